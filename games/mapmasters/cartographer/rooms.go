package cartographer

import (
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// roomWays finds the shortest ways through a room. Where a line runs inside a room
// matters little, since everything in it is collected on entry: what matters is the
// door or jump by which the path goes on.
type roomWays struct {
	round uint32
	seen  []uint32
	from  []hop
	queue []dungeon.Node
	late  []dungeon.Node
}

// hop is the last step of the way to a square.
type hop struct {
	node dungeon.Node
	side card.Side
}

func newRoomWays(s *site) roomWays {
	return roomWays{seen: make([]uint32, len(s.squares)), from: make([]hop, len(s.squares)),
		queue: make([]dungeon.Node, 0, card.Positions), late: make([]dungeon.Node, 0, card.Positions)}
}

// collectRoom appends the options of a room: each door, pitfall and jump that can be
// come to, by one way that avoids the path's own squares as far as possible.
func (w *walker) collectRoom() {
	here := w.pen.Node()
	room := w.site.squares[here].room
	r := &w.rooms
	r.round++
	r.queue, r.late = append(r.queue[:0], here), r.late[:0]
	r.seen[here], r.from[here] = r.round, hop{dungeon.Nowhere, 0}
	var halts [card.Positions]dungeon.Node
	n := 0
	for i := 0; ; i++ {
		if i == len(r.queue) {
			if len(r.late) == 0 {
				break
			}
			r.queue, r.late = append(r.queue, r.late[0]), r.late[1:]
		}
		at := r.queue[i]
		if w.halts(at) {
			halts[n] = at
			n++
		}
		w.spread(at, room)
	}
	for _, at := range halts[:n] {
		w.collectAt(at)
	}
}

// spread queues the neighbours of a room square: free ones at once, those with one stay
// when nothing else is left.
func (w *walker) spread(at dungeon.Node, room int16) {
	r := &w.rooms
	for i, way := range w.site.squares[at].ways {
		if way < 0 || r.seen[way] == r.round {
			continue
		}
		to := &w.site.squares[way]
		if to.room != room || to.kind == card.Pitfall {
			continue
		}
		n := dungeon.Node(way)
		carried := w.pen.Carried(n)
		if carried > 1 {
			continue
		}
		r.seen[n], r.from[n] = r.round, hop{at, 1 << i}
		if carried == 0 {
			r.queue = append(r.queue, n)
		} else {
			r.late = append(r.late, n)
		}
	}
}

// halts says whether something leads on from a room square: a door, a jump, or a
// pitfall next to it.
func (w *walker) halts(at dungeon.Node) bool {
	q := &w.site.squares[at]
	if q.halt {
		return true
	}
	for _, way := range q.ways {
		if way >= 0 && w.site.squares[way].kind == card.Pitfall && w.pen.Carried(dungeon.Node(way)) == 0 {
			return true
		}
	}
	return false
}

// collectAt walks to a square of the room, appends what leads on from there, and comes
// back.
func (w *walker) collectAt(at dungeon.Node) {
	var back [card.Positions]card.Side
	n := 0
	for h := w.rooms.from[at]; h.node != dungeon.Nowhere; h = w.rooms.from[h.node] {
		back[n] = h.side
		n++
	}
	if n > maxRoute {
		return
	}
	var route [maxRoute]card.Side
	for i := range n {
		route[i] = back[n-1-i]
	}
	from := w.pen.Len()
	legal := true
	for _, side := range route[:n] {
		w.spent++
		if legal = w.pen.Try(dungeon.Step{Action: dungeon.Go, Side: side}); !legal {
			break
		}
	}
	if legal {
		w.collectHere(route[:n], true)
	}
	w.pen.BackTo(from)
}
