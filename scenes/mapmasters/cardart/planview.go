package cardart

import (
	"image"

	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
)

// Plan paints a plain plan of a card in a few milliseconds, to stand in while Face is
// being painted: floors, walls, tunnels, doors and the gem, no icons and no hatching.
func (p *Painter) Plan(c *card.Card, w, k float64) *image.RGBA {
	pw, ph := Size(w, k)
	img := pixel.New(pw, ph)
	u := float64(pw) / cardW
	cv := pixel.NewCanvas(img, u)
	all := pixel.RoundRect(0, 0, cardW, cardH, 13)
	cv.Fill(all, paper, 1)
	in := cv.Clipped(all)

	var halls, tunnels, rooms pixel.Path
	for r := range card.Rows {
		for col := range card.Columns {
			arms(&halls, c.At(card.Main, col, r), col, r)
			arms(&tunnels, c.At(card.Under, col, r), col, r)
			if c.At(card.Main, col, r).Room != 0 {
				rooms.Add(roomSquare(c, col, r))
			}
		}
	}
	l := lookAt(min(w, 110), k)
	in.GlowStroke(halls, pixel.Pen{W: 2*l.hall + 16}, 9, rockPlan, .75)
	in.With(pixel.Move(0, 0)).Glow(rooms, 9, rockPlan, .6)
	if !tunnels.Empty() {
		in.GlowStroke(tunnels, pixel.Pen{W: 2 * l.tunnel}, 7, glowRock, .8)
		in.Stroke(tunnels, pixel.Pen{W: 2 * l.tunnel}, glowMid, 1)
	}
	in.Stroke(halls, pixel.Pen{W: 2*l.hall + l.wall}, ink, 1)
	in.Stroke(halls, pixel.Pen{W: 2*l.hall - l.wall}, dirt, 1)
	in.Fill(rooms, flag, 1)
	in.Stroke(rooms, pixel.Pen{W: l.wall}, ink, .25)
	for _, room := range c.Rooms() {
		in.Stroke(roomOutline(c, room), pixel.Pen{W: l.wall * 1.2}, ink, 1)
	}
	if !tunnels.Empty() {
		in.Stroke(tunnels, pixel.Pen{W: 2 * l.tunnel}, glowFloor, .22)
	}
	e := &easel{plan: &plan{c: c, l: l}, l: l, img: img, px: 1 / u}
	e.l.k = u
	e.doors()
	e.rimLight()
	e.plan.l = lookAt(w, k)
	e.plan.l.label = false
	e.plan.place(nil)
	drawGem(cv, c.Cost, e.gem.X, e.gem.Y, e.plan.l.gem)
	return img
}

// arms adds the lines from the middle of a hallway square to its joined sides.
func arms(p *pixel.Path, cell card.Cell, c, r int) {
	if !cell.Hallway() {
		return
	}
	x, y := (float64(c)+.5)*square, (float64(r)+.5)*square
	for _, s := range card.Sides() {
		if cell.Joined.Has(s) {
			dx, dy := s.Step()
			p.MoveTo(x, y)
			p.LineTo(x+float64(dx)*square/2, y+float64(dy)*square/2)
		}
	}
}

// roomSquare is a room's square without the strip along its walls.
func roomSquare(c *card.Card, col, r int) pixel.Path {
	a := c.At(card.Main, col, r).Room
	inset := func(dx, dy int) float64 {
		if c.At(card.Main, col+dx, r+dy).Room == a {
			return 0
		}
		return 3
	}
	x0, y0 := float64(col)*square+inset(-1, 0), float64(r)*square+inset(0, -1)
	x1, y1 := float64(col+1)*square-inset(1, 0), float64(r+1)*square-inset(0, 1)
	return pixel.RoundRect(x0, y0, x1-x0, y1-y0, 0)
}

// roomOutline is the walls of a room.
func roomOutline(c *card.Card, room card.Room) (p pixel.Path) {
	for _, s := range room.Positions {
		col, r := s%card.Columns, s/card.Columns
		x, y := float64(col)*square, float64(r)*square
		for _, side := range card.Sides() {
			dx, dy := side.Step()
			if c.At(card.Main, col+dx, r+dy).Room == room.Letter {
				continue
			}
			mx, my := x+30+27*float64(dx), y+30+27*float64(dy)
			p.MoveTo(mx-27*float64(dy), my-27*float64(dx))
			p.LineTo(mx+27*float64(dy), my+27*float64(dx))
		}
	}
	return p
}
