package heroart

import "delvebox/engine/paint/pixel"

// viking before the sail.
func viking() drawing {
	return drawing{rim: pixel.Hex(0xe0f4ff), back: func(e *easel) { sea(e, 0xf4f8ff, 0x8ab8d8, 0x24506e, 0xf4ead6, 0xc2352b, 1) }, figure: func(e *easel) {
		e.tunic(azure)
		e.fur(hide)
		e.head(face{skin: fair, hair: blond, eyes: pixel.Hex(0x2a6fae), mood: fierce, bare: true})
		e.beard(blond, true)
		e.moustache(blond)
		e.plait(186, 190, blond)
		e.horns(bone)
		e.cap(steel, bronze, true)
		e.at(296, 212, .92).turn(6).axe(steel, cream)
		e.fist(296, 220, leather)
		e.at(56, 196, 1).roundShield(cream, crimson)
	}}
}

// undeadViking still sails, in a colder light.
func undeadViking() drawing {
	return drawing{rim: pixel.Hex(0x7af0ff), back: func(e *easel) {
		sea(e, 0xa8ffe8, 0x1f6a7a, 0x08202c, 0x2a4a50, 0x163038, .85)
		e.c.Glow(e.path("M-20 250Q60 190 120 214Q220 170 400 220V260H-20Z"), 14, pixel.Hex(0x7affe0), .6)
		e.sparks("undead", 12, pixel.Hex(0x7affe0))
	}, figure: func(e *easel) {
		e.cloak(tone3(0x3a5a60, 0x1a3038, 0x7aa0a4))
		e.breastplate(iron)
		e.fur(grey)
		e.icyBeard(tone3(0xbfe8ea, 0x6aa4ae, 0xffffff))
		e.skullHead(pixel.Hex(0x4af0ff), tone3(0xd8e4d4, 0x8aa49c, 0xffffff))
		e.horns(tone3(0xc8d0b8, 0x7a8a78, 0xffffff))
		e.cap(iron, tone3(0x4a8a86, 0x245450, 0x9ad8d0), true)
		e.at(306, 212, 1).glow(0, -140, 100, pixel.Hex(0x4af0ff), .7)
		e.at(306, 208, .84).turn(3).twinAxe(iron, tone3(0x9af4ff, 0x3aa0b8, 0xffffff))
		e.grip(306, 218, bone, iron)
		e.at(56, 196, 1.05).roundShield(tone3(0x4a6a70, 0x24404a, 0x8ab0b4), dark)
		e.stroke("M30 160L52 190L40 206L66 240", ink, 4)
	}}
}
