package doodler

import (
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
)

// atTrap plays Poisoned Spikes where they hurt, and a Spare Spring where the path comes
// back to the trap.
func atTrap(q *question, m doodledungeon.Meeting) doodledungeon.Move {
	s := q.state
	if m.Hushed {
		return doodledungeon.Settle{}
	}
	again := false
	path := s.Path(q.seat)
	for _, at := range s.Encounters(q.seat) {
		again = again || path[at] == m.Square
	}
	for _, id := range s.Hand(q.seat) {
		switch a := q.action(id); {
		case a == card.PoisonedSpikes && !m.Picked && m.Damage < s.Hearts(q.seat),
			a == card.SpareSpring && again && !m.Kept:
			return doodledungeon.Play{Action: a}
		}
	}
	return doodledungeon.Settle{}
}
