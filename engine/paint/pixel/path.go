package pixel

import "math"

// Path is an outline of lines and cubic curves. The zero Path is empty.
type Path struct {
	op []byte // M, L, C or Z
	pt []Pt   // 1, 1, 3 or 0 points each
}

// MoveTo begins a new part.
func (p *Path) MoveTo(x, y float64) { p.op, p.pt = append(p.op, 'M'), append(p.pt, Pt{x, y}) }

// LineTo draws a straight line.
func (p *Path) LineTo(x, y float64) { p.op, p.pt = append(p.op, 'L'), append(p.pt, Pt{x, y}) }

// CubeTo draws a cubic curve.
func (p *Path) CubeTo(ax, ay, bx, by, x, y float64) {
	p.op, p.pt = append(p.op, 'C'), append(p.pt, Pt{ax, ay}, Pt{bx, by}, Pt{x, y})
}

// QuadTo draws a quadratic curve.
func (p *Path) QuadTo(ax, ay, x, y float64) {
	c := p.last()
	p.CubeTo(c.X+(ax-c.X)*2/3, c.Y+(ay-c.Y)*2/3, x+(ax-x)*2/3, y+(ay-y)*2/3, x, y)
}

// Close goes back to where the part began.
func (p *Path) Close() { p.op = append(p.op, 'Z') }

func (p *Path) last() Pt {
	if len(p.pt) == 0 {
		return Pt{}
	}
	return p.pt[len(p.pt)-1]
}

// Empty says that nothing was drawn.
func (p Path) Empty() bool { return len(p.op) == 0 }

// Add appends the parts of q.
func (p *Path) Add(q Path) { p.op, p.pt = append(p.op, q.op...), append(p.pt, q.pt...) }

// Map gives the path carried over by m.
func (p Path) Map(m Matrix) Path {
	q := Path{op: p.op, pt: make([]Pt, len(p.pt))}
	for i, v := range p.pt {
		q.pt[i] = m.Apply(v)
	}
	return q
}

// polyline is one part of a flattened path.
type polyline struct {
	ps     []Pt
	closed bool
}

// flatten turns the path, carried over by m, into straight pieces that stay
// within about a tenth of a pixel of it.
func (p Path) flatten(m Matrix) []polyline {
	var out []polyline
	var cur polyline
	resumed := false // cur holds only the point that a Z went back to
	end := func() {
		if len(cur.ps) > 1 || len(cur.ps) == 1 && !resumed {
			out = append(out, cur)
		}
		cur, resumed = polyline{}, false
	}
	i := 0
	for _, op := range p.op {
		switch op {
		case 'M':
			end()
			cur.ps = append(cur.ps, m.Apply(p.pt[i]))
			i++
		case 'L':
			cur.ps = append(cur.ps, m.Apply(p.pt[i]))
			i++
		case 'C':
			a, b, c := m.Apply(p.pt[i]), m.Apply(p.pt[i+1]), m.Apply(p.pt[i+2])
			i += 3
			s := a
			if len(cur.ps) > 0 {
				s = cur.ps[len(cur.ps)-1]
			}
			// the second difference bounds how far the curve leaves its chord
			dd := Hyp(s.X-2*a.X+b.X, s.Y-2*a.Y+b.Y) + Hyp(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y)
			n := min(max(int(math.Sqrt(dd*3.2))+1, 1), 64)
			for k := 1; k <= n; k++ {
				t := float64(k) / float64(n)
				u := 1 - t
				w0, w1, w2, w3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
				cur.ps = append(cur.ps, Pt{w0*s.X + w1*a.X + w2*b.X + w3*c.X, w0*s.Y + w1*a.Y + w2*b.Y + w3*c.Y})
			}
		case 'Z':
			if len(cur.ps) > 0 {
				start := cur.ps[0]
				cur.closed = true
				end()
				cur.ps, resumed = append(cur.ps, start), true // SVG goes on from here
			}
		}
	}
	end()
	return out
}

// Circle is the outline of a circle.
func Circle(cx, cy, r float64) Path { return Ellipse(cx, cy, r, r) }

// Ellipse is the outline of an upright ellipse.
func Ellipse(cx, cy, rx, ry float64) Path {
	const k = .5522847498
	var p Path
	p.MoveTo(cx+rx, cy)
	p.CubeTo(cx+rx, cy+k*ry, cx+k*rx, cy+ry, cx, cy+ry)
	p.CubeTo(cx-k*rx, cy+ry, cx-rx, cy+k*ry, cx-rx, cy)
	p.CubeTo(cx-rx, cy-k*ry, cx-k*rx, cy-ry, cx, cy-ry)
	p.CubeTo(cx+k*rx, cy-ry, cx+rx, cy-k*ry, cx+rx, cy)
	p.Close()
	return p
}

// RoundRect is the outline of a rectangle with round corners.
func RoundRect(x, y, w, h, r float64) Path {
	r = math.Max(0, math.Min(r, math.Min(w, h)/2))
	k := r * (1 - .5522847498)
	var p Path
	p.MoveTo(x+r, y)
	p.LineTo(x+w-r, y)
	p.CubeTo(x+w-k, y, x+w, y+k, x+w, y+r)
	p.LineTo(x+w, y+h-r)
	p.CubeTo(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h)
	p.LineTo(x+r, y+h)
	p.CubeTo(x+k, y+h, x, y+h-k, x, y+h-r)
	p.LineTo(x, y+r)
	p.CubeTo(x, y+k, x+k, y, x+r, y)
	p.Close()
	return p
}

// Polyline is one part of a path as straight pieces.
type Polyline struct {
	Points []Pt
	Closed bool
}

// Polylines gives the parts of the path as straight pieces in its own units, fine enough
// for a scale of k pixels to a unit.
func (p Path) Polylines(k float64) []Polyline {
	if k <= 0 {
		k = 1
	}
	parts := p.flatten(Zoom(k, k))
	out := make([]Polyline, len(parts))
	for i, q := range parts {
		for j := range q.ps {
			q.ps[j].X /= k
			q.ps[j].Y /= k
		}
		out[i] = Polyline{q.ps, q.closed}
	}
	return out
}
