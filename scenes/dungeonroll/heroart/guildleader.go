package heroart

import "delvebox/engine/paint/pixel"

// guildLeader in the hall, a die in his hand.
func guildLeader() drawing {
	return drawing{rim: pixel.Hex(0xffe6a8), back: func(e *easel) {
		hall(e, azure)
	}, figure: func(e *easel) {
		e.coat(wine, cream)
		e.fur(earth)
		e.neck(brown)
		e.head(face{skin: brown, hair: chestnut, eyes: pixel.Hex(0x3a2412), mood: calm, bare: true})
		e.beard(chestnut, false)
		e.moustacheThin(chestnut)
		e.cropSides(chestnut)
		e.chain(gold, nil)
		e.feather(cream)
		e.wideHat(azure, gold)
		e.at(304, 168, 1.05).scroll()
		e.grip(302, 226, brown, wine)
		e.palm(58, 222, brown, wine)
		e.at(56, 180, .9).die(cream)
	}}
}

// guildMaster crowned, in ermine, with a golden die.
func guildMaster() drawing {
	return drawing{rim: pixel.Hex(0xfff0b4), back: func(e *easel) {
		hall(e, violet)
		e.secondBanner(violet)
		e.rays(186, 90, 22, pixel.Hex(0xfff0b4), .2)
		e.glow(186, 80, 150, pixel.Hex(0xfff0b4), .6)
	}, figure: func(e *easel) {
		e.cloak(violet)
		e.robe(violet, gold)
		e.fur(cream)
		for _, q := range [][2]float64{{108, 192}, {130, 210}, {156, 204}, {216, 204}, {242, 210}, {264, 192}} {
			e.at(q[0], q[1], 1).flat("M-3 -5Q0 -8 3 -5L4 6L0 10L-4 6Z", ink, 1)
		}
		e.neck(brown)
		e.head(face{skin: brown, hair: grey, eyes: pixel.Hex(0x3a2412), mood: stern, bare: true})
		e.beard(grey, true)
		e.moustache(grey)
		e.cropSides(grey)
		e.chain(gold, nil)
		e.crown(gold, crimson)
		e.palm(308, 218, brown, violet)
		e.glow(306, 150, 100, pixel.Hex(0xfff0b4), .9)
		e.at(306, 158, 1.15).die(gold)
		e.at(56, 210, .96).turn(-6).scepter()
		e.grip(58, 216, brown, violet)
	}}
}
