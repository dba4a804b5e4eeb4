package lids

import (
	"image"
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
)

func flame(x, y, r float64) pixel.Radial {
	return pixel.Radial{C: pixel.Pt{X: x, Y: y}, R: r, Stops: []pixel.Stop{
		{At: 0, Color: pixel.Hex(0xfff4c8), Alpha: 1}, {At: .25, Color: pixel.Hex(0xffd27a), Alpha: .75}, {At: 1, Color: pixel.Hex(0xff9a2e)}}}
}

// Glow paints the light of the candle on the table, a square of 600 logical pixels with
// the flame in its middle.
func (p *Painter) Glow(k float64) *image.RGBA {
	n := int(math.Ceil(600 * k))
	m := pixel.New(n, n)
	pixel.NewCanvas(m, k).Fill(pixel.Circle(300, 300, 300), flame(300, 300, 300), .50)
	return m
}

// Candle paints the brass candlestick seen from above, with its shadow: a square of
// 150 logical pixels, the flame in its middle.
func (p *Painter) Candle(k float64) *image.RGBA {
	n := int(math.Ceil(150 * k))
	m := pixel.New(n, n)
	c := pixel.NewCanvas(m, k).With(pixel.Move(75-84, 75-88))
	c.Glow(pixel.Circle(90, 98, 56), 6, pixel.Hex(0), .6)
	c.Fill(pixel.Circle(84, 88, 54), Brass(30, 34, 108, 108), 1)
	c.Stroke(pixel.Circle(84, 88, 54), pixel.Pen{W: 2}, pixel.Hex(0x3a2409), 1)
	c.Fill(pixel.Circle(84, 88, 46), pixel.Blend(38, 42, 92, 92, pixel.Hex(0x8d6226), pixel.Hex(0xc08e44)), 1)
	c.Stroke(pixel.Circle(84, 88, 46), pixel.Pen{W: 2.5}, pixel.Hex(0x6b4a16), 1)
	c.Stroke(pixel.SVG("M44 104A43 43 0 0 0 124 104"), pixel.Pen{W: 2.5}, pixel.Hex(0xf6dd97), .8)
	c.Stroke(pixel.SVG("M36 66A52 52 0 0 1 66 39"), pixel.Pen{W: 2}, pixel.Hex(0xfff3c4), .7)
	c.Glow(pixel.Circle(87, 93, 31), 2, pixel.Hex(0x3a2409), .45)
	wax, line := pixel.Hex(0xf3e3bd), pixel.Hex(0xb89860)
	c.Fill(pixel.Circle(84, 88, 27), wax, 1)
	c.Stroke(pixel.Circle(84, 88, 27), pixel.Pen{W: 1.5}, line, 1)
	c.Fill(pixel.Circle(84, 88, 20), pixel.Hex(0xffe9b0), 1)
	drop := pixel.SVG("M66 100C58 108 62 122 70 118C76 115 72 106 74 104Z")
	c.Fill(drop, wax, 1)
	c.Stroke(drop, pixel.Pen{W: 1.2}, line, 1)
	c.Fill(pixel.Circle(84, 88, 34), flame(84, 88, 34), 1)
	c.Fill(pixel.SVG("M84 72C92 80 94 88 84 96C74 88 77 80 84 72Z"), pixel.Hex(0xfff6d6), 1)
	c.Fill(pixel.SVG("M84 80C88 85 88 90 84 94C80 90 80 85 84 80Z"), pixel.Hex(0xffb640), 1)
	return m
}

// Name paints the box's name, cut into the table, h logical pixels high. The point
// (0,0) of the picture is the letters' upper left corner.
func (p *Painter) Name(h, k float64) *image.RGBA {
	return hand.Title("Delvebox", hand.Inlaid, h*k, k*math.Max(1, h/66))
}

// Pen paints the marker that lies on the table, in a player's colour; the picture is
// 150 x 80 logical pixels.
func (p *Painter) Pen(colour pixel.RGB, k float64) *image.RGBA {
	m := pixel.New(int(math.Ceil(150*k)), int(math.Ceil(80*k)))
	c := pixel.NewCanvas(m, k).With(pixel.Move(76, 42)).With(pixel.Turn(-14))
	edge := colour.Mul(.35)
	c.Glow(pixel.RoundRect(-62, -5, 128, 20, 9), 4, pixel.Hex(0), .6)
	barrel := pixel.RoundRect(-66, -11, 92, 20, 8)
	c.Fill(barrel, pixel.Down(-11, 9, colour.Mix(pixel.Hex(0xffffff), .15), colour, colour.Mul(.7)), 1)
	c.Fill(pixel.RoundRect(-66, -11, 22, 20, 6), colour.Mul(.6), 1)
	c.Fill(pixel.RoundRect(-32, -10.5, 34, 19, 0), pixel.Down(-11, 9, pixel.Hex(0xfff8e6), pixel.Hex(0xd8cbaa)), .94)
	c.Stroke(barrel, pixel.Pen{W: 1.6}, edge, 1)
	cone := pixel.SVG("M26 -9L44 -5V4L26 8Z")
	c.Fill(cone, pixel.Hex(0xe9e3d3), 1)
	c.Stroke(cone, pixel.Pen{W: 1.4}, pixel.Hex(0x3a2f22), 1)
	tip := pixel.SVG("M44 -3L53 0L44 3Z")
	c.Fill(tip, colour, 1)
	c.Stroke(tip, pixel.Pen{W: 1.2}, edge, 1)
	c.Stroke(pixel.SVG("M-58 -6H18"), pixel.Pen{W: 2.6}, pixel.Hex(0xffffff), .6)
	return m
}
