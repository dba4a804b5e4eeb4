package heroart

import "delvebox/engine/paint/pixel"

// spellsword with a burning blade.
func spellsword() drawing {
	return drawing{rim: pixel.Hex(0x8ad8ff), back: func(e *easel) {
		evening(e, 300, 60, 30, 0xa8d0f0, 0x3a5a9a, 0x141a38, 0xf0f6ff)
		e.glow(312, 100, 150, pixel.Hex(0x5ac8ff), .6)
	}, figure: func(e *easel) {
		e.longHairShort(raven)
		e.breastplate(iron)
		e.scarf(azure)
		e.pauldrons(iron, azure)
		e.neck(deep)
		e.head(face{skin: deep, hair: raven, eyes: pixel.Hex(0x3aa8e8), mood: stern, lady: true})
		e.undercut(raven)
		e.headband(azure)
		e.at(312, 212, 1).turn(6).flameSword(pixel.Hex(0x5ac8ff), steel)
		e.fist(312, 220, iron)
		e.palm(58, 214, deep, azure)
		e.orb(54, 180, 18, pixel.Hex(0x5ac8ff))
	}}
}

// battlemage in the storm.
func battlemage() drawing {
	return drawing{rim: pixel.Hex(0xb8e0ff), back: func(e *easel) {
		storm(e, 0xc8e0ff, 0x4a52a8, 0x12122e)
	}, figure: func(e *easel) {
		e.cloak(night)
		e.longHairShort(raven)
		e.breastplate(steel)
		e.pauldrons(steel, azure)
		e.spikes(steel)
		e.neck(deep)
		e.star(186, 226, 22, pixel.Hex(0x8ad8ff))
		e.head(face{skin: deep, hair: raven, eyes: pixel.Hex(0x8ae8ff), mood: fierce, lady: true, glow: true})
		e.undercut(raven)
		e.wizardHat(night, gold)
		e.star(186, 82, 11, pixel.Hex(0xfff0b4))
		e.at(308, 216, 1).turn(7).flameSword(pixel.Hex(0x8a9aff), gold)
		e.fist(308, 222, steel)
		e.at(46, 214, 1).turn(-6).staff(wood, pixel.Hex(0x8ad8ff))
		e.fist(48, 220, steel)
	}}
}
