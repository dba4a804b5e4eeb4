package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Pile is the four tones of a velvet, from the depth to the sheen, and the tone of an
// edge that curls up into the light.
type Pile struct{ Deep, Dark, Mid, Sheen, Lip pixel.RGB }

// Crimson is the velvet of treasure chests.
func Crimson() Pile {
	return Pile{pixel.Hex(0x2c020b), pixel.Hex(0x6a0c1c), pixel.Hex(0x95182b), pixel.Hex(0xcf4456), pixel.Hex(0xd8495c)}
}

// Lining is the velvet floor of a box: brushed every way, in the shade of the left and
// the upper wall, and curling up into the light along the other two.
func Lining(w, h int, k float64, pile Pile) *image.RGBA {
	m := pixel.New(w, h)
	tone := newDye(shade{.05, pile.Deep}, shade{.35, pile.Dark}, shade{.60, pile.Mid}, shade{.9, pile.Sheen})
	sin, cos := math.Sincos(-.7) // the way of the nap, which folds bend
	gain := dim()
	inv, step := 1/k, max(int(4*k), 2)
	W, H := float64(w)*inv, float64(h)*inv
	pool := puddle{W * .46, H * .42, W * .66, H * .78, .36}
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		brush, nap := pixel.NewFBMRow(y/95, 3, 41), pixel.NewFBMRow(y/180, 2, 43)
		fold, patch := pixel.NewFBMRow(y/140+9, 3, 49), pixel.NewRow(y/30, 6)
		base := slow{step: step, at: func(ix int) float64 {
			x := float64(ix) * inv
			streak := pixel.Step(.3, .7, .5+.5*brush.At(x/150+2)) - .5
			crease := 1 - math.Abs(fold.At(x/210+5))
			crease *= crease * crease
			return .44 + .14*streak + .05*crease*crease*crease
		}}
		bend := slow{step: step, at: func(ix int) float64 { return 110 * nap.At(float64(ix)*inv/180) }}
		lit := slow{step: step, at: func(ix int) float64 {
			x := float64(ix) * inv
			wall := min(pixel.Step(-4, 40, x), pixel.Step(-4, 46, y))
			edge := pixel.Step(0, 3, min(W-x, H-y))
			return gain.At(1.18 * pool.at(x, y) * (.3 + .7*wall) * (.55 + .45*edge))
		}}
		for ix := range w {
			x := (float64(ix) + .5) * inv
			u, v := x*cos+y*sin, y*cos-x*sin+bend.get(ix)
			hair := .3*pixel.Noise(u*(1/4.4), v*(1/1.3), 44) + .2*pixel.Noise(u*(1/1.6), v*(1/1.1), 45)
			t := base.get(ix) + .18*hair + .025*pixel.Noise(u*(1./38), v*(1/4.5), 46)
			col := tone.at(t).Mul(lit.get(ix))
			if W-x < 45 || H-y < 45 {
				curl := max(math.Exp((x-W)/9), math.Exp((y-H)/10)) * .52 * (.75 + .25*patch.At(x/30))
				col = curled(col, pile.Lip, curl)
			}
			pixel.Put(p[4*ix:], col)
		}
	})
	return m
}

// curled adds light to a colour; squares stand in for linear light.
func curled(c, lip pixel.RGB, by float64) pixel.RGB {
	f := func(a, b float64) float64 { return math.Sqrt(a*a + b*b*by) }
	return pixel.RGB{R: f(c.R, lip.R), G: f(c.G, lip.G), B: f(c.B, lip.B)}
}

// Quilt is buttoned padding, as in the lid of a chest: velvet cushions between seams,
// brass buttons where they cross. The upper edge lies in shade.
func Quilt(w, h int, k float64, pile Pile) *image.RGBA {
	m := pixel.New(w, h)
	tone := newDye(shade{0, pile.Deep.Mul(.78)}, shade{.35, pile.Dark.Mul(.96)}, shade{.62, pile.Mid}, shade{.95, pile.Lip})
	sin := newWave(math.Abs)
	puff := pixel.NewRamp(0, 1, 512, func(v float64) float64 { return 15 * math.Pow(v, .42) })
	graze := pixel.NewRamp(0, 1, 64, func(v float64) float64 { return math.Pow(v, 1.5) })
	gain := dim()
	inv := 1 / k
	W, H := float64(w)*inv, float64(h)*inv
	pool := puddle{W * .45, H * .8, W * .62, H * 1.5, .34}
	height := func(x, y float64) float64 {
		u, v := x/quiltX, y/quiltY
		return puff.At(sin.at(math.Pi*(u+v)) * sin.at(math.Pi*(u-v)))
	}
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		pile, cloud := pixel.NewRow(y/1.7, 44), pixel.NewFBMRow(y/60, 2, 8)
		above := pixel.Step(0, H*.35, y)
		lit := slow{step: 8, at: func(ix int) float64 {
			return gain.At(pool.at(float64(ix)*inv, y) * (.45 + .65*above))
		}}
		for ix := range w {
			x := (float64(ix) + .5) * inv
			const e = .8
			nx, ny, nz := height(x-e, y)-height(x+e, y), height(x, y+e)-height(x, y-e), 2*e*1.5
			n := 1 / math.Sqrt(nx*nx+ny*ny+nz*nz)
			nl := max(0, (-.47*nx+.39*ny+.79*nz)*n)
			t := .10 + .46*nl + .26*graze.At(1-nz*n)*nl + .035*pile.At(x/1.3) + .025*cloud.At(x/60)
			pixel.Put(p[4*ix:], buttoned(tone.at(t), x, y, gain).Mul(lit.get(ix)))
		}
	})
	return m
}

const quiltX, quiltY = 62.0, 46.0 // distances of the buttons

// buttoned is the colour of padding at a place, or of the button and its pit there.
func buttoned(c pixel.RGB, x, y float64, gain *pixel.Ramp) pixel.RGB {
	u, v := x/quiltX, y/quiltY
	a, b := math.Round(u+v), math.Round(u-v)
	dx, dy := x-(a+b)/2*quiltX, y-(a-b)/2*quiltY
	d := pixel.Hyp(dx, dy)
	if d >= 5.2 {
		return c.Mul(gain.At(.35 + .65*pixel.Step(4, 15, d)))
	}
	nx, ny, nz := dx/5.2, -dy/5.2, math.Sqrt(max(0, 1-d*d/27.1))
	brass := pixel.Hex(0xc08a35).Mul(gain.At(.12 + .8*max(0, -.47*nx+.39*ny+.79*nz)))
	return curled(brass, pixel.RGB{R: .85, G: .78, B: .66}, math.Pow(max(0, -.35*nx+.35*ny+.87*nz), 26))
}
