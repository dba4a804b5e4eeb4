package foresight

import "delvebox/games/dungeonroll"

// side is what the search has to know of a side of a hero card: what the rules say of
// it, and the shape of its ultimate.
type side struct {
	roles   [faces]dungeonroll.Faces
	card    dungeonroll.Faces     // the hero card as a companion, while it is unspent
	needs   int                   // companions against the dragon
	extra   dungeonroll.Face      // the role that takes one monster more (DR-149, DR-155)
	knights bool                  // scrolls become champions (DR-144)
	anytime bool                  // DR-138
	bold    bool                  // DR-176
	sheds   bool                  // DR-193
	turns   [foes]dungeonroll.Foe // changes of rolled dungeon dice, NoFoe for none (DR-028)
	tracks  bool                  // DR-198
	guest   dungeonroll.Face      // the face of temporary companions
	power   power
	n       int // how many the power takes
}

// power is the shape of an ultimate.
type power uint8

const (
	noPower     power = iota
	cardItself        // a source of other actions (DR-128)
	clearsAll         // Paladin
	brews             // Enchantress: monsters to a potion
	hoards            // Leprechaun: monsters to a chest
	recruits          // Half-Goblin, Occultist: monsters to companions
	challenges        // Knight: monsters to dragons
	strikes           // Mercenary, Tracker: any monsters
	rages             // Dwarf: monsters by champions, which are rolled again
	burns             // Sorceress: monsters by dragons
	breathes          // Drake Kin: types by dragons
	shoots            // Ranger: one of each type
	dispels           // the lair's dice leave
	blasts            // Battlemage, Classic: those of the level too
	raises            // dice of the graveyard are rolled
	vows              // the Berserker's raising
	sets              // Guild Leader
	setsBoth          // Guild Master
	rewinds           // Time Traveller
	rewindsWith       // Time Lady: scrolls too
	leaves            // Scout: retires, n levels lower
	commands          // a re-roll: left to the caller
	digs              // treasures: left to the caller
)

// trait is what a side adds to what the rules can be asked for.
type trait func(*side)

func does(p power, n int) trait { return func(s *side) { s.power, s.n = p, n } }

func inviting(f dungeonroll.Face) trait { return func(s *side) { s.guest = f } }

var (
	anytime trait = func(s *side) { s.anytime = true }
	knights trait = func(s *side) { s.knights = true }
	bold    trait = func(s *side) { s.bold = true }
	sheds   trait = func(s *side) { s.sheds = true }
	tracks  trait = func(s *side) { s.tracks = true }
)

func turning(from, to dungeonroll.Foe) trait { return func(s *side) { s.turns[from] = to } }

func bonus(f dungeonroll.Face) trait { return func(s *side) { s.extra = f } }

// traitsOf lists the traits of a side of a hero card.
func traitsOf(h dungeonroll.Hero, master bool) []trait {
	pick := func(novice, turned []trait) []trait {
		if master {
			return turned
		}
		return novice
	}
	switch h {
	case dungeonroll.Crusader:
		return pick([]trait{does(cardItself, 0)}, []trait{does(clearsAll, 0)})
	case dungeonroll.Enchantress:
		return pick([]trait{does(brews, 1)}, []trait{does(brews, 2)})
	case dungeonroll.HalfGoblin:
		both := []trait{anytime, inviting(dungeonroll.Thief)}
		return pick(append(both, does(recruits, 1)), append(both[:2:2], does(recruits, 2)))
	case dungeonroll.Knight:
		return []trait{knights, does(challenges, 0)}
	case dungeonroll.Mercenary:
		return pick([]trait{does(strikes, 2)}, []trait{bonus(dungeonroll.Fighter), does(commands, 0)})
	case dungeonroll.Minstrel:
		return pick([]trait{does(dispels, 0)}, []trait{does(dispels, 0), bonus(dungeonroll.Champion)})
	case dungeonroll.Occultist:
		both := []trait{inviting(dungeonroll.Fighter)}
		return pick(append(both, does(recruits, 1)), append(both[:1:1], does(recruits, 2)))
	case dungeonroll.Spellsword:
		return pick([]trait{does(cardItself, 0)}, []trait{does(blasts, 0)})
	case dungeonroll.Alchemist:
		turn := turning(dungeonroll.Chest, dungeonroll.Potion)
		return pick([]trait{turn, does(raises, 1)}, []trait{turn, does(raises, 2)})
	case dungeonroll.Archaeologist:
		return pick([]trait{does(digs, 2)}, []trait{does(digs, 1)})
	case dungeonroll.Dwarf:
		return pick([]trait{bold, does(rages, 0)}, []trait{bold, does(vows, 4)})
	case dungeonroll.Leprechaun:
		turn := turning(dungeonroll.Potion, dungeonroll.Chest)
		return pick([]trait{turn, does(hoards, 1)}, []trait{turn, does(hoards, 2)})
	case dungeonroll.Scout:
		return pick([]trait{does(leaves, 1)}, []trait{does(leaves, 0)})
	case dungeonroll.Sorceress:
		return pick([]trait{sheds, does(burns, 0)}, []trait{sheds, does(breathes, 0)})
	case dungeonroll.Tracker:
		return pick([]trait{tracks, does(strikes, 1)}, []trait{tracks, does(shoots, 0)})
	case dungeonroll.Viking:
		return pick([]trait{does(dispels, 0)},
			[]trait{does(dispels, 0), turning(dungeonroll.Skeleton, dungeonroll.Potion)})
	case dungeonroll.GuildLeader:
		return pick([]trait{does(sets, 0)}, []trait{does(setsBoth, 0)})
	case dungeonroll.TimeTraveller:
		return pick([]trait{does(rewinds, 0)}, []trait{does(rewindsWith, 0)})
	}
	return nil
}

// sides are both sides of a hero card under some rules, the novice's first.
func sides(h dungeonroll.Hero, rules dungeonroll.Rules) (two [2]side) {
	for i := range two {
		s := &two[i]
		d := dungeonroll.Delve{Rules: rules, Hero: h, Master: i == 1}
		for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
			s.roles[f] = d.Roles(f)
		}
		s.card, s.needs = d.CardRoles(), d.DragonNeeds()
		for _, t := range traitsOf(h, d.Master) {
			t(s)
		}
		s.knights = s.knights && rules.KnightAlways
		if s.power == blasts && !rules.BattlemageLevel {
			s.power = dispels
		}
	}
	return two
}

// Needs is the number of companions that a dragon needs, of either side of the hero's
// card.
func (s *Search) Needs(master bool) int {
	if master {
		return s.sides[1].needs
	}
	return s.sides[0].needs
}
