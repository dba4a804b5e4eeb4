package heroart

import "delvebox/engine/paint/pixel"

// enchantress lets a scroll float by moonlight.
func enchantress() drawing {
	return drawing{rim: pixel.Hex(0xf6b8ff), back: func(e *easel) {
		evening(e, 84, 66, 38, 0xe8b4ee, 0x7a4aa8, 0x271445, 0xfff2d8)
		e.stars("enchantress", 12, pixel.Hex(0xffe9ff))
	}, figure: func(e *easel) {
		e.longHair(ginger)
		e.gown(violet, fair, gold)
		e.neck(fair)
		e.head(face{skin: fair, hair: ginger, eyes: pixel.Hex(0x2f8a5a), mood: sly, lady: true})
		e.fringe(ginger)
		e.circlet(gold, teal)
		e.glow(308, 108, 92, pixel.Hex(0xff9ae0), .8)
		e.at(312, 104, .86).turn(14).scroll()
		e.palm(308, 216, fair, violet)
		e.star(262, 70, 12, pixel.Hex(0xffffff))
		e.star(352, 172, 10, pixel.Hex(0xffd8f6))
		e.star(262, 150, 8, pixel.Hex(0xffd8f6))
	}}
}

// beguiler behind her mask, a wisp over either hand.
func beguiler() drawing {
	return drawing{rim: pixel.Hex(0xff9ae0), back: func(e *easel) {
		e.light(186, 90, 0xffc0ee, 0xb0328c, 0x2a0a3a)
		for i, d := range []string{"M-10 210Q90 150 60 70Q40 10 120 -10", "M382 220Q270 150 320 70Q340 10 250 -10", "M-10 120Q50 110 40 40", "M382 130Q330 120 340 40"} {
			c := pixel.Hex([]uint32{0xff8ad8, 0xff8ad8, 0xffd0f4, 0xffd0f4}[i])
			e.c.GlowStroke(e.path(d), pixel.Pen{W: 22}, 7, c, .55)
			e.stroke(d, c, 6)
		}
		e.stars("beguiler", 18, pixel.Hex(0xffe9ff))
	}, figure: func(e *easel) {
		e.collar(plum, rose)
		e.bun(ginger)
		e.gown(plum, fair, gold)
		e.neck(fair)
		e.head(face{skin: fair, hair: ginger, eyes: pixel.Hex(0xd0309a), mood: sly, lady: true})
		e.fringe(ginger)
		e.solid("M134 96Q160 82 186 98Q212 82 238 96Q252 84 262 88Q248 126 214 126Q194 126 186 112Q178 126 158 126Q124 126 110 88Q120 84 134 96Z", plum)
		for _, x := range []float64{-1, 1} {
			e.glow(186+x*25, 107, 20, pixel.Hex(0xff9ae0), .8)
			e.maskEye(186+x*25, 107, x, "M-14 4Q-4 -12 14 -8Q10 8 -4 9Z", pixel.Hex(0xffe0f8))
			e.dot(186+x*25, 106, 4.5, pixel.Hex(0x8a1260))
		}
		e.circlet(gold, rose)
		e.crescent(186, 30, gold)
		e.palm(56, 214, fair, plum)
		e.wisp(54, 190, .95, pixel.Hex(0xff7ad0))
		e.mirror().palm(56, 214, fair, plum)
		e.wisp(318, 190, .95, pixel.Hex(0xff7ad0))
	}}
}

// maskEye is a small flat shape at (x,y), mirrored where s is negative.
func (e *easel) maskEye(x, y, s float64, d string, c pixel.RGB) {
	p := e.at(x, y, 1)
	if s < 0 {
		p = p.flip()
	}
	p.flat(d, c, 1)
}
