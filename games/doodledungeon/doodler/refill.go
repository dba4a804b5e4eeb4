package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
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
