package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// easy is the level Easy: it drafts by a rough value and much chance, builds and
// upgrades at random, draws a short way by a few monsters, and plays what helps at once.
type easy struct{}

const (
	easyNoise = 5 * point // added to a card's worth at random
	easyAims  = 4         // monsters that a path goes by, at most
)

func (easy) take(q *question) card.ID {
	best, most := card.NoCard, -1
	for _, id := range q.state.Offer() {
		if !id.Valid() {
			continue
		}
		if v := plainWorth(q.tables().Card(id)) + q.pick(easyNoise); v > most {
			best, most = id, v
		}
	}
	return best
}

func (easy) wall(q *question, _ *sheet.Formation, legal []sheet.Set) sheet.Set {
	return legal[q.pick(len(legal))]
}

func (easy) draw(q *question, _ sheet.Mark, room sheet.Set) sheet.Square { return anyOf(q, room) }

// hide puts the treasure under a monster if there is one without.
func (easy) hide(q *question, room sheet.Set) sheet.Square {
	own := q.state.Sheet(q.seat)
	if guards := own.Guards().And(room); !guards.Empty() {
		return anyOf(q, guards)
	}
	return anyOf(q, room)
}

func (easy) check(q *question) card.Category {
	c := card.Category(q.pick(int(card.Categories)))
	for !boxLeft(q, c) {
		c = (c + 1) % card.Categories
	}
	return c
}

// path goes the shortest way by a few monsters at random.
func (easy) path(q *question) []sheet.Square {
	pen := q.state.PenFor(q.seat)
	pen.Try(sheet.Entrance)
	dungeon := q.state.Sheet(q.state.Neighbour(q.seat))
	aims := dungeon.Guards()
	for range q.pick(easyAims + 1) {
		if aims.Empty() {
			break
		}
		aim := anyOf(q, aims)
		aims = aims.Without(aim)
		before := pen.Len()
		if pen.Lead(aim) && pen.WayOn() == nil && !pen.Done() {
			pen.BackTo(before)
		}
	}
	pen.Lead(sheet.Exit)
	return pen.Path()
}

// meet plays the first card that probably turns a lost fight at once, and what makes a
// trap worse.
func (easy) meet(q *question) doodledungeon.Move {
	m, _ := q.state.Meeting()
	if m.Mark == sheet.Trap {
		return atTrap(q, m)
	}
	advice, ok := q.state.Coach(q.seat)
	if !ok || advice.Now.Hits > 0 {
		return doodledungeon.Settle{}
	}
	for _, c := range advice.Cards {
		if 2*c.Chance.Hits > c.Chance.Of {
			return playing(c.Action, c.Reroll)
		}
	}
	return doodledungeon.Settle{}
}

// help lays the first Hero action above any other dungeon.
func (easy) help(q *question) doodledungeon.Move {
	s := q.state
	if s.Step() != doodledungeon.Helping {
		return doodledungeon.Refill{}
	}
	var open []play.Seat
	for above := range play.Seat(s.Seats()) {
		if layable(q, above) {
			open = append(open, above)
		}
	}
	if len(open) == 0 {
		return doodledungeon.Refill{}
	}
	above := open[q.pick(len(open))]
	for _, id := range s.Hand(q.seat) {
		a := q.action(id)
		if !a.Hero() {
			continue
		}
		m := doodledungeon.Lay{Action: a, Above: above, Square: sheet.NoSquare}
		if a == card.Bomb {
			other := s.Sheet(above)
			if other.Guards().Empty() {
				continue
			}
			m.Square = anyOf(q, other.Guards())
		}
		return m
	}
	return doodledungeon.Refill{}
}
