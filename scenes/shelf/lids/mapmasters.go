package lids

import (
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
)

// mapMasters is a compass whose face is a piece of dungeon, a path drawn through it.
func (q *work) mapMasters() {
	base := q.c
	c := base.With(pixel.Move(106, 203)).With(pixel.Zoom(.93, .93))
	q.c = c
	c.With(pixel.Move(3, 4)).Glow(pixel.Circle(0, 0, 90), 4, pixel.Hex(0x1c2411), .45)
	for i := range 16 {
		l, w := 94.0, 15.0
		if i%2 == 1 {
			l, w = 86, 9
		}
		if i%4 == 2 {
			l, w = 90, 12
		}
		t := c.With(pixel.Turn(float64(i) * 22.5))
		t.Fill(pixel.Lines(pts(0, -l, w, -60, 0, -54), true), pixel.Hex(0x8d6a22), 1)
		t.Fill(pixel.Lines(pts(0, -l, -w, -60, 0, -54), true), pixel.Hex(0xf0d58a), 1)
	}
	c.Fill(pixel.Circle(0, 0, 76), pixel.Hex(0x2a1d0c), 1)
	c.Fill(pixel.Circle(0, 0, 74), brassy(-74, -74, 148, 148), 1)
	face := q.cards.Emblem(180, c.M.Scale())
	c.Fill(pixel.Circle(0, 0, 68), pixel.Picture{Img: face, X: -90, Y: -126, W: 180, H: 252}, 1)
	c.Glow(pixel.Circle(0, 0, 18), 3, pixel.Hex(0x1d1206), .25)
	q.icon("key", 0, 0, 44)
	q.c = c
	q.ink(0x0072b2, 6, hand.Smooth(pts(-68, 37, -44, 36, -37, 30, -36, 12, -24, 3, -20, 0)),
		hand.Smooth(pts(22, -4, 34, -8, 36, -20, 37, -34, 46, -37, 68, -36)))
	q.ink(0xd55e00, 4.6, hand.Circle(0, 0, 27, "emblem"))
	c.Stroke(pixel.Circle(0, 0, 68.5), pixel.Pen{W: 2.4}, pixel.Hex(0x2b2118), 1)
	c.Stroke(pixel.Circle(0, 0, 75), pixel.Pen{W: 1}, pixel.Hex(0xfff3c4), .6)
	// the glass over the face catches the candle
	c.Stroke(pixel.SVG("M-58 -22A62 62 0 0 1 -22 -58"), pixel.Pen{W: 4}, pixel.Hex(0xffffff), .30)
	q.c = base
	q.title(hand.FeltLid, 178, 24, 38, 9, "Map", "Masters")
}
