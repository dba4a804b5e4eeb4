package pixel

import (
	"image"
	"math"
)

// Pen says how a line is drawn along a path: its width in the drawing's units,
// square or round ends (bends are always round), and dashes.
type Pen struct {
	W    float64
	Butt bool      // cut the ends off square
	Dash []float64 // lengths on, off, on ...; none for a whole line
}

// Stroke draws a line along p. Where it crosses itself it does not grow
// darker.
func (c *Canvas) Stroke(p Path, pen Pen, with Paint, opacity float64) {
	s := borrow()
	defer s.giveBack()
	if m, ok := c.strokeMask(s, p, pen, 0); ok {
		c.lay(m, with, opacity)
	}
}

// GlowStroke draws a line along p, blurred by sigma units.
func (c *Canvas) GlowStroke(p Path, pen Pen, sigma float64, with Paint, opacity float64) {
	s := borrow()
	defer s.giveBack()
	device := sigma * c.M.Scale()
	if m, ok := c.strokeMask(s, p, pen, Rim(device)); ok {
		Blur(m, device)
		c.lay(m, with, opacity)
	}
}

func (c *Canvas) strokeMask(s *scratch, p Path, pen Pen, rim int) (*image.Alpha, bool) {
	k := c.M.Scale()
	w := pen.W * k
	pale := 1.0
	if w < 1 { // a line thinner than a pixel gets paler instead of thinner
		pale, w = w, 1
	}
	parts := p.flatten(c.M)
	if len(pen.Dash) > 0 {
		parts = dash(parts, pen.Dash, k)
	}
	b := bounds(parts, w/2+2+float64(rim)).Intersect(c.Img.Rect.Inset(-rim))
	m := s.room(b)
	if b.Empty() {
		return m, false
	}
	for _, q := range parts {
		n := len(q.ps)
		if n == 1 {
			segment(m, q.ps[0], q.ps[0], w, false, false)
			continue
		}
		for i := 1; i < n; i++ {
			segment(m, q.ps[i-1], q.ps[i], w, pen.Butt && i == 1 && !q.closed, pen.Butt && i == n-1 && !q.closed)
		}
		if q.closed {
			segment(m, q.ps[n-1], q.ps[0], w, false, false)
		}
	}
	if pale < 1 {
		for i, v := range m.Pix {
			m.Pix[i] = uint8(float64(v)*pale + .5)
		}
	}
	return m, true
}

// segment raises the mask to the coverage of one piece of the line. Taking the
// greater of the two keeps overlapping pieces even.
func segment(m *image.Alpha, a, b Pt, w float64, buttA, buttB bool) {
	r := w/2 + 1
	box := image.Rect(int(math.Floor(math.Min(a.X, b.X)-r)), int(math.Floor(math.Min(a.Y, b.Y)-r)),
		int(math.Ceil(math.Max(a.X, b.X)+r)), int(math.Ceil(math.Max(a.Y, b.Y)+r))).Intersect(m.Rect)
	dx, dy := b.X-a.X, b.Y-a.Y
	l := Hyp(dx, dy)
	if l > 0 {
		dx, dy = dx/l, dy/l
	} else {
		dx = 1 // a dot: any direction will do
	}
	h := w / 2
	for y := box.Min.Y; y < box.Max.Y; y++ {
		o := m.PixOffset(box.Min.X, y)
		py := float64(y) + .5 - a.Y
		for x := box.Min.X; x < box.Max.X; x++ {
			px := float64(x) + .5 - a.X
			t := px*dx + py*dy
			s := px*dy - py*dx
			var d float64
			switch {
			case t < 0:
				d = math.Sqrt(t*t+s*s) - h
				if buttA {
					d = math.Max(math.Abs(s)-h, -t)
				}
			case t > l:
				d = math.Sqrt((t-l)*(t-l)+s*s) - h
				if buttB {
					d = math.Max(math.Abs(s)-h, t-l)
				}
			default:
				d = math.Abs(s) - h
				if buttA {
					d = math.Max(d, -t)
				}
				if buttB {
					d = math.Max(d, t-l)
				}
			}
			if d < .5 {
				v := uint8(255)
				if d > -.5 {
					v = uint8((.5-d)*255 + .5)
				}
				if v > m.Pix[o] {
					m.Pix[o] = v
				}
			}
			o++
		}
	}
}

// dash cuts the parts into the pieces that are drawn; lengths in units, k
// pixels each.
func dash(parts []polyline, pattern []float64, k float64) []polyline {
	sum := 0.0
	for _, v := range pattern {
		sum += v
	}
	if sum <= 0 {
		return parts
	}
	var out []polyline
	for _, q := range parts {
		ps := q.ps
		if q.closed {
			ps = append(append([]Pt(nil), ps...), ps[0])
		}
		i, left := 0, pattern[0]*k
		var cur []Pt
		if len(ps) > 0 {
			cur = []Pt{ps[0]}
		}
		for j := 1; j < len(ps); j++ {
			a, b := ps[j-1], ps[j]
			l := Hyp(b.X-a.X, b.Y-a.Y)
			for done := 0.0; done < l; {
				go1 := math.Min(left, l-done)
				done += go1
				left -= go1
				t := done / l
				v := Pt{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t}
				if i%2 == 0 {
					cur = append(cur, v)
				}
				if left <= 1e-9 {
					if i%2 == 0 {
						out = append(out, polyline{ps: cur})
					}
					i = (i + 1) % (len(pattern) + len(pattern)%2)
					left = math.Max(pattern[i%len(pattern)]*k, 1e-6)
					cur = []Pt{v}
				}
			}
		}
		if i%2 == 0 && len(cur) > 1 {
			out = append(out, polyline{ps: cur})
		}
	}
	return out
}
