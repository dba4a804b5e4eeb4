package pixel

import (
	"fmt"
	"math"
	"strings"
)

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

// Matrix carries (x,y) to (A·x + C·y + E, B·x + D·y + F), as in SVG.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity leaves everything where it is.
func Identity() Matrix { return Matrix{A: 1, D: 1} }

// Move, Zoom and Turn are the simple matrices; the angle is in degrees,
// clockwise as y goes downwards.
func Move(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Zoom makes everything x times as wide and y times as tall.
func Zoom(x, y float64) Matrix { return Matrix{x, 0, 0, y, 0, 0} }

// Turn turns by an angle in degrees, clockwise on the screen.
func Turn(deg float64) Matrix {
	s, c := math.Sincos(deg * math.Pi / 180)
	return Matrix{c, s, -s, c, 0, 0}
}

// Mul applies n first and m to its result, like nested groups in SVG.
func (m Matrix) Mul(n Matrix) Matrix {
	return Matrix{
		m.A*n.A + m.C*n.B, m.B*n.A + m.D*n.B,
		m.A*n.C + m.C*n.D, m.B*n.C + m.D*n.D,
		m.A*n.E + m.C*n.F + m.E, m.B*n.E + m.D*n.F + m.F,
	}
}

// Apply carries a point over.
func (m Matrix) Apply(p Pt) Pt { return Pt{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F} }

// Scale is how much longer things become, on average over the directions.
func (m Matrix) Scale() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }

// Inverse undoes m; a matrix that flattens everything has none and gives the
// identity.
func (m Matrix) Inverse() Matrix {
	d := m.A*m.D - m.B*m.C
	if d == 0 {
		return Identity()
	}
	return Matrix{m.D / d, -m.B / d, -m.C / d, m.A / d, (m.C*m.F - m.D*m.E) / d, (m.B*m.E - m.A*m.F) / d}
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

// Circle, Ellipse and RoundRect are closed outlines.
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

// SVG reads path data that the program itself contains. Whatever follows a
// mistake is left out; ParsePath tells where it is.
func SVG(d string) Path {
	p, _ := ParsePath(d)
	return p
}

// ParsePath reads the data of an SVG path (all commands but S and T).
func ParsePath(d string) (Path, error) {
	var p Path
	s := scanner{d: d}
	var cmd byte
	var cur, start Pt
	for s.more() {
		if c := s.d[s.i]; strings.IndexByte("MmLlHhVvCcQqAaZz", c) >= 0 {
			cmd = c
			s.i++
		} else if cmd == 0 || cmd == 'Z' || cmd == 'z' {
			return p, fmt.Errorf("path data: %q at %d", c, s.i)
		}
		rel := cmd >= 'a'
		o := Pt{}
		if rel {
			o = cur
		}
		pt := func() Pt { return Pt{o.X + s.num(), o.Y + s.num()} }
		switch cmd | 32 {
		case 'm':
			cur = pt()
			start = cur
			p.MoveTo(cur.X, cur.Y)
			cmd -= 'M' - 'L' // further pairs are lines
		case 'l':
			cur = pt()
			p.LineTo(cur.X, cur.Y)
		case 'h':
			cur.X = o.X + s.num()
			p.LineTo(cur.X, cur.Y)
		case 'v':
			cur.Y = o.Y + s.num()
			p.LineTo(cur.X, cur.Y)
		case 'c':
			a, b := pt(), pt()
			cur = pt()
			p.CubeTo(a.X, a.Y, b.X, b.Y, cur.X, cur.Y)
		case 'q':
			a, b := pt(), pt()
			p.CubeTo(cur.X+(a.X-cur.X)*2/3, cur.Y+(a.Y-cur.Y)*2/3, b.X+(a.X-b.X)*2/3, b.Y+(a.Y-b.Y)*2/3, b.X, b.Y)
			cur = b
		case 'a':
			rx, ry, turn, large, sweep := s.num(), s.num(), s.num(), s.flag(), s.flag()
			to := pt()
			p.arc(cur, to, rx, ry, turn, large, sweep)
			cur = to
		case 'z':
			p.Close()
			cur = start
		}
		if s.bad {
			return p, fmt.Errorf("path data: a number is missing at %d", s.i)
		}
	}
	return p, nil
}

type scanner struct {
	d   string
	i   int
	bad bool
}

func (s *scanner) more() bool {
	for s.i < len(s.d) && strings.IndexByte(" ,\n\t\r", s.d[s.i]) >= 0 {
		s.i++
	}
	return s.i < len(s.d)
}

func (s *scanner) flag() bool {
	if !s.more() || s.d[s.i] != '0' && s.d[s.i] != '1' {
		s.bad = true
		return false
	}
	s.i++
	return s.d[s.i-1] == '1'
}

func (s *scanner) num() float64 {
	if !s.more() {
		s.bad = true
		return 0
	}
	j, dot := s.i, false
	if s.d[j] == '-' || s.d[j] == '+' {
		j++
	}
	for ; j < len(s.d); j++ {
		if s.d[j] == '.' && !dot {
			dot = true
		} else if s.d[j] < '0' || s.d[j] > '9' {
			break
		}
	}
	var v float64
	if n, _ := fmt.Sscanf(s.d[s.i:j], "%g", &v); n != 1 {
		s.bad = true
	}
	s.i = j
	return v
}

// arc adds an elliptical arc as cubic curves (SVG's appendix on arcs).
func (p *Path) arc(a, b Pt, rx, ry, deg float64, large, sweep bool) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || a == b {
		p.LineTo(b.X, b.Y)
		return
	}
	sn, cs := math.Sincos(deg * math.Pi / 180)
	dx, dy := (a.X-b.X)/2, (a.Y-b.Y)/2
	x, y := cs*dx+sn*dy, -sn*dx+cs*dy
	if l := x*x/(rx*rx) + y*y/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	q := rx*rx*y*y + ry*ry*x*x
	f := math.Sqrt(math.Max(0, (rx*rx*ry*ry-q)/q))
	if large == sweep {
		f = -f
	}
	cx, cy := f*rx*y/ry, -f*ry*x/rx
	mx, my := cs*cx-sn*cy+(a.X+b.X)/2, sn*cx+cs*cy+(a.Y+b.Y)/2
	t0 := math.Atan2((y-cy)/ry, (x-cx)/rx)
	t1 := math.Atan2((-y-cy)/ry, (-x-cx)/rx)
	d := t1 - t0
	if sweep && d < 0 {
		d += 2 * math.Pi
	} else if !sweep && d > 0 {
		d -= 2 * math.Pi
	}
	n := max(int(math.Ceil(math.Abs(d)/(math.Pi/2)-1e-9)), 1)
	h := d / float64(n)
	k := 4. / 3 * math.Tan(h/4)
	at := func(x, y float64) Pt { return Pt{mx + cs*rx*x - sn*ry*y, my + sn*rx*x + cs*ry*y} }
	for i := 0; i < n; i++ {
		s0, c0 := math.Sincos(t0 + h*float64(i))
		s1, c1 := math.Sincos(t0 + h*float64(i+1))
		u, v, w := at(c0-k*s0, s0+k*c0), at(c1+k*s1, s1-k*c1), at(c1, s1)
		p.CubeTo(u.X, u.Y, v.X, v.Y, w.X, w.Y)
	}
}
