package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Wood is the three tones of a kind of wood.
type Wood struct{ Dark, Mid, Light pixel.RGB }

// Oak is the wood of chests.
func Oak() Wood { return Wood{pixel.Hex(0x4a2710), pixel.Hex(0x8a5426), pixel.Hex(0xb97b3d)} }

// Bog is oak that has turned nearly black: a table by night.
func Bog() Wood { return Wood{pixel.Hex(0x150a05), pixel.Hex(0x3a2012), pixel.Hex(0x62391d)} }

// Timber is one piece of wood with long wavy rings and fine pores, its grain running
// across, or down when upright is set. Pieces cut at different places (x, y in logical
// pixels) differ. The light is even.
func Timber(w, h int, k float64, wood Wood, x, y float64, upright bool) *image.RGBA {
	if upright {
		return flipped(timber(image.Rect(0, 0, h, w), k, wood, x, y, nil))
	}
	return timber(image.Rect(0, 0, w, h), k, wood, x, y, nil)
}

// NightTable is a table of one piece of wood with a pool of light at the given place;
// its edges fall into dusk.
func NightTable(w, h int, k float64, wood Wood, pool Pool) *image.RGBA {
	lw, lh := float64(w)/k, float64(h)/k
	return timber(image.Rect(0, 0, w, h), k, wood, 0, 0, &puddle{pool.X * lw, pool.Y * lh, .67 * lw, .775 * lh, .16})
}

// timber paints a part of the piece of wood, in device pixels.
func timber(part image.Rectangle, k float64, wood Wood, x0, y0 float64, light *puddle) *image.RGBA {
	m := image.NewRGBA(part)
	tone := newDye(shade{0, wood.Dark}, shade{.5, wood.Mid}, shade{1, wood.Light})
	rings := newWave(func(s float64) float64 { return math.Pow(.5+.5*s, 1.6) })
	inv, step, gain := 1/k, max(int(5*k), 2), dim()
	pixel.Each(m, func(row int, p []uint8) {
		sy := (float64(part.Min.Y+row) + .5) * inv
		y := sy + y0
		bend, knot := pixel.NewFBMRow(y/142, 3, 31), pixel.NewFBMRow(y/14, 2, 12)
		board, where := pixel.NewFBMRow(y/120, 2, 3), pixel.NewRow(y/30, 5)
		fine, pores := pixel.NewRow(y/1.35, 71), pixel.NewRow(y/1.1, 87)
		at := func(ix int) float64 { return (float64(ix)+.5)*inv + x0 }
		ring := slow{step: step, at: func(ix int) float64 {
			v := at(ix)
			r := y*.052 + 3.75*(1+bend.At(v/323)) + .4*(1+knot.At(v/90))
			return 2 * math.Pi * .72 * r
		}}
		long := slow{step: step, at: func(ix int) float64 { return .14 * board.At(at(ix)/260) }}
		open := slow{step: step, at: func(ix int) float64 { return pixel.Step(.35, .7, .5+.5*where.At(at(ix)/120)) }}
		lit := slow{step: 8, at: func(ix int) float64 {
			if light == nil {
				return 1
			}
			return gain.At(1.12 * light.at((float64(ix)+.5)*inv, sy))
		}}
		for ix := part.Min.X; ix < part.Max.X; ix++ {
			x := at(ix)
			t := .18 + .42*rings.at(ring.get(ix)) + .11*fine.At(x*(1./46)) + long.get(ix)
			f := lit.get(ix)
			if q := pores.At(x * (1. / 17)); q > .6 {
				f *= 1 - .22*pixel.Step(.6, .9, q)*open.get(ix)
			}
			pixel.Put(p[4*(ix-part.Min.X):], tone.at(t).Mul(f))
		}
	})
	return m
}

// flipped exchanges rows and columns.
func flipped(m *image.RGBA) *image.RGBA {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	n := pixel.New(h, w)
	for y := range h {
		for x := range w {
			copy(n.Pix[x*n.Stride+4*y:][:4], m.Pix[y*m.Stride+4*x:][:4])
		}
	}
	return n
}
