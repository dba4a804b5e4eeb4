package heroart

import "delvebox/engine/paint/pixel"

// alchemist among bottles, surprised.
func alchemist() drawing {
	return drawing{rim: pixel.Hex(0xb8ffd0), back: func(e *easel) { lab(e, 0xf0ffc8, 0x7a9a5a, 0x2c2a1c) }, figure: func(e *easel) {
		e.mane(grey)
		e.coat(earth, teal)
		e.neck(fair)
		e.head(face{skin: fair, hair: grey, eyes: pixel.Hex(0x3a7a5a), mood: wonder})
		e.moustache(grey)
		e.solid("M138 90Q134 50 160 46Q186 30 214 46Q238 52 234 90Q212 62 186 62Q160 62 138 90Z", grey)
		e.goggles(70, bronze, teal)
		e.at(310, 162, 1).turn(10).flask(pixel.Hex(0x7ae04a))
		e.fist(304, 216, leather)
		e.orb(300, 66, 6, pixel.Hex(0xa8f07a))
		e.orb(322, 44, 8, pixel.Hex(0xa8f07a))
		e.orb(306, 20, 5, pixel.Hex(0xa8f07a))
		e.at(62, 178, .8).turn(-10).flask(pixel.Hex(0xe85fb4))
		e.fist(64, 222, leather)
	}}
}

// thaumaturge in his circle of gold.
func thaumaturge() drawing {
	return drawing{rim: pixel.Hex(0xfff0a0), back: func(e *easel) {
		e.light(186, 96, 0xfff6c0, 0xb8862a, 0x2a1430)
		e.rays(186, 96, 24, pixel.Hex(0xfff3b0), .2)
		c := pixel.Hex(0xfff3b0)
		for _, r := range []float64{112, 98} {
			e.c.GlowStroke(pixel.Circle(186, 100, r), pixel.Pen{W: 6}, 4, c, .7)
			e.c.Stroke(pixel.Circle(186, 100, r), pixel.Pen{W: 3.5}, c, 1)
		}
		e.stroke("M186 -12L283 156H89ZM186 212L89 44H283Z", c, 3)
	}, figure: func(e *easel) {
		e.mane(white)
		e.collar(violet, gold)
		e.robe(violet, gold)
		e.neck(fair)
		e.head(face{skin: fair, hair: grey, eyes: pixel.Hex(0x3ac0ff), mood: stern, glow: true})
		e.beard(white, true)
		e.moustache(white)
		e.solid("M138 90Q134 50 160 46Q186 30 214 46Q238 52 234 90Q212 62 186 62Q160 62 138 90Z", white)
		e.goggles(68, gold, crimson)
		e.palm(56, 220, fair, violet)
		e.at(54, 150, .95).flask(pixel.Hex(0xff5a8a))
		e.mirror().palm(56, 220, fair, violet)
		e.at(318, 150, .95).flask(pixel.Hex(0x5ad0ff))
		e.orb(116, 34, 10, pixel.Hex(0xffd84a))
		e.orb(256, 34, 10, pixel.Hex(0xffd84a))
	}}
}
