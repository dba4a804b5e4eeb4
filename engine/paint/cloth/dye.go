package cloth

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// dye is a row of colours mixed in linear light, tabulated from 0 to 1.
type dye struct{ v [257]pixel.RGB }

// shade is a place in a dye and its colour.
type shade struct {
	at float64
	c  pixel.RGB
}

func newDye(ss ...shade) *dye {
	const gamma = 2.2
	lin := func(c pixel.RGB) pixel.RGB {
		return pixel.RGB{R: math.Pow(c.R, gamma), G: math.Pow(c.G, gamma), B: math.Pow(c.B, gamma)}
	}
	var stops []pixel.Stop
	for _, s := range ss {
		stops = append(stops, pixel.Stop{At: s.at, Color: lin(s.c), Alpha: 1})
	}
	d := &dye{}
	g := pixel.Linear{B: pixel.Pt{X: 1}, Stops: stops}
	for i := range d.v {
		c, _ := g.At(float64(i)/256, 0)
		d.v[i] = pixel.RGB{R: math.Pow(c.R, 1/gamma), G: math.Pow(c.G, 1/gamma), B: math.Pow(c.B, 1/gamma)}
	}
	return d
}

// at gives the colour at t, which is cut to 0..1.
func (d *dye) at(t float64) pixel.RGB {
	t *= 256
	if !(t > 0) {
		return d.v[0]
	}
	i := int(t)
	if i >= 256 {
		return d.v[256]
	}
	t -= float64(i)
	a, b := &d.v[i], &d.v[i+1]
	return pixel.RGB{R: a.R + (b.R-a.R)*t, G: a.G + (b.G-a.G)*t, B: a.B + (b.B-a.B)*t}
}

// dim turns a factor of linear light (0 to 2) into one of the values of a picture.
func dim() *pixel.Ramp {
	return pixel.NewRamp(0, 2, 512, func(l float64) float64 { return math.Pow(l, 1/2.2) })
}

// puddle is light that falls off elliptically from 1 in the middle to low.
type puddle struct{ cx, cy, rx, ry, low float64 }

func (p puddle) at(x, y float64) float64 {
	return 1 + (p.low-1)*pixel.Step(.15, 1.25, pixel.Hyp((x-p.cx)/p.rx, (y-p.cy)/p.ry))
}
