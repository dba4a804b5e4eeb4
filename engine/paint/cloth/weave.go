package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Linen is a plain weave of threads 2.6 logical pixels apart, each with a tone
// of its own.
func Linen(w, h int, k float64, base pixel.RGB, seed uint32) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	const by = 2.6
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		cloud := pixel.NewFBMRow(y/60, 2, seed+2)
		grit := pixel.NewRow(y/1.2, seed+3)
		tone := slow{step: 4, at: func(x int) float64 { return .86 + .10*cloud.At(float64(x)*inv/60) }}
		j := int(y / by)
		fy := y/by - float64(j) - .5
		for ix := 0; ix < w; ix++ {
			x := (float64(ix) + .5) * inv
			i := int(x / by)
			t, f := 0.0, fy
			if (i+j)%2 == 0 {
				t = pixel.Hash(i, j/17, seed)
			} else {
				t, f = pixel.Hash(j, i/17+999, seed), x/by-float64(i)-.5
			}
			v := (tone.get(ix) + .20*t) * (1.06 - .9*f*f + .05*grit.At(x*(1/1.2)))
			pixel.Put(p[4*ix:], base.Mul(v))
		}
	})
	return m
}

// Velvet has a deep pile: broad soft folds of light.
func Velvet(w, h int, k float64, base pixel.RGB, seed uint32) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	shine := base.Mul(1.5)
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		fold := pixel.NewFBMRow(y/55, 3, seed)
		pile := pixel.NewRow(y/2.6, seed+4)
		folds := slow{step: 3, at: func(x int) float64 { return fold.At(float64(x) * inv / 70) }}
		for ix := 0; ix < w; ix++ {
			n := folds.get(ix)
			c := base.Mul(.82+.42*pixel.Step(-.3, .7, n)).Screen(shine, .20*pixel.Step(.2, .8, n))
			pixel.Put(p[4*ix:], c.Mul(1+.09*pile.At((float64(ix)+.5)*inv*(1/1.3))))
		}
	})
	return m
}

// Slate is split stone: flat flakes with bright lower edges.
func Slate(w, h int, k float64, base pixel.RGB, seed uint32) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	flake := func(v float64) float64 { return math.Floor(6*(v+1)) / 6 }
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		here, there := pixel.NewFBMRow(y/48, 4, seed), pixel.NewFBMRow((y+1.5)/48, 4, seed)
		grit, vein := pixel.NewRow(y/1.5, seed+3), pixel.NewFBMRow(y/5, 2, seed+4)
		for ix := 0; ix < w; ix++ {
			x := (float64(ix) + .5) * inv
			v := flake(here.At(x / 85))
			c := base.Mul(.80 + .16*v + .05*grit.At(x/1.5) + .06*vein.At(x/14))
			if d := flake(there.At((x+1.5)/85)) - v; d > 0 {
				c = c.Mul(.72)
			} else if d < 0 {
				c = c.Screen(pixel.RGB{R: 1, G: 1, B: 1}, .10)
			}
			pixel.Put(p[4*ix:], c)
		}
	})
	return m
}

// Leather is grained hide.
func Leather(w, h int, k float64, base pixel.RGB, seed uint32) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		var a, b [2]pixel.Row
		for i, s := range []float64{-.8, .8} {
			a[i], b[i] = pixel.NewRow((y+s)/4.2, seed), pixel.NewRow((y+s)/2.1, seed+1)
		}
		cloud := pixel.NewFBMRow(y/60, 3, seed+5)
		tone := slow{step: 4, at: func(x int) float64 { return 1 + .12*cloud.At(float64(x)*inv/60) }}
		height := func(i int, x float64) float64 {
			return math.Abs(a[i].At(x*(1/4.2))) + .5*math.Abs(b[i].At(x*(1/2.1)))
		}
		for ix := 0; ix < w; ix++ {
			x := (float64(ix) + .5) * inv
			d := height(1, x+.8) - height(0, x-.8)
			pixel.Put(p[4*ix:], base.Mul(tone.get(ix)*(1+.20*d)))
		}
	})
	return m
}
