package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// hard is the level Hard: it drafts for what its dungeon may come to and denies the next
// player, builds with forks in mind, searches long for a path, and decides cards by exact
// chances.
type hard struct{}

// The work that Hard puts into a path.
const (
	hardTours = 400
	hardTries = 20000
	hardClimb = 4
)

// What formations and actions are worth to Hard.
const (
	hardFormation = 900
	hardDungeon   = 800
	hardHero      = 700
)

// take takes the card that brings the own dungeon most, less what the next player would
// get out of those left over.
func (hard) take(q *question) card.ID {
	s := q.state
	worth := worths(q, q.seat)
	rival, weight := play.NoSeat, 0
	if next := (q.seat + 1) % play.Seat(s.Seats()); !s.Faceup(next).Valid() && next != q.seat {
		rival, weight = next, 100/(s.Seats()-1)
	}
	var theirs [card.Count + 1]int
	if rival != play.NoSeat {
		theirs = worths(q, rival)
	}
	best, most := card.NoCard, lowest
	for _, id := range s.Offer() {
		if !id.Valid() {
			continue
		}
		v := worth[id]
		if rival != play.NoSeat {
			left := lowest
			for _, other := range s.Offer() {
				if other.Valid() && other != id {
					left = max(left, theirs[other])
				}
			}
			v -= left * weight / 100
		}
		if v > most {
			best, most = id, v
		}
	}
	return best
}

// worths is what the revealed cards are worth to a seat.
func worths(q *question, seat play.Seat) [card.Count + 1]int {
	s := q.state
	var out [card.Count + 1]int
	base := prospectOf(s, seat, doodledungeon.Rounds-s.Round())
	for _, id := range s.Offer() {
		if !id.Valid() {
			continue
		}
		c := q.tables().Card(id)
		p := base
		v := hardDungeon
		if c.Action.Hero() {
			v = hardHero
		}
		for _, e := range c.Elements {
			p.add(e)
			if e.Kind == card.Formation {
				v += hardFormation
			}
		}
		out[id] = v + p.plan().value
	}
	return out
}

// check follows the best plan for all upgrades to come: first what costs fewest boxes
// for what it brings, so that little is lost if fewer come.
func (hard) check(q *question) card.Category {
	p := prospectOf(q.state, q.seat, doodledungeon.Rounds-q.state.Round())
	plan := p.plan()
	best, most := card.Categories, 0
	for c := range card.Categories {
		if n := plan.boxes[c]; n > most && boxLeft(q, c) {
			best, most = c, n
		}
	}
	if best == card.Categories {
		return normal{}.check(q)
	}
	return best
}

// path draws against what the treasures may be worth, too, and searches longer.
func (hard) path(q *question) []sheet.Square {
	s := q.state
	dungeon := s.Neighbour(q.seat)
	hoard := s.TreasureCount(dungeon) * s.Level(dungeon, card.TreasureTrack) * point * 8 / 10
	return drawPath(q, fresh(s, dungeon, hoard), hardTours, hardClimb, hardTries)
}
