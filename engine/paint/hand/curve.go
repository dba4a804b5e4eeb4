package hand

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// piece is the length of the straight pieces that stand for a curve.
const piece = 1.5

// Smooth is the centripetal Catmull-Rom curve through the points. A point written twice
// is a corner.
func Smooth(ps []pixel.Pt) Line {
	if len(ps) == 0 {
		return nil
	}
	var out Line
	run := []pixel.Pt{ps[0]}
	for _, q := range ps[1:] {
		if q == run[len(run)-1] {
			out = bend(out, run)
			run = run[:0:0]
		}
		run = append(run, q)
	}
	return bend(out, run)
}

// bend appends the curve through a run of points without corners.
func bend(out Line, run []pixel.Pt) Line {
	n := len(run)
	if len(out) == 0 || out[len(out)-1] != run[0] {
		out = append(out, run[0])
	}
	for i := 0; i+1 < n; i++ {
		b, c := run[i], run[i+1]
		a, d := mirror(b, c), mirror(c, b)
		if i > 0 {
			a = run[i-1]
		}
		if i+2 < n {
			d = run[i+2]
		}
		k := func(p, q pixel.Pt) float64 { return math.Max(1e-6, math.Sqrt(pixel.Hyp(q.X-p.X, q.Y-p.Y))) }
		t1 := k(a, b)
		t2 := t1 + k(b, c)
		t3 := t2 + k(c, d)
		m := max(1, int(math.Ceil(pixel.Hyp(c.X-b.X, c.Y-b.Y)*1.1/piece)))
		for j := 1; j < m; j++ {
			t := t1 + (t2-t1)*float64(j)/float64(m)
			a1, a2, a3 := along(a, b, t, 0, t1), along(b, c, t, t1, t2), along(c, d, t, t2, t3)
			b1, b2 := along(a1, a2, t, 0, t2), along(a2, a3, t, t1, t3)
			out = append(out, along(b1, b2, t, t1, t2))
		}
		out = append(out, c)
	}
	return out
}

// mirror is b reflected at a: the neighbour that an end lacks.
func mirror(a, b pixel.Pt) pixel.Pt { return pixel.Pt{X: 2*a.X - b.X, Y: 2*a.Y - b.Y} }

func along(p, q pixel.Pt, t, u, v float64) pixel.Pt {
	s := (t - u) / (v - u)
	return pixel.Pt{X: p.X + (q.X-p.X)*s, Y: p.Y + (q.Y-p.Y)*s}
}

// Length is how far the pen travels along the line.
func (l Line) Length() float64 {
	s := 0.0
	for i := 1; i < len(l); i++ {
		s += pixel.Hyp(l[i].X-l[i-1].X, l[i].Y-l[i-1].Y)
	}
	return s
}

// Moved is the line elsewhere.
func (l Line) Moved(dx, dy float64) Line {
	out := make(Line, len(l))
	for i, p := range l {
		out[i] = pixel.Pt{X: p.X + dx, Y: p.Y + dy}
	}
	return out
}

// Begun is what is written of the lines after a share, 0 to 1, of the whole way: the
// last line may end midway. Distances between lines do not count.
func Begun(lines []Line, share float64) []Line {
	if share >= 1 {
		return lines
	}
	total := 0.0
	for _, l := range lines {
		total += l.Length()
	}
	left := total * math.Max(0, share)
	var out []Line
	for _, l := range lines {
		if left <= 0 {
			break
		}
		if n := l.Length(); n <= left {
			out = append(out, l)
			left -= n
			continue
		}
		out = append(out, l.first(left))
		left = 0
	}
	return out
}

// first is the beginning of the line, so many pixels long.
func (l Line) first(length float64) Line {
	out := Line{l[0]}
	for i := 1; i < len(l); i++ {
		d := pixel.Hyp(l[i].X-l[i-1].X, l[i].Y-l[i-1].Y)
		if d >= length {
			t := 0.0
			if d > 0 {
				t = length / d
			}
			return append(out, pixel.Pt{X: l[i-1].X + (l[i].X-l[i-1].X)*t, Y: l[i-1].Y + (l[i].Y-l[i-1].Y)*t})
		}
		out = append(out, l[i])
		length -= d
	}
	return out
}
