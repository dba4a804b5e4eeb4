package lids

import (
	"fmt"
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
)

// minotaur is a bull's skull before a labyrinth cut into slate, by torch-light.
func (q *Work) minotaur() {
	c := q.C
	l := c.With(pixel.Move(106, 202))
	for i, r := range [...]float64{48, 62, 76, 90} {
		gap := [...]float64{.5, 2.4, 4.1, 1.2}[i]
		at := func(r, a float64) string { return fmt.Sprintf("%.2f %.2f", r*math.Cos(a), r*math.Sin(a)) }
		a0, a1, wall := gap+.16, gap+2*math.Pi-.16, gap+1.7
		d := pixel.SVG(fmt.Sprintf("M%sA%.0f %.0f 0 1 1 %sM%sL%s", at(r, a0), r, r, at(r, a1), at(r, wall), at(r+14, wall)))
		l.With(pixel.Move(1.3, 1.6)).Stroke(d, pixel.Pen{W: 5, Butt: true}, pixel.Hex(0x7f8a90), .55)
		l.Stroke(d, pixel.Pen{W: 5, Butt: true}, pixel.Hex(0x0c0f11), 1)
	}
	torch := pixel.Radial{C: pixel.Pt{X: 106, Y: 196}, R: 120, Stops: []pixel.Stop{{At: 0, Color: pixel.Hex(0xffb347), Alpha: .50}, {At: .55, Color: pixel.Hex(0xe2711d), Alpha: .20}, {At: 1, Color: pixel.Hex(0)}}}
	c.Fill(pixel.Circle(106, 196, 120), torch, 1)
	q.skull(c.With(pixel.Move(106, 196)).With(pixel.Zoom(1.02, 1.02)))
	q.Title(hand.SlateLid, 180, 38, 44, 0, "Minotaur")
	c.Stroke(pixel.SVG("M34 84H92M120 84H178"), pixel.Pen{W: 2}, pixel.Hex(0xc79a3e), 1)
	ruby := pixel.SVG("M106 78L113 84L106 90L99 84Z")
	c.Fill(ruby, pixel.Hex(0xa3241c), 1)
	c.Stroke(ruby, pixel.Pen{W: 1.6}, pixel.Hex(0xc79a3e), 1)
}

// skull is the bull's head with horns, burning eyes and a ring.
func (q *Work) skull(c *pixel.Canvas) {
	head := pixel.SVG("M-33 -30C-28 -46 28 -46 33 -30C38 -12 28 6 21 20C18 34 17 46 11 54C5 61 -5 61 -11 54C-17 46 -18 34 -21 20C-28 6 -38 -12 -33 -30Z")
	horn := pixel.SVG("M30 -24C58 -20 84 -38 84 -84C72 -58 56 -50 24 -46Z")
	edge := pixel.Hex(0x17110c)
	sides := [...]*pixel.Canvas{c, c.With(pixel.Zoom(-1, 1))}
	shadow := head
	shadow.Add(horn)
	shadow.Add(horn.Map(pixel.Zoom(-1, 1)))
	c.With(pixel.Move(5, 9)).Glow(shadow, 4, pixel.Hex(0), .6)
	for _, s := range sides {
		s.Fill(horn, pixel.Down(-84, -20, pixel.Hex(0xf5ecd4), pixel.Hex(0xdccfae)), 1)
		s.Fill(pixel.SVG("M32 -27C56 -24 76 -38 82 -66C74 -46 58 -38 30 -36Z"), pixel.Hex(0xa99570), .8)
		s.Stroke(horn, pixel.Pen{W: 3}, edge, 1)
		s.Stroke(pixel.SVG("M62 -33L69 -47M70 -40L76 -56"), pixel.Pen{W: 4}, pixel.Hex(0xc79a3e), 1)
		ear := pixel.SVG("M31 -20C46 -18 56 -10 60 2C46 4 36 0 29 -8Z")
		s.Fill(ear, pixel.Hex(0x8d7a58), 1)
		s.Stroke(ear, pixel.Pen{W: 3}, edge, 1)
	}
	c.Fill(head, pixel.Hex(0xeee4ca), 1)
	c.Stroke(head, pixel.Pen{W: 3.4}, edge, 1)
	c.Fill(pixel.SVG("M33 -30C38 -12 28 6 21 20C18 34 17 46 11 54C7 59 3 60 0 60C8 44 8 20 12 2C16 -14 22 -24 20 -40C28 -38 32 -34 33 -30Z"), pixel.Hex(0xb9a880), .85)
	for _, s := range sides {
		s.Glow(pixel.Circle(19, -8, 7), 4, pixel.Hex(0xff3a20), .5)
		s.Fill(pixel.SVG("M7 -6L29 -20C31 -10 24 0 13 0Z"), edge, 1)
		s.Fill(pixel.SVG("M13 -5.500L24 -13C24 -8 20 -4 15 -3.500Z"), pixel.Hex(0xe5281c), 1)
		s.Fill(pixel.Circle(19, -8, 2), pixel.Hex(0xffd0a0), 1)
		nostril := pixel.SVG("M-8 38C-12 40 -12 46 -7 46Z")
		s.Fill(nostril, edge, 1)
		s.Stroke(nostril, pixel.Pen{W: 2}, edge, 1)
	}
	bone := pixel.Hex(0x6e5d3c)
	c.Stroke(pixel.SVG("M-4 -38L2 -26L-3 -16L2 -8"), pixel.Pen{W: 2.4}, bone, 1)
	c.Stroke(pixel.SVG("M-14 22C-6 28 6 28 14 22"), pixel.Pen{W: 2.4}, bone, 1)
	ring := pixel.Circle(0, 61, 10)
	c.Stroke(ring, pixel.Pen{W: 8}, edge, 1)
	c.Stroke(ring, pixel.Pen{W: 4.5}, Brass(-10, 51, 20, 20), 1)
	c.Stroke(pixel.SVG("M-8 56A10 10 0 0 1 -2 51"), pixel.Pen{W: 2}, pixel.Hex(0xfff0b6), 1)
}
