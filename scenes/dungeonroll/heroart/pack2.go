package heroart

import "delvebox/engine/paint/pixel"

func scout() drawing {
	return drawing{rim: pixel.Hex(0xfff0b0), back: func(e *easel) { forest(e, 250, 90, 0xf8f0b0, 0x9aa85a, 0x2c3a1e) }, figure: func(e *easel) {
		e.cloak(moss)
		e.tunic(leather)
		e.neck(brown)
		e.head(face{skin: brown, hair: raven, eyes: pixel.Hex(0x3a2412), mood: calm, lady: true})
		e.fringe(raven)
		e.hood(moss)
		e.at(60, 182, 1).turn(-8).chart()
		e.grip(60, 228, brown, leather)
		e.at(292, 150, 1.15).spyglass()
		e.fist(288, 172, leather)
	}}
}

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
		e.circlet2(gold, crimson)
		e.palm(54, 222, teal, gold)
		e.flame(52, 204, 1.05)
		e.mirror().palm(54, 222, teal, gold)
		e.flame(320, 204, 1.05)
	}}
}

func tracker() drawing {
	return drawing{rim: pixel.Hex(0xfff6d0), back: func(e *easel) { forest(e, 110, 100, 0xfff6d0, 0xb8c07a, 0x3a4a2c) }, figure: func(e *easel) {
		e.at(268, 160, .9).turn(20).quiver(leather)
		e.tunic(leather)
		e.fur(hide)
		e.neck(tan)
		e.longHairShort(chestnut)
		e.head(face{skin: tan, hair: chestnut, eyes: pixel.Hex(0x3a5a2a), mood: calm, bare: true})
		e.beard(chestnut, false)
		e.moustacheThin(chestnut)
		e.cropTop(chestnut)
		e.headband(crimson)
		e.cord("M140 262L84 150", leather, 34)
		e.at(64, 130, .86).turn(-8).bow(wood, false)
		e.knuckles(86, 130, leather)
		e.at(302, 190, 1).hound(leather)
	}}
}

func ranger() drawing {
	return drawing{rim: pixel.Hex(0xd8f0ff), back: func(e *easel) {
		forest(e, 270, 70, 0xd8ecf0, 0x4a7a8a, 0x0f2430)
		e.dot(270, 66, 34, pixel.Hex(0xf4faff))
		e.glow(270, 66, 110, pixel.Hex(0xd8f0ff), .6)
	}, figure: func(e *easel) {
		e.cloak(pine)
		e.tunic(moss)
		e.fur(grey)
		e.neck(tan)
		e.head(face{skin: tan, hair: chestnut, eyes: pixel.Hex(0x6ae0a0), mood: stern, bare: true})
		e.beard(chestnut, false)
		e.moustacheThin(chestnut)
		e.hood(pine)
		e.antlers(bone)
		e.leafCrown()
		e.cord("M140 262L90 146", pine, 34)
		e.at(66, 128, .9).bow(wood, false)
		e.knuckles(88, 128, leather)
		e.at(304, 190, 1).wolf(grey, pixel.Hex(0xffd84a))
	}}
}

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
		e.at(304, 212, 1).glow(0, -140, 100, pixel.Hex(0x4af0ff), .7)
		e.at(302, 210, .96).turn(5).twinAxe(iron, tone3(0x9af4ff, 0x3aa0b8, 0xffffff))
		e.grip(302, 220, bone, iron)
		e.at(56, 196, 1.05).roundShield(tone3(0x4a6a70, 0x24404a, 0x8ab0b4), dark)
		e.stroke("M30 160L52 190L40 206L66 240", ink, 4)
	}}
}
