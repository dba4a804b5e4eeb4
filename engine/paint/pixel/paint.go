package pixel

import (
	"image"
	"math"
)

// Paint is what a shape is filled with: a colour and an opacity for each place
// of the drawing, in the drawing's own units.
type Paint interface {
	At(x, y float64) (c RGB, a float64)
}

// At makes a plain colour a paint.
func (a RGB) At(x, y float64) (RGB, float64) { return a, 1 }

// Stop is a place of a gradient, from 0 to 1, with its colour and opacity.
type Stop struct {
	At    float64
	Color RGB
	Alpha float64
}

func stopsAt(ss []Stop, t float64) (RGB, float64) {
	if len(ss) == 0 {
		return RGB{}, 0
	}
	if t <= ss[0].At {
		return ss[0].Color, ss[0].Alpha
	}
	for i := 1; i < len(ss); i++ {
		if t < ss[i].At {
			a, b := ss[i-1], ss[i]
			k := (t - a.At) / (b.At - a.At)
			return a.Color.Mix(b.Color, k), a.Alpha + (b.Alpha-a.Alpha)*k
		}
	}
	return ss[len(ss)-1].Color, ss[len(ss)-1].Alpha
}

// Linear is a gradient from A to B.
type Linear struct {
	A, B  Pt
	Stops []Stop
}

// At gives colour and opacity at a place.
func (g Linear) At(x, y float64) (RGB, float64) {
	dx, dy := g.B.X-g.A.X, g.B.Y-g.A.Y
	return stopsAt(g.Stops, ((x-g.A.X)*dx+(y-g.A.Y)*dy)/(dx*dx+dy*dy))
}

// Radial is a gradient from the middle C to the distance R.
type Radial struct {
	C     Pt
	R     float64
	Stops []Stop
}

// At gives colour and opacity at a place.
func (g Radial) At(x, y float64) (RGB, float64) {
	return stopsAt(g.Stops, Hyp(x-g.C.X, y-g.C.Y)/g.R)
}

// Blend is a gradient of two opaque colours over a box from corner to corner,
// like SVG's from 0,0 to 1,1.
func Blend(x, y, w, h float64, a, b RGB) Linear {
	// the direction is that of the unit square stretched to the box
	l := w*w + h*h
	return Linear{A: Pt{x, y}, B: Pt{x + 2*w*h*h/l, y + 2*h*w*w/l}, Stops: []Stop{{0, a, 1}, {1, b, 1}}}
}

// Down is a gradient of opaque colours from y0 to y1, evenly spread.
func Down(y0, y1 float64, cs ...RGB) Linear {
	g := Linear{A: Pt{0, y0}, B: Pt{0, y1}}
	for i, c := range cs {
		g.Stops = append(g.Stops, Stop{float64(i) / math.Max(1, float64(len(cs)-1)), c, 1})
	}
	return g
}

// Picture fills with an opaque picture laid over the box (X,Y,W,H), read with
// bilinear interpolation.
type Picture struct {
	Img        *image.RGBA
	X, Y, W, H float64
}

// At gives colour and opacity at a place.
func (p Picture) At(x, y float64) (RGB, float64) {
	w, h := p.Img.Rect.Dx(), p.Img.Rect.Dy()
	u := Clamp((x-p.X)/p.W*float64(w)-.5, 0, float64(w-1))
	v := Clamp((y-p.Y)/p.H*float64(h)-.5, 0, float64(h-1))
	i, j := int(u), int(v)
	u, v = u-float64(i), v-float64(j)
	i2, j2 := min(i+1, w-1), min(j+1, h-1)
	q := func(i, j int, k float64) (r, g, b, a float64) {
		o := j*p.Img.Stride + 4*i
		s := p.Img.Pix[o : o+4 : o+4]
		return float64(s[0]) * k, float64(s[1]) * k, float64(s[2]) * k, float64(s[3]) * k
	}
	r0, g0, b0, a0 := q(i, j, (1-u)*(1-v))
	r1, g1, b1, a1 := q(i2, j, u*(1-v))
	r2, g2, b2, a2 := q(i, j2, (1-u)*v)
	r3, g3, b3, a3 := q(i2, j2, u*v)
	a := a0 + a1 + a2 + a3
	if a < .5 {
		return RGB{}, 0
	}
	return RGB{(r0 + r1 + r2 + r3) / a, (g0 + g1 + g2 + g3) / a, (b0 + b1 + b2 + b3) / a}, a / 255
}
