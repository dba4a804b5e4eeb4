package heroart

import "delvebox/engine/paint/pixel"

// occultist reads by candle.
func occultist() drawing {
	return drawing{rim: pixel.Hex(0xffb65a), back: func(e *easel) {
		crypt(e, 0xc07a4a, 0x5a3350, 0x1c1024)
		e.glow(64, 110, 150, pixel.Hex(0xffb65a), .55)
	}, figure: func(e *easel) {
		e.robe(plum, wine)
		e.hoodDark()
		e.neck(pallid)
		e.head(face{skin: pallid, hair: grey, eyes: pixel.Hex(0x7a4ab0), mood: stern})
		e.goatee(grey)
		e.shade("M140 60H232V104Q186 84 140 104Z", .45)
		e.hood(plum)
		e.at(304, 190, 1).turn(8).closedBook(wine, pixel.Hex(0xffc24a))
		e.grip(298, 236, pallid, plum)
		e.glow(64, 104, 70, pixel.Hex(0xffe08a), .9)
		e.solid("M52 132H78V206H52Z", cream)
		e.solid("M48 150Q56 160 60 142H76Q84 164 78 172L82 150V134H48Z", cream)
		e.flame(65, 132, .55)
		e.grip(64, 214, pallid, plum)
	}}
}

// necromancer has become what he studied.
func necromancer() drawing {
	return drawing{rim: pixel.Hex(0x8affb0), back: func(e *easel) {
		crypt(e, 0x6af0a0, 0x1f6a4c, 0x081a18)
		e.skull(36, 206, .6)
		e.skull(92, 226, .5)
		e.skull(8, 236, .5)
	}, figure: func(e *easel) {
		e.collar(dark, pine)
		e.robe(dark, pine)
		e.hoodDark()
		e.skullHead(pixel.Hex(0x4affa0), bone)
		e.hood(dark)
		e.ramHorns(bone)
		e.stroke("M112 206Q120 180 124 160M260 206Q252 180 248 160", gold.base, 4)
		e.at(312, 206, 1).turn(6).glow(0, -160, 90, pixel.Hex(0x4affa0), .9)
		e.at(312, 206, 1).turn(6).staff(bone, pixel.Hex(0x3ae08a))
		e.grip(312, 214, bone, dark)
		e.palm(58, 212, bone, dark)
		e.wisp(56, 190, 1.05, pixel.Hex(0x4aefa0))
	}}
}
