package hand

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// pencil draws one stroke of graphite: two passes with a slight wobble, pressure that
// comes and goes, and the grain of the paper, which stays with the paper.
func (b *Brush) pencil(dst *image.RGBA, l Line, width float64, c pixel.RGB, seed float64) {
	base := l.even(1.2)
	n := len(base)
	length := float64(n-1) * 1.2
	for pass := range 2 {
		seed += 17.3
		at := make(Line, n)
		for i, q := range base {
			s := float64(i) * 1.2 / (13 * b.k)
			at[i] = pixel.Pt{
				X: q.X + (.55*pixel.Noise(s, seed, 11)+float64(pass)*.35)*b.k,
				Y: q.Y + (.55*pixel.Noise(s, seed+9, 12)-float64(pass)*.25)*b.k,
			}
		}
		force := func(i int) float64 {
			t := float64(i) / math.Max(1, float64(n-1))
			e := math.Min(1, math.Min(t*12+.45, (1-t)*9+.3))
			return e * (.87 + .13*pixel.Noise(float64(i)*.08/b.k, seed, 13)) * [2]float64{1, .55}[pass] * .998
		}
		radius := func(i int) float64 { return width / 2 * (1 + .14*pixel.Noise(float64(i)*.12/b.k, seed+4, 14)) }
		area := reach(at, width/2+2, dst.Rect)
		if area.Empty() {
			return
		}
		b.film.begin(area)
		if n == 1 || length == 0 {
			b.film.press(at[0], at[0], radius(0), radius(0), .9, .9)
		}
		for i := 1; i < n; i++ {
			b.film.press(at[i-1], at[i], radius(i-1), radius(i), force(i-1), force(i))
		}
		b.graphite(dst, c)
	}
}

// graphite turns the film into pencil.
func (b *Brush) graphite(dst *image.RGBA, c pixel.RGB) {
	area := b.film.b
	for y := area.Min.Y; y < area.Max.Y; y++ {
		fy := (float64(y) + .5) / b.k
		coarse, fine := pixel.NewRow(fy*.95, 21), pixel.NewRow(fy*2.1, 22)
		o := dst.PixOffset(area.Min.X, y)
		for x, v := range b.film.row(y) {
			if v == 0 {
				continue
			}
			fx := (float64(area.Min.X+x) + .5) / b.k
			g := .5 + .5*(.55*coarse.At(fx*.95)+.45*fine.At(fx*2.1))
			a := math.Min(1, float64(v)*(1./unit)) * pixel.Clamp((g-.12)*2.6, .38, 1) * .97
			pixel.Over(dst.Pix[o+x*4:o+x*4+4], c, a)
		}
	}
}

// even is the line in pieces of one length, in pixels.
func (l Line) even(step float64) Line {
	out := Line{l[0]}
	acc := 0.0
	for i := 1; i < len(l); i++ {
		a, q := l[i-1], l[i]
		d := pixel.Hyp(q.X-a.X, q.Y-a.Y)
		for d > 0 && acc+d >= step {
			t := (step - acc) / d
			a = pixel.Pt{X: a.X + (q.X-a.X)*t, Y: a.Y + (q.Y-a.Y)*t}
			out = append(out, a)
			d = pixel.Hyp(q.X-a.X, q.Y-a.Y)
			acc = 0
		}
		acc += d
	}
	return out
}
