package heroart

import "delvebox/engine/paint/pixel"

// halfGoblin grins in his cave with a purse not his own.
func halfGoblin() drawing {
	return drawing{rim: pixel.Hex(0xffd27a), back: func(e *easel) {
		cave(e, 60, 130, 0xffc45a, 0x9a5a24, 0x2a180f)
	}, figure: func(e *easel) {
		e.tunic(leather)
		e.belt(hide)
		e.neck(goblin)
		e.scarf(crimson)
		e.goblinHead(goblin, pixel.Hex(0xffe04a), false)
		e.bandana(leather)
		e.grip(308, 160, goblin, leather)
		e.at(306, 206, 1.05).purse(earth)
		e.at(62, 206, .8).turn(-14).sabre(steel, bronze)
		e.grip(64, 214, goblin, leather)
	}}
}

// chieftain under feathers and skull; eyes of his people glow behind him.
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
			e.at(152+17*float64(i), 228+6-3*abs(float64(i)-2), 1).fine().solid("M-5 -6H5L0 16Z", bone)
		}
	}}
}

func abs(v float64) float64 {
	if v < 0 {
		return -v
	}
	return v
}
