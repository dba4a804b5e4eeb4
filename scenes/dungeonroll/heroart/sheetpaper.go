package heroart

import (
	"image"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// parchment is the bare card: paper with a burnt edge and a printed frame; a master's is
// gilded, with a fan in each corner.
func parchment(w, h int, u float64, s Side) *image.RGBA {
	m := cloth.Paper(w, h, u, pixel.Hex(0xf0e0b9), 77)
	c := pixel.NewCanvas(m, u)
	line, glow := pixel.Hex(0x7d5417), pixel.Hex(0xd9a441)
	c.Stroke(pixel.RoundRect(1, 1, CardW-2, CardH-2, 8.5), pixel.Pen{W: 2}, pixel.Hex(0x5b3a14), 1)
	c.Stroke(pixel.SVG("M2.500 388V11Q2.500 2.500 11 2.500H187"), pixel.Pen{W: 1}, pixel.Hex(0xfffaf0), .8)
	if s == Master {
		c.Stroke(pixel.RoundRect(3, 3, CardW-6, CardH-6, 7), pixel.Pen{W: 4}, pixel.Blend(0, 0, CardW, CardH, pixel.Hex(0xffe9a8), pixel.Hex(0xa8741f)), 1)
		c.Stroke(pixel.RoundRect(5, 5, CardW-10, CardH-10, 5.5), pixel.Pen{W: 1}, pixel.Hex(0x5b3a14), 1)
	}
	c.Stroke(pixel.RoundRect(6.5, 6.5, CardW-13, CardH-13, 5), pixel.Pen{W: 1}, line, 1)
	c.Stroke(pixel.RoundRect(8.5, 8.5, CardW-17, CardH-17, 3.5), pixel.Pen{W: 1.2}, glow, .75)
	for _, q := range [4][2]float64{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		t := c.With(pixel.Matrix{A: q[0], D: q[1], E: CardW/2 - q[0]*CardW/2, F: CardH/2 - q[1]*CardH/2})
		fan := pixel.SVG("M6.500 6.500H21Q20 20 6.500 21Z")
		if s == Master {
			t.Fill(fan, pixel.Hex(0x8a1512), 1)
			t.Stroke(pixel.SVG("M6.500 6.500L17 17M6.500 6.500L13 19M6.500 6.500L19 13"), pixel.Pen{W: 1}, glow, 1)
			t.Stroke(fan, pixel.Pen{W: 1.2}, glow, 1)
			continue
		}
		t.Stroke(pixel.SVG("M18 8.500Q17 17 8.500 18M14 8.500Q13.500 13.500 8.500 14"), pixel.Pen{W: 1}, line, .8)
	}
	return m
}

// pictureFrame is the gilt moulding round the picture.
func pictureFrame(c *pixel.Canvas, x, y, w, h float64, s Side) {
	in := pixel.RoundRect(x, y, w, h, 1)
	c.Clipped(in).GlowStroke(pixel.RoundRect(x-1, y-1, w+2, h+2, 1), pixel.Pen{W: 5}, 3, pixel.Hex(0x1a0906), .65)
	wide := 2.4
	if s == Master {
		wide = 3.4
	}
	c.Stroke(pixel.RoundRect(x-1.5, y-1.5, w+3, h+3, 2), pixel.Pen{W: wide + 2.6}, pixel.Hex(0x4a2c0e), 1)
	c.Stroke(pixel.RoundRect(x-1.5, y-1.5, w+3, h+3, 2), pixel.Pen{W: wide}, pixel.Blend(x, y, w, h, pixel.Hex(0xffe9a8), pixel.Hex(0xa8741f)), 1)
}

// letter sets a name in the middle of (x,y), at most so high and so wide in device
// pixels: in the lettering of titles, or in type where that has not every sign.
func (p *Painter) letter(m *image.RGBA, name string, x, y, height, width, u float64, c pixel.RGB) {
	if hand.HasLetters(name) {
		l := hand.CutLetters(name, height, hand.Roman())
		if l.Width > width {
			l = hand.CutLetters(name, height*width/l.Width, hand.Roman())
		}
		cv := pixel.NewCanvas(m, 1).With(pixel.Move(x-l.Width/2, y-l.Height/2))
		cv.With(pixel.Move(.7*u, .9*u)).Fill(l.Fill, pixel.Hex(0xfff8e2), .9)
		cv.Fill(l.Fill, c, 1)
		return
	}
	px := max(int(height*1.25), 1)
	f := p.faces.Face(script.Heading, px)
	for px > 6 && !f.Fits(name, width) {
		px--
		f = p.faces.Face(script.Heading, px)
	}
	f.DrawAt(m, name, x, y+f.CapTop/2, c.Color(), script.Middle)
}

// stamps are the sign of the hero's set, in brass, and the stones that tell how hard the
// hero is to play, in a row from (x,y).
func stamps(c *pixel.Canvas, x, y float64, set Set, difficulty int) {
	sign := [...]string{signDie, signSatchel, signStar}[min(int(set), 2)]
	if difficulty > 0 {
		n := 3.0
		c.Glow(pixel.RoundRect(x+1, y-6, 16+12*n, 14, 7), 1.5, pixel.Hex(0), .5)
		c.Fill(pixel.RoundRect(x, y-7.5, 16+12*n, 15, 7.5), pixel.Hex(0x4a2c0e), 1)
		c.Fill(pixel.RoundRect(x+1.2, y-6.3, 13.6+12*n, 12.6, 6.3), pixel.Down(y-7, y+7, pixel.Hex(0x43201a), pixel.Hex(0x2a120f)), 1)
		for i := range 3 {
			gx := x + 17 + 11.5*float64(i)
			d := pixel.Lines([]pixel.Pt{{X: gx, Y: y - 4.6}, {X: gx + 4, Y: y}, {X: gx, Y: y + 4.6}, {X: gx - 4, Y: y}}, true)
			if i < difficulty {
				c.Fill(d, pixel.Blend(gx-4, y-4, 8, 8, pixel.Hex(0xffb0a0), pixel.Hex(0xb0201c)), 1)
				continue
			}
			c.Stroke(d, pixel.Pen{W: 1}, pixel.Hex(0xb98a3c), .9)
		}
	}
	c.Glow(pixel.Circle(x+.6, y+1.2, 10), 1.5, pixel.Hex(0), .5)
	c.Fill(pixel.Circle(x, y, 10.5), pixel.Hex(0x4a2c0e), 1)
	c.Fill(pixel.Circle(x, y, 9.4), pixel.Blend(x-9, y-9, 18, 18, pixel.Hex(0xffe9a8), pixel.Hex(0xa8741f)), 1)
	t := c.With(pixel.Move(x-6.4, y-6.4)).With(pixel.Zoom(.2, .2))
	t.With(pixel.Move(3, 4)).Fill(pixel.SVG(sign), pixel.Hex(0xfff6d0), .8)
	t.Fill(pixel.SVG(sign), pixel.Hex(0x5b3408), 1)
}

// corners cuts the corners of a picture round, r device pixels.
func corners(m *image.RGBA, r float64) {
	n := int(math.Ceil(r))
	w, h := m.Rect.Dx(), m.Rect.Dy()
	for y := range n {
		for x := range n {
			a := pixel.Cover(pixel.Hyp(r-float64(x)-.5, r-float64(y)-.5) - r)
			if a >= 1 {
				continue
			}
			for _, q := range [4][2]int{{x, y}, {w - 1 - x, y}, {x, h - 1 - y}, {w - 1 - x, h - 1 - y}} {
				o := m.PixOffset(q[0], q[1])
				for i := range 4 {
					m.Pix[o+i] = uint8(float64(m.Pix[o+i])*a + .5)
				}
			}
		}
	}
}
