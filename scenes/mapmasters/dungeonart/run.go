package dungeonart

import (
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// run is a stretch of the path on one level without a jump; its stops are in squares.
type run struct {
	under bool
	stops []hand.Stop
}

// The line reaches so far beyond the middle of its first and of its last square, where
// it comes in and leaves.
const (
	reachIn  = .62
	reachOut = .66
)

// runs follows the path and gives its stretches. Toward is the side on which a choice is
// open, 0 for none: the line then runs up to the next square.
func runs(p *dungeon.Pen, toward card.Side) []run {
	t := p.Tableau()
	var out []run
	var cur run
	for i := range p.Len() {
		st := p.StepAt(i)
		at := t.Spot(p.NodeAfter(i))
		if p.StandingAfter(i) == dungeon.Outside {
			cur.stops = append(cur.stops, beyond(at, st.Side, reachOut))
			continue
		}
		came := Came(p, i)
		if st.Action != dungeon.Go { // the pen has been lifted
			if len(cur.stops) > 0 {
				out = append(out, cur)
			}
			cur = run{under: at.Layer == card.Under}
			if came != 0 {
				cur.stops = append(cur.stops, beyond(at, came, reachIn))
			}
		}
		left := toward
		if i+1 < p.Len() {
			left = 0
			if next := p.StepAt(i + 1); next.Action == dungeon.Go {
				left = next.Side
			}
		}
		cur.stops = append(cur.stops, pass(t, p.NodeAfter(i), came, left, p.StandingAfter(i) == dungeon.Stopped))
	}
	if n := p.Node(); toward != 0 && n >= 0 && p.Standing() == dungeon.Moving {
		cur.stops = append(cur.stops, beyond(t.Spot(n), toward, reachIn))
	}
	if len(cur.stops) > 0 {
		out = append(out, cur)
	}
	return out
}

// Came is the side of its square that step i of a path comes in by, 0 after a jump.
func Came(p *dungeon.Pen, i int) card.Side {
	switch st := p.StepAt(i); st.Action {
	case dungeon.Go:
		return st.Side.Opposite()
	case dungeon.Start:
		return st.Side
	case dungeon.Wrap:
		if i > 0 {
			return p.StepAt(i - 1).Side.Opposite()
		}
	}
	return 0
}

// off is a stop at so many squares from the middle of a square.
func off(at dungeon.Spot, dx, dy float64) hand.Stop {
	return hand.Stop{At: pixel.Pt{X: float64(at.X) + .5 + dx, Y: float64(at.Y) + .5 + dy}, Free: true}
}

func beyond(at dungeon.Spot, side card.Side, far float64) hand.Stop {
	dx, dy := side.Step()
	return off(at, far*float64(dx), far*float64(dy))
}

// pass is where the line passes a square: through its middle in a hallway, short of what
// lies there when it ends, and between the icons in a room.
func pass(t *dungeon.Tableau, n dungeon.Node, came, left card.Side, stopped bool) hand.Stop {
	at := t.Spot(n)
	icon := t.Icon(n).Kind != card.None
	lx, ly := left.Step()
	cx, cy := came.Step()
	if t.Room(n) < 0 {
		if stopped || icon && left == 0 && came != 0 {
			return beyond(at, came, .30)
		}
		s := off(at, 0, 0)
		s.Free = false
		return s
	}
	switch both := came | left; {
	case both == 0:
		return off(at, 0, 0)
	case left == 0 && icon:
		return beyond(at, came, .40)
	case left == 0:
		return beyond(at, came, .18)
	case came == 0:
		return beyond(at, left, .1)
	case both.Straight():
		if !icon {
			return off(at, 0, 0)
		}
		return beyond(at, aside(t, n, came), .45)
	}
	cut := .22
	if icon {
		cut = .40
	}
	return off(at, cut*float64(cx+lx), cut*float64(cy+ly))
}

// aside is the side to which a line that goes straight through a room square with an
// icon gives way: where the room goes on, best where nothing lies.
func aside(t *dungeon.Tableau, n dungeon.Node, came card.Side) card.Side {
	best, where := -1, card.Side(0)
	for _, side := range card.Sides() {
		if side == came || side == came.Opposite() {
			continue
		}
		score := 0
		if to, on := t.Beyond(n, side).Node(); on && t.Room(to) == t.Room(n) {
			score = 1
			if t.Icon(to).Kind == card.None {
				score = 2
			}
		}
		if score > best {
			best, where = score, side
		}
	}
	return where
}

// Tip is where the ink of a path ends, in squares; ok is false without a path.
func Tip(p *dungeon.Pen) (at pixel.Pt, ok bool) {
	i := p.Len() - 1
	if i < 0 {
		return pixel.Pt{}, false
	}
	t := p.Tableau()
	n, standing := p.NodeAfter(i), p.StandingAfter(i)
	if standing == dungeon.Outside {
		return beyond(t.Spot(n), p.StepAt(i).Side, reachOut).At, true
	}
	return pass(t, n, Came(p, i), 0, standing == dungeon.Stopped).At, true
}
