package cartographer

import (
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// flood finds out what a path could still reach at most: everything joined to its end
// by ways it has not used, obstacles left out of account. Monsters and padlocks count
// only as far as there can be swords and keys for them.
type flood struct {
	round   uint32   // number of the flood, so that nothing has to be wiped
	nodes   []uint32 // flood that last came to the node
	spots   []uint32
	rooms   []uint32
	queue   []dungeon.Node
	circles bool
	barrels bool

	gain, swords, keys, foes, locks int
}

func newFlood(s *site) flood {
	return flood{
		nodes: make([]uint32, len(s.squares)),
		spots: make([]uint32, len(s.squares)),
		rooms: make([]uint32, len(s.chambers)),
		queue: make([]dungeon.Node, 0, len(s.squares)),
	}
}

// bound is a value that no path that goes on from here can exceed.
func (w *walker) bound() int {
	f := &w.flood
	f.round++
	f.queue, f.circles, f.barrels = f.queue[:0], false, false
	f.gain, f.swords, f.keys, f.foes, f.locks = 0, 0, 0, 0, 0
	w.source()
	books := w.pen.Books()
	for len(f.queue) > 0 {
		n := f.queue[len(f.queue)-1]
		f.queue = f.queue[:len(f.queue)-1]
		w.flow(n)
	}
	if books.Has(dungeon.MonsterTeleport) {
		w.flowAll(w.site.monsters)
	}
	fairies := w.pen.Fairies()
	swords := f.swords + w.pen.Items(card.Sword) + fairies.Of(card.Sword)
	if books.Has(dungeon.PhantomBlade) {
		swords++
	}
	keys := f.keys + w.pen.Items(card.Key) + fairies.Of(card.Key)
	if books.Has(dungeon.SilentLatch) {
		keys++
	}
	return w.value() + f.gain + w.worth.Exit +
		min(swords, f.foes)*w.worth.Aims[dungeon.Monsters] + min(keys, f.locks)*w.worth.Aims[dungeon.Padlocks]
}

// source lets the flood out at the path's end.
func (w *walker) source() {
	n := w.pen.Node()
	q := &w.site.squares[n]
	w.flood.nodes[n] = w.flood.round
	switch {
	case w.pen.Standing() == dungeon.OnPit:
		w.pour(other(n))
		w.count(n, q)
	case q.room >= 0:
		w.enter(q.room)
	default:
		came := w.pen.Came()
		for i, way := range q.ways {
			if way >= 0 && came != 1<<i {
				w.pour(dungeon.Node(way))
			} else if way == dungeon.Free && came != 1<<i {
				w.wrap(n, 1<<i)
			}
		}
		w.leap(n, q)
	}
}

// flowAll lets the flood go on from a list of squares, wherever it had come to.
func (w *walker) flowAll(list []dungeon.Node) {
	for _, n := range list {
		w.pour(n)
	}
	f := &w.flood
	for len(f.queue) > 0 {
		n := f.queue[len(f.queue)-1]
		f.queue = f.queue[:len(f.queue)-1]
		w.flow(n)
	}
}

// pour queues a square that the path has not used, or enters its room.
func (w *walker) pour(n dungeon.Node) {
	f := &w.flood
	if f.nodes[n] == f.round {
		return
	}
	f.nodes[n] = f.round
	if r := w.site.squares[n].room; r >= 0 {
		w.enter(r)
	} else if w.pen.Carried(n) == 0 {
		f.queue = append(f.queue, n)
	}
}

// flow goes on from a hallway square.
func (w *walker) flow(n dungeon.Node) {
	q := &w.site.squares[n]
	w.count(n, q)
	for i, way := range q.ways {
		if way >= 0 {
			w.pour(dungeon.Node(way))
		} else if way == dungeon.Free {
			w.wrap(n, 1<<i)
		}
	}
	if q.kind == card.Pitfall {
		w.pour(other(n))
	}
	w.leap(n, q)
}

// count adds the icon of a square to what can be reached, if it is not circled yet.
func (w *walker) count(n dungeon.Node, q *square) {
	f := &w.flood
	if q.kind == card.None || f.spots[q.spot] == f.round || w.pen.Circled(n) {
		return
	}
	f.spots[q.spot] = f.round
	f.gain += q.gain
	switch q.kind {
	case card.Monster:
		f.foes++
	case card.Padlock:
		f.locks++
	case card.Sword:
		f.swords++
	case card.Key:
		f.keys++
	}
}

// wrap lets the flood out of a free opening and in at the opposite one.
func (w *walker) wrap(n dungeon.Node, side card.Side) {
	to := w.site.gate(n, side)
	if to == dungeon.Nowhere {
		return
	}
	book := dungeon.NorthSouthGate
	if side == card.E || side == card.W {
		book = dungeon.EastWestGate
	}
	if w.pen.Books().Has(book) {
		w.pour(to)
	}
}

// leap queues what can be reached from a square without a side.
func (w *walker) leap(n dungeon.Node, q *square) {
	f := &w.flood
	switch {
	case q.kind == card.Stairs:
		w.pour(other(n))
	case q.kind == card.Circle && !f.circles && !w.pen.CrossedOut(n):
		f.circles = true
		for _, c := range w.site.circles {
			if !w.pen.CrossedOut(c) {
				w.pour(c)
			}
		}
	case q.kind == card.Barrel && !f.barrels && w.pen.Books().Has(dungeon.BarrelTeleport):
		f.barrels = true
		for _, b := range w.site.barrels {
			w.pour(b)
		}
	}
	if w.site.under(n) && w.site.squares[other(n)].kind == card.Pitfall && w.pen.Books().Has(dungeon.SpiderClimb) {
		w.pour(other(n))
	}
}

// enter floods a room.
func (w *walker) enter(room int16) {
	f := &w.flood
	if f.rooms[room] == f.round {
		return
	}
	f.rooms[room] = f.round
	c := &w.site.chambers[room]
	if !w.pen.Visited(int(room)) {
		f.gain += c.gain
		f.swords += c.swords
		f.keys += c.keys
		f.foes += c.foes
		for _, n := range c.jumps { // stairs must not count a second time below
			f.spots[w.site.squares[n].spot] = f.round
		}
	}
	for _, n := range c.doors {
		w.pour(n)
	}
	for _, n := range c.jumps {
		if q := &w.site.squares[n]; q.kind == card.Pitfall {
			w.pour(other(n))
		} else {
			w.leap(n, q)
		}
	}
}
