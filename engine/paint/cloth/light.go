package cloth

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// Pool is the middle of the candle's light, in shares of the picture's width
// and height.
type Pool struct{ X, Y float64 }

// lamp is the light on a picture: for a distance from the pool's middle (in
// heights of the picture, squared) the factors of the three channels.
type lamp struct {
	r, g, b *pixel.Ramp
	pool    Pool
	w, h    float64
}

const farthest = 2.2 // squared distance beyond which it is equally dim

// newLamp makes the light base + gain·L, with L = 0.10 + 1.12·exp(-(d/0.62)^2.1);
// where it is dim it turns cool.
func newLamp(w, h int, pool Pool, base, gain float64) *lamp {
	l := &lamp{pool: pool, w: float64(w), h: float64(h)}
	warm, dusk := pixel.RGB{R: 1.10, G: .97, B: .78}, pixel.RGB{R: .62, G: .66, B: .86}
	channel := func(pick func(pixel.RGB) float64) *pixel.Ramp {
		return pixel.NewRamp(0, farthest, 1200, func(d2 float64) float64 {
			v := base + gain*(.10+1.12*math.Exp(-math.Pow(math.Sqrt(d2)/.62, 2.1)))
			return v * pick(dusk.Mix(warm, v))
		})
	}
	l.r = channel(func(c pixel.RGB) float64 { return c.R })
	l.g = channel(func(c pixel.RGB) float64 { return c.G })
	l.b = channel(func(c pixel.RGB) float64 { return c.B })
	return l
}

// evenLamp is a light that changes nothing.
func evenLamp(w, h int) *lamp {
	one := pixel.NewRamp(0, farthest, 1, func(float64) float64 { return 1 })
	return &lamp{r: one, g: one, b: one, w: float64(w), h: float64(h)}
}

// lampRow is the light along one row.
type lampRow struct {
	l         *lamp
	dy2       float64
	next      int
	r, g, b   float64 // light at the pixel next-8
	dr, dg, d float64 // change for a pixel
}

func (l *lamp) row(y int) lampRow {
	dy := (float64(y)+.5)/l.h - l.pool.Y
	return lampRow{l: l, dy2: dy * dy}
}

const lampStep = 8 // the light is so smooth that every eighth pixel is enough

func (q *lampRow) at(x int) (r, g, b float64) {
	d := (float64(x) + .5 - q.l.pool.X*q.l.w) / q.l.h
	d2 := d*d + q.dy2
	return q.l.r.At(d2), q.l.g.At(d2), q.l.b.At(d2)
}

// lit multiplies the colour of pixel x by the light; x must go up by one from
// a multiple of lampStep.
func (q *lampRow) lit(c pixel.RGB, x int) pixel.RGB {
	if x == q.next {
		r0, g0, b0 := q.at(x)
		r1, g1, b1 := q.at(x + lampStep)
		q.r, q.g, q.b = r0, g0, b0
		q.dr, q.dg, q.d = (r1-r0)/lampStep, (g1-g0)/lampStep, (b1-b0)/lampStep
		q.next += lampStep
	} else {
		q.r += q.dr
		q.g += q.dg
		q.b += q.d
	}
	return pixel.RGB{R: c.R * q.r, G: c.G * q.g, B: c.B * q.b}
}
