package hand

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Ink is what a pen leaves.
type Ink struct {
	Colour pixel.RGB
	Pencil bool // graphite caught by the grain of the paper, else the marker
	Even   bool // of one width from end to end: a marker's line that grows under the hand
}

// Marker is the dry-erase marker in a colour.
func Marker(c pixel.RGB) Ink { return Ink{Colour: c} }

// Pencil is a pencil in a colour.
func Pencil(c pixel.RGB) Ink { return Ink{Colour: c, Pencil: true} }

// Brush draws lines into pictures. It keeps its scratch memory between strokes and so
// belongs to one goroutine; a new one costs nothing.
type Brush struct {
	k     float64 // device pixels to a logical one
	film  film
	light film
}

// NewBrush makes a brush for k device pixels to a logical one.
func NewBrush(k float64) *Brush {
	if k <= 0 {
		k = 1
	}
	return &Brush{k: k}
}

// Draw lays the lines on the picture, one stroke over the other, with a pen of the
// given width.
func (b *Brush) Draw(dst *image.RGBA, lines []Line, width float64, ink Ink) {
	for i, l := range lines {
		if len(l) == 0 {
			continue
		}
		if ink.Pencil {
			b.pencil(dst, l, width, ink.Colour, float64(i)*34.6)
			continue
		}
		b.marker(dst, l, width, ink)
	}
}

// marker draws one stroke: translucent, with a pooled rim, a little thinner in the
// middle of long quick runs, and a broken wet highlight towards the light.
func (b *Brush) marker(dst *image.RGBA, l Line, width float64, ink Ink) {
	r := width / 2
	area := reach(l, r+1, dst.Rect)
	if area.Empty() {
		return
	}
	b.film.begin(area)
	length := l.Length()
	if thin := math.Min(.16, length/(900*b.k)); ink.Even || thin < .015 || length > 600*b.k {
		b.film.line(l, r)
	} else {
		b.taper(l, r, length, thin)
	}
	b.pool(dst, r, ink.Colour)
	b.shine(dst, l, width, length)
}

// taper lays the line with a width that falls by thin towards its middle. Radii are
// even along each piece, so depth is kept.
func (b *Brush) taper(l Line, r, length, thin float64) {
	if len(l) == 1 {
		b.film.line(l, r)
		return
	}
	s := 0.0
	for i := 1; i < len(l); i++ {
		d := pixel.Hyp(l[i].X-l[i-1].X, l[i].Y-l[i-1].Y)
		t := (s + d/2) / math.Max(length, 1e-6)
		q := r * (1 - thin*math.Sin(math.Pi*t) + .03*pixel.Noise(l[i].X/(9*b.k), l[i].Y/(9*b.k), 5))
		b.film.press(l[i-1], l[i], q, q, 1, 1)
		s += d
	}
}

// pool turns the film into ink: darker in the outer third of the radius.
func (b *Brush) pool(dst *image.RGBA, r float64, c pixel.RGB) {
	rim := c.Mul(.78)
	area := b.film.b
	inv := 1 / (r * .34)
	// Colours by depth under the edge, so that the inner loop only looks up.
	const steps = 32
	var tones [steps + 1]pixel.RGB
	for i := range tones {
		t := float64(i) / steps
		tones[i] = c.Mix(rim, (1-t)*.8)
	}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row := b.film.row(y)
		var grain pixel.Row
		ready := false
		o := dst.PixOffset(area.Min.X, y)
		for x, v := range row {
			if v == 0 {
				continue
			}
			if !ready {
				grain = pixel.NewRow((float64(y)+.5)/(5*b.k), 3)
				ready = true
			}
			e := float64(v) * (1. / unit)
			a := .91 + .03*grain.At((float64(area.Min.X+x)+.5)/(5*b.k))
			if e < 1 {
				a *= e
			}
			depth := (e - .5) * inv
			if depth < 0 {
				depth = 0
			} else if depth > 1 {
				depth = 1
			}
			pixel.Over(dst.Pix[o+x*4:o+x*4+4], tones[int(depth*steps)], a)
		}
	}
}

// shine is the wet highlight: white, thin, moved up-left, broken by noise, not on the
// first eighth nor the last.
func (b *Brush) shine(dst *image.RGBA, l Line, width, length float64) {
	if length < width || width < 2*b.k {
		return
	}
	dx, dy, r := -width*.13, -width*.17, width*.10
	area := reach(l, r+width*.2, dst.Rect)
	b.light.begin(area)
	s, some := 0.0, false
	force := func(p pixel.Pt) float64 {
		return pixel.Clamp(1.3*pixel.Noise(p.X/(11*b.k), p.Y/(11*b.k), 40)+.25, 0, 1)
	}
	pa := force(l[0])
	ends := math.Min(length/8, 14*b.k)
	for i := 1; i < len(l); i++ {
		d := pixel.Hyp(l[i].X-l[i-1].X, l[i].Y-l[i-1].Y)
		pb := force(l[i])
		if s >= ends && s+d <= length-ends && (pa > 0 || pb > 0) {
			p, q := l[i-1], l[i]
			b.light.press(pixel.Pt{X: p.X + dx, Y: p.Y + dy}, pixel.Pt{X: q.X + dx, Y: q.Y + dy}, r, r, pa*.999, pb*.999)
			some = true
		}
		s += d
		pa = pb
	}
	if !some {
		return
	}
	white := pixel.RGB{R: 1, G: 1, B: 1}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		o := dst.PixOffset(area.Min.X, y)
		for x, v := range b.light.row(y) {
			if v != 0 {
				pixel.Over(dst.Pix[o+x*4:o+x*4+4], white, math.Min(1, float64(v)*(1./unit))*.40)
			}
		}
	}
}
