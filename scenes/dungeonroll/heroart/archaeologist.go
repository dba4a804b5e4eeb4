package heroart

import "delvebox/engine/paint/pixel"

// archaeologist at the dig, with a map and an urn.
func archaeologist() drawing {
	return drawing{rim: pixel.Hex(0xfff0c0), back: func(e *easel) { desert(e, 0xfff3c4, 0xe6b26a, 0x8a5a34) }, figure: func(e *easel) {
		e.coat(earth, cream)
		e.scarf(teal)
		e.neck(fair)
		e.head(face{skin: fair, hair: chestnut, eyes: pixel.Hex(0x3a5a7a), mood: wonder, bare: true})
		e.cropSides(chestnut)
		e.moustache(chestnut)
		e.pith(cream, earth)
		for _, x := range []float64{164, 208} {
			e.glass(x, 108, gold)
		}
		e.stroke("M180 106Q186 102 192 106", gold.base, 4)
		e.at(308, 174, 1.05).turn(6).urn()
		e.grip(304, 228, fair, earth)
		e.at(60, 184, .95).turn(-8).chart()
		e.grip(60, 228, fair, earth)
	}}
}

// tombRaider in the treasury, the idol in her hand.
func tombRaider() drawing {
	return drawing{rim: pixel.Hex(0xffc45a), back: func(e *easel) {
		treasury(e, 0xffdf7a, 0xb86a24, 0x2a130c)
	}, figure: func(e *easel) {
		e.longHairShort(chestnut)
		e.coat(hide, cream)
		e.belt(leather)
		e.neck(tan)
		e.head(face{skin: tan, hair: chestnut, eyes: pixel.Hex(0x3a6a4a), mood: sly, lady: true})
		e.stroke("M214 120L222 138", tan.shade, 3.5)
		e.cropSides(chestnut)
		e.braid(chestnut)
		e.fedora(leather, hide)
		e.at(308, 150, 1.1).idol()
		e.fist(306, 226, leather)
		e.at(52, 206, .95).turn(-8).torch()
		e.fist(54, 216, leather)
	}}
}
