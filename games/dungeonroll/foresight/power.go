package foresight

import "delvebox/games/dungeonroll"

const (
	goblin   = dungeonroll.Goblin
	skeleton = dungeonroll.Skeleton
	ooze     = dungeonroll.Ooze
)

// ultimate uses the ultimate in every way that may help here. The hero card as a
// companion is a source of other actions.
func (n *node) ultimate() {
	if n.p.Spent || n.done() {
		return
	}
	monsters := n.p.Phase == dungeonroll.MonsterPhase && n.p.Monsters() > 0
	switch n.side.power {
	case clearsAll:
		n.clearAll()
	case dispels, blasts:
		n.dispel(n.side.power == blasts)
	case raises, vows:
		n.raiseDead()
	case rewinds, rewindsWith:
		n.rewind()
	case leaves:
		if n.p.Phase == dungeonroll.MonsterPhase {
			q := n.spent()
			q.finish(dungeonroll.ByUltimate, n.p.Level-uint8(n.side.n))
			n.try(q)
		}
	case sets, setsBoth:
		n.set()
	default:
		if monsters {
			n.againstMonsters()
		}
	}
}

func (n *node) spent() Position {
	q := n.p
	q.Spent = true
	return q
}

func (n *node) againstMonsters() {
	q := n.spent()
	switch n.side.power {
	case brews:
		n.remove(n.side.n, func(r Position) { r.Row[dungeonroll.Potion]++; n.try(r) })
	case hoards:
		n.remove(n.side.n, func(r Position) { r.Row[dungeonroll.Chest]++; n.try(r) })
	case strikes:
		n.remove(n.side.n, n.try)
	case burns:
		n.remove(int(n.p.Lair), n.try)
	case rages:
		if k := n.p.Party[dungeonroll.Champion]; k > 0 && n.s.luck != Denied {
			n.remove(int(k), func(r Position) {
				r.Party[dungeonroll.Champion] = 0
				n.luck(func(give func(Position, int)) { n.rolled(r, k, give) })
			})
		}
	case recruits:
		from := goblin
		if n.side.guest == dungeonroll.Fighter {
			from = skeleton
		}
		for k := uint8(1); int(k) <= n.side.n && k <= n.p.Row[from]; k++ {
			r := q
			r.Row[from] -= k
			r.Guests += k
			n.try(r)
		}
	case challenges:
		n.s.raise(&q)
		n.try(q)
	case shoots:
		for f := goblin; f <= ooze; f++ {
			q.Row[f] -= min(1, q.Row[f])
		}
		n.try(q)
	case breathes:
		n.breathe(q)
	}
}

// remove takes as many monsters as possible away, up to a number, in every mixture, with
// the ultimate spent.
func (n *node) remove(most int, then func(Position)) {
	k := min(most, n.p.Monsters())
	if k == 0 {
		return
	}
	g, s, o := int(n.p.Row[goblin]), int(n.p.Row[skeleton]), int(n.p.Row[ooze])
	for a := 0; a <= min(k, g); a++ {
		for b := 0; b <= min(k-a, s); b++ {
			c := k - a - b
			if c > o {
				continue
			}
			q := n.spent()
			q.Row[goblin] -= uint8(a)
			q.Row[skeleton] -= uint8(b)
			q.Row[ooze] -= uint8(c)
			then(q)
		}
	}
}

// breathe discards types of monsters, one for each dragon (DR-196).
func (n *node) breathe(spent Position) {
	for set := 1; set < 8; set++ {
		q, types := spent, 0
		for f := goblin; f <= ooze; f++ {
			if set>>(f-goblin)&1 != 0 {
				if q.Row[f] == 0 {
					types = lastLevel + 1
				}
				q.Row[f] = 0
				types++
			}
		}
		if types <= int(n.p.Lair) {
			n.try(q)
		}
	}
}

// clearAll is the Paladin's (DR-133).
func (n *node) clearAll() {
	for k := dungeonroll.Sword; k <= dungeonroll.Portal; k++ {
		if n.p.Tokens[k] == 0 {
			continue
		}
		q := n.spent()
		q.discard(k)
		chests, potions := q.Row[dungeonroll.Chest], q.Row[dungeonroll.Potion]
		for range chests {
			q.reward()
		}
		q.Row, q.Lair = [foes]uint8{}, 0
		if q.Phase == dungeonroll.MonsterPhase {
			q.Phase = dungeonroll.LootPhase
		}
		n.revive(q, min(potions, q.Grave), dungeonroll.Champion)
	}
}

func (n *node) dispel(level bool) {
	if n.p.Lair == 0 && (!level || n.p.Phase == dungeonroll.DragonPhase) {
		return
	}
	q := n.spent()
	q.Lair = 0
	if level {
		q.Row = [foes]uint8{}
	} else if n.p.Phase == dungeonroll.MonsterPhase {
		return // the dragon phase is early enough
	}
	n.after(q)
}

// rewind defeats the dragon for a treasure or a scroll (DR-213).
func (n *node) rewind() {
	if n.p.Phase != dungeonroll.DragonPhase || n.p.Lair == 0 {
		return
	}
	for k := dungeonroll.Sword; k <= dungeonroll.Portal; k++ {
		if n.p.Tokens[k] > 0 {
			q := n.spent()
			q.discard(k)
			q.slay()
			n.after(q)
		}
	}
	if n.side.power == rewindsWith && n.p.Party[dungeonroll.Scroll] > 0 {
		q := n.spent()
		q.Party[dungeonroll.Scroll]--
		q.Grave++
		q.slay()
		n.after(q)
	}
}

// raiseDead rolls dice of the graveyard (DR-167).
func (n *node) raiseDead() {
	k := min(uint8(n.side.n), n.p.Grave)
	if k == 0 || n.s.luck == Denied {
		return
	}
	q := n.spent()
	q.Grave -= k
	q.Vow = q.Vow || n.side.power == vows
	n.luck(func(give func(Position, int)) { n.rolled(q, k, give) })
}
