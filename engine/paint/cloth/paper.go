package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Cream is the colour of cards and boards.
func Cream() pixel.RGB { return pixel.Hex(0xf4ead1) }

// Paper is cream paper with fibre, flecks and darker edges.
func Paper(w, h int, k float64, base pixel.RGB, seed uint32) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	low := base.Mul(.84)
	rim := pixel.NewRamp(0, 44, 64, func(e float64) float64 { return .6 * (1 - e/44) * (1 - e/44) })
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		ey := math.Min(float64(iy)+.5, float64(h-iy)-.5) * inv
		cloud := pixel.NewFBMRow(y/80, 3, seed)
		tone := slow{step: 4, at: func(x int) float64 { return .22 * (.5 + .5*cloud.At(float64(x)*inv/80)) }}
		fine, long := pixel.NewRow(y/1.7, seed+1), pixel.NewRow(y/2.2, seed+2)
		for ix := 0; ix < w; ix++ {
			x := (float64(ix) + .5) * inv
			e := math.Min(ey, math.Min(x, float64(w)*inv-x))
			c := base.Mix(low, rim.At(e)+tone.get(ix))
			pixel.Put(p[4*ix:], c.Mul(1+.016*fine.At(x*(1/1.7))+.014*long.At(x*(1./10))))
		}
	})
	return m
}

// Squared is a sheet of squared paper, 14 logical pixels a square.
func Squared(w, h int, k float64) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	sheet, line, edge := pixel.Hex(0xf7f2e2), pixel.Hex(0x8fa9bd), pixel.Hex(0xd8c8a0)
	const g = 14.0
	// the line of a square lies half a pixel from the place where it begins
	on := func(v float64) float64 { return pixel.Cover((math.Abs(math.Mod(v, g)-.5) - .5) * k) }
	across := make([]float64, w)
	for ix := range across {
		across[ix] = on((float64(ix)+.5)*inv + 2)
	}
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		ey := math.Min(y, float64(h)*inv-y)
		fine, cloud, ink := pixel.NewRow(y/1.5, 3), pixel.NewFBMRow(y/60, 2, 4), pixel.NewRow(y/20, 8)
		tone := slow{step: 4, at: func(x int) float64 { return 1 - .03*(.5+.5*cloud.At(float64(x)*inv/60)) }}
		down := on(y + 5)
		for ix := 0; ix < w; ix++ {
			x := (float64(ix) + .5) * inv
			c := sheet.Mul(tone.get(ix) + .012*fine.At(x*(1/1.5)))
			if v := math.Max(down, across[ix]); v > 0 {
				c = c.Mix(line, v*(.62+.2*ink.At(x*(1./20))))
			}
			if e := math.Min(ey, math.Min(x, float64(w)*inv-x)); e < 30 {
				c = c.Mix(edge, .5*(1-e/30)*(1-e/30))
			}
			pixel.Put(p[4*ix:], c)
		}
	})
	return m
}
