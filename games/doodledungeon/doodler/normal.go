package doodler

import (
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// normal is the level Normal: it drafts by plain values, builds with room and long ways
// in mind, follows the monsters it has most of, and draws good paths.
type normal struct{}

const (
	normalNoise = point / 2 // added to a card's worth at random
	normalTours = 200
	normalTries = 3000
)

func (normal) take(q *question) card.ID {
	best, most := card.NoCard, -1
	for _, id := range q.state.Offer() {
		if !id.Valid() {
			continue
		}
		if v := plainWorth(q.tables().Card(id)) + q.pick(normalNoise); v > most {
			best, most = id, v
		}
	}
	return best
}

// What Normal finds good in a dungeon.
const (
	wayWorth  = 300 // a step of the shortest way
	roomWorth = 150 // a square where a monster has room
	seatWorth = 900 // a treasure's square where a monster has room
	passWorth = 100 // a square that every hero must cross
)

func (normal) wall(q *question, _ *sheet.Formation, legal []sheet.Set) sheet.Set {
	own := q.state.Sheet(q.seat)
	waiting := q.state.Treasures(q.seat).Minus(own.Creatures())
	best, most := legal[0], -1
	for _, walls := range legal {
		s := own
		s.Draw(sheet.Wall, walls)
		if v := ground(&s, waiting) + q.pick(20); v > most {
			best, most = walls, v
		}
	}
	return best
}

// ground is what the walls of a dungeon are worth: a long way, places that cannot be
// passed by, and room for monsters, above all on treasures that wait for a guard.
func ground(s *sheet.Sheet, waiting sheet.Set) int {
	room := s.Room()
	way := len(sheet.Shortest(s.Free(), sheet.Entrance, sheet.Exit))
	return wayWorth*way + roomWorth*room.Count() + seatWorth*room.And(waiting).Count() +
		passWorth*s.Bottlenecks().Count()
}

// draw puts monsters on treasures first and traps where every hero must cross; else it
// leaves the most room.
func (normal) draw(q *question, m sheet.Mark, room sheet.Set) sheet.Square {
	own := q.state.Sheet(q.seat)
	waiting := q.state.Treasures(q.seat).Minus(own.Creatures()).And(room)
	among := room
	switch {
	case m.Monster() && !waiting.Empty():
		among = waiting
	case m == sheet.Trap && room.Minus(waiting).Meets(own.Bottlenecks()):
		among = room.And(own.Bottlenecks()).Minus(waiting)
	}
	best, least := among.First(), 1<<30
	for sq := range among.Each {
		if v := crowding(room, waiting, m, sq) + q.pick(100); v < least {
			best, least = sq, v
		}
	}
	return best
}

// crowding is how much room a trap or monster takes away.
func crowding(room, waiting sheet.Set, m sheet.Mark, sq sheet.Square) int {
	taken := sheet.Of(sq).Spread().And(room)
	lost := taken.And(waiting)
	if m.Monster() {
		lost = lost.Without(sq)
	}
	return roomWorth*taken.Count() + seatWorth*lost.Count()
}

// hide puts a treasure under the strongest monster without, else where one has room.
func (normal) hide(q *question, free sheet.Set) sheet.Square {
	own := q.state.Sheet(q.seat)
	best, most := sheet.NoSquare, -1
	for sq := range own.Guards().And(free).Each {
		m := own.At(sq)
		v := q.state.Strength(q.seat, m)*point + q.tables().Points(m)*point/2 + q.pick(100)
		if v > most {
			best, most = sq, v
		}
	}
	if best != sheet.NoSquare {
		return best
	}
	if room := own.Room().And(free); !room.Empty() {
		return anyOf(q, room)
	}
	return anyOf(q, free)
}

// path draws tours by the weakest monsters and improves the best of them.
func (normal) path(q *question) []sheet.Square {
	dungeon := q.state.Neighbour(q.seat)
	return drawPath(q, fresh(q.state, dungeon, 0), normalTours, 2, normalTries)
}

// drawPath searches for a path against an outlook; a shortest way is better than none.
func drawPath(q *question, o *outlook, tours, climbs, tries int) []sheet.Square {
	s := q.state.Sheet(q.state.Neighbour(q.seat))
	c := newClimber(&s, o, uint64(q.pick(1<<30)))
	path := c.search(q.state.PenFor(q.seat), tours, climbs, tries, func() bool { return q.ctx.Err() != nil })
	if trail.Check(&s, path) != nil {
		return sheet.Shortest(s.Free(), sheet.Entrance, sheet.Exit)
	}
	return path
}

const normalLikely = whole / 2 // chance to win from which cards are played

// meet plays the cards that make the monster's victory likely.
func (normal) meet(q *question) doodledungeon.Move {
	m, _ := q.state.Meeting()
	if m.Mark == sheet.Trap {
		return atTrap(q, m)
	}
	plan, _ := q.state.BestPlay(q.seat)
	switch {
	case plan.First != card.NoAction && parts(plan.Chance) >= normalLikely:
		return playing(plan.First, plan.Reroll)
	case plan.First == card.NoAction && plan.Chance.Hits > 0 && !m.Hushed && holds(q, card.BerserkerBrew):
		return doodledungeon.Play{Action: card.BerserkerBrew}
	}
	return doodledungeon.Settle{}
}

// holds says whether the hand has a card with this action.
func holds(q *question, a card.Action) bool {
	for _, id := range q.state.Hand(q.seat) {
		if q.action(id) == a {
			return true
		}
	}
	return false
}
