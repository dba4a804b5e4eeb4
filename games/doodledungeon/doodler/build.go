package doodler

import (
	"slices"

	"delvebox/games/doodledungeon/sheet"
)

// What Hard looks at a second time when it builds walls.
const (
	secondLooks = 6    // places that looked best
	secondShape = "B2" // what may be built next
	secondShare = 50   // of a hundredth of what that would bring
)

// wall tries all legal places, and those that look best together with the best place for
// more walls after them: forks and dead ends take two steps.
func (hard) wall(q *question, _ *sheet.Formation, legal []sheet.Set) sheet.Set {
	l := lairOf(q)
	type place struct {
		walls sheet.Set
		v     int
	}
	var list []place
	for _, walls := range legal {
		if q.stopped() {
			return legal[0]
		}
		list = append(list, place{walls, l.put(sheet.Wall, walls).worth() + q.pick(20)})
	}
	slices.SortStableFunc(list, func(a, b place) int { return b.v - a.v })
	best, most := list[0].walls, lowest
	for _, p := range list[:min(len(list), secondLooks)] {
		v := p.v*(100-secondShare) + l.put(sheet.Wall, p.walls).more(q)*secondShare
		if v > most {
			best, most = p.walls, v
		}
	}
	return best
}

// more is the worth of the dungeon after the best place for more walls.
func (l *lair) more(q *question) int {
	most := l.worth()
	f := q.tables().Formation(secondShape)
	if f == nil {
		return most
	}
	for _, walls := range l.s.Legal(f, nil) {
		if q.stopped() {
			break
		}
		most = max(most, l.put(sheet.Wall, walls).worth())
	}
	return most
}

// draw puts monsters on treasures first; else it tries all places.
func (hard) draw(q *question, m sheet.Mark, room sheet.Set) sheet.Square {
	l := lairOf(q)
	among := room
	if waiting := room.And(l.waiting); m.Monster() && !waiting.Empty() {
		among = waiting
	}
	best, most := among.First(), lowest
	for sq := range among.Each {
		if q.stopped() {
			break
		}
		if v := l.put(m, sheet.Of(sq)).worth() + q.pick(20); v > most {
			best, most = sq, v
		}
	}
	return best
}

// hide puts a treasure under the strongest monster without, behind a fork if there is
// one; else where a monster has room, behind a fork again.
func (hard) hide(q *question, free sheet.Set) sheet.Square {
	own := q.state.Sheet(q.seat)
	o := fresh(q.state, q.seat, 0)
	among := own.Guards().And(free)
	if among.Empty() {
		among = own.Room().And(free)
	}
	if among.Empty() {
		return anyOf(q, free)
	}
	best, most := among.First(), lowest
	for sq := range among.Each {
		if q.stopped() {
			break
		}
		var weight [sheet.Squares]int
		for other := range own.Guards().Each {
			weight[other] = o.price[own.At(other)]
		}
		before := forks(&own, &weight)
		weight[sq] += o.prize
		v := forks(&own, &weight) - before
		if m := own.At(sq); m.Monster() {
			v += o.win[m]*o.prize/whole + o.price[m]
		}
		if v += q.pick(100); v > most {
			best, most = sq, v
		}
	}
	return best
}
