package foresight

import "delvebox/games/dungeonroll"

func (n *node) lootPhase() {
	n.chests()
	n.quaffs()
	if n.side.power == clearsAll {
		n.ultimate()
	}
	q := n.p
	n.s.endLoot(&q)
	n.try(q)
}

// after tries a position in which something of the level was taken.
func (n *node) after(q Position) {
	n.s.endIfBare(&q)
	if q.Phase == dungeonroll.DragonPhase && q.Lair == 0 && !q.loot() {
		q.regroup() // DR-229
	}
	n.try(q)
}

// chests lets every companion open as many chests as it can.
func (n *node) chests() {
	have := n.p.Row[dungeonroll.Chest]
	if have == 0 {
		return
	}
	var room [mostSources]source
	spare := !n.dragonLooms()
	for _, s := range n.sources(&room) {
		switch {
		case s.roles == 0, n.s.luck == Averaged && s.kind == aToken && s.token != dungeonroll.Tools:
			continue // a treasure for a treasure
		case spare && s.kind == aDie && s.face == dungeonroll.Champion && n.p.Party[dungeonroll.Thief] > 0:
			continue
		case spare && s.kind == aDie && s.face <= dungeonroll.Mage && n.rarer(s.face):
			continue
		}
		q := n.p
		q.spend(s)
		opened := uint8(1)
		if s.whole(dungeonroll.Chest) {
			opened = have
		}
		q.Row[dungeonroll.Chest] -= opened
		for range opened {
			q.reward()
		}
		n.after(q)
	}
}

// rarer says whether of two other plain faces there are more dice, or as many of an
// earlier one.
func (n *node) rarer(f dungeonroll.Face) bool {
	for g := dungeonroll.Cleric; g <= dungeonroll.Mage; g++ {
		if n.p.Party[g] > n.p.Party[f] || g < f && n.p.Party[g] == n.p.Party[f] {
			return true
		}
	}
	return false
}

// quaffs lets every die and token drink as many potions as bring somebody back.
func (n *node) quaffs() {
	have := n.p.Row[dungeonroll.Potion]
	if have == 0 {
		return
	}
	var room [mostSources]source
	dice, tokens, most := 0, 0, 1
	if n.dragonLooms() {
		most = 2
	}
	for _, s := range n.drinkers(n.sources(&room)) {
		if n.s.luck == Averaged { // the weakest will do
			if s.kind == aDie {
				dice++
			}
			if s.kind == aToken {
				tokens++
			}
			if dice > most && s.kind == aDie || tokens > 1 && s.kind == aToken {
				continue
			}
		}
		q := n.p
		q.spend(s)
		if k := min(have, q.Grave); k > 0 {
			q.Row[dungeonroll.Potion] -= k
			n.revive(q, k, dungeonroll.Champion)
		}
	}
}

// drinkers puts the sources into the order in which they can be missed.
func (n *node) drinkers(list []source) []source {
	rank := func(s *source) int {
		switch s.face {
		case dungeonroll.Scroll:
			return 0
		case dungeonroll.Thief:
			return 1
		case dungeonroll.Champion:
			return 3
		}
		return 2
	}
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && rank(&list[j]) < rank(&list[j-1]); j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	return list
}

// elixir revives one die (DR-104).
func (n *node) elixir() {
	if n.p.Tokens[dungeonroll.Elixir] == 0 || n.p.Grave == 0 {
		return
	}
	if n.s.luck == Averaged && n.p.Phase == dungeonroll.MonsterPhase && n.companions() > 1 {
		return // early enough when the party is worn down
	}
	q := n.p
	q.discard(dungeonroll.Elixir)
	n.revive(q, 1, dungeonroll.Champion)
}

// companions is the number of active dice that can fight.
func (n *node) companions() int {
	k := 0
	for f, c := range n.p.Party {
		if n.side.roles[f] != 0 {
			k += int(c)
		}
	}
	return k
}

// revive tries the faces that so many dice may come back with: champions, who ever takes
// an extra monster (DR-149), and one of each face that the party lacks where types may
// count. Faces go down from a face, so
// that each choice is met once.
func (n *node) revive(q Position, k uint8, from dungeonroll.Face) {
	if k == 0 {
		n.after(q)
		return
	}
	for f := from; f >= dungeonroll.Cleric; f-- {
		if f != dungeonroll.Champion && f != n.side.extra && (q.Party[f] > 0 || n.p.Lair < fullLair-1 && n.p.Tokens[dungeonroll.Bait] == 0) {
			continue
		}
		r := q
		r.Party[f]++
		r.Grave--
		next := f
		if f != dungeonroll.Champion && f != n.side.extra {
			next = f - 1
		}
		if next < dungeonroll.Cleric && k > 1 {
			continue
		}
		n.revive(r, k-1, next)
	}
	if from == dungeonroll.Champion && n.reads() {
		r := q
		r.Party[dungeonroll.Scroll]++
		r.Grave--
		n.revive(r, k-1, from)
	}
}

// reads says whether the hero has a use for scrolls that a champion has not.
func (n *node) reads() bool {
	return n.side.roles[dungeonroll.Scroll] != 0 || n.side.power == rewindsWith && !n.p.Spent && n.p.Lair > 0
}
