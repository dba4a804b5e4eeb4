package decor

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// ground is a surface of heights, lit from the upper left.
type ground struct {
	w, h   int
	k      float64
	height func(y float64) func(x float64) float64 // logical pixels, row by row
	steep  float64                                 // less makes it steeper
	low    float64                                 // light where no light falls
	base   func(y float64) func(x float64) pixel.RGB
	// the pool of light: its middle, its radii in shares of the size, its darkest
	cx, cy, rx, ry, dusk float64
}

func (g ground) paint() *image.RGBA {
	m := pixel.New(g.w, g.h)
	inv := 1 / g.k
	W, H := float64(g.w)*inv, float64(g.h)*inv
	gain := pixel.NewRamp(0, 1.2, 256, func(l float64) float64 { return math.Pow(l, 1/2.2) })
	pixel.Bands(g.h, func(y0, y1 int) {
		// three rows of heights, one pixel wider on either side
		row := func(iy int, dst []float32) {
			at := g.height((float64(iy) + .5) * inv)
			for i := range dst {
				dst[i] = float32(at((float64(i) - .5) * inv))
			}
		}
		a, b, c := make([]float32, g.w+2), make([]float32, g.w+2), make([]float32, g.w+2)
		row(y0-1, a)
		row(y0, b)
		for iy := y0; iy < y1; iy++ {
			row(iy+1, c)
			y := (float64(iy) + .5) * inv
			base := g.base(y)
			p := m.Pix[iy*m.Stride:][:4*g.w]
			nz := 2 * inv * g.steep
			for ix := range g.w {
				x := (float64(ix) + .5) * inv
				nx, ny := float64(b[ix]-b[ix+2]), float64(c[ix+1]-a[ix+1])
				nl := max(0, (-.47*nx+.395*ny+.79*nz)/math.Sqrt(nx*nx+ny*ny+nz*nz))
				d := pixel.Hyp((x-W*g.cx)/(W*g.rx), (y-H*g.cy)/(H*g.ry))
				l := (g.low + .95*nl) * (1 + (g.dusk-1)*pixel.Step(.15, 1.25, d))
				pixel.Put(p[4*ix:], base(x).Mul(gain.At(l)))
			}
			a, b, c = b, c, a
		}
	})
	return m
}

// rock is the lair's ground: facets.
func rock(w, h int, k float64) *image.RGBA {
	dark, light := pixel.Hex(0x4b4548), pixel.Hex(0x6b5f57)
	return ground{
		w: w, h: h, k: k, steep: 1.5, low: .12, cx: .4, cy: .35, rx: .75, ry: .85, dusk: .34,
		height: func(y float64) func(x float64) float64 {
			rough := pixel.NewFBMRow(y/46, 5, 22)
			f := newFacets(y / 30)
			return func(x float64) float64 {
				return 15*min(1, f.at(x/38)*1.7) + 8.5*rough.At(x/46)
			}
		},
		base: func(y float64) func(x float64) pixel.RGB {
			tint := pixel.NewFBMRow(y/60, 3, 5)
			return func(x float64) pixel.RGB { return dark.Mix(light, .5+.5*tint.At(x/60)) }
		},
	}.paint()
}

// facets is cell noise along a row: how much farther the second nearest point of a
// shaken lattice is than the nearest.
type facets struct {
	y    float64
	iy   int
	ix   int
	near [9]pixel.Pt
	some bool
}

func newFacets(y float64) *facets { return &facets{y: y, iy: int(math.Floor(y))} }

func (f *facets) at(x float64) float64 {
	if ix := int(math.Floor(x)); !f.some || ix != f.ix {
		f.ix, f.some = ix, true
		for i := range f.near {
			cx, cy := ix+i%3-1, f.iy+i/3-1
			f.near[i] = pixel.Pt{X: float64(cx) + pixel.Hash(cx, cy, 3), Y: float64(cy) + pixel.Hash(cx, cy, 4)}
		}
	}
	best, second := 1e9, 1e9
	for _, p := range f.near {
		dx, dy := x-p.X, f.y-p.Y
		if d := dx*dx + dy*dy; d < best {
			best, second = d, best
		} else if d < second {
			second = d
		}
	}
	return math.Sqrt(second) - math.Sqrt(best)
}

// earth is the graveyard's ground: crumbs of soil and patches of moss.
func earth(w, h int, k float64) *image.RGBA {
	soil, moss := pixel.Hex(0x4a3727), pixel.Hex(0x4b5b2c)
	return ground{
		w: w, h: h, k: k, steep: 1.3, low: .15, cx: .42, cy: .4, rx: .8, ry: .9, dusk: .4,
		height: func(y float64) func(x float64) float64 {
			crumb, grit := pixel.NewFBMRow(y/12, 4, 62), pixel.NewRow(y/2.2, 63)
			return func(x float64) float64 { return 4.5*crumb.At(x/16) + 1.5*grit.At(x/2.6) }
		},
		base: func(y float64) func(x float64) pixel.RGB {
			patch := pixel.NewFBMRow(y/34, 4, 66)
			return func(x float64) pixel.RGB {
				return soil.Mix(moss, pixel.Step(.40, .62, .5+.5*patch.At(x/40)))
			}
		},
	}.paint()
}
