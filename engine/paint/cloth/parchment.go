package cloth

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// Parchment is old skin to write on: stained, with fibres both ways, a few worm spots,
// and edges burnt over some 26 logical pixels.
func Parchment(w, h int, k float64, seed uint32) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	skin := newDye(shade{0, pixel.Hex(0xf0e0b9)}, shade{1, pixel.Hex(0xdcc393)})
	burnt := pixel.Hex(0xa9793f)
	W, H := float64(w)*inv, float64(h)*inv
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		stain, scorch := pixel.NewFBMRow(y/110, 4, 77+seed), pixel.NewFBMRow(y/18, 3, 80+seed)
		across, down := pixel.NewRow(y/1.3, 78+seed), pixel.NewRow(y/7, 79+seed)
		spot, where := pixel.NewFBMRow(y/9, 3, 81+seed), pixel.NewRow(y/40, 82+seed)
		tone := slow{step: 4, at: func(ix int) float64 { return pixel.Step(.3, .75, .5+.5*stain.At(float64(ix)*inv/90)) }}
		ey := min(y, H-y)
		for ix := range w {
			x := (float64(ix) + .5) * inv
			c := skin.at(tone.get(ix))
			if e := min(x, W-x, ey); e < 31 {
				c = c.Mix(burnt, .55*pixel.Step(26, 0, e+5*scorch.At(x/18)))
			}
			f := .96 + .0175*(across.At(x/9)+down.At(x/1.4))
			if s := spot.At(x / 9); s > .35 {
				f *= 1 - .05*pixel.Step(.35, .6, s)*pixel.Step(-.1, .4, where.At(x/40))
			}
			pixel.Put(p[4*ix:], c.Mul(f))
		}
	})
	return m
}
