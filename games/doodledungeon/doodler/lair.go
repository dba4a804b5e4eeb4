package doodler

import (
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

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
	ahead := doodledungeon.Rounds - q.state.Round()
	return &lair{s: own, o: o, waiting: treasures.Minus(own.Creatures()), blank: hardBlank * (2 + ahead) / (2 + doodledungeon.Rounds)}
}
