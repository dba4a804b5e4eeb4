package heroart

import "delvebox/engine/paint/pixel"

// timeTraveller among the gears, not sure when he is.
func timeTraveller() drawing {
	return drawing{rim: pixel.Hex(0xa8e8ff), back: func(e *easel) {
		e.light(250, 80, 0xc8f0e8, 0x3a8a9a, 0x12283c)
		g := e.ghost(.55)
		g.gear(52, 60, 56, 12, bronze)
		g.gear(130, 22, 34, 9, gold)
		g.gear(334, 70, 62, 13, bronze)
		g.gear(30, 170, 40, 10, gold)
	}, figure: func(e *easel) {
		e.coat(hide, cream)
		e.scarf(stripe)
		e.neck(fair)
		e.head(face{skin: fair, hair: chestnut, eyes: pixel.Hex(0x2a7a8a), mood: wonder})
		e.crop(chestnut)
		e.quiff(chestnut)
		e.goggles(66, bronze, teal)
		e.at(308, 150, 1.05).turn(8).hourglass(bronze, pixel.Hex(0xffd24a))
		e.fist(304, 226, leather)
		e.at(62, 196, 1).pocketWatch()
	}}
}

var stripe = tone3(0xe0783a, 0x8a3a1c, 0xffc08a)

// timeLady before the clock, quite sure.
func timeLady() drawing {
	return drawing{rim: pixel.Hex(0xd8c8ff), back: func(e *easel) {
		heaven(e, 0x8a9af0, 0x2f2f7a, 0x0c0a26, pixel.Hex(0x8a7aff))
		e.glow(186, 96, 170, pixel.Hex(0xbfd0ff), .7)
		e.clock(186, 100, 116, tone3(0xe8e4ff, 0xb0a8e0, 0xffffff), gold)
	}, figure: func(e *easel) {
		e.longHair(white)
		e.gown(night, fair, gold)
		e.neck(fair)
		e.head(face{skin: fair, hair: grey, eyes: pixel.Hex(0x6a4ae0), mood: calm, lady: true})
		e.fringe(white)
		e.handsCrown(gold)
		e.palm(310, 228, fair, night)
		e.at(308, 146, 1.05).hourglass(gold, pixel.Hex(0xb8a0ff))
		e.palm(58, 216, fair, night)
		e.orb(54, 168, 22, pixel.Hex(0xb8a0ff))
		e.stroke("M18 180Q54 198 92 156", gold.base, 4)
	}}
}
