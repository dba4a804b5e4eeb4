package decor

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// SealW and SealH are the size of a wax seal of scale 1, with its ribbons.
const SealW, SealH = 84.0, 96.0

const (
	ribbonLeft  = "M30 60L20 94L32 86L40 95L44 62Z"
	ribbonRight = "M46 62L50 95L58 85L70 91L56 58Z"
	blob        = "M42 4Q56 1 64 9Q78 12 78 27Q84 40 76 50Q74 64 60 66Q50 76 38 71Q22 75 16 62Q3 56 7 42Q1 27 13 20Q18 6 31 8Q36 3 42 4Z"
	blobLeft    = "M42 4L36 18L46 30L34 44L44 58L38 71Q22 75 16 62Q3 56 7 42Q1 27 13 20Q18 6 31 8Q36 3 42 4Z"
	blobRight   = "M42 4Q56 1 64 9Q78 12 78 27Q84 40 76 50Q74 64 60 66Q50 76 38 71L44 58L34 44L46 30L36 18Z"
)

// Seal is the wax seal of an ultimate that is ready, with a sign of path data on a grid
// of 64 pressed in. Size is its scale.
func Seal(sign string, size, k float64) *image.RGBA {
	s := newSlab(SealW*size, SealH*size, k, 4*size, 2*size, 8*size, 10*size)
	c := s.on(pixel.Zoom(size, size))
	c.drop(pixel.SVG(blob), 2, 4, 2.5, .6)
	c.ribbons()
	c.area(blob, wax(), 1)
	c.line("M42 4Q56 1 64 9Q78 12 78 27Q84 40 76 50", 1.2, 0x5a0708, .6)
	c.line("M11 40Q6 28 15 22Q20 10 31 11", 2.4, 0xffb3a4, .8)
	c.Fill(pixel.Circle(42, 38, 24), pixel.Hex(0x9c1716), 1)
	c.line("M25 55A24 24 0 0 1 25 21A24 24 0 0 1 59 21", 3, 0x5a0708, 1)
	c.line("M59 21A24 24 0 0 1 59 55A24 24 0 0 1 25 55", 2, 0xf0766a, 1)
	g := c.on(pixel.Move(25.5, 21.5).Mul(pixel.Zoom(.52, .52)))
	g.on(pixel.Move(1.6, 2)).area(sign, pixel.Hex(0xf58a7c), 1)
	g.on(pixel.Move(-1, -1)).area(sign, pixel.Hex(0x4d0506), 1)
	g.area(sign, pixel.Hex(0xd8392f), 1)
	return s.Img
}

func wax() pixel.Radial {
	return pixel.Radial{C: pixel.Pt{X: 29, Y: 23}, R: 66, Stops: []pixel.Stop{
		tone(0, 0xf0584a), tone(.35, 0xc3261f), tone(1, 0x6b0b0d)}}
}

func (s slab) ribbons() {
	s.drop(pixel.SVG(ribbonLeft+ribbonRight), 2, 3, 2, .45)
	s.area(ribbonLeft, pixel.Hex(0x8f1a1a), 1)
	s.area(ribbonRight, pixel.Hex(0xa82420), 1)
}

// BrokenSeal is the seal of an ultimate that is spent: two dull halves; apart runs from
// 0, just cracked, to 1.
func BrokenSeal(sign string, apart, size, k float64) *image.RGBA {
	s := newSlab(SealW*size, SealH*size, k, 12*size, 4*size, 16*size, 12*size)
	c := s.on(pixel.Zoom(size, size))
	c.ribbons()
	half := func(m pixel.Matrix, d string, tint uint32, edge func(slab)) {
		h := c.on(m)
		h.drop(pixel.SVG(d), 2, 4, 2.5, .55)
		h.area(d, slant(0, 0, 84, 76, tone(0, 0xa83a34), tone(.4, tint), tone(1, 0x5a1413)), 1)
		in := slab{h.Clipped(pixel.SVG(d)), s.k}
		g := in.on(pixel.Move(25.5, 21.5).Mul(pixel.Zoom(.52, .52)))
		g.on(pixel.Move(1.6, 2)).area(sign, pixel.Hex(0xb86a60), .8)
		g.on(pixel.Move(-1, -1)).area(sign, pixel.Hex(0x4d0506), 1)
		g.area(sign, pixel.Hex(0x96302a), 1)
		edge(h)
	}
	left := pixel.Move(-4*apart, apart).Mul(about(-6*apart, 40, 40))
	right := pixel.Move(6*apart, 3*apart).Mul(about(9*apart, 50, 40))
	half(left, blobLeft, 0x8d2a26, func(h slab) {
		h.line("M25 55A24 24 0 0 1 25 21", 3, 0x4d0506, 1)
		h.line("M42 4L36 18L46 30L34 44L44 58L38 71", 1.6, 0xe08a7c, 1)
	})
	half(right, blobRight, 0x7a211e, func(h slab) {
		h.line("M59 55A24 24 0 0 0 59 21", 2, 0xc46a5e, 1)
		h.line("M42 4L36 18L46 30L34 44L44 58L38 71", 1, 0x4d0506, .8)
	})
	c.Faded(apart).Fill(pixel.SVG("M12 80l5 -4l3 4ZM66 78l6 -2l-2 5ZM56 88l3 -4l3 3Z"), pixel.Hex(0x8d2a26), 1)
	return s.Img
}

// about turns by degrees about a point.
func about(deg, x, y float64) pixel.Matrix {
	return pixel.Move(x, y).Mul(pixel.Turn(deg)).Mul(pixel.Move(-x, -y))
}
