package drawing

import (
	"fmt"
	"image"
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/sheet"
)

// sprite makes a picture w x h units in size with a margin; (0,0) is its corner.
func sprite(w, h, margin, k float64) (*image.RGBA, *pixel.Canvas) {
	up := func(v float64) int { return int(math.Ceil(v * k)) }
	m := image.NewRGBA(image.Rect(-up(margin), -up(margin), up(w+margin), up(h+margin)))
	return m, pixel.NewCanvas(m, k)
}

// Legal is the glow of a square where something may be drawn; strong under the pointer.
// (0,0) is the square's corner.
func Legal(strong bool, k float64) *image.RGBA {
	m, c := sprite(Cell, Cell, 0, k)
	f := 1.0
	if strong {
		f = 1.4
	}
	glow := pixel.Radial{C: pixel.Pt{X: 30, Y: 30}, R: 40, Stops: []pixel.Stop{
		{At: 0, Color: pixel.Hex(0xd9f08a), Alpha: .60}, {At: .7, Color: pixel.Hex(0xa9d96a), Alpha: .42}, {At: 1, Color: pixel.Hex(0x7cc04c), Alpha: .34}}}
	c.Fill(pixel.RoundRect(2, 2, 56, 56, 7), glow, math.Min(1, f))
	c.Stroke(pixel.RoundRect(3, 3, 54, 54, 7), pixel.Pen{W: 1.8 * f}, pixel.Hex(0x5ea43b), .75)
	return m
}

// lit paints the pool of light about (0,0).
func lit(c *pixel.Canvas) {
	c.Fill(pixel.Circle(0, 0, 58), pixel.Radial{R: 58, Stops: []pixel.Stop{
		{At: 0, Color: pixel.Hex(0xffdf7a), Alpha: .85}, {At: .6, Color: pixel.Hex(0xffc545), Alpha: .42}, {At: 1, Color: pixel.Hex(0xffb52e), Alpha: 0}}}, 1)
}

// refusedRed is the colour of what is refused.
func refusedRed() pixel.RGB { return pixel.Hex(0xb02a18) }

// outlineOf gives the outline of a set of squares, each part going round it; (0,0) is the
// corner of square A1. Squares that touch at a corner only have outlines of their own.
func outlineOf(on sheet.Set, inset float64) pixel.Path {
	var p pixel.Path
	for q := range on.Each {
		x, y := Cell*float64(q.Column()), Cell*float64(q.Row())
		has := func(dx, dy int) bool { return on.Has(sheet.At(q.Column()+dx, q.Row()+dy)) }
		x0, y0, x1, y1 := x+inset, y+inset, x+Cell-inset, y+Cell-inset
		if has(-1, 0) {
			x0 = x
		}
		if has(1, 0) {
			x1 = x + Cell
		}
		if has(0, -1) {
			y0 = y
		}
		if has(0, 1) {
			y1 = y + Cell
		}
		for _, e := range []struct {
			open           bool
			ax, ay, bx, by float64
		}{{!has(0, -1), x0, y0, x1, y0}, {!has(1, 0), x1, y0, x1, y1}, {!has(0, 1), x1, y1, x0, y1}, {!has(-1, 0), x0, y1, x0, y0}} {
			if e.open {
				p.MoveTo(e.ax, e.ay)
				p.LineTo(e.bx, e.by)
			}
		}
	}
	return p
}

// Refused marks squares where something does not fit: a red tint in a dashed outline.
// (0,0) is the corner of A1.
func Refused(on sheet.Set, k float64) *image.RGBA {
	return overGrid(on, k, func(c *pixel.Canvas) {
		for q := range on.Each {
			c.Fill(pixel.RoundRect(Cell*float64(q.Column())+1, Cell*float64(q.Row())+1, 58, 58, 2), pixel.Hex(0xd9442e), .20)
		}
		c.Stroke(outlineOf(on, 2), pixel.Pen{W: 2.2, Butt: true, Dash: []float64{6, 4}}, pixel.Hex(0xc23420), 1)
	})
}

// Fitting marks the squares on which what hangs at the pointer would be drawn.
func Fitting(on sheet.Set, k float64) *image.RGBA {
	return overGrid(on, k, func(c *pixel.Canvas) {
		for q := range on.Each {
			c.Fill(pixel.RoundRect(Cell*float64(q.Column()), Cell*float64(q.Row()), 60, 60, 0), pixel.Hex(0x8fd04a), .30)
		}
		c.Stroke(outlineOf(on, 1.5), pixel.Pen{W: 3}, pixel.Hex(0x3f8a22), 1)
	})
}

// Cut marks squares that would be cut off: hatched in red, in a frame, with a ring that
// says no entry. (0,0) is the corner of A1.
func Cut(on sheet.Set, k float64) *image.RGBA {
	return overGrid(on, k, func(c *pixel.Canvas) {
		for q := range on.Each {
			x, y := Cell*float64(q.Column()), Cell*float64(q.Row())
			box := pixel.RoundRect(x+2, y+2, 56, 56, 6)
			c.Fill(box, pixel.Hex(0xc23420), .26)
			in := c.Clipped(box)
			for d := 8.0; d < 120; d += 11 {
				in.Stroke(pixel.SVG(fmt.Sprintf("M%g %gL%g %g", x+d, y, x+d-60, y+60)), pixel.Pen{W: 1.6}, refusedRed(), .45)
			}
			c.Stroke(pixel.RoundRect(x+3, y+3, 54, 54, 6), pixel.Pen{W: 3.4}, refusedRed(), 1)
			cx, cy := x+30, y+30
			c.Fill(pixel.Circle(cx, cy, 15), pixel.Hex(0xfff4e6), .55)
			c.Stroke(pixel.Circle(cx, cy, 15), pixel.Pen{W: 4.4}, refusedRed(), 1)
			c.Stroke(pixel.SVG(fmt.Sprintf("M%g %gL%g %g", cx-10.5, cy-10.5, cx+10.5, cy+10.5)), pixel.Pen{W: 4.4}, refusedRed(), 1)
		}
	})
}

// Quiet dims a square that cannot be entered next; (0,0) is the square's corner.
func Quiet(k float64) *image.RGBA {
	m, c := sprite(Cell, Cell, 0, k)
	c.Fill(pixel.RoundRect(1, 1, 58, 58, 3), pixel.Hex(0x6d6a5c), .26)
	return m
}

// Spent marks a square that the path uses twice: two small bars in the upper right
// corner. (0,0) is the square's corner.
func Spent(colour pixel.RGB, k float64) *image.RGBA {
	m, c := sprite(Cell, Cell, 0, k)
	c.Stroke(pixel.SVG("M49 6V14M54 6V14"), pixel.Pen{W: 2.6}, colour.Mul(.8), .9)
	return m
}

// overGrid paints over the squares of a set only: the picture is as large as they are.
func overGrid(on sheet.Set, k float64, paint func(c *pixel.Canvas)) *image.RGBA {
	var b image.Rectangle
	for q := range on.Each {
		x, y := Cell*float64(q.Column()), Cell*float64(q.Row())
		b = b.Union(image.Rect(int((x-4)*k), int((y-4)*k), int((x+Cell+4)*k)+1, int((y+Cell+4)*k)+1))
	}
	m := image.NewRGBA(b)
	if !b.Empty() {
		paint(pixel.NewCanvas(m, k))
	}
	return m
}

// Hanging is a wall formation as it hangs at the pointer over the sheet, with its shadow:
// cells are its squares as column and row. (0,0) is the corner of its first column and
// row as it will be drawn; it hangs a little to the upper left of it.
func (f *Form) Hanging(cells [][2]int, seed int) *image.RGBA {
	var on sheet.Set
	for _, c := range cells {
		on = on.With(sheet.At(c[0], c[1]))
	}
	var d pencil.Drawing
	drawWalls(&d, pencil.Graphite(), plan{0, 0, Cell}, on, on, uint64(seed), Rect{W: 8 * Cell, H: 10 * Cell})
	return f.hang(&d, on, -3, -8)
}

// HangingMark is a trap or monster as it hangs at the pointer; (0,0) is the corner of the
// square.
func (f *Form) HangingMark(m sheet.Mark, seed int) *image.RGBA {
	var d pencil.Drawing
	drawMark(&d, pencil.Graphite(), plan{0, 0, Cell}, 0, m, "", uint64(seed))
	return f.hang(&d, sheet.Set{}, -2, -5)
}

// hang paints a drawing lifted by (dx,dy), on a hint of paper over the squares of on,
// with its shadow 7, 13 to the lower right.
func (f *Form) hang(d *pencil.Drawing, on sheet.Set, dx, dy float64) *image.RGBA {
	k := f.K
	x0, y0, x1, y1 := d.Bounds()
	r := image.Rect(int(math.Floor(x0*k)), int(math.Floor(y0*k)), int(math.Ceil(x1*k)), int(math.Ceil(y1*k)))
	pad := int(26 * k)
	m := image.NewRGBA(image.Rect(r.Min.X-pad, r.Min.Y-pad, r.Max.X+pad, r.Max.Y+pad))
	c := pixel.NewCanvas(m, k)
	var body pixel.Path
	for q := range on.Each {
		body.Add(pixel.RoundRect(Cell*float64(q.Column()), Cell*float64(q.Row()), Cell, Cell, 1))
	}
	if on.Empty() {
		body = pixel.Ellipse(30, 34, 24, 20)
	}
	c.With(pixel.Move(7+dx, 13+dy)).Glow(body, 5, pixel.Hex(0x4b2c16), .34)
	if !on.Empty() {
		c.With(pixel.Move(dx, dy)).Fill(body, pixel.Hex(0xfaf6ea), .55)
	}
	l := pencil.NewLayer(r, f.Tooth)
	l.Draw(d)
	moved := *m // the same pixels, seen from where the drawing hangs
	moved.Rect = m.Rect.Add(image.Pt(-int(math.Round(dx*k)), -int(math.Round(dy*k))))
	l.Over(&moved, pencil.GraphiteColour(), r)
	return m
}
