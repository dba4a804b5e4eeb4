package drawing

import (
	"image"
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/card"
)

// ElementRect is where the i-th of n elements stands on a card.
func ElementRect(w, h float64, i, n int) Rect {
	s := stripHeight(w, h)
	room := (w - 8) / float64(max(n, 1))
	cell := math.Min(s*.70, room*.88)
	step := math.Min(cell*1.26, room)
	return Rect{X: w/2 + (float64(i)-float64(n)/2)*step + (step-cell)/2, Y: h - s/2 - cell/2, W: cell, H: cell}
}

func (c *Cards) elements(m *image.RGBA, es []card.Element, states []ElementState, w, h, strip float64) {
	cv := pixel.NewCanvas(m, c.k)
	for i, e := range es {
		r := ElementRect(w, h, i, len(es))
		st := Plain
		if i < len(states) {
			st = states[i]
		}
		share := 1.0
		switch st {
		case Current:
			q := pixel.RoundRect(r.X-2.5, r.Y-6, r.W+5, r.H+12, 7)
			cv.Glow(q, 5, pixel.Hex(0xf3b73a), .9)
			cv.Fill(q, pixel.Hex(0xffe9a6), 1)
			cv.Stroke(q, pixel.Pen{W: 2.5}, pixel.Hex(0xd08a12), 1)
		case Waiting, Built, Lapsed:
			share = .40
		}
		c.element(m, e, r, share)
		c.stateMark(m, st, r)
	}
}

// stateMark ticks what is built and strikes through what has lapsed.
func (c *Cards) stateMark(m *image.RGBA, st ElementState, r Rect) {
	if st != Built && st != Lapsed {
		return
	}
	var d pencil.Drawing
	p := pencil.New(&d, pencil.Graphite(), 4).Thicker(1.7)
	p.Press = 1
	colour := pixel.Hex(0x2f7a3a)
	if st == Built {
		p.Tick(r.X+r.W*.45, r.Y+r.H*.5, math.Max(9, r.W*.45))
	} else {
		colour = refusedRed()
		p.Ruled(r.X, r.Y+r.H*.85, r.Right(), r.Y+r.H*.15)
	}
	l := pencil.NewLayer(m.Rect, c.tooth)
	l.Draw(&d)
	l.Over(m, colour, m.Rect)
}

// element draws one element in a box.
func (c *Cards) element(m *image.RGBA, e card.Element, r Rect, share float64) {
	area := image.Rect(int((r.X-3)*c.k), int((r.Y-3)*c.k), int((r.Right()+3)*c.k)+1, int((r.Bottom()+3)*c.k)+1).Intersect(m.Rect)
	if e.Kind == card.Formation {
		drawShape(pixel.NewCanvas(m, c.k), e.Shape.Cells(0), r, share)
		return
	}
	var d pencil.Drawing
	t := UpgradeThing
	switch e.Kind {
	case card.Creature:
		t = ThingOf(e.Mark)
	case card.Treasure:
		t = ChestThing
	}
	drawSmall(&d, t, r.X, r.Y, r.W)
	l := pencil.NewLayer(area, c.tooth)
	l.DrawFaint(&d, share)
	l.Over(m, pencil.GraphiteColour(), area)
}

// drawShape draws a formation small: squares with three strokes.
func drawShape(c *pixel.Canvas, cells [][2]int, r Rect, share float64) {
	w, h := 1, 1
	for _, q := range cells {
		w, h = max(w, q[0]+1), max(h, q[1]+1)
	}
	s := math.Min(r.W/math.Max(2.6, float64(w)), r.H/math.Max(2.4, float64(h)))
	x0, y0 := r.CX()-s*float64(w)/2, r.CY()-s*float64(h)/2
	ink := pixel.Hex(0x35333a)
	for _, q := range cells {
		x, y := x0+s*float64(q[0]), y0+s*float64(q[1])
		c.Fill(pixel.RoundRect(x, y, s, s, 1), pixel.Hex(0xfffdf6), share)
		n := 3
		if s > 15 {
			n = 4
		}
		for i := 1; i < 2*n-1; i++ {
			d := 2 * s * float64(i) / float64(2*n-1)
			c.Stroke(pixel.Lines([]pixel.Pt{{X: x + math.Max(0, d-s), Y: y + math.Min(d, s)}, {X: x + math.Min(d, s), Y: y + math.Max(0, d-s)}}, false), pixel.Pen{W: 1.1}, ink, share)
		}
		c.Stroke(pixel.RoundRect(x, y, s, s, 1), pixel.Pen{W: 1.5}, ink, share)
	}
}

// Thing paints a small drawing alone, side logical pixels wide.
func (c *Cards) Thing(t Thing, side float64) *image.RGBA {
	var d pencil.Drawing
	drawSmall(&d, t, 2, 2, side-4)
	return pencil.Picture(&d, side, side, c.tooth, pencil.GraphiteColour())
}
