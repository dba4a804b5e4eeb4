package delver

import (
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// feature is something that a position at Regroup has, and how much of it.
type feature struct{ index, much int }

// The features, in their order. Where a row of them is meant, the name is the first.
const (
	featAlways = 0
	featFace   = featAlways + 1 // party dice of each of six faces
	featDice   = featFace + 6   // 0 to 7 active dice: one of them
	featTypes  = featDice + 8   // 0 to 5 different companions: one of them
	featLair   = featTypes + 6  // dice of the lair, 0 to 3: one of them; 4 more if a dragon could be slain
	featToken  = featLair + 8   // each kind of treasure, two at most
	featReady  = featToken + 10 // the ultimate is ready
	featGrave  = featReady + 1  // dice of the graveyard
	featHeroes = featGrave + 1  // 1, 2, 3 and more champions: one of them
	featNovice = featHeroes + 3 // experience of a novice, 0 to 4: one of them
	featFew    = featNovice + 5 // dice that are ready for a full lair: 0 to 3 missing types with 2 dice in the lair
	featAid    = featFew + 4    // companion tokens together, 1, 2, 3: one of them
	featVow    = featAid + 3    // the Berserker's vow, and with it dice, dice of the lair and different companions
	featCount  = featVow + 4
)

// featuresOf appends the features of a position at Regroup.
func featuresOf(list []feature, p *foresight.Position, needs int) []feature {
	add := func(index, much int) {
		if much != 0 {
			list = append(list, feature{index, much})
		}
	}
	add(featAlways, 1)
	dice, types := 0, 0
	for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
		n := int(p.Party[f])
		add(featFace+int(f-dungeonroll.Cleric), n)
		dice += n
		if n > 0 && f != dungeonroll.Scroll {
			types++
		}
	}
	aid := 0
	for k := dungeonroll.Sword; k <= dungeonroll.Portal; k++ {
		n := int(p.Tokens[k])
		add(featToken+int(k-dungeonroll.Sword), min(2, n))
		if k <= dungeonroll.Tools {
			aid += n
		}
	}
	add(featDice+min(7, dice), 1)
	add(featTypes+types, 1)
	lair := min(3, int(p.Lair))
	add(featLair+lair, 1)
	if types+min(aid, 2) >= needs {
		add(featLair+4+lair, 1)
	}
	if !p.Spent {
		add(featReady, 1)
	}
	add(featGrave, int(p.Grave))
	if n := int(p.Party[dungeonroll.Champion]); n > 0 {
		add(featHeroes+min(3, n)-1, 1)
	}
	if !p.Master {
		add(featNovice+min(4, int(p.XP)), 1)
	}
	if p.Lair >= 2 {
		add(featFew+min(3, max(0, needs-types-aid)), 1)
	}
	if aid > 0 {
		add(featAid+min(3, aid)-1, 1)
	}
	if p.Vow {
		add(featVow, 1)
		add(featVow+1, dice)
		add(featVow+2, lair)
		add(featVow+3, types)
	}
	return list
}
