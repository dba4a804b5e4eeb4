package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// slow is a function of x that changes little over a few pixels; it is computed
// every few pixels and drawn straight in between.
type slow struct {
	at    func(x int) float64
	step  int // pixels
	from  int
	v, dv float64
	ready bool
}

// get gives the function at x; asked along a row it costs next to nothing.
func (s *slow) get(x int) float64 {
	if x < s.from || x >= s.from+s.step || !s.ready {
		s.from = x / s.step * s.step
		a, b := s.at(s.from), s.at(s.from+s.step)
		s.v, s.dv, s.ready = a, (b-a)/float64(s.step), true
	}
	return s.v + s.dv*float64(x-s.from)
}

// board is what a row of the table knows about one board.
type board struct {
	shift, tone float64
	warp        pixel.FBMRow
	knot        pixel.Row
	hue, vein   pixel.Row
	sway        slow // of the rings, logical pixels
	long        slow // light stretches
	fine        slow // fine grain
}

// Walnut is the table: boards about 165 logical pixels high with cathedral
// grain, pores and dark joints.
func Walnut(w, h int, k float64, pool Pool) *image.RGBA {
	m := pixel.New(w, h)
	dark, mid, light := pixel.Hex(0x26160d), pixel.Hex(0x573521), pixel.Hex(0x8a5a37)
	pore, joint, edge := pixel.Hex(0x170c06), pixel.Hex(0x0d0704), pixel.Hex(0xb98358)
	// the rings of a log are a sine of the way through it, sharpened
	grain := newWave(func(s float64) float64 { return math.Pow(.5+.5*s, 1.6) })
	l := newLamp(w, h, pool, 0, 1.12)
	bh := math.Max(float64(h)/k/math.Max(1, math.Round(float64(h)/k/165)), 24)
	step := max(int(5*k), 2)
	pixel.Each(m, func(iy int, p []uint8) {
		y := float64(iy) / k
		lit := l.row(iy)
		finer := pixel.NewRow(y/.8, 22)
		pores := pixel.NewRow(float64(iy)/math.Max(1, math.Round(k)), 31) // whole pixels, or they blur away
		waveRow := pixel.NewRow(3, 2)
		wave := slow{step: step, at: func(x int) float64 { return 2.2 * waveRow.At(float64(x)/k/260) }}
		var boards [3]*board
		first := int(math.Floor((y - 2.3) / bh))
		inv := 1 / k
		for ix := 0; ix < w; ix++ {
			x := (float64(ix) + .5) * inv
			yy := y + wave.get(ix)
			bi := int(math.Floor(yy / bh))
			in := yy - float64(bi)*bh
			b := boards[bi-first]
			if b == nil {
				b = newBoard(bi, y, step, k)
				boards[bi-first] = b
			}
			wx := x + b.shift
			g := grain.at((in*1.15+b.sway.get(ix))*(1/5.6) + b.shift)
			c := dark.Mix(mid, .45+.40*g+b.fine.get(ix)+.04*finer.At(wx*(1./9)))
			c = c.Mix(light, .30*g*g+b.long.get(ix))
			if f := pores.At(wx * (1. / 17)); f > .60 {
				c = c.Mix(pore, .55*pixel.Step(.60, .85, f))
			}
			c = c.Mul(b.tone)
			if in < 4 || bh-in < 3 {
				if e := math.Min(in, bh-in); e < 3 {
					c = c.Mix(joint, .85*(1-pixel.Step(0, 2.2, e)))
				}
				if in > 2 && in < 4 {
					c = c.Mix(edge, .30)
				}
			}
			pixel.Put(p[4*ix:], lit.lit(c, ix))
		}
	})
	return m
}

func newBoard(bi int, y float64, step int, k float64) *board {
	s := uint32(bi + 40)
	b := &board{shift: float64(bi) * 731, tone: 1 + .10*pixel.Noise(float64(bi)*3.7, 1, 41)}
	b.warp = pixel.NewFBMRow(y/46, 3, s+11)
	b.knot = pixel.NewRow(y/9, s+12)
	b.hue = pixel.NewRow(y/30, s+23)
	wx := func(x int) float64 { return (float64(x)+.5)/k + b.shift }
	b.sway = slow{step: step, at: func(x int) float64 {
		v := wx(x)
		return 26*b.warp.At(v/330) + 9*math.Sin(v/410) + 4*b.knot.At(v/60)
	}}
	b.vein = pixel.NewRow(y/1.15, 21)
	b.fine = slow{step: step, at: func(x int) float64 { return .06 * b.vein.At(wx(x)/34) }}
	b.long = slow{step: step, at: func(x int) float64 { return .16 * b.hue.At(wx(x)/240) }}
	return b
}

// wave is a function of a sine, tabulated over one turn.
type wave struct{ v [2049]float32 }

func newWave(f func(sine float64) float64) *wave {
	w := &wave{}
	for i := range w.v {
		w.v[i] = float32(f(math.Sin(2 * math.Pi * float64(i) / 2048)))
	}
	return w
}

// at is f(sin(x)).
func (w *wave) at(x float64) float64 {
	t := x * (2048 / (2 * math.Pi))
	i := int(t)
	if t < float64(i) {
		i--
	}
	t -= float64(i)
	i &= 2047
	return float64(w.v[i]) + float64(w.v[i+1]-w.v[i])*t
}
