package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Cup is where a cup of coffee stood: a ring about (X,Y), logical pixels.
type Cup struct{ X, Y, R float64 }

// Page is a sheet of squared drawing paper: blue rules of uneven ink, the tooth of the
// paper, clouds of age, rings of coffee. Lengths are logical pixels.
type Page struct {
	Pitch float64 // between two rules
	X, Y  float64 // where a rule crosses another
	Cups  []Cup
	Drops bool    // splashes round the first cup
	Low   float64 // light in the far corners, 0 to 1; 0 for even light
	Light Pool    // where it is brightest
}

// Paint paints the page w x h device pixels in size, with the tooth of its scale.
func (g Page) Paint(w, h int, tooth *Tooth) *image.RGBA {
	m := pixel.New(w, h)
	g.PaintInto(m, tooth)
	return m
}

// PaintInto paints the page over the whole of an opaque picture.
func (g Page) PaintInto(m *image.RGBA, tooth *Tooth) {
	k := tooth.K
	inv := 1 / k
	w, h := m.Rect.Dx(), m.Rect.Dy()
	white, aged, blue := pixel.Hex(0xfaf6ea), pixel.Hex(0xf1e9d4), pixel.Hex(0x8fb2c9)
	lw, lh := float64(w)*inv, float64(h)*inv
	low := g.Low
	if low == 0 {
		low = 1
	}
	light := puddle{g.Light.X * lw, g.Light.Y * lh, 1.35 * lw, 1.04 * lh, low}
	gain := dim()
	// A rule is a pixel wide at least, or it would flicker with the scale.
	wide := math.Max(1, .8*k)
	rule := func(v float64) float64 {
		d := math.Mod(v, g.Pitch)
		if d < 0 {
			d += g.Pitch
		}
		d = math.Min(d, g.Pitch-d) * k
		return pixel.Step(wide, .25*wide, d)
	}
	across := make([]float64, w)
	for x := range across {
		across[x] = rule((float64(x)+.5)*inv - g.X)
	}
	stain := newStain(g)
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		cloud, ink := pixel.NewFBMRow(y/190, 3, 91), pixel.NewRow(y/11, 97)
		age := slow{step: max(int(6*k), 2), at: func(x int) float64 {
			return pixel.Step(.3, .8, .5+.5*cloud.At(float64(x)*inv/210))
		}}
		lit := slow{step: max(int(8*k), 4), at: func(x int) float64 { return gain.At(light.at((float64(x)+.5)*inv, y)) }}
		down := rule(y - g.Y)
		row := tooth.Row(iy)
		wet := stain.touches(y)
		ey := math.Min(y, lh-y)
		for ix := range w {
			x := (float64(ix) + .5) * inv
			t := float64(row[ix&Mask]) * (1. / 255)
			c := white.Mix(aged, age.get(ix)).Mul(.988 + .016*t)
			if v := math.Max(down, across[ix]); v > 0 {
				c = c.Mix(blue, v*.40*(.86+.14*ink.At(x*(1./11))))
			}
			if wet {
				c = stain.on(c, x, y, t)
			}
			f := lit.get(ix)
			if e := math.Min(ey, math.Min(x, lw-x)); e < 1.6 {
				f *= .955 + .045*pixel.Step(0, 1.6, e)
				if x < 1.4 || y < 1.4 {
					f *= 1.03
				}
			}
			pixel.Put(p[4*ix:], c.Mul(f))
		}
	})
}

// stain is the coffee on a page.
type stain struct {
	cups   []Cup
	drops  []Cup
	factor [3]*pixel.Ramp
}

func newStain(g Page) *stain {
	s := &stain{cups: g.Cups}
	coffee := pixel.Hex(0x9a6a35)
	for i, c := range [3]float64{coffee.R, coffee.G, coffee.B} {
		lin := math.Pow(c, 2.2)
		s.factor[i] = pixel.NewRamp(0, 1, 64, func(k float64) float64 { return math.Pow(1-k+k*lin, 1/2.2) })
	}
	if g.Drops && len(g.Cups) > 0 {
		for i := range 7 {
			a, r := pixel.Hash(i, 1, 7)*2*math.Pi, g.Cups[0].R+12+34*pixel.Hash(i, 2, 7)
			s.drops = append(s.drops, Cup{g.Cups[0].X + r*math.Cos(a), g.Cups[0].Y + r*math.Sin(a), 1 + 2.6*pixel.Hash(i, 3, 7)})
		}
	}
	return s
}

// touches says whether there is coffee at this height.
func (s *stain) touches(y float64) bool {
	for _, c := range s.cups {
		if math.Abs(y-c.Y) < c.R+56 {
			return true
		}
	}
	return false
}

func (s *stain) on(c pixel.RGB, x, y, tooth float64) pixel.RGB {
	for i, q := range s.cups {
		dx, dy := x-q.X, y-q.Y
		far := pixel.Hyp(dx, dy)
		if far > q.R+8 {
			continue
		}
		k := .035
		if far > q.R-18 {
			cos, sin := dx/far, dy/far
			wobble := 2.2*pixel.FBM(3+cos*1.4, 3+sin*1.4+float64(i)*9, 3, 101) + .5
			d := far - q.R - wobble
			much := pixel.Step(.25, .62, .5+.5*pixel.FBM(5+cos*1.1, 5+sin*1.1+float64(i)*5, 3, 103))
			rim := math.Exp(-d*d/1.3)*.62 + math.Exp(-(d+5.5)*(d+5.5)/1.21)*.22
			band := pixel.Step(1.2, 0, d) * pixel.Step(-8, -2, d) * .20
			k = (rim+band)*(.22+.78*much) + pixel.Step(0, -3, d)*.035
		}
		c = s.wash(c, math.Min(k, .85)*(.82+.3*(tooth-.5)))
	}
	for _, q := range s.drops {
		if d := pixel.Hyp(x-q.X, y-q.Y) - q.R; d < 1 {
			c = s.wash(c, .55*pixel.Step(.9, -.2, d)*(.6+.6*pixel.Step(-2, 0, d)))
		}
	}
	return c
}

func (s *stain) wash(c pixel.RGB, k float64) pixel.RGB {
	return pixel.RGB{R: c.R * s.factor[0].At(k), G: c.G * s.factor[1].At(k), B: c.B * s.factor[2].At(k)}
}
