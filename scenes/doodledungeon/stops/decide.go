package stops

import (
	"errors"

	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Decide is one simple decision of a person at a table; n varies it. Walls keep room,
// treasures go under monsters, the path meets a few of them, cards are played where they
// help.
func Decide(s *doodledungeon.State, n int) (doodledungeon.Move, error) {
	seat := s.Turn()
	pick := func(of int) int { return (n*7 + 3) % of }
	switch s.Phase() {
	case doodledungeon.Building:
		if m := build(s, n); m != nil {
			return m, nil
		}
		return doodledungeon.TurnOver{}, nil
	case doodledungeon.Drawing:
		return path(s), nil
	case doodledungeon.Defence:
		return defend(s, n)
	}
	m := s.Sample(seat, pick)
	if m == nil {
		return nil, errors.New("there is no move")
	}
	return m, nil
}

// build decides on the element that is due, nil when all is done.
func build(s *doodledungeon.State, n int) doodledungeon.Move {
	seat := s.Turn()
	_, e, ok := s.Due(seat)
	if !ok {
		return nil
	}
	sh := s.Sheet(seat)
	switch e.Kind {
	case card.Formation:
		on, _ := sh.Place(e.Shape, (n*37+11)%len(e.Shape.Places()))
		return doodledungeon.Wall{On: on}
	case card.Creature:
		room := sh.Room()
		if hidden := room.And(s.Treasures(seat)); e.Mark.Monster() && !hidden.Empty() {
			return doodledungeon.Draw{Mark: e.Mark, Square: hidden.First()}
		}
		return doodledungeon.Draw{Mark: e.Mark, Square: room.Nth((n*29 + 7) % room.Count())}
	case card.Treasure:
		free := s.Treasures(seat).Not()
		if g := sh.Guards().And(free); !g.Empty() {
			return doodledungeon.Hide{Square: g.Nth(g.Count() - 1)}
		}
		if room := sh.Room().And(free); !room.Empty() {
			return doodledungeon.Hide{Square: room.Nth((n * 13) % room.Count())}
		}
		return doodledungeon.Hide{Square: free.First()}
	}
	for _, c := range []card.Category{card.OrcTrack, card.DragonTrack, card.HandTrack, card.GoblinTrack, card.TreasureTrack, card.TrapTrack} {
		m := doodledungeon.Check{Category: c}
		if s.Why(seat, m) == nil && (n%3 > 0 || c >= card.TrapTrack) {
			return m
		}
	}
	for c := range card.Categories {
		if m := (doodledungeon.Check{Category: c}); s.Why(seat, m) == nil {
			return m
		}
	}
	return nil
}

// path meets monsters from the weakest on, as far as a line can be drawn to them.
func path(s *doodledungeon.State) doodledungeon.Move {
	seat := s.Turn()
	sh := s.Sheet(s.Neighbour(seat))
	pen := s.PenFor(seat)
	met := 0
	for _, m := range sheet.Monsters() {
		for q := range sh.Of(m).Each {
			was := pen.Len()
			if met < 5 && pen.Visits(q) == 0 && pen.Lead(q) {
				met++
				if pen.Stuck() {
					pen.BackTo(was)
				}
			}
		}
	}
	if !pen.Lead(sheet.Exit) {
		pen.Reset()
		pen.Lead(sheet.Exit)
	}
	return doodledungeon.Path{Squares: pen.Path()}
}

// defend plays a card that makes a lost fight better, lays Hero actions, keeps the rest.
func defend(s *doodledungeon.State, n int) (doodledungeon.Move, error) {
	seat := s.Turn()
	switch s.Step() {
	case doodledungeon.Walking:
		return doodledungeon.Walk{}, nil
	case doodledungeon.Encounter:
		m, _ := s.Meeting()
		need := s.Tables().Figures.Strength
		if m.Mark.Monster() && m.Fight.Strength() < need {
			if plan, ok := s.BestPlay(seat); ok && plan.First != card.NoAction {
				p := doodledungeon.Play{Action: plan.First}
				for _, d := range plan.Reroll {
					p.Dice |= 1 << d
				}
				if s.Why(seat, p) == nil {
					return p, nil
				}
			}
		}
		if p := (doodledungeon.Play{Action: card.PoisonedSpikes}); m.Mark == sheet.Trap && s.Why(seat, p) == nil {
			return p, nil
		}
		return doodledungeon.Settle{}, nil
	}
	for _, m := range s.Moves(seat) {
		if l, ok := m.(doodledungeon.Lay); ok {
			return l, nil
		}
	}
	if under := len(s.Hand(seat)) > 1 && n%4 == 0; under {
		for _, m := range s.Moves(seat) {
			if p, ok := m.(doodledungeon.Under); ok && p.Action.AtTrap() {
				return p, nil
			}
		}
	}
	return doodledungeon.Refill{}, nil
}
