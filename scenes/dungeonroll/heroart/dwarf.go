package heroart

import "delvebox/engine/paint/pixel"

// dwarf at the forge under the mountain.
func dwarf() drawing {
	return drawing{rim: pixel.Hex(0xffb65a), back: func(e *easel) { smithy(e, 0xffb04a, 0x8a3f1c, 0x22120f) }, figure: func(e *easel) {
		e.tunic(hide)
		e.pauldrons(iron, bronze)
		e.head(face{skin: tan, hair: ginger, eyes: pixel.Hex(0x3a5a7a), mood: stern, bare: true})
		e.beard(ginger, true)
		e.moustache(ginger)
		e.plait(160, 206, ginger)
		e.plait(212, 206, ginger)
		e.bigNose(tan)
		e.cap(iron, bronze, false)
		e.at(288, 212, .94).turn(4).axe(steel, cream)
		e.fist(288, 220, leather)
	}}
}

// berserker roars between two axes.
func berserker() drawing {
	return drawing{rim: pixel.Hex(0xff5a3a), back: func(e *easel) {
		e.light(186, 100, 0xffa03a, 0xb0201c, 0x1c0408)
		e.rays(186, 100, 20, pixel.Hex(0xff7a3a), .26)
		e.sparks("berserker", 16, pixel.Hex(0xffb65a))
	}, figure: func(e *easel) {
		e.at(80, 190, 1.06).turn(-16).twinAxe(iron, steel)
		e.at(292, 190, 1.06).turn(16).twinAxe(iron, steel)
		e.mane(ginger)
		e.fur(hide)
		e.pelt(hide)
		e.head(face{skin: tan, hair: ginger, eyes: pixel.Hex(0xff7a1a), mood: fierce, bare: true})
		e.beard(ginger, true)
		e.flat("M162 140Q186 130 210 140L206 160Q186 166 166 160Z", pixel.Hex(0x3a0f12), 1)
		e.flat("M164 141Q186 132 208 141L206 148Q186 142 166 148ZM168 159L170 152Q186 158 202 152L204 159Q186 164 168 159Z", cream.base, 1)
		e.stroke("M162 140Q186 130 210 140L206 160Q186 166 166 160Z", ink, 3.5)
		e.roar(ginger)
		e.bigNose(tan)
		e.stroke("M147 80L148 118M225 80L224 118", crimson.base, 7)
		e.solid("M140 82Q146 44 186 46Q226 44 232 82Q210 66 186 70Q162 66 140 82Z", ginger)
		e.grip(78, 208, tan, hide)
		e.grip(294, 208, tan, hide)
	}}
}
