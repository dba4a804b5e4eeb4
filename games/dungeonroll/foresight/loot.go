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
	for _, s := range n.sources(&room) {
		if s.roles == 0 {
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

// quaffs lets every die and token drink as many potions as bring somebody back.
func (n *node) quaffs() {
	have := n.p.Row[dungeonroll.Potion]
	if have == 0 {
		return
	}
	var room [mostSources]source
	for _, s := range n.sources(&room) {
		q := n.p
		q.spend(s)
		if k := min(have, q.Grave); k > 0 {
			q.Row[dungeonroll.Potion] -= k
			n.revive(q, k, dungeonroll.Champion)
		}
	}
}

// elixir revives one die (DR-104).
func (n *node) elixir() {
	if n.p.Tokens[dungeonroll.Elixir] == 0 || n.p.Grave == 0 {
		return
	}
	q := n.p
	q.discard(dungeonroll.Elixir)
	n.revive(q, 1, dungeonroll.Champion)
}

// revive tries the faces that so many dice may come back with: champions, and one of
// each face that the party lacks where types may count. Faces go down from a face, so
// that each choice is met once.
func (n *node) revive(q Position, k uint8, from dungeonroll.Face) {
	if k == 0 {
		n.after(q)
		return
	}
	for f := from; f >= dungeonroll.Cleric; f-- {
		if f != dungeonroll.Champion && (q.Party[f] > 0 || n.p.Lair < fullLair-1 && n.p.Tokens[dungeonroll.Bait] == 0) {
			continue
		}
		r := q
		r.Party[f]++
		r.Grave--
		next := f
		if f != dungeonroll.Champion {
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
