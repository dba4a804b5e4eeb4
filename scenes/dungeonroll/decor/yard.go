package decor

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// Tomb is the stone of a die that lies in the graveyard, size times as large as usual;
// (0,0) is the middle of its foot.
func Tomb(size, k float64) *image.RGBA {
	s := newSlab(40*size, 14*size, k, 36*size, 66*size, 4, 4)
	c := s.on(pixel.Zoom(1.05*size, 1.05*size).Mul(pixel.Move(-26, -59)))
	c.Fill(pixel.Ellipse(30, 62, 34, 9), pixel.RGB{}, .45)
	c.on(pixel.Move(5, 2)).area("M6 60V24Q6 2 26 2Q46 2 46 24V60Z", pixel.Hex(0x4a443e), 1)
	c.area("M4 60V24Q4 0 25 0Q46 0 46 24V60Z", stone(4, 0, 42, 60), 1)
	c.line("M5.5 58V24Q5.5 1.5 25 1.5Q34 1.5 40 7", 2, 0xfff7e4, .75)
	c.line("M12 52V26Q12 8 25 8Q38 8 38 26V52", 1.5, 0x5f574e, 1)
	die := c.on(pixel.Move(12.5, 17).Mul(pixel.Zoom(.39, .39)))
	die.on(pixel.Move(1.5, 2)).line(dieSign, 6, 0xe2dac8, .5)
	die.line(dieSign, 6, 0x4a433b, 1)
	die.line("M20 22L44 46M44 22L20 46", 6, 0x4a433b, 1)
	c.area("M-4 62Q0 50 4 60Q8 48 12 60Q18 52 20 62Q30 50 34 61Q40 51 44 60Q50 50 54 62Z", pixel.Hex(0x4f6b2c), 1)
	c.line("M-4 62Q0 50 4 60M12 60Q18 52 20 62M44 60Q50 50 54 62", 1.4, 0x8fae55, 1)
	return s.Img
}

const dieSign = "M14 12H50Q54 12 54 16V50Q54 54 50 54H14Q10 54 10 50V16Q10 12 14 12Z"

// Plot is a grave that waits: a low mound; (0,0) is its middle.
func Plot(size, k float64) *image.RGBA {
	s := newSlab(23*size, 13*size, k, 20*size, 12*size, 2, 2)
	c := s.on(pixel.Zoom(size, size))
	c.Fill(pixel.Ellipse(2, 2, 19, 8), pixel.RGB{}, .35)
	c.Fill(pixel.Ellipse(0, 0, 18, 7), pixel.Down(-7, 7, pixel.Hex(0x765838), pixel.Hex(0x513a25)), 1)
	c.line("M-15 -2Q0 -11 12 -5", 1.6, 0xa88660, 1)
	return s.Img
}

// Plots gives the middles of eight plots of the graveyard, seen from its upper left
// corner, in the order in which they are filled; a tomb stands with its foot there. Size
// is that of tombs and plots.
func Plots(yard Rect) (at [8]pixel.Pt, size float64) {
	size = pixel.Clamp(min(yard.W/188, (yard.H-38)/190), .55, 1.4)
	foot := yard.H - 42 - 16*size // of the lower row
	head := 74 * size             // of the upper row
	for i := range at {
		row, col := i/4, i%4
		x := 34*size + float64(col)*(yard.W-68*size)/3
		y := head + float64(row)*max(foot-head, 20)
		if col%2 == 1 {
			y += 10 * size
		}
		at[i] = pixel.Pt{X: x, Y: y}
	}
	return at, size
}
