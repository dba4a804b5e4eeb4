package heroart

import "delvebox/engine/paint/pixel"

// scepter is a lord's.
func (e *easel) scepter() {
	e.solid("M-5 -120H5V80H-5Z", gold)
	e.solid("M-16 -120H16V-108H-16Z", gold)
	e.glow(0, -146, 50, pixel.Hex(0xff8a9a), .7)
	e.disc(0, -144, 24, crimson)
	e.cord("M-24 -144H24M0 -168V-120", gold, 4)
	e.fine().solid("M-5 -184H5V-176H13V-168H5V-160H-5V-168H-13V-176H-5Z", gold)
}

// scroll hangs open with lines of writing.
func (e *easel) scroll() {
	e.solid("M-30 -48H30V48H-30Z", cream)
	e.stroke("M-18 -28H18M-18 -14H18M-18 0H18M-18 14H8", pixel.Hex(0x8a5a2e), 4)
	for _, y := range []float64{-50, 50} {
		e.at(0, y, 1).solid("M-40 -9Q-46 0 -40 9H40Q46 0 40 -9Z", earth)
	}
}

// lantern hangs from its ring; its light is at (0,0).
func (e *easel) lantern(c pixel.RGB) {
	e.glow(0, 0, 110, c, .75)
	e.cord("M-16 -34Q0 -66 16 -34", iron, 4)
	e.solid("M-24 -26L-14 -44H14L24 -26Z", iron)
	e.solid("M-24 -26H24V30H-24Z", hue{c, c.Mix(pixel.Hex(0xc25a10), .45), c})
	e.fine().solid("M0 -12Q12 4 0 20Q-12 4 0 -12Z", tone3(0xfffbe0, 0xffd25a, 0xffffff))
	e.stroke("M-9 -26V30M9 -26V30", ink, 3)
	e.solid("M-30 30H30V42H-30Z", iron)
}

// torch burns upright, its grip at (0,0).
func (e *easel) torch() {
	e.glow(0, -96, 110, pixel.Hex(0xffa23a), .8)
	e.solid("M-8 -60H8L5 70H-5Z", wood)
	e.solid("M-15 -76H15L10 -48H-10Z", iron)
	e.flame(0, -76, 1)
}

// coins lie in a heap with the top at (0,0).
func (e *easel) coins(n int) {
	r := pixel.Seed("coins")
	f := e.fine()
	for i := range n {
		t := float64(i) / float64(n)
		f.egg(r.PM(16+60*t), 4+44*t, 14, 9, gold)
	}
}

// pot of gold stands at (0,0).
func (e *easel) pot() {
	e.glow(0, -30, 90, pixel.Hex(0xffdf6a), .7)
	e.at(0, -46, .6).coins(16)
	e.solid("M-46 -20H46Q62 40 26 58H-26Q-62 40 -46 -20Z", dark)
	e.solid("M-52 -30H52V-16H-52Z", dark)
	e.gleam("M-38 -4Q-44 20 -34 36", dark)
	e.star(30, -44, 14, pixel.Hex(0xffffff))
}

// mug foams over.
func (e *easel) mug() {
	e.cord("M26 -16Q58 -20 54 12Q50 34 26 30", iron, 8)
	e.solid("M-32 -30H30V46H-32Z", wood)
	e.stroke("M-12 -28V44M10 -28V44", wood.shade, 3)
	e.cord("M-32 -10H30M-32 34H30", iron, 5)
	e.solid("M-38 -24Q-48 -42 -28 -48Q-24 -64 -4 -58Q12 -68 24 -54Q44 -52 38 -30Q40 -10 28 -12Q26 -22 14 -22Q10 -4 0 -8Q-4 -22 -14 -22Q-30 -16 -38 -24Z", cream)
}

// lute lies across the breast; its body's middle is (0,0), its neck goes up right.
func (e *easel) lute() {
	p := e.turn(38)
	p.solid("M-8 -52H8V-150H-8Z", hide)
	p.solid("M-12 -148H12L16 -180H-16Z", wood)
	p.stroke("M-22 -158H22M-22 -168H22", wood.shade, 4)
	p.solid("M0 -60Q44 -20 44 14Q44 56 0 56Q-44 56 -44 14Q-44 -20 0 -60Z", tone3(0xdc9a4c, 0x9a5a22, 0xf8d49a))
	p.fine().disc(0, 4, 15, hide)
	p.stroke("M-4 -150V40M4 -150V40", cream.light, 2)
	p.solid("M-20 34H20V44H-20Z", hide)
	p.gleam("M-34 14Q-34 -8 -16 -30", blond)
}

// harp is golden; its middle is (0,0).
func (e *easel) harp() {
	e.glow(0, 0, 100, pixel.Hex(0xffe08a), .5)
	e.stroke("M-18 -50V40M-4 -58V30M10 -58V16M24 -48V4", cream.light, 3)
	e.cord("M-34 62L-34 -60", gold, 12)
	e.cord("M-36 -58Q-6 -92 18 -66Q40 -48 50 -66", gold, 11)
	e.cord("M-32 62Q16 50 46 -58", gold, 11)
	e.disc(-34, -64, 12, gold)
	e.star(-34, -64, 8, cream.light)
}

// note is a note of music.
func (e *easel) note(x, y, zoom float64, c pixel.RGB) {
	p := e.at(x, y, zoom)
	p.flat("M-2 14V-26L22 -32V8A9 7 0 1 1 17 2V-22L3 -18V20A9 7 0 1 1 -2 14Z", c, 1)
}

// urn is an old vase with a band of figures.
func (e *easel) urn() {
	e.cord("M-22 -36Q-52 -36 -38 -4M22 -36Q52 -36 38 -4", bronze, 7)
	e.solid("M-16 -56H16Q14 -40 22 -34Q46 -16 36 14Q30 36 16 44V54H-16V44Q-30 36 -36 14Q-46 -16 -22 -34Q-14 -40 -16 -56Z", tone3(0xc9723a, 0x82401c, 0xf0ac74))
	e.solid("M-22 -64H22V-52H-22Z", bronze)
	e.stroke("M-38 -6L-26 6L-14 -6L-2 6L10 -6L22 6L36 -6", ink, 4)
	e.stroke("M-34 18H34", ink, 4)
}

// idol is a golden figure with ruby eyes.
func (e *easel) idol() {
	e.glow(0, -10, 110, pixel.Hex(0xffdf6a), .8)
	e.solid("M-34 56V38H-24V10H-34V-8Q-34 -56 0 -56Q34 -56 34 -8V10H24V38H34V56Z", gold)
	e.solid("M-46 -34H-30V0H-46ZM30 -34H46V0H30Z", gold)
	f := e.fine()
	f.disc(-13, -20, 8, crimson)
	f.disc(13, -20, 8, crimson)
	f.solid("M-16 0H16V14H-16Z", dark)
	e.stroke("M-8 0V14M0 0V14M8 0V14M-24 30H24", gold.light, 3)
	e.gleam("M-26 -24Q-24 -42 -8 -48", gold)
}

// map is a sheet with a way and a cross.
func (e *easel) chart() {
	e.solid("M-46 -34L-16 -42L14 -34L46 -42V36L14 44L-16 36L-46 44Z", cream)
	e.shade("M-16 -42L14 -34V44L-16 36Z", .14)
	e.c.Stroke(e.path("M-36 24Q-20 -10 0 8Q16 22 24 -8"), pixel.Pen{W: 4, Dash: []float64{6, 6}}, crimson.base, 1)
	e.stroke("M18 -26L34 -12M34 -26L18 -12", crimson.base, 5)
}

// spyglass points up to the right.
func (e *easel) spyglass() {
	p := e.turn(56)
	p.solid("M-11 50H11V0H-11Z", bronze)
	p.solid("M-14 4H14V-50H-14Z", hide)
	p.solid("M-18 -44H18V-84H-18Z", bronze)
	p.gleam("M-10 -76V-52", gold)
}

// pick is a miner's pickaxe, its grip at (0,0).
func (e *easel) pick() {
	e.solid("M-6 -160H6V80H-6Z", wood)
	e.solid("M-80 -120Q-50 -176 0 -176Q50 -176 80 -120Q44 -146 0 -148Q-44 -146 -80 -120Z", iron)
	e.fine().solid("M-13 -182H13V-142H-13Z", dark)
	e.gleam("M-60 -142Q-40 -162 -16 -166", iron)
}

// purse is full of coins.
func (e *easel) purse(h hue) {
	e.solid("M-16 -26Q-46 0 -40 26Q-34 48 0 48Q34 48 40 26Q46 0 16 -26Z", h)
	e.solid("M-22 -44Q0 -34 22 -44L14 -24H-14Z", h)
	e.cord("M-16 -25H16", gold, 5)
	e.fine().disc(4, 14, 14, gold)
	e.gleam("M-28 16Q-30 2 -18 -10", h)
}
