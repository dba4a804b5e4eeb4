package explore

import (
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// run is a stretch of the path on one level without a jump.
type run struct {
	under bool
	stops []hand.Stop
}

// stopOf carries a place of the lattice to the ink's pixels; a square has the side q.
func stopOf(x, y, q float64, free bool) hand.Stop {
	return hand.Stop{At: pixel.Pt{X: x * q, Y: y * q}, Free: free}
}

// runs follows the path and gives its stretches. Toward is the side on which a choice
// is open, 0 for none: the line then runs up to the next square.
func (s *site) runs(q float64, toward card.Side) []run {
	p := s.pen
	var out []run
	var cur run
	for i := range p.Len() {
		st := p.StepAt(i)
		if p.StandingAfter(i) == dungeon.Outside {
			at := s.tab.Spot(p.NodeAfter(i))
			dx, dy := st.Side.Step()
			cur.stops = append(cur.stops, stopOf(float64(at.X)+.5+.66*float64(dx), float64(at.Y)+.5+.66*float64(dy), q, true))
			continue
		}
		n := p.NodeAfter(i)
		at := s.tab.Spot(n)
		came := card.Side(0)
		switch st.Action {
		case dungeon.Go:
			came = st.Side.Opposite()
		default:
			if len(cur.stops) > 0 {
				out = append(out, cur)
			}
			cur = run{under: at.Layer == card.Under}
			if st.Action == dungeon.Start {
				came = st.Side
			}
			if st.Action == dungeon.Wrap {
				came = p.StepAt(i - 1).Side.Opposite()
			}
			if came != 0 {
				dx, dy := came.Step()
				cur.stops = append(cur.stops, stopOf(float64(at.X)+.5+.62*float64(dx), float64(at.Y)+.5+.62*float64(dy), q, true))
			}
		}
		left := card.Side(0)
		if i+1 < p.Len() {
			if next := p.StepAt(i + 1); next.Action == dungeon.Go {
				left = next.Side
			}
		} else {
			left = toward
		}
		cur.stops = append(cur.stops, s.stop(n, came, left, i+1 == p.Len() && p.StandingAfter(i) == dungeon.Stopped, q))
	}
	if n := p.Node(); toward != 0 && n >= 0 && p.Standing() == dungeon.Moving {
		at := s.tab.Spot(n)
		dx, dy := toward.Step()
		cur.stops = append(cur.stops, stopOf(float64(at.X)+.5+.62*float64(dx), float64(at.Y)+.5+.62*float64(dy), q, true))
	}
	if len(cur.stops) > 0 {
		out = append(out, cur)
	}
	return out
}

// stop is where the line passes a square: through its middle in a hallway, between the
// icons in a room.
func (s *site) stop(n dungeon.Node, came, left card.Side, stopped bool, q float64) hand.Stop {
	at := s.tab.Spot(n)
	x, y := float64(at.X)+.5, float64(at.Y)+.5
	icon := s.tab.Icon(n).Kind != card.None
	cx, cy := came.Step()
	lx, ly := left.Step()
	if s.tab.Room(n) < 0 {
		switch {
		case stopped, icon && left == 0 && came != 0: // short of what lies here
			return stopOf(x+.30*float64(cx), y+.30*float64(cy), q, true)
		}
		return stopOf(x, y, q, false)
	}
	switch {
	case came == 0 && left == 0:
		return stopOf(x, y, q, true)
	case left == 0:
		back := .18
		if icon {
			back = .40
		}
		return stopOf(x+back*float64(cx), y+back*float64(cy), q, true)
	case came == 0:
		return stopOf(x+.1*float64(lx), y+.1*float64(ly), q, true)
	case came|left == card.N|card.S || came|left == card.E|card.W:
		if !icon {
			return stopOf(x, y, q, true)
		}
		ox, oy := s.aside(n, came)
		return stopOf(x+.45*ox, y+.45*oy, q, true)
	}
	cut := .22
	if icon {
		cut = .40
	}
	return stopOf(x+cut*float64(cx+lx), y+cut*float64(cy+ly), q, true)
}

// aside is the side to which a line that goes straight through a room square with an
// icon gives way: towards the room's free squares, else to the left.
func (s *site) aside(n dungeon.Node, came card.Side) (x, y float64) {
	best, bx, by := -1, 0.0, 0.0
	for _, side := range card.Sides() {
		if side == came || side == came.Opposite() {
			continue
		}
		dx, dy := side.Step()
		score := 0
		if to, on := s.tab.Beyond(n, side).Node(); on && s.tab.Room(to) == s.tab.Room(n) {
			score = 1
			if s.tab.Icon(to).Kind == card.None {
				score = 2
			}
		}
		if score > best {
			best, bx, by = score, float64(dx), float64(dy)
		}
	}
	return bx, by
}

// dots cuts the line of a tunnel into short pieces, so that it reads as lying below.
func dots(l hand.Line, on, off float64) []hand.Line {
	var out []hand.Line
	var cur hand.Line
	left, ink := on, true
	for i := range l {
		if i == 0 {
			cur = hand.Line{l[0]}
			continue
		}
		a, b := l[i-1], l[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		for d > 0 {
			if d < left {
				left -= d
				if ink {
					cur = append(cur, b)
				}
				break
			}
			t := left / d
			a = pixel.Pt{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
			d -= left
			if ink {
				out = append(out, append(cur, a))
				cur, left = nil, off
			} else {
				cur, left = hand.Line{a}, on
			}
			ink = !ink
		}
	}
	if ink && len(cur) > 1 {
		out = append(out, cur)
	}
	return out
}

// arcs are faint lines of dots that join the ends of jumps over a distance.
func (s *site) arcs(q float64) []hand.Line {
	p := s.pen
	var out []hand.Line
	for i := 1; i < p.Len(); i++ {
		switch p.StepAt(i).Action {
		case dungeon.UseCircle, dungeon.UseBarrel, dungeon.ToMonster:
		default:
			continue
		}
		a, b := s.tab.Spot(p.NodeAfter(i-1)), s.tab.Spot(p.NodeAfter(i))
		from := pixel.Pt{X: (float64(a.X) + .5) * q, Y: (float64(a.Y) + .5) * q}
		to := pixel.Pt{X: (float64(b.X) + .5) * q, Y: (float64(b.Y) + .5) * q}
		dx, dy := to.X-from.X, to.Y-from.Y
		far := math.Hypot(dx, dy)
		if far < q {
			continue
		}
		cut := .55 * q / far // the rings stay free
		bow := math.Min(.16*far, 1.2*q)
		var ps []pixel.Pt
		for j := 0; j <= 8; j++ {
			t := cut + (1-2*cut)*float64(j)/8
			up := bow * 4 * t * (1 - t)
			ps = append(ps, pixel.Pt{X: from.X + dx*t + dy/far*up, Y: from.Y + dy*t - dx/far*up})
		}
		out = append(out, dots(hand.Smooth(ps), q*.05, q*.2)...)
	}
	return out
}
