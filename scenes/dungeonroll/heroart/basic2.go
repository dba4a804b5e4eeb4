package heroart

import "delvebox/engine/paint/pixel"

func mercenary() drawing {
	return drawing{rim: pixel.Hex(0xffd987), back: func(e *easel) { tavern(e) }, figure: func(e *easel) {
		e.at(96, 150, .95).turn(-34).sabre(steel, bronze)
		e.at(276, 150, .95).turn(28).sword(steel, bronze)
		e.coat(hide, cream)
		e.belt(leather)
		e.neck(brown)
		e.head(face{skin: brown, hair: raven, eyes: pixel.Hex(0x3a2412), mood: sly})
		e.stubble(raven)
		e.stroke("M170 144Q188 148 206 136", eyeInk, 4)
		e.bandana(crimson)
		e.stroke("M140 86L232 116", ink, 5)
		e.solid("M194 92Q210 88 224 98Q226 120 208 122Q192 118 194 92Z", dark)
		e.stroke("M158 118L150 138", brown.light, 4)
		e.fine().disc(136, 126, 6, gold)
		e.grip(310, 166, brown, hide)
		e.at(308, 210, 1).purse(earth)
	}}
}

func commander() drawing {
	return drawing{rim: pixel.Hex(0xffc45a), back: func(e *easel) {
		camp(e, crimson, 0xffd27a, 0xd0642a, 0x3a1416)
	}, figure: func(e *easel) {
		e.cloak(crimson)
		e.breastplate(bronze)
		e.stroke("M150 214Q168 226 184 214M222 214Q204 226 188 214", bronze.shade, 4)
		e.pauldrons(gold, crimson)
		e.neck(brown)
		e.crest(crimson)
		e.head(face{skin: brown, hair: raven, eyes: pixel.Hex(0x3a2412), mood: stern})
		e.stubble(raven)
		e.stroke("M171 145Q186 140 201 145", eyeInk, 4)
		e.solid("M130 168Q124 40 186 36Q248 40 242 168L214 158Q228 128 224 98Q208 84 192 92V118L186 124L180 118V92Q164 84 148 98Q144 128 158 158Z", gold)
		e.gleam("M142 84Q146 56 170 46", gold)
		e.stroke("M206 92L216 118", brown.light, 4)
		e.at(314, 210, 1).turn(8).sword(steel, gold)
		e.fist(312, 218, bronze)
	}}
}

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
		e.at(322, 216, 1).turn(10).flameSword(pixel.Hex(0x8a9aff), gold)
		e.fist(320, 222, steel)
		e.at(46, 214, 1).turn(-6).staff(wood, pixel.Hex(0x8ad8ff))
		e.fist(48, 220, steel)
	}}
}
