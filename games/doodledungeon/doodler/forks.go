package doodler

import "delvebox/games/doodledungeon/sheet"

// forks judges what the walls of a dungeon keep a hero from. Behind a square that parts
// the dungeon he can enter one dead end only: to go in and come out takes both visits
// of the square (DD-056, example E13). So of several dead ends behind one fork all but
// the most valuable are safe.
func forks(s *sheet.Sheet, weight *[sheet.Squares]int) (safe int) {
	free := s.Free()
	var ends [4]int
	for q := range free.Each {
		rest := free.Without(q)
		through := sheet.Of(sheet.Entrance, sheet.Exit).Flood(rest)
		parted := rest.Minus(through)
		if parted.Empty() {
			continue
		}
		n, most := 0, 0
		for !parted.Empty() {
			end := sheet.Of(parted.First()).Flood(rest)
			parted = parted.Minus(end)
			ends[n] = 0
			for sq := range end.Each {
				ends[n] += weight[sq]
			}
			most = max(most, ends[n])
			n++
		}
		for _, w := range ends[:n] {
			safe += w
		}
		safe -= most
	}
	return safe
}

// What Hard finds good in a dungeon, in points.
const (
	hardWay   = 60  // a step of the shortest way
	hardRoom  = 150 // a square where a monster has room
	hardSeat  = 900 // a treasure's square where a monster has room
	hardPass  = 60  // a square that every hero must cross
	hardBlank = 250 // a blank square in a safe dead end
	hardSafe  = 70  // of a hundredth of what is safe behind forks
	hardForce = 50  // of a hundredth of the toll on squares that every hero must cross
)

// lair is a dungeon as its owner sees it while building.
type lair struct {
	s       sheet.Sheet
	o       *outlook
	waiting sheet.Set // treasures without a monster
	blank   int       // what a blank square with room in a safe dead end is worth
}

// worth judges the walls and the places of traps and monsters.
func (l *lair) worth() int {
	room := l.s.Room()
	var weight [sheet.Squares]int
	for sq := range room.Each {
		weight[sq] = l.blank
	}
	must := l.s.Bottlenecks()
	forced := 0
	for sq := range l.s.Stops().Each {
		toll := l.o.toll(sq)
		if toll < 0 {
			weight[sq] = -toll
		} else if must.Has(sq) {
			forced += toll
		}
	}
	way := len(sheet.Shortest(l.s.Free(), sheet.Entrance, sheet.Exit))
	return hardWay*way + hardPass*must.Count() + hardRoom*room.Count() + hardSeat*room.And(l.waiting).Count() +
		hardSafe*forks(&l.s, &weight)/100 + hardForce*forced/100
}

// put is the lair with another drawing.
func (l *lair) put(m sheet.Mark, on sheet.Set) *lair {
	next := *l
	next.s.Draw(m, on)
	if m.Creature() {
		o := *l.o
		sq := on.First()
		o.kind[sq], o.worth[sq] = m, o.price[m]
		if m.Monster() && l.waiting.Has(sq) {
			o.worth[sq] += o.prize
		}
		next.o = &o
		next.waiting = l.waiting.Without(sq)
	}
	return &next
}

// lairOf is the own dungeon.
func lairOf(q *question) *lair {
	own := q.state.Sheet(q.seat)
	o := fresh(q.state, q.seat, 0)
	treasures := q.state.Treasures(q.seat)
	for sq := range treasures.And(own.Guards()).Each {
		o.worth[sq] += o.prize
	}
	ahead := lastRound - q.state.Round()
	return &lair{s: own, o: o, waiting: treasures.Minus(own.Creatures()), blank: hardBlank * (2 + ahead) / (2 + lastRound)}
}

// wall tries all legal places.
func (hard) wall(q *question, _ *sheet.Formation, legal []sheet.Set) sheet.Set {
	l := lairOf(q)
	best, most := legal[0], -1<<40
	for _, walls := range legal {
		if q.stopped() {
			break
		}
		if v := l.put(sheet.Wall, walls).worth() + q.pick(20); v > most {
			best, most = walls, v
		}
	}
	return best
}

// draw puts monsters on treasures first; else it tries all places.
func (hard) draw(q *question, m sheet.Mark, room sheet.Set) sheet.Square {
	l := lairOf(q)
	among := room
	if waiting := room.And(l.waiting); m.Monster() && !waiting.Empty() {
		among = waiting
	}
	best, most := among.First(), -1<<40
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
