package lids

import (
	"math"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
)

// doodle is a pencilled monster on squared paper, a coffee ring, a path in red.
func (q *Work) doodle() {
	r := pixel.Seed("doodle")
	c := q.C
	coffee := pixel.Hex(0x6b3f18)
	c.Stroke(pixel.Circle(166, 262, 50), pixel.Pen{W: 6}, pixel.Hex(0x8a5a2b), .22)
	c.Stroke(pixel.Circle(167, 261, 53), pixel.Pen{W: 1.6}, coffee, .38)
	c.Stroke(pixel.SVG("M119 250A49 49 0 0 1 196 224"), pixel.Pen{W: 3}, coffee, .22)
	for _, d := range [...][3]float64{{121, 306, 2.2}, {113, 300, 1.2}, {202, 212, 1.6}} {
		c.Fill(pixel.Circle(d[0], d[1], d[2]), coffee, .25)
	}
	graphite := pixel.Hex(0x3a3a40)
	ring := func(x, y, rad float64, seed string) pixel.Path {
		return pixel.Lines(hand.Circle(x, y, rad, seed), false)
	}
	for i := range 20 { // shading on the right
		x := 118 + float64(i)*2.1
		y := 176 + math.Abs(float64(i)-11)*1.5
		q.pencil(pixel.Lines(pts(x+10+r.PM(2), y+r.PM(3), x-8+r.PM(2), y+44-math.Abs(float64(i)-8)*1.4+r.PM(4)), false), 1, pixel.Hex(0x77777f), r)
	}
	q.pencil(pixel.Spline(pts(104, 132, 136, 140, 156, 168, 158, 204, 142, 240, 106, 252, 70, 241, 54, 206, 56, 168, 76, 140, 104, 132, 112, 132)), 3, graphite, r)
	q.pencil(pixel.SVG("M74 142L60 112L86 134M130 137L148 110L143 146"), 2.6, graphite, r) // horns
	q.pencil(ring(86, 178, 18, "left eye"), 2.6, graphite, r)
	q.pencil(ring(128, 182, 13, "right eye"), 2.6, graphite, r)
	c.Fill(pixel.Circle(90, 182, 6.5), graphite, 1)
	c.Fill(pixel.Circle(125, 185, 4.8), graphite, 1)
	c.Fill(pixel.Circle(88, 179.5, 2), pixel.Hex(0xffffff), 1)
	c.Fill(pixel.Circle(123.6, 183, 1.5), pixel.Hex(0xffffff), 1)
	mouth := pixel.SVG("M72 214Q106 228 142 212Q138 238 106 240Q78 238 72 214Z")
	c.Fill(mouth, pixel.Hex(0x4a4a52), .82)
	q.pencil(mouth, 2.4, graphite, r)
	teeth := pixel.SVG("M80 217L86 228L93 220L100 231L107 221L114 231L121 220L128 227L134 215.500Q106 228 80 217Z")
	c.Fill(teeth, pixel.Hex(0xfbfaf2), 1)
	c.Stroke(teeth, pixel.Pen{W: 1.6}, graphite, 1)
	q.pencil(pixel.SVG("M55 204Q38 206 32 190M32 190L25 186M32 190L31 181M32 190L38 184M157 206Q176 206 182 192M182 192L188 186M182 192L181 183M182 192L174 187"), 2.4, graphite, r)
	q.pencil(pixel.SVG("M84 250L82 272L70 274M126 250L130 272L142 273"), 2.6, graphite, r)
	red := pixel.Hex(0xc8352b)
	q.pencil(pixel.Spline(pts(198, 286, 162, 285, 152, 278, 118, 279, 108, 286, 60, 286, 40, 283, 34, 268, 34, 244, 26, 232, 20, 222)), 3.4, red, r)
	q.pencil(pixel.SVG("M16 232L20 219L31 227"), 3.2, red, r)
	q.Title(hand.PaperLid, 176, 26, 36, 12, "Doodle", "Dungeon")
}
