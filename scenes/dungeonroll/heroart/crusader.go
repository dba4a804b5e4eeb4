package heroart

import "delvebox/engine/paint/pixel"

// crusader keeps watch in her chapel, in mail, with mace and shield.
func crusader() drawing {
	return drawing{rim: pixel.Hex(0xffe9b0), back: func(e *easel) {
		chapel(e, 0xfff0c0, 0xd9a65c, 0x4a2a1c, 0xc2352b, 0x2a6fae, 0xe6b243, 0x4f8a3c)
	}, figure: func(e *easel) {
		e.cloak(crimson)
		e.tabard(cream)
		e.pauldrons(steel, gold)
		sunCross(e, 186, 228, 1, crimson)
		e.coif(iron)
		e.neck(tan)
		e.head(face{skin: tan, hair: raven, eyes: pixel.Hex(0x4a2e1a), mood: stern, lady: true})
		e.coifRim(iron)
		e.cap(steel, gold, false)
		e.at(304, 204, .9).turn(7).mace(steel, gold)
		e.fist(302, 214, iron)
		e.at(52, 200, .96).shield(gold, cream, func(e *easel) { sunCross(e, 0, 2, 1.1, crimson) })
	}}
}

// paladin shines: winged helmet, hammer, a ring of light.
func paladin() drawing {
	return drawing{rim: pixel.Hex(0xfff6cf), back: func(e *easel) {
		e.light(186, 84, 0xfffbe0, 0xf0b84a, 0x6a3a12)
		e.rays(186, 84, 22, pixel.Hex(0xfffbe0), .42)
		halo(e, pixel.Hex(0xfff3b0))
		e.sparks("paladin", 14, pixel.Hex(0xfff3b0))
	}, figure: func(e *easel) {
		e.cloak(cream)
		e.breastplate(gold)
		e.pauldrons(gold, cream)
		sunCross(e, 186, 226, 1.05, cream)
		e.longHair(chestnut)
		e.neck(tan)
		e.head(face{skin: tan, hair: raven, eyes: pixel.Hex(0x9a5a10), mood: calm, lady: true})
		e.fringe(chestnut)
		e.wings(cream)
		e.cap(gold, cream, false)
		e.at(300, 206, .95).turn(5).glow(0, -164, 90, pixel.Hex(0xfff3b0), .9)
		e.at(300, 206, .95).turn(5).hammer(gold, cream)
		e.fist(300, 216, gold)
		e.at(54, 198, 1.05).shield(cream, gold, func(e *easel) { sunCross(e, 0, 2, 1.2, cream) })
	}}
}

// sunCross is the sign of the crusaders: a cross with flared arms.
func sunCross(e *easel, x, y, zoom float64, h hue) {
	e.at(x, y, zoom).fine().solid("M-5 -6L-10 -28H10L5 -6L26 -11V11L5 6L10 30H-10L-5 6L-26 11V-11Z", h)
}

// halo is a ring of light behind the head.
func halo(e *easel, c pixel.RGB) {
	e.c.GlowStroke(pixel.Circle(186, 92, 92), pixel.Pen{W: 16}, 6, c, .9)
	e.c.Stroke(pixel.Circle(186, 92, 92), pixel.Pen{W: 7}, c.Mix(pixel.Hex(0xffffff), .5), 1)
}
