package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

const (
	hardLay   = 400 // what a Hero action must bring before it is laid
	heldHero  = 400 // what a Hero action in hand is expected to bring the next turn
	underEdge = 60  // by how much the pile must promise more than a card in hand
	behind    = 60  // of a hundredth: harm to players who are not in the lead
	angelFrom = 7   // hearts with which a Guardian Angel is laid
)

// help lays the Hero action that costs a rival most, keeps what brings more in the next
// encounter than a card from the pile is expected to, and puts the rest under it.
func (hard) help(q *question) doodledungeon.Move {
	s := q.state
	if s.Step() == doodledungeon.Helping {
		if m, v := bestLay(q); v >= hardLay {
			return m
		}
	}
	hand := s.Hand(q.seat)
	pile := s.Pile(q.seat)
	if len(pile) == 0 || len(hand) > s.Level(q.seat, card.HandTrack) {
		return doodledungeon.Refill{}
	}
	st := foresee(q, q.seat)
	open := false
	for seat := range play.Seat(s.Seats()) {
		open = open || seat != q.seat && s.Hero(seat) == doodledungeon.Alive
	}
	promise := promised(q, &st, pile, open)
	worst, least := card.NoAction, promise-underEdge
	for _, id := range hand {
		if v := holding(q, &st, q.action(id), open); v < least {
			worst, least = q.action(id), v
		}
	}
	if worst != card.NoAction {
		return doodledungeon.Under{Action: worst}
	}
	return doodledungeon.Refill{}
}

// holding is what a card in hand is expected to bring in the next turn.
func holding(q *question, st *stage, a card.Action, open bool) int {
	if !a.Hero() {
		return st.brings(q.tables(), a)
	}
	if open {
		return heldHero
	}
	return 0
}

// promised is what a card drawn from the pile is expected to bring in the next turn: the
// top one, if the seat has put it there itself.
func promised(q *question, st *stage, pile []card.ID, open bool) int {
	if pile[0].Valid() {
		return holding(q, st, q.action(pile[0]), open)
	}
	sum, n := 0, 0
	for id := range q.state.PileCards(q.seat).Each {
		sum += holding(q, st, q.action(id), open)
		n++
	}
	return sum / max(1, n)
}

// bestLay finds the Hero action in hand, and where to lay it, that costs a rival most.
func bestLay(q *question) (doodledungeon.Move, int) {
	s := q.state
	var best doodledungeon.Move
	most := -1 << 40
	first := leader(q)
	for above := range play.Seat(s.Seats()) {
		if !layable(q, above) {
			continue
		}
		st := foresee(q, above)
		for _, id := range s.Hand(q.seat) {
			a := q.action(id)
			if !a.Hero() {
				continue
			}
			v, square := costs(q, &st, a, above)
			if above != first {
				v = v * behind / 100
			}
			if v > most {
				best, most = doodledungeon.Lay{Action: a, Above: above, Square: square}, v
			}
		}
	}
	return best, most
}

// costs is what a Hero action above a dungeon is expected to cost its owner, and the
// monster that a Bomb should name.
func costs(q *question, st *stage, a card.Action, above play.Seat) (int, sheet.Square) {
	s, t := q.state, q.tables()
	none := sheet.NoSquare
	need := t.Figures.Strength - st.level
	wins := func(level int) int { // with the cards of the owner
		return chance(level, s.Level(above, card.HandTrack), t.Figures.Strength)
	}
	prize := st.worth + st.damage*point
	switch a {
	case card.HealingPotion:
		for _, other := range s.Above(above) {
			if q.action(other.Card) == a {
				return 0, none
			}
		}
		return min(t.Value(a), t.Figures.Hearts-s.Hearts(above)) * point, none
	case card.Shield:
		return min(t.Value(a), len(s.Encounters(above))) * point * 8 / 10, none
	case card.Bomb:
		return bombCosts(q, above)
	case card.Lockpick:
		own, path := s.Sheet(above), s.Path(above)
		for _, at := range s.Encounters(above) {
			if own.At(path[at]) == sheet.Trap && !st.picked {
				return s.Level(above, card.TrapTrack) * point, none
			}
		}
	case card.GuardianAngel:
		if s.Hearts(above) <= angelFrom && st.mark != sheet.Empty {
			return 2 * point, none
		}
	}
	switch {
	case st.mark == sheet.Trap && a == card.CloakOfShadows:
		return st.damage * point, none
	case !st.mark.Monster():
		return 0, none
	}
	switch a {
	case card.Longsword:
		return (wins(st.level) - wins(st.level-t.Value(a))) * prize / whole, none
	case card.CloakOfShadows:
		return wins(st.level)*prize/whole - st.worth, none
	case card.HushScroll:
		return (wins(st.level) - parts(fight.AtLeast(2, need))) * prize / whole, none
	case card.Jinx:
		return (wins(st.level) - jinxed(need)) * prize / whole, none
	}
	return 0, none
}

// jinxed is the chance of two dice to make the sum when the higher becomes a 1, in parts
// of whole.
func jinxed(need int) int {
	hits := 0
	for a := 1; a <= fight.Faces; a++ {
		for b := 1; b <= fight.Faces; b++ {
			if min(a, b)+1 >= need {
				hits++
			}
		}
	}
	return hits * whole / (fight.Faces * fight.Faces)
}

// bombCosts finds the monster whose loss by a Bomb costs the owner most: strong ones that
// the way still passes.
func bombCosts(q *question, above play.Seat) (int, sheet.Square) {
	s, t := q.state, q.tables()
	own, path := s.Sheet(above), s.Path(above)
	near := sheet.Set{}
	from := max(0, s.At(above)) // where he stands: the square itself is not next to him
	for _, sq := range path[from:] {
		near = near.Or(sheet.Of(sq).Beside())
	}
	each := s.Level(above, card.TreasureTrack) * point
	best, most := sheet.NoSquare, 0
	for sq := range near.And(own.Guards()).Each {
		m := own.At(sq)
		worth := t.Points(m)*point + each*min(s.TreasureCount(above), own.Monsters().Count())/max(1, own.Monsters().Count())
		win := chance(s.Strength(above, m), s.Level(above, card.HandTrack), t.Figures.Strength)
		v := worth // expected to stay
		for _, at := range s.Encounters(above) {
			if path[at] == sq {
				v = win * (v + t.Damage(m)*point) / whole
			}
		}
		if v > most {
			best, most = sq, v
		}
	}
	return most, best
}
