package heroart

import "delvebox/engine/paint/pixel"

func alchemist() drawing {
	return drawing{rim: pixel.Hex(0xb8ffd0), back: func(e *easel) { lab(e, 0xf0ffc8, 0x7a9a5a, 0x2c2a1c) }, figure: func(e *easel) {
		e.mane(grey)
		e.coat(earth, teal)
		e.neck(fair)
		e.head(face{skin: fair, hair: grey, eyes: pixel.Hex(0x3a7a5a), mood: wonder})
		e.moustache(grey)
		e.solid("M138 90Q134 50 160 46Q186 30 214 46Q238 52 234 90Q212 62 186 62Q160 62 138 90Z", grey)
		e.goggles(70, bronze, teal)
		e.at(310, 162, 1).turn(10).flask(pixel.Hex(0x7ae04a))
		e.fist(304, 216, leather)
		e.orb(300, 66, 6, pixel.Hex(0xa8f07a))
		e.orb(322, 44, 8, pixel.Hex(0xa8f07a))
		e.orb(306, 20, 5, pixel.Hex(0xa8f07a))
		e.at(62, 178, .8).turn(-10).flask(pixel.Hex(0xe85fb4))
		e.fist(64, 222, leather)
	}}
}

func thaumaturge() drawing {
	return drawing{rim: pixel.Hex(0xfff0a0), back: func(e *easel) {
		e.light(186, 96, 0xfff6c0, 0xb8862a, 0x2a1430)
		e.rays(186, 96, 24, pixel.Hex(0xfff3b0), .2)
		c := pixel.Hex(0xfff3b0)
		for _, r := range []float64{112, 98} {
			e.c.GlowStroke(pixel.Circle(186, 100, r), pixel.Pen{W: 6}, 4, c, .7)
			e.c.Stroke(pixel.Circle(186, 100, r), pixel.Pen{W: 3.5}, c, 1)
		}
		e.stroke("M186 -12L283 156H89ZM186 212L89 44H283Z", c, 3)
	}, figure: func(e *easel) {
		e.mane(white)
		e.collar(violet, gold)
		e.robe(violet, gold)
		e.neck(fair)
		e.head(face{skin: fair, hair: grey, eyes: pixel.Hex(0xd08a10), mood: stern, glow: true})
		e.beard(white, true)
		e.moustache(white)
		e.solid("M138 90Q134 50 160 46Q186 30 214 46Q238 52 234 90Q212 62 186 62Q160 62 138 90Z", white)
		e.goggles(68, gold, crimson)
		e.palm(56, 220, fair, violet)
		e.at(54, 150, .95).flask(pixel.Hex(0xff5a8a))
		e.mirror().palm(56, 220, fair, violet)
		e.at(318, 150, .95).flask(pixel.Hex(0x5ad0ff))
		e.orb(116, 34, 10, pixel.Hex(0xffd84a))
		e.orb(256, 34, 10, pixel.Hex(0xffd84a))
	}}
}

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
			e.stroke2(x, 108, gold)
		}
		e.stroke("M180 106Q186 102 192 106", gold.base, 4)
		e.at(308, 174, 1.05).turn(6).urn()
		e.grip(304, 228, fair, earth)
		e.at(60, 184, .95).turn(-8).chart()
		e.grip(60, 228, fair, earth)
	}}
}

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
		e.fur2(hide)
		e.head(face{skin: tan, hair: ginger, eyes: pixel.Hex(0xff7a1a), mood: fierce, bare: true})
		e.beard(ginger, true)
		e.flat("M162 140Q186 130 210 140L206 160Q186 166 166 160Z", pixel.Hex(0x3a0f12), 1)
		e.flat("M164 141Q186 132 208 141L206 148Q186 142 166 148ZM168 159L170 152Q186 158 202 152L204 159Q186 164 168 159Z", cream.base, 1)
		e.stroke("M162 140Q186 130 210 140L206 160Q186 166 166 160Z", ink, 3.5)
		e.moustache2(ginger)
		e.bigNose(tan)
		e.stroke("M150 74L158 122M222 74L214 122", crimson.base, 7)
		e.solid("M140 82Q146 44 186 46Q226 44 232 82Q210 66 186 70Q162 66 140 82Z", ginger)
		e.grip(78, 208, tan, hide)
		e.grip(294, 208, tan, hide)
	}}
}

func leprechaun() drawing {
	return drawing{rim: pixel.Hex(0xffffe0), back: func(e *easel) { meadow(e) }, figure: func(e *easel) {
		e.coat(leaf, cream)
		e.neck(fair)
		e.chinBeard(ginger)
		e.head(face{skin: fair, hair: ginger, eyes: pixel.Hex(0x2f7a3a), mood: merry})
		e.freckles(fair)
		e.sideburns(ginger)
		e.topHat(leaf, dark, gold)
		e.clover(120, 60)
		e.at(306, 190, 1).pot()
		e.solid("M164 196L186 208L208 196V222L186 210L164 222Z", crimson)
		e.palm(62, 216, fair, leaf)
		e.glow(60, 170, 50, pixel.Hex(0xfff0a0), .9)
		e.fine().disc(60, 172, 20, gold)
		e.star(60, 172, 13, gold.light)
	}}
}

func clurichaun() drawing {
	return drawing{rim: pixel.Hex(0xffd27a), back: func(e *easel) { treasury(e, 0xffc25a, 0xa0344a, 0x260a1c) }, figure: func(e *easel) {
		e.cloak(wine)
		e.coat(wine, gold)
		e.fur(cream)
		e.chinBeard(ginger)
		e.head(face{skin: tone3(0xf0a584, 0xc26a50, 0xffd8c4), hair: ginger, eyes: pixel.Hex(0x2f7a3a), mood: merry})
		e.sideburns(ginger)
		e.glow(186, 124, 20, pixel.Hex(0xe0382c), .8)
		e.at(-6, 12, 1).turn(-4).topHat(wine, gold, leaf)
		e.crown2(gold)
		e.at(300, 168, 1.1).turn(8).mug()
		e.grip(322, 196, fair, wine)
		e.mirror().at(310, 172, 1.05).turn(8).mug()
		e.mirror().grip(330, 198, fair, wine)
	}}
}
