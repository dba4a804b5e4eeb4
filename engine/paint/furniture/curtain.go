package furniture

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// DarkBoard is a dark board with a hairline of gold that hangs on the curtain.
func DarkBoard(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 14}
	b.fill(q, solid(hex(0x0b0f05)), .74)
	b.line(box{.7, .7, q.w - 1.4, q.h - 1.4, 13.5}, 1.2, solid(hex(0xc9b06a)), .55)
	return b.img
}

// Halo is the light behind the figure whose turn it is, d logical pixels across.
func Halo(d, k float64) *image.RGBA {
	side := max(1, int(d*k+.5))
	b := newBoard(side, side, k, 0, 0, 0, 0)
	q := disc(d/2, d/2, d/2-1)
	b.fill(q, solid(hex(0xffd75a)), .26)
	b.fill(q.in(5), solid(hex(0xffd75a)), .14)
	return b.img
}

// Chevron points from one figure to the next, 14 logical pixels high; (0,0) is at half its height at its
// left end.
func Chevron(k float64) *image.RGBA {
	m := image.NewRGBA(image.Rect(int(-2*k), int(-10*k), int(11*k)+1, int(10*k)+1))
	p := pixel.SVG("M0 -7L7 0L0 7")
	c := pixel.NewCanvas(m, k)
	c.With(pixel.Move(1, 1.5)).Stroke(p, pixel.Pen{W: 2.6}, black(), .5)
	c.Stroke(p, pixel.Pen{W: 2.4}, hex(0xb9a86a), 1)
	return tight(m)
}
