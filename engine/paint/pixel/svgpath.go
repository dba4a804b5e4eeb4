package pixel

import (
	"fmt"
	"math"
	"strings"
)

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
