package explore

import (
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// A route is looked for among so many steps of the pen at most, and so far.
const (
	routeNodes = 4000
	routeLong  = 24
)

// route finds the one way of steps that leads the pen to a square of its level: straight
// on if that goes, else the shortest one if there is no other as short. Steps that ask
// for something end a route, so that nothing is paid unasked. It is nil if there is no
// such way.
func (s *site) route(x, y, longest int) []card.Side {
	p := s.pen
	if p.Standing() != dungeon.Moving || p.Node() == dungeon.Nowhere {
		return nil
	}
	at := s.tab.Spot(p.Node())
	goal := s.tab.NodeAt(dungeon.Spot{X: x, Y: y, Layer: at.Layer})
	if goal == dungeon.Nowhere || goal == p.Node() {
		return nil
	}
	if w := s.straight(at, x, y); w != nil {
		return w
	}
	f := finder{p: p.Clone(), tab: s.tab, goal: goal, x: x, y: y}
	near := abs(x-at.X) + abs(y-at.Y)
	for depth := near; depth <= min(near+6, longest, routeLong) && f.nodes < routeNodes; depth += 2 {
		f.search(depth)
		if f.found > 0 {
			break
		}
	}
	if f.found != 1 {
		return nil
	}
	return f.way
}

// straight goes along a row or column.
func (s *site) straight(at dungeon.Spot, x, y int) []card.Side {
	side := towards(at.X, at.Y, x, y)
	if side == 0 {
		return nil
	}
	p := s.pen.Clone()
	n := abs(x-at.X) + abs(y-at.Y)
	way := make([]card.Side, 0, n)
	for i := range n {
		if p.Step(dungeon.Step{Action: dungeon.Go, Side: side}) != nil {
			return nil
		}
		way = append(way, side)
		if p.Standing() != dungeon.Moving {
			if i == n-1 {
				break
			}
			return nil
		}
	}
	return way
}

// towards is the side on which a square of the same row or column lies, 0 for others.
func towards(x0, y0, x, y int) card.Side {
	switch {
	case x == x0 && y < y0:
		return card.N
	case x == x0 && y > y0:
		return card.S
	case y == y0 && x > x0:
		return card.E
	case y == y0 && x < x0:
		return card.W
	}
	return 0
}

// finder is a search for routes of one length.
type finder struct {
	p     *dungeon.Pen
	tab   *dungeon.Tableau
	goal  dungeon.Node
	x, y  int
	nodes int
	found int
	trace []card.Side
	way   []card.Side
}

func (f *finder) search(left int) {
	if f.p.Node() == f.goal {
		if left == 0 {
			f.found++
			f.way = append(f.way[:0], f.trace...)
		}
		return
	}
	at := f.tab.Spot(f.p.Node())
	if left == 0 || f.found > 1 || f.nodes > routeNodes || f.p.Standing() != dungeon.Moving ||
		abs(f.x-at.X)+abs(f.y-at.Y) > left {
		return
	}
	for _, side := range card.Sides() {
		if _, on := f.tab.Beyond(f.p.Node(), side).Node(); !on {
			continue
		}
		f.nodes++
		if !f.p.Try(dungeon.Step{Action: dungeon.Go, Side: side}) {
			continue
		}
		f.trace = append(f.trace, side)
		f.search(left - 1)
		f.trace = f.trace[:len(f.trace)-1]
		f.p.Back()
	}
}

// exitAway is how many squares lie between the pen and the nearest free edge to leave
// by, obstacles left out of account; ok is false if there is none.
func (s *site) exitAway() (n int, ok bool) {
	p := s.pen
	if p.Standing() != dungeon.Moving {
		return 0, false
	}
	first := p.StepAt(0)
	from := s.tab.NodeAt(first.At)
	far := make([]int16, s.tab.Nodes())
	queue := []dungeon.Node{p.Node()}
	far[p.Node()] = 1
	for len(queue) > 0 {
		at := queue[0]
		queue = queue[1:]
		for _, side := range card.Sides() {
			way := s.tab.Beyond(at, side)
			if way == dungeon.Free && !(at == from && side == first.Side) && !(at == p.Node() && side == p.Came()) {
				return int(far[at]) - 1, true
			}
			if to, on := way.Node(); on {
				queue = s.reach(far, queue, at, to)
			}
		}
		spot := s.tab.Spot(at)
		switch s.tab.Icon(at).Kind {
		case card.Stairs:
			spot.Layer = spot.Layer.Other()
			queue = s.reach(far, queue, at, s.tab.NodeAt(spot))
		case card.Pitfall:
			spot.Layer = card.Under
			queue = s.reach(far, queue, at, s.tab.NodeAt(spot))
		}
	}
	return 0, false
}

func (s *site) reach(far []int16, queue []dungeon.Node, at, to dungeon.Node) []dungeon.Node {
	if to == dungeon.Nowhere || far[to] != 0 || s.tab.Room(to) < 0 && s.pen.Carried(to) > 0 {
		return queue
	}
	far[to] = far[at] + 1
	return append(queue, to)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
