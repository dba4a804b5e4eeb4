package heroart

import "delvebox/engine/paint/pixel"

func crusader() drawing {
	return drawing{rim: pixel.Hex(0xffe9b0), back: func(e *easel) {
		chapel(e, 0xfff0c0, 0xd9a65c, 0x4a2a1c, 0xc2352b, 0x2a6fae, 0xe6b243, 0x4f8a3c)
	}, figure: func(e *easel) {
		e.cloak(crimson)
		e.tabard(cream)
		e.pauldrons(steel, gold)
		sunCross(e, 186, 228, 1, crimson)
		e.coif(iron)
		e.neck(tan)
		e.head(face{skin: tan, hair: raven, eyes: pixel.Hex(0x4a2e1a), mood: stern, lady: true})
		e.coifRim(iron)
		e.cap(steel, gold, false)
		e.at(312, 204, .92).turn(9).mace(steel, gold)
		e.fist(308, 214, iron)
		e.at(52, 200, .96).shield(gold, cream, func(e *easel) { sunCross(e, 0, 2, 1.1, crimson) })
	}}
}

func paladin() drawing {
	return drawing{rim: pixel.Hex(0xfff6cf), back: func(e *easel) {
		e.light(186, 84, 0xfffbe0, 0xf0b84a, 0x6a3a12)
		e.rays(186, 84, 22, pixel.Hex(0xfffbe0), .42)
		halo(e, pixel.Hex(0xfff3b0))
		e.sparks("paladin", 14, pixel.Hex(0xfff3b0))
	}, figure: func(e *easel) {
		e.cloak(cream)
		e.breastplate(gold)
		e.pauldrons(gold, cream)
		sunCross(e, 186, 226, 1.05, cream)
		e.longHair(chestnut)
		e.neck(tan)
		e.head(face{skin: tan, hair: raven, eyes: pixel.Hex(0x9a5a10), mood: calm, lady: true})
		e.fringe(chestnut)
		e.wings(cream)
		e.cap(gold, cream, false)
		e.at(314, 206, .95).turn(8).glow(0, -164, 90, pixel.Hex(0xfff3b0), .9)
		e.at(314, 206, .95).turn(8).hammer(gold, cream)
		e.fist(310, 216, gold)
		e.at(54, 198, 1.05).shield(cream, gold, func(e *easel) { sunCross(e, 0, 2, 1.2, cream) })
	}}
}

// sunCross is the sign of the crusaders: a cross with flared arms.
func sunCross(e *easel, x, y, zoom float64, h hue) {
	e.at(x, y, zoom).fine().solid("M-5 -6L-10 -28H10L5 -6L26 -11V11L5 6L10 30H-10L-5 6L-26 11V-11Z", h)
}

// halo is a ring of light behind the head.
func halo(e *easel, c pixel.RGB) {
	e.c.GlowStroke(pixel.Circle(186, 92, 92), pixel.Pen{W: 16}, 6, c, .9)
	e.c.Stroke(pixel.Circle(186, 92, 92), pixel.Pen{W: 7}, c.Mix(pixel.Hex(0xffffff), .5), 1)
}

func enchantress() drawing {
	return drawing{rim: pixel.Hex(0xf6b8ff), back: func(e *easel) {
		evening(e, 84, 66, 38, 0xe8b4ee, 0x7a4aa8, 0x271445, 0xfff2d8)
		e.stars("enchantress", 12, pixel.Hex(0xffe9ff))
	}, figure: func(e *easel) {
		e.longHair(ginger)
		e.gown(violet, fair, gold)
		e.neck(fair)
		e.head(face{skin: fair, hair: ginger, eyes: pixel.Hex(0x2f8a5a), mood: sly, lady: true})
		e.fringe(ginger)
		e.circlet(gold, teal)
		e.glow(308, 108, 92, pixel.Hex(0xff9ae0), .8)
		e.at(312, 104, .86).turn(14).scroll()
		e.palm(308, 216, fair, violet)
		e.star(262, 70, 12, pixel.Hex(0xffffff))
		e.star(352, 172, 10, pixel.Hex(0xffd8f6))
		e.star(262, 150, 8, pixel.Hex(0xffd8f6))
	}}
}

func beguiler() drawing {
	return drawing{rim: pixel.Hex(0xff9ae0), back: func(e *easel) {
		e.light(186, 90, 0xffc0ee, 0xb0328c, 0x2a0a3a)
		for i, d := range []string{"M-10 210Q90 150 60 70Q40 10 120 -10", "M382 220Q270 150 320 70Q340 10 250 -10", "M-10 120Q50 110 40 40", "M382 130Q330 120 340 40"} {
			c := pixel.Hex([]uint32{0xff8ad8, 0xff8ad8, 0xffd0f4, 0xffd0f4}[i])
			e.c.GlowStroke(e.path(d), pixel.Pen{W: 22}, 7, c, .55)
			e.stroke(d, c, 6)
		}
		e.stars("beguiler", 18, pixel.Hex(0xffe9ff))
	}, figure: func(e *easel) {
		e.collar(plum, rose)
		e.bun(ginger)
		e.gown(plum, fair, gold)
		e.neck(fair)
		e.head(face{skin: fair, hair: ginger, eyes: pixel.Hex(0xd0309a), mood: sly, lady: true})
		e.fringe(ginger)
		e.solid("M134 96Q160 82 186 98Q212 82 238 96Q252 84 262 88Q248 126 214 126Q194 126 186 112Q178 126 158 126Q124 126 110 88Q120 84 134 96Z", plum)
		for _, x := range []float64{-1, 1} {
			e.glow(186+x*25, 107, 20, pixel.Hex(0xff9ae0), .8)
			e.flat2(186+x*25, 107, x, "M-14 4Q-4 -12 14 -8Q10 8 -4 9Z", pixel.Hex(0xffe0f8))
			e.dot(186+x*25, 106, 4.5, pixel.Hex(0x8a1260))
		}
		e.circlet(gold, rose)
		e.crescent(186, 30, gold)
		e.palm(56, 214, fair, plum)
		e.wisp(54, 190, .95, pixel.Hex(0xff7ad0))
		e.mirror().palm(56, 214, fair, plum)
		e.wisp(318, 190, .95, pixel.Hex(0xff7ad0))
	}}
}

func halfGoblin() drawing {
	return drawing{rim: pixel.Hex(0xffd27a), back: func(e *easel) {
		cave(e, 60, 130, 0xffc45a, 0x9a5a24, 0x2a180f)
	}, figure: func(e *easel) {
		e.tunic(leather)
		e.belt(hide)
		e.scarf(crimson)
		e.goblinHead(goblin, pixel.Hex(0xffe04a), false)
		e.bandana(leather)
		e.grip(308, 160, goblin, leather)
		e.at(306, 206, 1.05).purse(earth)
		e.at(62, 206, .8).turn(-14).sabre(steel, bronze)
		e.grip(64, 214, goblin, leather)
	}}
}

func chieftain() drawing {
	return drawing{rim: pixel.Hex(0xff9a3a), back: func(e *easel) {
		cave(e, 186, 150, 0xff9a3a, 0x8a2a14, 0x1c0a0c)
		e.rays(186, 150, 18, pixel.Hex(0xffb65a), .16)
		for _, q := range [][3]float64{{44, 170, .5}, {332, 150, .44}} {
			p := e.at(q[0]-186*q[2], q[1]-100*q[2], q[2]).ghost(.85)
			p.goblinHead(tone3(0x4a5a24, 0x2c3a14, 0x6a7a34), pixel.Hex(0xffd23a), false)
		}
	}, figure: func(e *easel) {
		e.cloak(crimson)
		e.tunic(hide)
		e.fur(bone)
		e.goblinHead(goblin, pixel.Hex(0xff6a2a), true)
		e.stroke("M142 118L160 126M230 118L212 126M140 128L158 134M232 128L214 134", crimson.base, 5)
		for i, h := range []hue{crimson, gold, teal, gold, crimson} {
			p := e.at(186+float64(i-2)*24, 52, 1).turn(float64(i-2) * 22)
			p.solid("M-9 10Q-18 -30 0 -62Q18 -30 9 10Z", h)
			p.stroke("M0 6V-46", h.shade, 3)
		}
		e.fine().solid("M134 78Q186 48 238 78V62Q186 32 134 62Z", hide)
		e.skull(186, 52, .5)
		e.at(318, 208, 1).turn(8).skullStaff()
		e.grip(314, 214, goblin, hide)
		e.stroke("M150 222Q186 240 222 222", hide.shade, 4)
		for i := range 5 {
			e.at(152+17*float64(i), 228+6-3*absF(float64(i)-2), 1).fine().solid("M-5 -6H5L0 16Z", bone)
		}
	}}
}

func absF(v float64) float64 {
	if v < 0 {
		return -v
	}
	return v
}

func knight() drawing {
	return drawing{rim: pixel.Hex(0xffe2a0), back: func(e *easel) { hall(e, crimson) }, figure: func(e *easel) {
		e.cloak(wine)
		e.plume(crimson)
		e.breastplate(steel)
		e.pauldrons(steel, gold)
		crownSign(e, 186, 224, .8, gold)
		e.greatHelm(steel, gold, nil)
		e.at(318, 206, 1).sword(steel, gold)
		e.fist(318, 216, iron)
		e.at(54, 198, 1.08).shield(gold, azure, func(e *easel) { crownSign(e, 0, 0, 1, gold) })
	}}
}

func crownSign(e *easel, x, y, zoom float64, h hue) {
	e.at(x, y, zoom).fine().solid("M-22 18L-26 -14L-12 0L0 -20L12 0L26 -14L22 18Z", h)
}

func dragonSlayer() drawing {
	return drawing{rim: pixel.Hex(0xff9a3a), back: func(e *easel) {
		e.light(262, 86, 0xffc25a, 0xe2581e, 0x1c0609)
		e.rays(270, 90, 16, pixel.Hex(0xffd27a), .16)
		e.dragonShadow(pixel.Hex(0x1a0609), pixel.Hex(0xff8a3a), pixel.Hex(0xffd24a))
		e.sparks("slayer", 18, pixel.Hex(0xffb65a))
	}, figure: func(e *easel) {
		e.cloak(tone3(0x6a1612, 0x38090a, 0xc0483c))
		e.plume(cream)
		e.breastplate(gold)
		e.pauldrons(gold, crimson)
		e.spikes(gold)
		dragonSign(e, 186, 222, .78, wine)
		yellow := pixel.Hex(0xffd24a)
		e.greatHelm(gold, wine, &yellow)
		e.at(322, 204, 1.04).glow(0, -110, 80, pixel.Hex(0xffd27a), .6)
		e.at(322, 204, 1.04).sword(steel, crimson)
		e.fist(322, 216, gold)
		e.at(54, 196, 1.12).shield(crimson, dark, func(e *easel) { dragonSign(e, 0, 0, .9, crimson) })
	}}
}

// dragonSign is the die's dragon as a charge.
func dragonSign(e *easel, x, y, zoom float64, h hue) {
	p := e.at(x-30*zoom, y-30*zoom, zoom).fine()
	p.solid("M3 27Q4 18 12 19Q17 13 27 13Q41 11 60 1Q55 14 44 18L62 19Q57 27 49 28L63 37Q56 42 50 41Q50 52 58 62L24 62Q30 55 27 50Q18 55 6 52L8 43L12.500 47L16 41.500L20 45Q29 43 32 37L23 36L19.500 41.500L15.500 36L11 40.500L8 35Q3 33 3 27Z", h)
	p.flat("M24 21L34 20L27 26Z", h.light, 1)
}
