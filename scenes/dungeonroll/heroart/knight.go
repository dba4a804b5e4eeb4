package heroart

import "delvebox/engine/paint/pixel"

// knight in the hall, as plain steel as can be.
func knight() drawing {
	return drawing{rim: pixel.Hex(0xffe2a0), back: func(e *easel) { hall(e, crimson) }, figure: func(e *easel) {
		e.cloak(wine)
		e.plume(crimson)
		e.breastplate(steel)
		e.pauldrons(steel, gold)
		crownSign(e, 186, 224, .8, gold)
		e.greatHelm(steel, gold, nil)
		e.at(318, 206, 1).sword(steel, gold)
		e.fist(318, 216, iron)
		e.at(54, 198, 1.08).shield(gold, azure, func(e *easel) { crownSign(e, 0, 0, 1, gold) })
	}}
}

func crownSign(e *easel, x, y, zoom float64, h hue) {
	e.at(x, y, zoom).fine().solid("M-22 18L-26 -14L-12 0L0 -20L12 0L26 -14L22 18Z", h)
}

// dragonSlayer in gold, the beast at his back.
func dragonSlayer() drawing {
	return drawing{rim: pixel.Hex(0xff9a3a), back: func(e *easel) {
		e.light(262, 86, 0xffc25a, 0xe2581e, 0x1c0609)
		e.rays(270, 90, 16, pixel.Hex(0xffd27a), .16)
		e.dragonShadow(pixel.Hex(0x1a0609), pixel.Hex(0xff8a3a), pixel.Hex(0xffd24a))
		e.sparks("slayer", 18, pixel.Hex(0xffb65a))
	}, figure: func(e *easel) {
		e.cloak(tone3(0x6a1612, 0x38090a, 0xc0483c))
		e.plume(cream)
		e.breastplate(gold)
		e.pauldrons(gold, crimson)
		e.spikes(gold)
		dragonSign(e, 186, 222, .78, wine)
		yellow := pixel.Hex(0xffd24a)
		e.greatHelm(gold, wine, &yellow)
		e.at(322, 204, 1.04).glow(0, -110, 80, pixel.Hex(0xffd27a), .6)
		e.at(322, 204, 1.04).sword(steel, crimson)
		e.fist(322, 216, gold)
		e.at(54, 196, 1.12).shield(crimson, dark, func(e *easel) { dragonSign(e, 0, 0, .9, crimson) })
	}}
}

// dragonSign is the die's dragon as a charge.
func dragonSign(e *easel, x, y, zoom float64, h hue) {
	p := e.at(x-30*zoom, y-30*zoom, zoom).fine()
	p.solid("M3 27Q4 18 12 19Q17 13 27 13Q41 11 60 1Q55 14 44 18L62 19Q57 27 49 28L63 37Q56 42 50 41Q50 52 58 62L24 62Q30 55 27 50Q18 55 6 52L8 43L12.500 47L16 41.500L20 45Q29 43 32 37L23 36L19.500 41.500L15.500 36L11 40.500L8 35Q3 33 3 27Z", h)
	p.flat("M24 21L34 20L27 26Z", h.light, 1)
}
