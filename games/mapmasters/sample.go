package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// sampleSteps bounds the length of an example path.
const sampleSteps = 30

// sampleExplorations gives examples of explorations: none at all, one card, and as
// many cards as go together at the first places that fit. They are legal and cheap to
// find, not good.
func (s *State) sampleExplorations(seat play.Seat) []play.Move {
	p := s.player(seat)
	var cards []*card.Card
	var ids []CardID
	for _, c := range p.hand[:p.held] {
		if k := s.tables().Card(c.id); k != nil {
			cards, ids = append(cards, k), append(ids, c.id)
		}
	}
	seconds := 0
	for i, id := range ids {
		seconds += (i + 1) * int(id)
	}
	// From one to three and a half minutes; the milliseconds tell round and seat.
	millis := (60+seconds%150)*1000 + s.round*10 + int(seat)
	moves := []play.Move{Explore{Millis: millis}}
	kit := s.Kit(seat)
	if len(cards) > 0 {
		one := []dungeon.Placement{{Card: cards[0]}}
		moves = append(moves, sampleWalk(one, ids, kit, card.None, millis, 3))
	}
	if len(cards) > 1 {
		all, order := []dungeon.Placement{{Card: cards[0]}}, []CardID{ids[0]}
		for i := 1; i < len(cards); i++ {
			if places := dungeon.Places(all, cards[i]); len(places) > 0 {
				all, order = append(all, places[(millis+i)%len(places)]), append(order, ids[i])
			}
		}
		moves = append(moves, sampleWalk(all, order, kit, card.None, millis, 1), sampleWalk(all, order, kit, card.None, millis, 5))
		if kit.Books.Has(dungeon.FairyPact) {
			moves = append(moves, sampleWalk(all, order, kit, card.Sword, millis, 2))
		}
	}
	return moves
}

// sampleWalk draws a path that takes the first step it can pay for, counted from an
// ever changing place in the list of steps.
func sampleWalk(placed []dungeon.Placement, ids []CardID, kit dungeon.Kit, pact card.Kind, millis, stride int) play.Move {
	m := Explore{Millis: millis, Pact: pact}
	for i, p := range placed {
		m.Cards = append(m.Cards, Place{Card: ids[i], X: p.X, Y: p.Y, Turned: p.Turned})
	}
	kit.Pact = pact
	t, err := dungeon.New(placed)
	if err != nil {
		return Explore{Millis: millis}
	}
	pen := dungeon.NewPen(t, kit)
	var buf []dungeon.Next
	for n := range sampleSteps {
		buf = pen.Next(buf[:0])
		if !sampleStep(pen, buf, n*stride) {
			break
		}
	}
	m.Path = pen.Path()
	return m
}

// sampleStep draws one of the steps, paid where it can be.
func sampleStep(pen *dungeon.Pen, steps []dungeon.Next, from int) bool {
	for i := range steps {
		next := steps[(from+i)%len(steps)]
		step, paid := next.Paid()
		if !paid {
			if next.MustPay {
				continue
			}
			step = next.Step
		}
		if pen.Step(step) == nil {
			return true
		}
	}
	return false
}
