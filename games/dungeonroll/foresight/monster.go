package foresight

import "delvebox/games/dungeonroll"

func (n *node) monsterPhase() {
	p := &n.p
	if p.Monsters() == 0 {
		q := *p
		q.Phase = dungeonroll.LootPhase
		n.s.endIfBare(&q)
		n.try(q)
		if n.side.power == leaves {
			n.ultimate()
		}
		return
	}
	n.tokens()
	n.fights()
	if n.side.anytime {
		n.chests() // before fleeing from the rest
		n.quaffs()
	}
	n.ultimate()
	n.track()
	n.wish()
	n.flee()
}

// endIfBare ends a Loot phase in which nothing lies on the level.
func (s *Search) endIfBare(q *Position) {
	if q.Phase == dungeonroll.LootPhase && !q.loot() {
		s.endLoot(q)
	}
}

// endLoot goes on to the dragon or to Regroup (DR-060, DR-062).
func (s *Search) endLoot(q *Position) {
	if !s.keepsLoot(q) {
		q.Row = [foes]uint8{}
	}
	if q.Lair >= fullLair {
		q.Phase = dungeonroll.DragonPhase
		return
	}
	q.regroup()
}

func (s *Search) keepsLoot(q *Position) bool { return s.side(q).anytime && s.rules.LootAtDragon }

// fights lets every source take on one type of monsters. Fights can be put in any order,
// so it is enough to look at the first type, unless something may take the others away
// together (a bait, a challenge, whoever takes a group and one more of another type), or
// the first that falls is to come back for the rest.
func (n *node) fights() {
	p := &n.p
	together := n.side.extra != dungeonroll.NoFace || p.Tokens[dungeonroll.Bait] > 0 || n.side.power == challenges && !p.Spent ||
		p.Tokens[dungeonroll.Elixir] > p.Grave || n.side.anytime && p.Row[dungeonroll.Potion] > 0
	var room [mostSources]source
	list := n.sources(&room)
	for f := dungeonroll.Goblin; f <= dungeonroll.Ooze; f++ {
		if p.Row[f] == 0 {
			continue
		}
		spare := n.spares(list, f)
		for i := range list {
			s := &list[i]
			if s.roles == 0 || spare && s.kind == aDie && s.face == dungeonroll.Champion {
				continue
			}
			n.fight(s, f)
		}
		if !together {
			return
		}
	}
}

// spares says whether another die than a champion does as well against the foe, and no
// dragon asks for types.
func (n *node) spares(list []source, f dungeonroll.Foe) bool {
	if n.dragonLooms() || n.side.bold || n.side.extra == dungeonroll.Champion {
		return false
	}
	for i := range list {
		s := &list[i]
		if s.roles != 0 && s.kind <= aGuest && s.face != dungeonroll.Champion && (n.p.Row[f] == 1 || s.whole(f)) {
			return true
		}
	}
	return false
}

// dragonLooms says whether types of companions may count soon. Where luck is not
// averaged the search has to be exact, and one always does.
func (n *node) dragonLooms() bool {
	return n.s.luck != Averaged || n.p.Lair >= fullLair-1 || n.p.Tokens[dungeonroll.Bait] > 0
}

func (n *node) fight(s *source, f dungeonroll.Foe) {
	q := n.p
	taken := uint8(1)
	if s.whole(f) {
		taken = q.Row[f]
	}
	q.Row[f] -= taken
	if n.side.extra == dungeonroll.NoFace || !s.roles.Has(n.side.extra) || q.Monsters() == 0 {
		n.afterFight(q, s, taken)
		return
	}
	// The role with the extra monster, beside what it takes itself (DR-150). Another
	// role of the source may take more of the group.
	own := uint8(1)
	if dungeonroll.TakesAll(n.side.extra, f) {
		own = n.p.Row[f]
	}
	if own < taken {
		n.afterFight(q, s, taken)
	}
	q = n.p
	q.Row[f] -= own
	for g := dungeonroll.Goblin; g <= dungeonroll.Ooze; g++ {
		if q.Row[g] > 0 {
			r := q
			r.Row[g]--
			n.afterFight(r, s, own+1)
		}
	}
}

// afterFight uses the source up; the Dwarf's champion is rolled again (DR-178).
func (n *node) afterFight(q Position, s *source, taken uint8) {
	if !n.side.bold || s.kind != aDie || s.face != dungeonroll.Champion || taken < 2 {
		q.spend(*s)
		n.try(q)
		return
	}
	q.Party[dungeonroll.Champion]--
	if n.s.luck == Denied {
		n.try(q)
		return
	}
	n.luck(func(give func(Position, int)) { n.rolled(q, 1, give) })
}

// track re-rolls a goblin of the level (DR-198).
func (n *node) track() {
	if !n.side.tracks || n.p.Tracked || n.p.Row[dungeonroll.Goblin] == 0 || n.s.luck == Denied {
		return
	}
	n.luck(func(give func(Position, int)) {
		for f := dungeonroll.Goblin; f <= dungeonroll.Dragon; f++ {
			q := n.p
			q.Tracked = true
			q.Row[dungeonroll.Goblin]--
			if f == dungeonroll.Dragon {
				n.s.fillLair(&q, 1)
			} else {
				q.Row[f]++
			}
			give(q, 1)
		}
	})
}

// fillLair adds dice to the lair (DR-029, DR-194).
func (s *Search) fillLair(q *Position, n uint8) {
	q.Lair += n
	if s.side(q).sheds && q.Lair >= s.rules.LairLimit {
		q.Lair = 0
	}
}

// raise turns all monsters to dragons (DR-106, DR-146).
func (s *Search) raise(q *Position) {
	m := uint8(q.Monsters())
	for f := dungeonroll.Goblin; f <= dungeonroll.Ooze; f++ {
		q.Row[f] = 0
	}
	s.fillLair(q, m)
}
