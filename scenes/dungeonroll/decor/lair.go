package decor

import (
	"delvebox/engine/paint/pixel"
)

// Hollows are the middles of the three hollows in the lair's rock, seen from the lair's
// upper left corner. A dragon's die lies there somewhat smaller than on the velvet. The
// third is the one that wakes the dragon: an ember glows in it.
func Hollows(lair Rect) [3]pixel.Pt {
	f := hollowSize(lair)
	w, h := lair.W/188, (lair.H-36)/210
	return [3]pixel.Pt{{X: 48 * w, Y: 60*h + 2*f}, {X: 140 * w, Y: 66*h + 2*f}, {X: 94 * w, Y: 156 * h}}
}

// hollowSize is the size of a hollow in a lair, 1 where it is 188 x 246.
func hollowSize(lair Rect) float64 {
	return pixel.Clamp(min(lair.W/188, (lair.H-36)/210), .5, 1.4)
}

func (s slab) hollows(lair Rect) {
	f := hollowSize(lair)
	for i, p := range Hollows(lair) {
		c := s.on(pixel.Move(lair.X+p.X, lair.Y+p.Y).Mul(pixel.Zoom(f, f)))
		c.Fill(pixel.Ellipse(1, 2, 46, 41), pixel.Hex(0x2b2320), 1)
		c.Fill(pixel.Ellipse(0, 0, 45, 40), oval{4.5, 8, 54, 48, []pixel.Stop{
			tone(0, 0x070405), tone(.75, 0x120a09), tone(1, 0x241714)}}, 1)
		c.line("M-41 6A42 37 0 0 1 20 -33", 5, 0, .8)
		c.line("M40 -8A42 37 0 0 1 -18 34", 2.2, 0xb7a692, .75)
		if i == 2 {
			c.ember()
		}
	}
}

// ember is the glow of the third hollow with the dragon's sign.
func (s slab) ember() {
	s.Fill(pixel.Circle(-2, 4, 50), oval{-2, 4, 50, 50, []pixel.Stop{
		veil(0, 0xff7a2a, .9), veil(.5, 0xd63a12, .5), veil(1, 0xd63a12, 0)}}, 1)
	m := s.on(pixel.Move(-23, -19).Mul(pixel.Zoom(.66, .66)))
	m.line(dragonSign, 3.4, 0xff9a4a, .9)
}

// dragonSign is the outline of the dragon's head on a grid of 64.
const dragonSign = "M3 27 Q4 18 12 19 Q17 13 27 13 Q41 11 60 1 Q55 14 44 18 L62 19 Q57 27 49 28 L63 37 Q56 42 50 41 Q50 52 58 62 L24 62 Q30 55 27 50 Q18 55 6 52 L8 43 L12.5 47 L16 41.5 L20 45 Q29 43 32 37 L23 36 L19.5 41.5 L15.5 36 L11 40.5 L8 35 Q3 33 3 27 Z"
