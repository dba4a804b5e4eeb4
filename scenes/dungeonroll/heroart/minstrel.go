package heroart

import "delvebox/engine/paint/pixel"

// minstrel plays in the street at dusk.
func minstrel() drawing {
	return drawing{rim: pixel.Hex(0xfff0b0), back: func(e *easel) {
		town(e, 0xffe6a8, 0xe08a4c, 0x52283a)
		for i, q := range [][3]float64{{262, 44, 1}, {330, 90, .8}, {40, 96, .8}, {100, 40, .7}} {
			e.note(q[0], q[1], q[2], pixel.Hex([]uint32{0xfff6d8, 0xffe08a, 0xfff6d8, 0xffe08a}[i]))
		}
	}, figure: func(e *easel) {
		e.tunic(leaf)
		e.solid("M132 190Q186 214 240 190L232 214Q210 206 204 224Q194 208 186 226Q178 208 168 224Q160 206 140 214Z", gold)
		e.neck(fair)
		e.longHairShort(chestnut)
		e.head(face{skin: fair, hair: chestnut, eyes: pixel.Hex(0x4a6a2a), mood: merry})
		e.cropSides(chestnut)
		e.feather(crimson)
		e.floppyHat(leaf, gold)
		e.cord("M262 262L306 140", leaf, 34)
		e.at(214, 216, 1.12).lute()
		e.knuckles(300, 118, fair)
		e.cord("M120 250L176 226", leaf, 30)
		e.hand(192, 222, fair)
	}}
}

// bard on the great stage, laurelled, with a golden harp.
func bard() drawing {
	return drawing{rim: pixel.Hex(0xffe9b0), back: func(e *easel) {
		stage(e, crimson, 0xfff6d8, 0xe09a4c, 0x4a1a1c)
	}, figure: func(e *easel) {
		e.cloak(azure)
		e.coat(azure, cream)
		e.fur(cream)
		e.neck(fair)
		e.longHairShort(chestnut)
		e.head(face{skin: fair, hair: chestnut, eyes: pixel.Hex(0x4a6a2a), mood: merry})
		e.goatee(chestnut)
		e.moustacheThin(chestnut)
		e.cropSides(chestnut)
		e.laurel(gold)
		e.at(302, 158, 1.12).harp()
		e.cord("M214 262L256 206", azure, 32)
		e.hand(268, 190, fair)
		e.note(60, 90, 1.3, pixel.Hex(0xfff6d8))
		e.note(96, 48, .9, pixel.Hex(0xffe08a))
		e.note(40, 150, .9, pixel.Hex(0xffe08a))
		e.palm(64, 222, fair, azure)
		e.star(62, 196, 16, pixel.Hex(0xfff6d8))
	}}
}
