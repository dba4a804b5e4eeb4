package furniture

import "delvebox/engine/paint/pixel"

// paint is one colour, or a gradient along the way from a to b in logical pixels.
type paint struct {
	ax, ay, bx, by float64
	stops          []pixel.Stop
}

func solid(c pixel.RGB) paint { return paint{stops: []pixel.Stop{{At: 0, Color: c, Alpha: 1}}} }

// down runs through the colours from y0 to y1.
func down(y0, y1 float64, cs ...pixel.RGB) paint {
	return paint{ay: y0, by: y1, stops: spaced(cs)}
}

// across runs through the colours from x0 to x1.
func across(x0, x1 float64, cs ...pixel.RGB) paint {
	return paint{ax: x0, bx: x1, stops: spaced(cs)}
}

// slant runs through the colours from the upper left corner of the box to the lower
// right one.
func slant(q box, cs ...pixel.RGB) paint {
	g := pixel.Blend(q.x, q.y, q.w, q.h, pixel.RGB{}, pixel.RGB{})
	return paint{g.A.X, g.A.Y, g.B.X, g.B.Y, spaced(cs)}
}

// veil runs from one opacity of a colour to another, downwards.
func veil(y0, y1 float64, c pixel.RGB, a0, a1 float64) paint {
	return paint{ay: y0, by: y1, stops: []pixel.Stop{{At: 0, Color: c, Alpha: a0}, {At: 1, Color: c, Alpha: a1}}}
}

func spaced(cs []pixel.RGB) []pixel.Stop {
	ss := make([]pixel.Stop, len(cs))
	for i, c := range cs {
		at := 0.0
		if len(cs) > 1 {
			at = float64(i) / float64(len(cs)-1)
		}
		ss[i] = pixel.Stop{At: at, Color: c, Alpha: 1}
	}
	return ss
}

// At makes a paint serve the canvas for other shapes.
func (p paint) At(x, y float64) (pixel.RGB, float64) {
	if len(p.stops) == 1 {
		return p.stops[0].Color, p.stops[0].Alpha
	}
	return pixel.Linear{A: pixel.Pt{X: p.ax, Y: p.ay}, B: pixel.Pt{X: p.bx, Y: p.by}, Stops: p.stops}.At(x, y)
}

// table is a paint made ready for device pixels: premultiplied colours of 16 bits.
type table struct {
	tones      [][4]uint32
	dx, dy, at float64 // place in tones = dx*x + dy*y + at
}

const tones = 256

func (p paint) table(k, opacity float64) table {
	if len(p.stops) == 1 {
		return table{tones: [][4]uint32{tone(p.stops[0].Color, p.stops[0].Alpha*opacity)}}
	}
	t := table{tones: make([][4]uint32, tones)}
	g := pixel.Linear{B: pixel.Pt{X: 1}, Stops: p.stops}
	for i := range t.tones {
		c, a := g.At(float64(i)/(tones-1), 0)
		t.tones[i] = tone(c, a*opacity)
	}
	dx, dy := (p.bx-p.ax)*k, (p.by-p.ay)*k
	l := dx*dx + dy*dy
	if l == 0 {
		return t
	}
	t.dx, t.dy = dx/l*(tones-1), dy/l*(tones-1)
	t.at = -(p.ax*k*t.dx + p.ay*k*t.dy) + .5*(t.dx+t.dy) + .5
	return t
}

func tone(c pixel.RGB, a float64) [4]uint32 {
	a = pixel.Clamp(a, 0, 1)
	q := func(v float64) uint32 { return uint32(pixel.Clamp(v, 0, 1)*a*65280 + .5) }
	return [4]uint32{q(c.R), q(c.G), q(c.B), q(1)}
}

func (t *table) tone(x, y int) *[4]uint32 {
	if len(t.tones) == 1 {
		return &t.tones[0]
	}
	i := int(t.dx*float64(x) + t.dy*float64(y) + t.at)
	return &t.tones[min(max(i, 0), tones-1)]
}

// lay puts the paint of the pixel (x,y) on the row's i-th pixel; cover is of 256.
func (t *table) lay(row []uint8, i, x, y int, cover uint32) {
	over(row[4*i:], t.tone(x, y), cover)
}

func over(p []uint8, c *[4]uint32, cover uint32) {
	p = p[:4:4]
	q := 65280 - (c[3]*cover)>>8
	p[0] = uint8((c[0]*cover>>8 + uint32(p[0])*q/255 + 128) >> 8)
	p[1] = uint8((c[1]*cover>>8 + uint32(p[1])*q/255 + 128) >> 8)
	p[2] = uint8((c[2]*cover>>8 + uint32(p[2])*q/255 + 128) >> 8)
	p[3] = uint8((c[3]*cover>>8 + uint32(p[3])*q/255 + 128) >> 8)
}

// span puts the paint on the pixels x0 to x1 of a row that begins at column left.
func (t *table) span(row []uint8, left, x0, x1, y int) {
	if x0 >= x1 {
		return
	}
	if t.dx == 0 { // one tone for the whole span
		c := t.tone(x0, y)
		if c[3] == 65280 {
			r, g, b := uint8((c[0]+128)>>8), uint8((c[1]+128)>>8), uint8((c[2]+128)>>8)
			for p := row[4*(x0-left) : 4*(x1-left)]; len(p) >= 4; p = p[4:] {
				p[0], p[1], p[2], p[3] = r, g, b, 255
			}
			return
		}
		for p := row[4*(x0-left) : 4*(x1-left)]; len(p) >= 4; p = p[4:] {
			over(p, c, 256)
		}
		return
	}
	// The place in the tones runs on evenly; 16 bits behind the point keep it exact.
	at := int64((t.dx*float64(x0) + t.dy*float64(y) + t.at) * 65536)
	step := int64(t.dx * 65536)
	for p := row[4*(x0-left) : 4*(x1-left)]; len(p) >= 4; p = p[4:] {
		i := int(at >> 16)
		at += step
		c := &t.tones[min(max(i, 0), tones-1)]
		if c[3] == 65280 {
			p[0], p[1], p[2], p[3] = uint8((c[0]+128)>>8), uint8((c[1]+128)>>8), uint8((c[2]+128)>>8), 255
			continue
		}
		over(p, c, 256)
	}
}
