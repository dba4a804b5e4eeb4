package heroart

import "delvebox/engine/paint/pixel"

// scout at the edge of the forest, with spyglass and map.
func scout() drawing {
	return drawing{rim: pixel.Hex(0xfff0b0), back: func(e *easel) { forest(e, 250, 90, 0xf8f0b0, 0x9aa85a, 0x2c3a1e) }, figure: func(e *easel) {
		e.cloak(moss)
		e.hoodBack(moss)
		e.tunic(leather)
		e.neck(brown)
		e.head(face{skin: brown, hair: raven, eyes: pixel.Hex(0x3a2412), mood: calm, lady: true})
		e.fringe(raven)
		e.hood(moss)
		e.at(60, 182, 1).turn(-8).chart()
		e.grip(60, 228, brown, leather)
		e.at(282, 152, 1.1).spyglass()
		e.fist(278, 174, leather)
	}}
}

// dungeoneer where the map ends, with lamp and pick.
func dungeoneer() drawing {
	return drawing{rim: pixel.Hex(0xffe28a), back: func(e *easel) {
		cave(e, 60, 110, 0xffe08a, 0x9a6430, 0x1c130e)
		e.rays(186, 46, 20, pixel.Hex(0xfff0b4), .12)
	}, figure: func(e *easel) {
		e.at(276, 208, 1.02).turn(22).pick()
		e.cloak(moss)
		e.tunic(hide)
		e.belt(leather)
		e.cord("M98 250Q96 204 136 186Q150 196 176 250M108 254Q108 214 138 196", earth, 7)
		e.neck(brown)
		e.head(face{skin: brown, hair: raven, eyes: pixel.Hex(0x3a2412), mood: stern, lady: true})
		e.fringe(raven)
		e.braid(raven)
		e.cap(bronze, gold, false)
		e.glow(186, 54, 64, pixel.Hex(0xfff0b4), .8)
		e.disc(186, 54, 19, gold)
		e.fine().disc(186, 54, 12, tone3(0xfffbe0, 0xffe08a, 0xffffff))
		e.cord("M118 262L62 128", leather, 34)
		e.at(56, 182, 1.05).lantern(pixel.Hex(0xffd84a))
		e.knuckles(56, 116, leather)
		e.grip(272, 220, brown, hide)
	}}
}
