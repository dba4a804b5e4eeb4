package decor

import (
	"fmt"
	"image"
	"math"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// LevelDie is the ten-sided die that shows the level, size logical pixels across; a
// level outside 1 to 10 leaves it blank.
func LevelDie(level int, lib *script.Library, size, k float64) *image.RGBA {
	s := newSlab(size, size, k, 2, 2, 12, 16)
	f := size / 72
	c := s.on(pixel.Zoom(f, f))
	c.drop(pixel.SVG("M36 3L69 30L66 46L36 69L6 46L3 30Z"), 4, 8, 4, .65)
	c.area("M36 3L69 30L66 46L36 69L6 46L3 30Z", pixel.Hex(0x0f3b36), 1)
	c.area("M36 3L58 38L36 51L14 38Z", slant(14, 3, 44, 48, tone(0, 0x56a898), tone(.6, 0x3f9183), tone(1, 0x317a6d)), 1)
	c.area("M36 3L14 38L3 30Z", pixel.Hex(0x66b8a6), 1)
	c.area("M36 3L69 30L58 38Z", pixel.Hex(0x246a60), 1)
	c.area("M3 30L14 38L36 51L36 69L6 46Z", pixel.Hex(0x1c5a51), 1)
	c.area("M69 30L58 38L36 51L36 69L66 46Z", pixel.Hex(0x0f3b36), 1)
	c.line("M36 3L14 38L36 51L58 38Z", 1.3, 0xb4efe0, .6)
	c.line("M36 3L3 30", 1.3, 0xe0fff6, .7)
	if level >= 1 && level <= 10 && lib != nil {
		px := 27.0
		if level == 10 {
			px = 23
		}
		face := lib.Face(script.Bold, int(math.Round(px*f*k)))
		word := fmt.Sprint(level)
		face.DrawAt(s.Img, word, 37*f*k, 43*f*k, pixel.Hex(0x06211d).Color(), script.Middle)
		face.DrawAt(s.Img, word, 36*f*k, 42*f*k, pixel.Hex(0xfff3cf).Color(), script.Middle)
	}
	return s.Img
}

// Hoard is the little chest that holds the treasure tokens, 70 x 60.
func Hoard(k float64) *image.RGBA {
	s := newSlab(70, 60, k, 2, 2, 8, 12)
	s.drop(pixel.SVG("M6 28Q6 6 24 6H48Q64 6 64 28V54H6Z"), 3, 5, 3, .65)
	s.area("M6 28Q6 6 24 6H48Q64 6 64 28Z", pixel.Hex(0x6e3d17), 1)
	s.area("M6 28Q6 6 24 6H34Q18 8 16 28Z", pixel.Hex(0xa5682f), 1)
	s.Fill(rect(6, 29, 58, 25), pixel.Down(29, 54, pixel.Hex(0x93592a), pixel.Hex(0x6f3f18)), 1)
	s.Fill(rect(6, 29, 58, 6), pixel.Hex(0x5a3010), 1)
	for _, x := range [2]float64{14, 56} {
		y := 7.0
		s.Fill(rect(x-2.5, y, 5, 54-y), gilt(x-2.5, y, 5, 47), 1)
	}
	s.line("M6 28.5H64", 3, 0xe9bd5c, 1)
	s.Fill(pixel.RoundRect(28, 22, 14, 18, 2), gilt(28, 22, 14, 18), 1)
	s.Stroke(pixel.RoundRect(28, 22, 14, 18, 2), pixel.Pen{W: 1}, pixel.Hex(0x5b3a0c), 1)
	s.Fill(pixel.Circle(35, 30, 2.6), pixel.Hex(0x2a1706), 1)
	s.line("M35 30V36", 2.2, 0x2a1706, 1)
	return s.Img
}
