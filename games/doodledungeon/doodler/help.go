package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// help lays Hero actions above the leader's dungeon, keeps what fits the next encounter,
// and puts the rest under the pile.
func (normal) help(q *question) doodledungeon.Move {
	s := q.state
	hand := s.Hand(q.seat)
	if s.Step() == doodledungeon.Helping {
		if above := leader(q); above != play.NoSeat {
			for _, id := range hand {
				a := q.action(id)
				m := doodledungeon.Lay{Action: a, Above: above, Square: sheet.NoSquare}
				if a == card.Bomb {
					m.Square = bombed(q, above)
				}
				if a.Hero() && (a != card.Bomb || m.Square != sheet.NoSquare) {
					return m
				}
			}
		}
	}
	next := ahead(q, q.seat)
	for _, id := range hand {
		if a := q.action(id); s.Level(q.seat, card.HandTrack) >= len(hand) && len(s.Pile(q.seat)) > 0 && !fits(a, next) {
			return doodledungeon.Under{Action: a}
		}
	}
	return doodledungeon.Refill{}
}

// fits says whether an action can be of use in an encounter with the mark.
func fits(a card.Action, m sheet.Mark) bool {
	if m == sheet.Trap {
		return a.AtTrap()
	}
	return m.Monster() && a.InFight() && (a.Only() == sheet.Empty || a.Only() == m)
}

// ahead is what the hero of a seat meets next; Empty if nothing.
func ahead(q *question, seat play.Seat) sheet.Mark {
	s := q.state
	if s.Hero(seat) != doodledungeon.Alive {
		return sheet.Empty
	}
	stops := s.Encounters(seat)
	for _, a := range s.Above(seat) {
		if q.action(a.Card) == card.CloakOfShadows && len(stops) > 0 {
			stops = stops[1:]
		}
	}
	if len(stops) == 0 {
		return sheet.Empty
	}
	own := s.Sheet(seat)
	return own.At(s.Path(seat)[stops[0]])
}

// leader is who does best of those above whose dungeon a card may be laid; NoSeat if
// there is nobody.
func leader(q *question) play.Seat {
	best, most := play.NoSeat, -1<<30
	for seat := range play.Seat(q.state.Seats()) {
		if !layable(q, seat) {
			continue
		}
		if v := standing(q, seat); v > most {
			best, most = seat, v
		}
	}
	return best
}

// standing is what a seat would score if the phase ended now, as far as can be seen: two
// of three treasures are thought to be guarded.
func standing(q *question, seat play.Seat) int {
	s, t := q.state, q.tables()
	own := s.Sheet(seat)
	v := s.TreasureCount(seat) * s.Level(seat, card.TreasureTrack) * point * 2 / 3
	for _, m := range sheet.Monsters() {
		v += own.Standing(m).Count() * t.Points(m) * point
	}
	if s.Hero(seat) == doodledungeon.Dead {
		return v + t.Figures.Death*point
	}
	return v - s.Hearts(seat)*point
}

// bombed is the most valuable monster next to the way that the hero of a seat still has
// to go; NoSquare if there is none.
func bombed(q *question, seat play.Seat) sheet.Square {
	s := q.state
	own := s.Sheet(seat)
	near := sheet.Set{}
	path := s.Path(seat)
	for _, sq := range path[max(0, s.At(seat)):] {
		near = near.Or(sheet.Of(sq).Spread())
	}
	best, most := sheet.NoSquare, -1
	for sq := range near.And(own.Guards()).Each {
		m := own.At(sq)
		if v := q.tables().Points(m)*100 + s.Strength(seat, m); v > most {
			best, most = sq, v
		}
	}
	return best
}
