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

// featureList is room for the features of a position.
type featureList struct {
	list [featCount]feature
	n    int
}

func (l *featureList) add(index, much int) {
	l.list[l.n] = feature{index, much}
	l.n++
}

// featuresOf lists the features of a position at Regroup.
func featuresOf(l *featureList, p *foresight.Position, needs int) []feature {
	l.add(featAlways, 1)
	dice, types := 0, 0
	for i, c := range p.Party[dungeonroll.Cleric:] {
		if c == 0 {
			continue
		}
		l.add(featFace+i, int(c))
		dice += int(c)
		if i < int(dungeonroll.Champion) {
			types++
		}
	}
	aid := 0
	for i, c := range p.Tokens[dungeonroll.Sword:] {
		if c == 0 {
			continue
		}
		l.add(featToken+i, min(2, int(c)))
		if i < int(dungeonroll.Tools) {
			aid += int(c)
		}
	}
	l.add(featDice+min(7, dice), 1)
	l.add(featTypes+types, 1)
	lair := min(3, int(p.Lair))
	l.add(featLair+lair, 1)
	if types+min(aid, 2) >= needs {
		l.add(featLair+4+lair, 1)
	}
	if !p.Spent {
		l.add(featReady, 1)
	}
	l.add(featGrave, int(p.Grave))
	if n := int(p.Party[dungeonroll.Champion]); n > 0 {
		l.add(featHeroes+min(3, n)-1, 1)
	}
	if !p.Master {
		l.add(featNovice+min(4, int(p.XP)), 1)
	}
	if p.Lair >= 2 {
		l.add(featFew+min(3, max(0, needs-types-aid)), 1)
	}
	if aid > 0 {
		l.add(featAid+min(3, aid)-1, 1)
	}
	if p.Vow {
		l.add(featVow, 1)
		l.add(featVow+1, dice)
		l.add(featVow+2, lair)
		l.add(featVow+3, types)
	}
	return l.list[:l.n]
}
