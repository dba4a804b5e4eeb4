package hand

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Style is how the letters of a title are made.
type Style uint8

// The styles of titles.
const (
	Inlaid    Style = iota // gold let into dark walnut: names of scenes, of the box
	Banner                 // cream with a dark edge on cloth: phases, the winner
	Printed                // dark, cut into paper: dialogs, the pause
	FeltLid                // Map Masters: cream, roughly edged
	PaperLid               // Doodle Dungeon: outlined in pencil
	VelvetLid              // Dungeon Roll: gold, heavy
	LinenLid               // Satchel Quest: cut out of cloth and sewn on
	SlateLid               // Minotaur: brass, chiselled
)

// Cut is the pen that a style is cut with.
func (s Style) Cut() Cut {
	switch s {
	case PaperLid, LinenLid:
		return Thread()
	case VelvetLid:
		return Heavy()
	case SlateLid:
		return Chisel()
	default:
		return Roman()
	}
}

// Title paints a title whose letters are height device pixels high. The point (0,0) of
// the picture is the upper left corner of the letters; edges and shadows lie outside.
// The edges are made for letters of 30 to 70 logical pixels, k device pixels each.
func Title(text string, style Style, height, k float64) *image.RGBA {
	l := CutLetters(text, height, style.Cut())
	m := int(math.Ceil(8 * k))
	// Accents and the tail of Q reach beyond the letters' box.
	top, foot := m+int(height*.34), m+int(height*.25)
	img := image.NewRGBA(image.Rect(-m, -top, int(l.Width)+m, int(height)+foot))
	l.Paint(pixel.NewCanvas(img, 1), style, k)
	return tight(img)
}

// TitleWidth is the width of a title's letters.
func TitleWidth(text string, style Style, height float64) float64 {
	return LettersWidth(text, height, style.Cut())
}

// TitleHeight is the height, at most max, at which a title is no wider than width.
func TitleHeight(text string, style Style, width, max float64) float64 {
	if w := TitleWidth(text, style, max); w > width {
		return max * width / w
	}
	return max
}

// Paint lays the letters on a canvas, their upper left corner at its origin; k is the
// number of its units to a logical pixel.
func (l Letters) Paint(c *pixel.Canvas, style Style, k float64) {
	hex := pixel.Hex
	at := func(dx, dy float64) *pixel.Canvas { return c.With(pixel.Move(dx*k, dy*k)) }
	edge := func(c *pixel.Canvas, colour pixel.RGB, w, a float64) {
		c.Stroke(l.Fill, pixel.Pen{W: w * k}, colour, a)
		c.Fill(l.Fill, colour, a)
	}
	gold := pixel.Blend(0, 0, l.Width, l.Height, hex(0xfbe7ac), hex(0xa97b38))
	gold.Stops = []pixel.Stop{{At: 0, Color: hex(0xfbe7ac), Alpha: 1}, {At: .4, Color: hex(0xe0b664), Alpha: 1}, {At: 1, Color: hex(0xa97b38), Alpha: 1}}
	switch style {
	case Inlaid:
		edge(at(-1.2, -1.4), hex(0x0a0502), 3, 1)
		at(1.5, 1.9).Fill(l.Fill, hex(0xd7a672), .8)
		c.Fill(l.Fill, gold, 1)
	case Banner, FeltLid:
		deep, w := 2.5, 4.0
		if style == Banner && l.Height > 48*k {
			deep, w = 4, 6
		}
		edge(at(deep*.55, deep), hex(0x161d0c), w+1, 1)
		edge(c, hex(0x1c2411), w, 1)
		c.Fill(l.Fill, hex(0xf6e7c4), 1)
	case Printed:
		at(1.2, 1.6).Fill(l.Fill, hex(0xfff8e2), 1)
		c.Fill(l.Fill, hex(0x3a2a17), 1)
	case PaperLid:
		dice := pixel.Seed("graphite title")
		c.Fill(l.Fill, hex(0x5f5f68), .30)
		for range 5 {
			at(dice.PM(1.1), dice.PM(1.1)).Stroke(l.Fill, pixel.Pen{W: 1.5 * k}, hex(0x2c2c33), .62)
		}
		at(.8, .6).Stroke(l.Bones, pixel.Pen{W: 1.6 * k}, hex(0x2c2c33), .5)
	case VelvetLid:
		edge(at(1.5, 3), hex(0x2a0508), 5, 1)
		edge(c, hex(0x3b090d), 4, 1)
		warm := pixel.Down(0, l.Height, hex(0xffe9a8), hex(0xeabb52), hex(0xb87b24))
		c.Fill(l.Fill, warm, 1)
	case LinenLid:
		at(1.5, 2.5).Fill(l.Fill, pixel.RGB{}, .4)
		edge(c, hex(0x123f3c), 4.5, 1)
		c.Stroke(l.Bones, pixel.Pen{W: 5 * k}, hex(0x1f6f68), 1)
		c.Stroke(l.Bones, pixel.Pen{W: 2 * k, Dash: []float64{4.5 * k, 3 * k}}, hex(0xf6e7c4), 1)
	case SlateLid:
		edge(at(1.5, 2.5), hex(0x050607), 5, 1)
		edge(c, hex(0x1c130a), 3.4, 1)
		brass := pixel.Blend(0, 0, l.Width, l.Height, hex(0xf6dd97), hex(0x94672a))
		brass.Stops = []pixel.Stop{{At: 0, Color: hex(0xf6dd97), Alpha: 1}, {At: .5, Color: hex(0xd2a550), Alpha: 1}, {At: 1, Color: hex(0x94672a), Alpha: 1}}
		c.Fill(l.Fill, brass, 1)
	}
}

// tight cuts the empty rim off a picture, keeping its coordinates.
func tight(m *image.RGBA) *image.RGBA {
	var b image.Rectangle
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):][:4*m.Rect.Dx()]
		first, last := -1, -1
		for x := 0; x < m.Rect.Dx(); x++ {
			if row[4*x+3] != 0 {
				if first < 0 {
					first = x
				}
				last = x
			}
		}
		if first >= 0 {
			b = b.Union(image.Rect(m.Rect.Min.X+first, y, m.Rect.Min.X+last+1, y+1))
		}
	}
	out := image.NewRGBA(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		copy(out.Pix[out.PixOffset(b.Min.X, y):][:4*b.Dx()], m.Pix[m.PixOffset(b.Min.X, y):])
	}
	return out
}
