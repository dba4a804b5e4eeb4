package heroart

import "delvebox/engine/paint/pixel"

// sorceress with a little dragon on her shoulder.
func sorceress() drawing {
	return drawing{rim: pixel.Hex(0xffa04a), back: func(e *easel) {
		e.light(300, 110, 0xffc06a, 0xb0402a, 0x24101c)
		e.sparks("sorceress", 18, pixel.Hex(0xffb65a))
	}, figure: func(e *easel) {
		e.longHair(white)
		e.gown(crimson, deep, gold)
		e.neck(deep)
		e.head(face{skin: deep, hair: grey, eyes: pixel.Hex(0xe0781a), mood: sly, lady: true})
		e.fringe(white)
		e.circlet(gold, crimson)
		e.cord("M152 196Q186 224 220 196", gold, 5)
		e.palm(306, 214, deep, crimson)
		e.glow(304, 150, 90, pixel.Hex(0xffa23a), .7)
		e.flame(304, 196, 1.25)
		e.at(78, 176, 1.05).drakelet(leaf, moss)
	}}
}

// drakeKin has grown the wings herself.
func drakeKin() drawing {
	return drawing{rim: pixel.Hex(0xffb04a), back: func(e *easel) {
		e.light(186, 96, 0xffd27a, 0xd04a1c, 0x22070c)
		e.rays(186, 100, 18, pixel.Hex(0xffb65a), .2)
		e.sparks("drake", 16, pixel.Hex(0xffd27a))
	}, figure: func(e *easel) {
		e.batWings(crimson, tone3(0xb0402a, 0x6a1a16, 0xf08a6a))
		e.longHair(white)
		e.breastplate(gold)
		e.pauldrons(gold, crimson)
		e.solid("M160 136H212V186Q186 206 160 186Z", teal)
		e.drakeHead(teal, tone3(0xd8e8b0, 0x8aa878, 0xffffff), pixel.Hex(0xffd23a))
		e.diadem(gold, crimson)
		e.palm(54, 222, teal, gold)
		e.flame(52, 204, 1.05)
		e.mirror().palm(54, 222, teal, gold)
		e.flame(320, 204, 1.05)
	}}
}
