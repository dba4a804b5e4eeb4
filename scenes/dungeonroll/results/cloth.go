package results

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// dyes are the banners' colours from the lowest rank to the highest: in the light, in
// the shade.
var dyes = [5][2]uint32{{0x6d6257, 0x3a322b}, {0x3f7a4a, 0x1e4527}, {0x2f6c9b, 0x173a58}, {0x7a3fa0, 0x411d5a}, {0xb32433, 0x5f0c18}}

// paintBanner paints a banner on a pole: cloth with folds, a gold edge, two tails.
func paintBanner(w, h float64, rank int, k float64) *image.RGBA {
	up := func(v float64) int { return int(v*k + .5) }
	m := image.NewRGBA(image.Rect(-up(26), -up(12), up(w+26), up(h+20)))
	c := pixel.NewCanvas(m, k)
	tail := min(44.0, h*.22)
	cloth := func(d float64) pixel.Path {
		x0, x1, y1 := 26-d, w-26+d, h-2+d
		return pixel.Lines([]pixel.Pt{{X: x0, Y: 6}, {X: x1, Y: 6}, {X: x1, Y: y1}, {X: x1 - (x1-x0)*.25, Y: y1 - tail}, {X: w / 2, Y: y1 - tail*.35}, {X: x0 + (x1-x0)*.25, Y: y1 - tail}, {X: x0, Y: y1}}, true)
	}
	c.With(pixel.Move(6, 9)).Glow(cloth(0), 7, pixel.RGB{}, .55)
	light, dark := pixel.Hex(dyes[rank][0]), pixel.Hex(dyes[rank][1])
	c.Fill(cloth(0), pixel.Blend(0, 0, w*.4, h, light, dark), 1)
	folds := c.Clipped(cloth(0))
	for i := range 9 { // the cloth hangs in soft folds
		x := 26 + (w-52)*(float64(i)+.5)/9
		folds.Glow(pixel.RoundRect(x-7, 0, 14, h, 7), 9, pixel.RGB{R: 1, G: 1, B: 1}, .09)
		folds.Glow(pixel.RoundRect(x+18, 0, 14, h, 7), 9, pixel.RGB{}, .16)
	}
	c.Stroke(cloth(-9), pixel.Pen{W: 2.4}, pixel.Hex(0xd9a441), .95)
	c.Stroke(cloth(-13), pixel.Pen{W: 1}, pixel.Hex(0xffe9a8), .5)
	pole(c, w)
	return m
}

// pole is what the banner hangs from.
func pole(c *pixel.Canvas, w float64) {
	c.With(pixel.Move(4, 6)).Glow(pixel.RoundRect(0, -2, w, 13, 6), 4, pixel.RGB{}, .5)
	c.Fill(pixel.RoundRect(0, -2, w, 13, 6), pixel.Down(-2, 11, pixel.Hex(0xc08a4a), pixel.Hex(0x4a2710)), 1)
	c.Fill(pixel.RoundRect(4, -.5, w-8, 2, 1), pixel.Hex(0xf6dba8), .6)
	for _, x := range [2]float64{-4, w + 4} {
		c.Fill(pixel.Circle(x, 4.5, 11), pixel.Blend(x-8, -6, x+8, 16, pixel.Hex(0xf7dc95), pixel.Hex(0x8a5c1c)), 1)
		c.Fill(pixel.Circle(x-3, 1, 3), pixel.Hex(0xfffbe6), .8)
	}
}
