package heroart

import "delvebox/engine/paint/pixel"

// mercenary in the tavern, paid in advance.
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

// commander before his army.
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
