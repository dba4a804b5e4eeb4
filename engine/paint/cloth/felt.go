package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Moss is the colour of the mat.
func Moss() pixel.RGB { return pixel.Hex(0x56663a) }

// Felt is a cloth of short fibres that lie every way, lit by the candle.
func Felt(w, h int, k float64, base pixel.RGB, pool Pool, seed uint32) *image.RGBA {
	return felt(w, h, k, base, newLamp(w, h, pool, .30, .80), seed)
}

// FlatFelt is felt in even light, for bands and tiles.
func FlatFelt(w, h int, k float64, base pixel.RGB, seed uint32) *image.RGBA {
	return felt(w, h, k, base, evenLamp(w, h), seed)
}

func felt(w, h int, k float64, base pixel.RGB, l *lamp, seed uint32) *image.RGBA {
	m := pixel.New(w, h)
	sin := newWave(func(s float64) float64 { return s })
	inv := 1 / k
	step := max(int(4*k), 2)
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		lit := l.row(iy)
		cloud := pixel.NewFBMRow(y/90, 3, seed)
		way := pixel.NewRow(y/40, seed+3)
		grit := pixel.NewRow(y/1.6, seed+2)
		tone := slow{step: step, at: func(x int) float64 { return 1 + .10*cloud.At(float64(x)*inv/90) }}
		turn := slow{step: step, at: func(x int) float64 { return 1.3 * way.At(float64(x)*inv/40) }}
		for ix := 0; ix < w; ix++ {
			x := (float64(ix) + .5) * inv
			a := turn.get(ix)
			s, c := sin.at(a), sin.at(a+math.Pi/2)
			u, v := x*c+y*s, y*c-x*s
			f := tone.get(ix) * (1 + .085*pixel.Noise(u*(1/5.5), v*(1/1.4), seed+1) + .04*grit.At(x*(1/1.6)))
			pixel.Put(p[4*ix:], lit.lit(base.Mul(f), ix))
		}
	})
	r := pixel.Seed("felt")
	lr := lampRow{l: l}
	for i := int(float64(w*h) * inv * inv / 420); i > 0; i-- { // loose fibres
		x, y, a := r.In(0, float64(w)), r.In(0, float64(h)), r.In(0, 2*math.Pi)
		n := r.In(2, 5) * k
		c := base.Mul(1.45)
		if r.F() < .5 {
			c = base.Mul(.55)
		}
		dy := y/l.h - l.pool.Y
		lr.dy2 = dy * dy
		lx, ly, lz := lr.at(int(x))
		pixel.Stroke(m, x, y, x+n*math.Cos(a), y+n*math.Sin(a), .9*k, .6*k, pixel.RGB{R: c.R * lx, G: c.G * ly, B: c.B * lz}, .45)
	}
	return m
}

// Mat is felt as it lies on the table: a dark outline, light along the upper
// edge, and a stitched seam 11 logical pixels inside, when seam is set.
func Mat(w, h int, k float64, base pixel.RGB, pool Pool, seam bool) *image.RGBA {
	m := Felt(w, h, k, base, pool, 5)
	c := pixel.NewCanvas(m, k)
	lw, lh := float64(w)/k, float64(h)/k
	c.Stroke(pixel.RoundRect(.7, .7, lw-1.4, lh-1.4, 2), pixel.Pen{W: 1.4}, pixel.Hex(0x1c2411), 1)
	c.Stroke(pixel.Lines([]pixel.Pt{{X: 1, Y: 1.4}, {X: lw - 1, Y: 1.4}}, false), pixel.Pen{W: 1.4}, pixel.Hex(0xa9b87f), .7)
	if seam && lw > 40 && lh > 40 {
		c.Stroke(pixel.RoundRect(11, 11, lw-22, lh-22, 4), pixel.Pen{W: 1.6, Butt: true, Dash: []float64{7, 5}}, pixel.Hex(0xd8c98a), .42)
	}
	return m
}
