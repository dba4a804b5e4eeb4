package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Curtain is the moss green of the drapes.
func Curtain() pixel.RGB { return pixel.Hex(0x4d5c30) }

// Drapes is a closed curtain: pleats whose depth wanders, lit from the middle.
func Drapes(w, h int, k float64, base pixel.RGB) *image.RGBA {
	m := pixel.New(w, h)
	inv := 1 / k
	const s = 31
	l := newLamp(w, h, Pool{.5, .44}, .26, .92)
	sin := newWave(func(v float64) float64 { return v })
	shine := base.Mul(1.3)
	lw, lh := float64(w)*inv, float64(h)*inv
	step := max(int(3*k), 2)
	pixel.Each(m, func(iy int, p []uint8) {
		y := (float64(iy) + .5) * inv
		lit := l.row(iy)
		fibre := pixel.NewRow(y/3, s+8)
		big, small, deep := pixel.NewRow(y/900, s+3), pixel.NewRow(y/600, s+4), pixel.NewRow(7, s+5)
		fold := func(ph float64) float64 {
			return .62*sin.at(ph/17.5+1.9*big.At(ph/170)) + .38*sin.at(ph/7.3+2.2*small.At(ph/90))*(.4+.6*deep.At(ph/130))
		}
		// the cloth sways and gathers towards the foot, so the phase is no straight
		// function of x
		phase := func(ix int) float64 {
			x := (float64(ix) + .5) * inv
			return x + 7*pixel.Noise(y/210, x/700, s) + 4*pixel.Noise(y/90, x/300, s+1) + (x/lw-.5)*26*(y/lh)
		}
		hump := slow{step: step, at: func(ix int) float64 { return fold(phase(ix)) }}
		slope := slow{step: step, at: func(ix int) float64 { ph := phase(ix); return fold(ph-2.5) - fold(ph+2.5) }}
		for ix := 0; ix < w; ix++ {
			v, d := hump.get(ix), slope.get(ix)
			c := base.Mul(pixel.Clamp(.88+.38*v+.60*d, .16, 1.5))
			if v > .25 && d > -.1 {
				c = c.Screen(shine, .30*pixel.Step(.25, .9, v)*pixel.Step(-.1, .3, d))
			}
			c = c.Mul(1 + .05*fibre.At((float64(ix)+.5)*inv*(1/1.3)))
			pixel.Put(p[4*ix:], lit.lit(c, ix))
		}
	})
	return m
}

// Hem is the gold foot of the curtain with its fringe, w device pixels wide, to
// be drawn so that its upper edge (at both ends) is the curtain's lower edge. It
// hangs down by sag logical pixels in the middle; what is above it is green as the
// curtain, so that it covers a straight cut. The rest is transparent.
func Hem(w int, k, sag float64) *image.RGBA {
	lw := float64(w) / k
	m := pixel.New(w, int(math.Ceil((sag/2+22)*k)))
	c := pixel.NewCanvas(m, k)
	edge := pixel.SVG("")
	edge.MoveTo(0, 3)
	edge.QuadTo(lw/2, 3+sag, lw, 3)
	cover := edge
	cover.LineTo(lw, -2)
	cover.LineTo(0, -2)
	cover.Close()
	c.Fill(cover, Curtain().Mul(.52), 1)
	n := max(int(lw/7), 1)
	for i := 0; i <= n; i++ {
		t := float64(i) / float64(n)
		fringe(c, lw*t, 3+2*sag*t*(1-t)+4, 12)
	}
	braid(c, edge, 8, 5)
	return m
}

func fringe(c *pixel.Canvas, x, y, l float64) {
	c.Stroke(pixel.Lines([]pixel.Pt{{X: x, Y: y}, {X: x, Y: y + l}}, false), pixel.Pen{W: 2.2}, pixel.Hex(0xd0a94e), .9)
}

// braid is a gold cord of width in, in a dark one of width out.
func braid(c *pixel.Canvas, p pixel.Path, out, in float64) {
	c.Stroke(p, pixel.Pen{W: out, Butt: true}, pixel.Hex(0x5f4416), 1)
	c.Stroke(p, pixel.Pen{W: in, Butt: true}, pixel.Hex(0xe6c36a), 1)
	c.Stroke(p, pixel.Pen{W: in, Butt: true, Dash: []float64{1.6, 5}}, pixel.Hex(0x7d5a1c), .7)
}

// Valance is the row of swags along the upper edge, with cord, fringe, tassels and
// the shadow it throws on the drapes. Logical height 120; transparent below.
func Valance(w int, k float64) *image.RGBA {
	lw := float64(w) / k
	m := pixel.New(w, int(math.Ceil(120*k)))
	c := pixel.NewCanvas(m, k)
	n := max(int(math.Round(lw/160)), 1)
	sw := lw / float64(n)
	swag := func(x float64) (p pixel.Path) {
		p.MoveTo(x, -4)
		p.LineTo(x+sw, -4)
		p.LineTo(x+sw, 60)
		p.QuadTo(x+sw/2, 104, x, 60)
		p.Close()
		return p
	}
	var all pixel.Path
	for i := 0; i < n; i++ {
		all.Add(swag(float64(i) * sw))
	}
	c.With(pixel.Move(4, 10)).Glow(all, 8, pixel.Hex(0), .55)
	green := pixel.Linear{A: pixel.Pt{Y: 0}, B: pixel.Pt{Y: 84}, Stops: []pixel.Stop{
		{At: 0, Color: pixel.Hex(0x1e2612), Alpha: 1}, {At: .7, Color: pixel.Hex(0x46552a), Alpha: 1}, {At: 1, Color: pixel.Hex(0x5f7038), Alpha: 1}}}
	c.Fill(all, green, 1)
	for i := 0; i < n; i++ {
		x := float64(i) * sw
		for j := 1.0; j <= 3; j++ {
			d := j * 17
			var fold pixel.Path
			fold.MoveTo(x+6, d-10)
			fold.QuadTo(x+sw/2, d+26, x+sw-6, d-10)
			c.Stroke(fold, pixel.Pen{W: 3}, pixel.Hex(0x151c0b), .42)
			c.With(pixel.Move(0, 2.5)).Stroke(fold, pixel.Pen{W: 1.4}, pixel.Hex(0x8b9c58), .30)
		}
		for j := 0; j < 27; j++ {
			t := float64(j) / 26
			fringe(c, x+sw*t, 60*(1-t)*(1-t)+208*t*(1-t)+60*t*t+3, 11)
		}
		var foot pixel.Path
		foot.MoveTo(x, 59.5)
		foot.QuadTo(x+sw/2, 103.5, x+sw, 59.5)
		braid(c, foot, 7, 4)
	}
	for i := 0; i <= n; i++ {
		t := c.With(pixel.Move(float64(i)*sw, 60))
		t.Fill(pixel.SVG("M-6 11H6L9 40Q0 44 -9 40Z"), pixel.Hex(0xd0a94e), 1)
		t.Stroke(pixel.SVG("M-6 11H6L9 40Q0 44 -9 40Z"), pixel.Pen{W: 1.4}, pixel.Hex(0x6b4a12), 1)
		t.Stroke(pixel.SVG("M-4 16L-5 39M0 16V41M4 16L5 39"), pixel.Pen{W: 1.2}, pixel.Hex(0x8d661d), 1)
		t.Fill(pixel.Circle(0, 4, 6), pixel.Hex(0xe6c36a), 1)
		t.Stroke(pixel.Circle(0, 4, 6), pixel.Pen{W: 1.4}, pixel.Hex(0x6b4a12), 1)
	}
	return m
}
