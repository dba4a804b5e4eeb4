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

// pocketWatch swings on a chain.
func (e *easel) pocketWatch() {
	e.cord("M0 -44Q40 -60 74 -20", gold, 4)
	e.solid("M-9 -56H9V-38H-9Z", gold)
	e.clock(0, 0, 46, cream, gold)
	e.stroke("M0 0L-10 -22M0 0L22 -6", ink, 4)
	e.dot(0, 0, 5, ink)
}
