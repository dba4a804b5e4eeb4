package cardart

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// dash is one stroke of the hatching, with the widths of its ends; all in u.
type dash struct{ x0, y0, x1, y1, w0, w1 float64 }

// cluster is a point with three parallel strokes at an angle of its own.
type cluster struct{ x, y, angle, d float64 }

const farStroke = 42.0 // no stroke further from a floor than this

// hatcher lays the strokes that mark the rock: in threes, each cluster turned away
// from its neighbours, close together at the walls and thinning outwards.
type hatcher struct {
	p       *plan
	r       *pixel.RNG
	gap     float64
	cs      []cluster
	buckets [][]int32 // clusters by place, bucket cells a gap wide
	bw, bh  int
}

func (p *plan) hatching() []dash {
	h := &hatcher{p: p, r: pixel.Seed(p.id + "hatch"), gap: p.l.gap}
	h.bw, h.bh = int((cardW+8)/h.gap)+1, int((cardH+8)/h.gap)+1
	h.buckets = make([][]int32, h.bw*h.bh)
	h.throw()
	h.turn()
	return h.strokes()
}

// dist is the distance that steers the density; a tunnel counts as 6 u further away
// than it is.
func (h *hatcher) dist(x, y float64) float64 { return math.Min(h.p.open(x, y), h.p.under(x, y)+6) }

// free says that a stroke may lie here.
func (h *hatcher) free(x, y float64) bool {
	if x <= 2 || y <= 2 || x >= cardW-2 || y >= cardH-2 {
		return false
	}
	if h.p.open(x, y) < 0 || h.p.under(x, y) < 1 {
		return false
	}
	for _, b := range h.p.keep {
		if b.Dist(x, y) < 2.5 {
			return false
		}
	}
	return true
}

func (h *hatcher) bucket(x, y float64) (i, j int) {
	return min(max(int((x+4)/h.gap), 0), h.bw-1), min(max(int((y+4)/h.gap), 0), h.bh-1)
}

// each visits the clusters within the distance r of a place, in the order they were
// thrown within each bucket.
func (h *hatcher) each(x, y, r float64, f func(i int32) bool) {
	n := int(r/h.gap) + 1
	bi, bj := h.bucket(x, y)
	for j := max(bj-n, 0); j <= min(bj+n, h.bh-1); j++ {
		for i := max(bi-n, 0); i <= min(bi+n, h.bw-1); i++ {
			for _, k := range h.buckets[j*h.bw+i] {
				dx, dy := h.cs[k].x-x, h.cs[k].y-y
				if dx*dx+dy*dy < r*r && !f(k) {
					return
				}
			}
		}
	}
}

// throw keeps a dart with the chance of its distance, if there is room around it.
func (h *hatcher) throw() {
	const tries = 24000
	chance := pixel.NewRamp(10, farStroke, 64, func(d float64) float64 {
		return .30 * math.Pow(1-(d-10)/(farStroke-10), 1.6)
	})
	n := int(tries * math.Min(1, 9.6/h.gap*9.6/h.gap*1.3)) // wider gaps fill up sooner
	for range n {
		x, y := h.r.In(-4, cardW+4), h.r.In(-4, cardH+4)
		d := h.dist(x, y)
		if d < .6 || d > farStroke {
			continue
		}
		if d > 10 && h.r.F() > chance.At(d) {
			continue
		}
		ok := true
		h.each(x, y, h.gap*(1+.008*math.Max(0, d-6)), func(int32) bool { ok = false; return false })
		if ok {
			i, j := h.bucket(x, y)
			h.buckets[j*h.bw+i] = append(h.buckets[j*h.bw+i], int32(len(h.cs)))
			h.cs = append(h.cs, cluster{x, y, 0, d})
		}
	}
}

// turn gives each cluster, of eight random angles, the one that differs most from its
// neighbours' that have one.
func (h *hatcher) turn() {
	var angles []float64
	for i := range h.cs {
		c := &h.cs[i]
		angles = angles[:0]
		h.each(c.x, c.y, h.gap*2, func(k int32) bool {
			if int(k) < i {
				angles = append(angles, h.cs[k].angle)
			}
			return true
		})
		best := -1.0
		for range 8 {
			a := h.r.In(0, math.Pi)
			least := math.Pi
			for _, b := range angles {
				df := math.Abs(a - b)
				least = math.Min(least, math.Min(df, math.Pi-df))
			}
			if least > best {
				best, c.angle = least, a
			}
		}
	}
}

// strokes draws three lines through each cell of the points' Voronoi diagram and keeps
// what lies in the rock.
func (h *hatcher) strokes() []dash {
	out := make([]dash, 0, 3*len(h.cs))
	type bisector struct{ nx, ny, half float64 }
	var cell []bisector
	for i := range h.cs {
		c := h.cs[i]
		ca, sa := math.Cos(c.angle), math.Sin(c.angle)
		cell = cell[:0]
		h.each(c.x, c.y, h.gap*2.6, func(k int32) bool {
			if int(k) != i {
				dx, dy := h.cs[k].x-c.x, h.cs[k].y-c.y
				l := pixel.Hyp(dx, dy)
				cell = append(cell, bisector{dx / l, dy / l, l/2 - .45})
			}
			return true
		})
		space := h.gap * (.34 + h.r.PM(.02))
		for n := -1.0; n <= 1; n++ {
			ox, oy := c.x-sa*space*n, c.y+ca*space*n
			half := h.gap * (1 - .36*pixel.Clamp(c.d/farStroke, 0, 1)) * (1 + h.r.PM(.14))
			if n == 0 {
				half *= 1.06
			}
			lo, hi := -half, half
			for _, b := range cell {
				lim := b.half - ((ox-c.x)*b.nx + (oy-c.y)*b.ny)
				if den := ca*b.nx + sa*b.ny; den > 1e-6 {
					hi = math.Min(hi, lim/den)
				} else if den < -1e-6 {
					lo = math.Max(lo, lim/den)
				} else if lim < 0 {
					hi = lo - 1
				}
			}
			t0, t1 := h.longest(ox, oy, ca, sa, lo, hi)
			if t1-t0 < h.gap*.26 {
				continue
			}
			out = append(out, h.dash(c, ox, oy, ca, sa, t0, t1))
		}
	}
	return out
}

// longest walks along a line from lo to hi and finds its longest free part.
func (h *hatcher) longest(ox, oy, ca, sa, lo, hi float64) (float64, float64) {
	var b0, b1, c0 float64
	in := false
	for t := lo; t <= hi+.01; t += .5 {
		if !h.free(ox+ca*t, oy+sa*t) {
			in = false
			continue
		}
		if !in {
			c0, in = t, true
		}
		if t-c0 > b1-b0 {
			b0, b1 = c0, t
		}
	}
	return b0, b1
}

func (h *hatcher) dash(c cluster, ox, oy, ca, sa, t0, t1 float64) dash {
	s := dash{x0: ox + ca*t0, y0: oy + sa*t0, x1: ox + ca*t1, y1: oy + sa*t1}
	wob := h.gap * .03
	s.x0, s.y0, s.x1, s.y1 = s.x0+h.r.PM(wob), s.y0+h.r.PM(wob), s.x1+h.r.PM(wob), s.y1+h.r.PM(wob)
	w := h.p.l.stroke * (1.15 - .45*pixel.Clamp(c.d/farStroke, 0, 1))
	s.w0, s.w1 = w, w
	// the pen is lifted off at the end further from the wall
	if h.dist(s.x0, s.y0) > h.dist(s.x1, s.y1) {
		s.w0 *= .55
	} else {
		s.w1 *= .55
	}
	return s
}
