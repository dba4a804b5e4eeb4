package furniture

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// Ruler is a wooden ruler from 0 to 24 with the mark that counts in red, w x 34 logical
// pixels; w in device pixels. RulerAt says where a figure stands.
func Ruler(w int, mark int, k float64) *image.RGBA {
	h := int(34 * k)
	b := newBoard(w, h, k, 4, 10, 8, 10)
	lw := float64(w) / k
	q := box{0, 0, lw, 34, 2}
	b.soft(q.by(2, 3), 2.4, black(), .5)
	b.fill(q, solid(hex(0xe0b565)), 1)
	b.fill(box{0, 0, lw, 11, 2}, solid(hex(0xf0cd85)), 1)
	b.fill(box{0, 29, lw, 5, 1}, solid(hex(0xb98a3c)), 1)
	b.fibres(box{0, 0, lw, 34, 0})
	b.hair(1, .7, lw-2, 1, hex(0xfff0c0), .8)
	for i := range RulerEnd + 1 {
		l := 7.0
		if i%5 == 0 {
			l = 12
		}
		b.post(RulerAt(lw, float64(i)), 0, l, 1.2, hex(0x5b3d12), 1)
	}
	b.post(RulerAt(lw, float64(mark)), -8, 46, 3, hex(0xb3261a), 1)
	return tight(b.img)
}

// fibres draws a few fibres of wood along the box.
func (b board) fibres(q box) {
	for i := range 9 {
		y := q.y + q.h*(.1+.85*pixel.Hash(i, 0, 61))
		x := q.w * .7 * pixel.Hash(i, 1, 61)
		b.hair(q.x+x, y, q.w*(.12+.18*pixel.Hash(i, 2, 61)), .8, hex(0x8a5f1e), .28)
	}
}

// RulerEnd is the last figure of a ruler.
const RulerEnd = 24

// RulerAt is where a figure stands on a ruler w logical pixels long; figures beyond the
// ruler stand at its end.
func RulerAt(w, figure float64) float64 {
	return 9 + pixel.Clamp(figure, 0, RulerEnd+.6)*(w-18)/RulerEnd
}

// RulerWedge is the wedge over a ruler, 15 x 11 logical pixels, its tip at (0,0): full
// and dark for what is, hollow and green for what would be.
func RulerWedge(wouldBe bool, k float64) *image.RGBA {
	b := newBoard(1, 1, k, 10, 13, 10, 2)
	c := b.canvas()
	p := pixel.SVG("M0 0L-7 -10.500L7 -10.500Z")
	if wouldBe {
		c.Fill(p, hex(0xf1f6e4), .9)
		c.Stroke(p, pixel.Pen{W: 2}, hex(0x2f7a3a), 1)
	} else {
		c.Fill(p, hex(0x35333a), 1)
	}
	return tight(b.img)
}
