package cardart

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// sheet begins a card-like picture: a ground with a fine grain, its corners and edge
// made by trim at the end. The canvas counts in hundredths of the width, so the card is
// 100 x 140.
type sheet struct {
	img *image.RGBA
	c   *pixel.Canvas
	e   *easel
}

func newSheet(w, k float64, upper, lower pixel.RGB, grain float64, seed uint32) *sheet {
	pw, ph := Size(w, k)
	s := &sheet{img: pixel.New(pw, ph)}
	u := float64(pw) / 100
	s.c = pixel.NewCanvas(s.img, u)
	s.e = &easel{img: s.img, px: cardW / float64(pw)}
	s.e.l.k = 1 / s.e.px
	inv := w / float64(pw) // logical pixels for each device pixel
	pixel.Each(s.img, func(iy int, p []uint8) {
		y := float64(iy) * inv
		fine, coarse := pixel.NewRow(y/1.5, seed), pixel.NewFBMRow(y/14, 2, seed+1)
		for ix := range pw {
			x := float64(ix) * inv
			t := (float64(ix)/float64(pw) + float64(iy)/float64(ph)) / 2
			c := upper.Mix(lower, t).Mul(1 + grain*(.6*fine.At(x/1.5)+coarse.At(x/14)))
			pixel.Put(p[4*ix:], c)
		}
	})
	return s
}

func (s *sheet) done() *image.RGBA {
	s.e.rimLight()
	return s.img
}

// star is a compass star of n points between the radii r and q.
func star(x, y, r, q float64, n int) pixel.Path {
	var ps []pixel.Pt
	for i := range 2 * n {
		l := r
		if i%2 == 1 {
			l = q
		}
		sn, cs := math.Sincos(float64(i)*math.Pi/float64(n) - math.Pi/2)
		ps = append(ps, pixel.Pt{X: x + l*cs, Y: y + l*sn})
	}
	return pixel.Lines(ps, true)
}

// Back paints the back of a dungeon card: moss for the cost decks, each with its stone
// in the middle, sand for the starters (cost 0).
func (p *Painter) Back(cost int, w, k float64) *image.RGBA {
	body, line := pixel.Hex(0x566239), pixel.Hex(0xd9cf9a)
	cs, ok := gemColours[cost]
	if !ok || cost == 0 {
		cs = gemColours[0]
		body, line = pixel.Hex(0x8a7650), pixel.Hex(0xf1e3bb)
	} else {
		body = body.Mix(cs[1], .16)
	}
	s := newSheet(w, k, body.Mul(1.10), body.Mul(.80), .06, 71)
	c := s.c
	const mx, my = 50.0, 70.0
	c.Stroke(pixel.RoundRect(4, 4, 92, 132, 3), pixel.Pen{W: 1}, line, .85)
	c.Stroke(pixel.RoundRect(6.2, 6.2, 87.6, 127.6, 2), pixel.Pen{W: .5}, line, .55)
	// rays from the corners to the ring, as on a folded map
	var rays pixel.Path
	for _, q := range [...][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		rays.MoveTo(mx+q[0]*42, my+q[1]*62)
		rays.LineTo(mx+q[0]*14, my+q[1]*20)
		rays.MoveTo(mx+q[0]*42, my+q[1]*36)
		rays.LineTo(mx+q[0]*24, my+q[1]*8)
	}
	rays.Add(pixel.Lines([]pixel.Pt{{X: mx, Y: my - 60}, {X: mx + 36, Y: my}, {X: mx, Y: my + 60}, {X: mx - 36, Y: my}}, true))
	c.Stroke(rays, pixel.Pen{W: .8}, line, .55)
	// hatching in threes round the lozenge, the mark of the box
	r := pixel.Seed("back")
	for i := range 16 {
		a := float64(i)*math.Pi/8 + .2
		sn, cs := math.Sincos(a)
		x, y := mx+33*cs, my+47*sn
		t := c.With(pixel.Move(x, y)).With(pixel.Turn(r.In(0, 180)))
		for n := -1.0; n <= 1; n++ {
			t.Stroke(pixel.Lines([]pixel.Pt{{X: -3.4, Y: n * 2}, {X: 3.4, Y: n * 2}}, false), pixel.Pen{W: .7}, line, .42)
		}
	}
	c.With(pixel.Move(.8, 1.4)).Glow(star(mx, my, 27, 12, 8), 1.5, pixel.Hex(0), .5)
	c.Fill(star(mx, my, 22, 10, 8), line.Mul(.62), 1)
	c.Fill(star(mx, my, 27, 8, 4), line, 1)
	for i := range 4 { // each ray has a dark side
		t := c.With(pixel.Move(mx, my)).With(pixel.Turn(float64(i) * 90))
		t.Fill(pixel.SVG("M0 -27L5.600 -5.600L0 0Z"), line.Mul(.68), 1)
	}
	c.Fill(pixel.Circle(mx, my, 14.5), ink, 1)
	c.Fill(pixel.Circle(mx, my, 13.6), body.Mul(.7), 1)
	c.Stroke(pixel.Circle(mx, my, 13.6), pixel.Pen{W: 1.2}, line, 1)
	drawGem(c, cost, mx, my, 10.5)
	return s.done()
}

// BookBack paints the back of a spellbook: night with a star in a ring.
func (p *Painter) BookBack(w, k float64) *image.RGBA {
	s := newSheet(w, k, pixel.Hex(0x4b3c79), pixel.Hex(0x2a2049), .05, 73)
	c := s.c
	line := pixel.Hex(0x8f80c8)
	c.Stroke(pixel.RoundRect(4.5, 4.5, 91, 131, 4), pixel.Pen{W: 1.1}, line, 1)
	c.Stroke(pixel.RoundRect(7, 7, 86, 126, 3), pixel.Pen{W: .5}, line, .6)
	const mx, my = 50.0, 70.0
	for i := range 24 {
		c.With(pixel.Move(mx, my)).With(pixel.Turn(float64(i)*15)).Stroke(pixel.SVG("M0 -27V-31"), pixel.Pen{W: .7}, line, .8)
	}
	c.Stroke(pixel.Circle(mx, my, 25), pixel.Pen{W: 1}, line, 1)
	c.Fill(star(mx, my, 21, 6.5, 4), gold.Mul(.72), 1)
	for i := range 4 {
		c.With(pixel.Move(mx, my)).With(pixel.Turn(float64(i)*90)).Fill(pixel.SVG("M0 -21L4.600 -4.600L0 0Z"), gold.Mul(.5), 1)
	}
	for _, q := range [...][3]float64{{26, 28, 3}, {72, 24, 2}, {78, 108, 3}, {24, 112, 2.2}, {50, 20, 1.6}, {38, 122, 1.6}} {
		c.Fill(star(q[0], q[1], q[2], q[2]*.3, 4), line, .9)
	}
	return s.done()
}

// ObjectiveBack paints the back of an objective card: cream leather with a target.
func (p *Painter) ObjectiveBack(w, k float64) *image.RGBA {
	s := newSheet(w, k, pixel.Hex(0x7c3f2c), pixel.Hex(0x552618), .06, 77)
	c := s.c
	line := pixel.Hex(0xe6c98a)
	c.Stroke(pixel.RoundRect(4.5, 4.5, 91, 131, 4), pixel.Pen{W: 1.1}, line, .9)
	c.Stroke(pixel.RoundRect(7, 7, 86, 126, 3), pixel.Pen{W: .5}, line, .6)
	const mx, my = 50.0, 70.0
	for i, r := range [...]float64{27, 19, 11} {
		c.Stroke(pixel.Circle(mx, my, r), pixel.Pen{W: 1.4 - .2*float64(i)}, line, .9)
	}
	for i := range 4 {
		c.With(pixel.Move(mx, my)).With(pixel.Turn(float64(i)*90)).Stroke(pixel.SVG("M0 -35V-15"), pixel.Pen{W: 1.2}, line, .9)
	}
	c.Fill(star(mx, my, 9, 3.6, 4), line, 1)
	return s.done()
}
