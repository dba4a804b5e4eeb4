package showing

import (
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// run is a stretch of the path on one level without a jump.
type run struct {
	under bool
	stops []hand.Stop // in squares
}

// cell is a square that a step of the path comes to: the part of the ink that shows
// once it has been reached. Side is where the line comes in, 0 for a jump.
type cell struct {
	x, y int
	step int
	from card.Side
}

// edgeReach is how far beyond the middle of its first square the line begins outside
// the cards.
const edgeReach = .62

// follow cuts the path into runs, and notes which square each step comes to.
func (s *Site) follow() {
	p := s.pen
	var cur run
	for i := range p.Len() {
		step := p.StepAt(i)
		at := s.tab.Spot(p.NodeAfter(i))
		dx, dy := step.Side.Step()
		if p.StandingAfter(i) == dungeon.Outside { // the line ends beyond the edge
			cur.stops = append(cur.stops, free(at, .66*float64(dx), .66*float64(dy)))
			s.cells = append(s.cells, cell{at.X + dx, at.Y + dy, i, step.Side.Opposite()})
			continue
		}
		came := s.came(i)
		if step.Action != dungeon.Go { // the pen has been lifted
			if len(cur.stops) > 0 {
				s.runs = append(s.runs, cur)
			}
			cur = run{under: at.Layer == card.Under}
			if came != 0 {
				cx, cy := came.Step()
				cur.stops = append(cur.stops, free(at, edgeReach*float64(cx), edgeReach*float64(cy)))
				s.cells = append(s.cells, cell{at.X + cx, at.Y + cy, i, came})
			}
		}
		s.cells = append(s.cells, cell{at.X, at.Y, i, came})
		cur.stops = append(cur.stops, s.pass(i, came, s.leaves(i)))
	}
	if len(cur.stops) > 0 {
		s.runs = append(s.runs, cur)
	}
}

// came is the side of its square that step i comes in by, 0 after a jump.
func (s *Site) came(i int) card.Side {
	switch step := s.pen.StepAt(i); step.Action {
	case dungeon.Go:
		return step.Side.Opposite()
	case dungeon.Start:
		return step.Side
	case dungeon.Wrap:
		if i > 0 {
			return s.pen.StepAt(i - 1).Side.Opposite()
		}
	}
	return 0
}

// leaves is the side by which the path goes on after step i, 0 for a jump or its end.
func (s *Site) leaves(i int) card.Side {
	if i+1 < s.pen.Len() {
		if next := s.pen.StepAt(i + 1); next.Action == dungeon.Go {
			return next.Side
		}
	}
	return 0
}

func free(at dungeon.Spot, dx, dy float64) hand.Stop {
	return hand.Stop{At: pixel.Pt{X: float64(at.X) + .5 + dx, Y: float64(at.Y) + .5 + dy}, Free: true}
}

// pass is where the line passes the square of step i: through its middle in a hallway,
// short of an obstacle that stopped it, and between the icons in a room.
func (s *Site) pass(i int, came, left card.Side) hand.Stop {
	n := s.pen.NodeAfter(i)
	at := s.tab.Spot(n)
	icon := s.tab.Icon(n).Kind != card.None
	cx, cy := came.Step()
	lx, ly := left.Step()
	off := func(d float64, x, y int) hand.Stop { return free(at, d*float64(x), d*float64(y)) }
	if s.tab.Room(n) < 0 {
		stopped := s.pen.StandingAfter(i) == dungeon.Stopped
		if stopped || icon && left == 0 && came != 0 && i+1 == s.pen.Len() {
			return off(.30, cx, cy)
		}
		stop := free(at, 0, 0)
		stop.Free = false
		return stop
	}
	switch both := came | left; {
	case both == 0:
		return off(0, 0, 0)
	case left == 0:
		if icon {
			return off(.40, cx, cy)
		}
		return off(.18, cx, cy)
	case came == 0:
		return off(.1, lx, ly)
	case both.Straight():
		if !icon {
			return off(0, 0, 0)
		}
		ax, ay := s.aside(n, came)
		return off(.45, ax, ay)
	}
	if icon {
		return off(.40, cx+lx, cy+ly)
	}
	return off(.22, cx+lx, cy+ly)
}

// aside is the side to which a line that runs straight over a room's icon gives way:
// where the room goes on, best where nothing lies.
func (s *Site) aside(n dungeon.Node, came card.Side) (x, y int) {
	best := -1
	for _, side := range card.Sides() {
		if side == came || side == came.Opposite() {
			continue
		}
		score := 0
		if to, on := s.tab.Beyond(n, side).Node(); on && s.tab.Room(to) == s.tab.Room(n) {
			score = 1
			if s.tab.Icon(to).Kind == card.None {
				score = 2
			}
		}
		if score > best {
			best = score
			x, y = side.Step()
		}
	}
	return x, y
}

// Head is where the pen's tip stands after so many steps, in squares; ok is false
// without a path.
func (s *Site) Head(progress float64) (x, y float64, ok bool) {
	if s.Len() == 0 {
		return 0, 0, false
	}
	i := min(int(progress), s.Len()-1)
	part := min(max(progress-float64(i), 0), 1)
	to := s.spot(i)
	from := to
	switch came := s.came(i); {
	case came != 0 && (i == 0 || s.pen.StepAt(i).Action != dungeon.Go):
		dx, dy := came.Step()
		from = pixel.Pt{X: to.X + float64(dx), Y: to.Y + float64(dy)}
	case i > 0:
		from = s.spot(i - 1)
	}
	return from.X + (to.X-from.X)*part, from.Y + (to.Y-from.Y)*part, true
}

// spot is the place that step i comes to.
func (s *Site) spot(i int) pixel.Pt {
	at := s.tab.Spot(s.pen.NodeAfter(i))
	p := pixel.Pt{X: float64(at.X) + .5, Y: float64(at.Y) + .5}
	if s.pen.StandingAfter(i) == dungeon.Outside {
		dx, dy := s.pen.StepAt(i).Side.Step()
		p.X += .66 * float64(dx)
		p.Y += .66 * float64(dy)
	}
	return p
}
