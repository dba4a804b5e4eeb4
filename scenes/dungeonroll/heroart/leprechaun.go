package heroart

import "delvebox/engine/paint/pixel"

// leprechaun at the end of the rainbow.
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

// clurichaun feasts on what the leprechaun has saved.
func clurichaun() drawing {
	return drawing{rim: pixel.Hex(0xffd27a), back: func(e *easel) { treasury(e, 0xffc25a, 0xa0344a, 0x260a1c) }, figure: func(e *easel) {
		e.cloak(wine)
		e.coat(wine, gold)
		e.fur(cream)
		e.chinBeard(ginger)
		e.head(face{skin: tone3(0xf0a584, 0xc26a50, 0xffd8c4), hair: ginger, eyes: pixel.Hex(0x2f7a3a), mood: merry})
		e.sideburns(ginger)
		e.glow(186, 124, 20, pixel.Hex(0xe0382c), .8)
		e.at(-6, 20, 1).turn(-4).topHat(wine, gold, leaf)
		e.hatCrown(gold)
		e.at(300, 168, 1.1).turn(8).mug()
		e.grip(322, 196, fair, wine)
		e.mirror().at(310, 172, 1.05).turn(8).mug()
		e.mirror().grip(330, 198, fair, wine)
	}}
}
