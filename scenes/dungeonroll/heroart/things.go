package heroart

import (
	"fmt"
	"math"

	"delvebox/engine/paint/pixel"
)

// flask is a round bottle of light, its middle at (0,0).
func (e *easel) flask(c pixel.RGB) {
	h := hue{c, c.Mix(pixel.Hex(0x2a0a2a), .38), c.Mix(pixel.Hex(0xffffff), .7)}
	e.glow(0, 4, 70, c, .55)
	e.solid("M-11 -64H11V-30Q36 -18 36 8Q36 38 0 38Q-36 38 -36 8Q-36 -18 -11 -30Z", tone3(0xe4f1ee, 0x9fbcc0, 0xffffff))
	e.flat("M-31 0Q-14 -9 0 0Q16 9 31 0Q36 34 0 34Q-36 34 -31 0Z", h.base, 1)
	e.flat("M8 5Q18 7 31 0Q34 34 0 34Q24 26 8 5Z", h.shade, 1)
	for _, q := range [][3]float64{{-12, 14, 4}, {4, 20, 5}, {-4, -12, 3.5}, {10, 10, 3}, {2, -26, 3}} {
		e.dot(q[0], q[1], q[2], h.light)
	}
	e.fine().solid("M-16 -72H16V-60H-16Z", wood)
	e.stroke("M-25 2Q-24 -12 -12 -20", pixel.Hex(0xffffff), 4)
}

// closedBook has an eye on its cover.
func (e *easel) closedBook(h hue, c pixel.RGB) {
	e.solid("M-40 -50H38V52H-40Z", h)
	e.fine().solid("M-40 -50H-28V52H-40Z", gold)
	e.fine().solid("M26 -50H38V-36Q26 -38 26 -50ZM26 52H38V38Q26 40 26 52Z", gold)
	e.fine().solid("M-22 0Q2 -30 28 0Q2 30 -22 0Z", cream)
	e.glow(2, 0, 26, c, .8)
	e.disc(3, 0, 10, hue{c, c.Mul(.5), c})
	e.flat("M1 -8Q6 0 1 8Q-4 0 1 -8Z", ink, 1)
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

// flame burns up from (x,y).
func (e *easel) flame(x, y, zoom float64) {
	p := e.at(x, y, zoom)
	p.solid("M0 6Q-36 2 -26 -34Q-20 -26 -15 -30Q-22 -60 8 -86Q4 -60 20 -48Q24 -56 22 -64Q42 -34 28 -10Q18 6 0 6Z", tone3(0xf58a33, 0xd24f1f, 0xffe08a))
	p.flat("M1 2Q-18 0 -13 -22Q-6 -16 -4 -22Q-4 -40 8 -52Q8 -34 18 -28Q24 -8 12 -2Q8 2 1 2Z", pixel.Hex(0xffd65a), 1)
	p.flat("M2 0Q-8 -4 -2 -18Q6 -16 8 -26Q16 -6 2 0Z", pixel.Hex(0xfff8d8), 1)
}

// wisp is a flame of a magical colour.
func (e *easel) wisp(x, y, zoom float64, c pixel.RGB) {
	e.glow(x, y-24*zoom, 70*zoom, c, .7)
	h := hue{c, c.Mix(pixel.Hex(0x10102a), .35), c}
	p := e.at(x, y, zoom)
	p.solid("M0 6Q-36 2 -26 -34Q-20 -26 -15 -30Q-22 -60 8 -86Q4 -60 20 -48Q24 -56 22 -64Q42 -34 28 -10Q18 6 0 6Z", h)
	p.flat("M1 2Q-18 0 -13 -22Q-6 -16 -4 -22Q-4 -40 8 -52Q8 -34 18 -28Q24 -8 12 -2Q8 2 1 2Z", c.Mix(pixel.Hex(0xffffff), .7), 1)
}

// orb is a ball of light.
func (e *easel) orb(x, y, r float64, c pixel.RGB) {
	e.glow(x, y, r*2.6, c, .75)
	h := hue{c, c.Mix(pixel.Hex(0x10102a), .4), c.Mix(pixel.Hex(0xffffff), .8)}
	e.disc(x, y, r, h)
	e.at(x, y, r/20).gleam("M-11 -2Q-9 -11 0 -13", h)
}

// skull looks at us, its middle at (x,y).
func (e *easel) skull(x, y, zoom float64) {
	p := e.at(x, y, zoom)
	p.solid("M-44 -6Q-44 -50 0 -50Q44 -50 44 -6Q44 14 28 20L26 44H-26L-28 20Q-44 14 -44 -6Z", bone)
	p.flat("M-32 -6Q-30 -22 -16 -20Q-6 -18 -8 -4Q-12 8 -22 8Q-32 6 -32 -6ZM32 -6Q30 -22 16 -20Q6 -18 8 -4Q12 8 22 8Q32 6 32 -6ZM0 6L7 20H-7Z", ink, 1)
	p.stroke("M-14 30V43M0 30V43M14 30V43", ink, 4)
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

// hourglass stands upright, its middle at (0,0).
func (e *easel) hourglass(frame hue, c pixel.RGB) {
	e.glow(0, 0, 90, c, .5)
	e.solid("M-28 -48H28Q28 -16 7 0Q28 16 28 48H-28Q-28 16 -7 0Q-28 -16 -28 -48Z", tone3(0xdff0f2, 0x93b3bc, 0xffffff))
	e.flat("M-20 -28H20Q16 -12 3 -2H-3Q-16 -12 -20 -28ZM0 10L22 40V44H-22V40Z", c, 1)
	e.stroke("M0 -2V14", c, 3)
	e.solid("M-38 -62H38V-46H-38Z", frame)
	e.solid("M-38 46H38V62H-38Z", frame)
	e.stroke("M-20 -38Q-18 -22 -10 -12", pixel.Hex(0xffffff), 3.5)
}

// clock is a face of hours round (x,y).
func (e *easel) clock(x, y, r float64, face, rim hue) {
	e.disc(x, y, r, rim)
	e.fine().disc(x, y, r*.86, face)
	p := e.at(x, y, r/100)
	for i := range 12 {
		q := p.turn(float64(i) * 30)
		if i%3 == 0 {
			q.flat("M-4 -80H4V-58H-4Z", ink, 1)
		} else {
			q.flat("M-2.500 -80H2.500V-68H-2.500Z", ink, 1)
		}
	}
}

// gear is a toothed wheel round (x,y).
func (e *easel) gear(x, y, r float64, teeth int, h hue) {
	d := ""
	for i := range teeth * 4 {
		a := 2 * math.Pi * (float64(i) + .5) / float64(teeth*4)
		q := r
		if i%4 >= 2 {
			q = r * .8
		}
		op := "L"
		if i == 0 {
			op = "M"
		}
		d += fmt.Sprintf("%s%.2f %.2f", op, x+q*math.Cos(a), y+q*math.Sin(a))
	}
	e.solid(d+"Z", h)
	e.fine().disc(x, y, r*.3, dark)
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

// die is a golden die that shows a crown.
func (e *easel) die(h hue) {
	e.solid("M-34 -28L0 -44L34 -28V16L0 36L-34 16Z", h)
	e.flat("M-31 -26L0 -11V33L-31 15Z", h.base, 1)
	e.flat("M31 -26L0 -11V33L31 15Z", h.shade, 1)
	e.flat("M-31 -27L0 -41L31 -27L0 -12Z", h.light, 1)
	for _, q := range [][2]float64{{-22, -8}, {-9, 14}, {-15, 3}, {16, -2}, {16, 14}, {0, -27}} {
		e.dot(q[0], q[1], 4, ink)
	}
	e.stroke("M-34 -28L0 -12L34 -28M0 -12V36", ink, 3)
}
