package cardart

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// disc begins the picture of a round thing of radius r logical pixels with its contact
// shadow; the middle of the thing is the middle of the picture, x from its corner.
func disc(r, k float64) (m *image.RGBA, c *pixel.Canvas, x float64) {
	n := int(math.Ceil((r+8)*k)) * 2
	m = pixel.New(n, n)
	c = pixel.NewCanvas(m, k)
	x = float64(n) / 2 / k
	c.Glow(pixel.Circle(x+r*.06, x+r*.11, r), 2, pixel.Hex(0), .55)
	return m, c, x
}

// Fairy paints a fairy token of the kind sword, key, rope or scroll, ready or spent.
// The middle of the token is the middle of the picture.
func (p *Painter) Fairy(kind string, spent bool, r, k float64) *image.RGBA {
	m, c, x := disc(r, k)
	rimInk := pixel.Hex(0x2b211c)
	t := c.With(pixel.Move(x, x))
	if spent {
		t.Fill(pixel.Circle(0, r*.08, r), pixel.Hex(0x39422f), 1)
		t.Fill(pixel.Circle(0, 0, r), pixel.Blend(-r, -r, 2*r, 2*r, pixel.Hex(0x68765f), pixel.Hex(0x515d4a)), 1)
		t.Stroke(pixel.Circle(0, 0, r), pixel.Pen{W: math.Max(r*.065, .8)}, rimInk, 1)
		t.Stroke(pixel.Circle(0, 0, r*.8), pixel.Pen{W: r * .065, Dash: []float64{r * .1, r * .13}}, pixel.Hex(0x8b9a80), 1)
		w := t.With(pixel.Zoom(r/26, r/26))
		w.Stroke(pixel.SVG("M0 2C-12 -16 -22 -8 -14 2C-20 8 -8 14 0 4C8 14 20 8 14 2C22 -8 12 -16 0 2Z"), pixel.Pen{W: 2.2}, pixel.Hex(0xa9b79d), 1)
		return m
	}
	t.Fill(pixel.Circle(0, r*.085, r), pixel.Hex(0x0f6b62), 1)
	t.Stroke(pixel.Circle(0, r*.085, r), pixel.Pen{W: math.Max(r*.05, .8)}, rimInk, 1)
	t.Fill(pixel.Circle(0, 0, r), pixel.Blend(-r, -r, 2*r, 2*r, pixel.Hex(0xd6fbec), pixel.Hex(0xa3e2ca)), 1)
	t.Stroke(pixel.Circle(0, 0, r), pixel.Pen{W: math.Max(r*.065, .8)}, rimInk, 1)
	t.Stroke(pixel.Circle(0, 0, r*.86), pixel.Pen{W: r * .065}, pixel.Hex(0x3d9d86), 1)
	w := t.With(pixel.Zoom(r/25, r/25))
	wings := pixel.SVG("M0 2C-12 -18 -24 -10 -15 2C-22 9 -8 16 0 5C8 16 22 9 15 2C24 -10 12 -18 0 2Z")
	w.Fill(wings, pixel.Hex(0xffffff), .92)
	w.Stroke(wings, pixel.Pen{W: 2}, pixel.Hex(0x3d9d86), .9)
	w.Stroke(pixel.SVG("M-3 1C-8 -6 -14 -8 -17 -5M3 1C8 -6 14 -8 17 -5M-4 5C-8 8 -12 8 -14 6M4 5C8 8 12 8 14 6"), pixel.Pen{W: 1}, pixel.Hex(0x9fdcc6), .9)
	p.paste(m, kind, x*k, (x+r*.04)*k, r*1.12*k, 1)
	return m
}

// FairyEdge paints a token seen as the lower one of a pile, without its picture.
func (p *Painter) FairyEdge(r, k float64) *image.RGBA {
	n := int(math.Ceil((r+8)*k)) * 2
	m := pixel.New(n, n)
	c := pixel.NewCanvas(m, k)
	x := float64(n) / 2 / k
	c.Fill(pixel.Circle(x, x, r), pixel.Hex(0x0f6b62), 1)
	c.Stroke(pixel.Circle(x, x, r-.6), pixel.Pen{W: 1.2}, pixel.Hex(0x10231f), 1)
	c.Stroke(pixel.SVG("M-.86 .42A.96 .96 0 0 0 .86 .42").Map(pixel.Matrix{A: r, D: r, E: x, F: x}), pixel.Pen{W: 1.2}, pixel.Hex(0x3d9d86), .6)
	return m
}

// Coin paints a coin of value 1 (silver) or 3 (gold). The middle of the coin is the
// middle of the picture.
func (p *Painter) Coin(value int, r, k float64) *image.RGBA {
	m, c, x := disc(r, k)
	drawCoin(c, value, x, x, r)
	return m
}

func drawCoin(c *pixel.Canvas, value int, x, y, r float64) {
	body, low, high := pixel.Hex(0xf0b83c), pixel.Hex(0xa8701f), pixel.Hex(0xffe08c)
	if value == 1 {
		body, low, high = pixel.Hex(0xd7dde0), pixel.Hex(0x7f8a91), pixel.Hex(0xf8fbfc)
	}
	t := c.With(pixel.Move(x, y))
	edge := pixel.Hex(0x2b211c)
	t.Fill(pixel.Circle(0, r*.1, r), low, 1)
	t.Stroke(pixel.Circle(0, r*.1, r), pixel.Pen{W: math.Max(r*.06, .7)}, edge, 1)
	t.Fill(pixel.Circle(0, 0, r), pixel.Blend(-r, -r, 2*r, 2*r, high, body.Mul(.93)), 1)
	t.Stroke(pixel.Circle(0, 0, r), pixel.Pen{W: math.Max(r*.075, .8)}, edge, 1)
	t.Stroke(pixel.Circle(0, 0, r*.82), pixel.Pen{W: r * .075, Butt: true, Dash: []float64{r * .085, r * .1}}, low, 1)
	t.Stroke(pixel.SVG("M-.62 -.22A.66 .66 0 0 1 -.1 -.65").Map(pixel.Zoom(r, r)), pixel.Pen{W: r * .07}, pixel.Hex(0xffffff), .7)
	t.Stroke(figure(value, 0, -.02*r, r*1.05), pixel.Pen{W: r * .17}, edge, 1)
}

// Coins tells how a purse is laid out: as many threes as fit, then ones.
func Coins(total int) (threes, ones int) {
	total = max(total, 0)
	return total / 3, total % 3
}

// Purse paints a purse as overlapping coins of radius r in a row, threes first; at most
// limit coins are shown (the last threes are left out), with the middle of the first
// one r+8 logical pixels from the left and from the top.
func (p *Painter) Purse(total, limit int, r, k float64) *image.RGBA {
	threes, ones := Coins(total)
	threes = max(min(threes, limit-ones), 0)
	n := max(threes+ones, 1)
	const pad = 8
	step := r * 1.05
	m := pixel.New(int(math.Ceil((2*(r+pad)+step*float64(n-1))*k)), int(math.Ceil(2*(r+pad)*k)))
	c := pixel.NewCanvas(m, k)
	for i := range threes + ones {
		v := 3
		if i >= threes {
			v = 1
		}
		x := r + pad + step*float64(i)
		c.Glow(pixel.Circle(x+r*.06, pad+r*1.11, r), 2, pixel.Hex(0), .45)
		drawCoin(c, v, x, r+pad, r)
	}
	return m
}
