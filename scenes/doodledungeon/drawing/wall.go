package drawing

import (
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/games/doodledungeon/sheet"
)

// plan is where a dungeon is drawn: its corner and the side of a square.
type plan struct{ x, y, cell float64 }

// full is the plan of a sheet.
func full() plan { return plan{GridX, GridY, Cell} }

func (g plan) at(q sheet.Square) (x, y float64) {
	return g.x + g.cell*float64(q.Column()), g.y + g.cell*float64(q.Row())
}

func (g plan) square(x, y float64) sheet.Square {
	return sheet.At(int(math.Floor((x-g.x)/g.cell)), int(math.Floor((y-g.y)/g.cell)))
}

// drawHatching hatches the squares of on, as a part of all walls: the lines run on
// through neighbours. Only what lies in the clip is drawn.
func drawHatching(to *pencil.Drawing, lead pencil.Lead, g plan, on sheet.Set, seed uint64, clip Rect) {
	p := pencil.New(to, lead, seed)
	in := func(x, y float64) bool { return on.Has(g.square(x, y)) }
	field := pencil.Hatching{X0: g.x, Y0: g.y, X1: g.x + g.cell*sheet.Columns, Y1: g.y + g.cell*sheet.Rows}
	for i, pass := range []struct{ angle, gap, press float64 }{{-math.Pi / 4, .098, .86}, {-math.Pi/4 + .28, .15, .52}} {
		h := field
		h.Angle, h.Gap, h.Seed = pass.angle, g.cell*pass.gap, seed+uint64(i)
		p.Harder(pass.press).Hatch(h, clip.X, clip.Y, clip.Right(), clip.Bottom(), in)
	}
}

// drawOutline draws the edges of a wall's square that meet open floor, doubled at the
// right and below.
func drawOutline(to *pencil.Drawing, lead pencil.Lead, g plan, walls sheet.Set, q sheet.Square, seed uint64) {
	x, y := g.at(q)
	c, s := g.cell, g.cell/60
	column, row := q.Column(), q.Row()
	for i, side := range []struct {
		dx, dy         int
		x0, y0, x1, y1 float64
		double         bool
		u0, v0, u1, v1 float64
	}{
		{0, -1, 0, 0, c, 0, false, 0, 0, 0, 0},
		{0, 1, c, c, 0, c, true, 2 * s, c - 1.6*s, c - 2*s, c - 1.8*s},
		{-1, 0, 0, c, 0, 0, false, 0, 0, 0, 0},
		{1, 0, c, 0, c, c, true, c - 1.7*s, 2 * s, c - 1.5*s, c - 2*s},
	} {
		if walls.Has(sheet.At(column+side.dx, row+side.dy)) {
			continue
		}
		p := pencil.New(to, lead, pencil.Seed(int(seed), int(q), i)).Harder(1.22)
		p.Ruled(x+side.x0, y+side.y0, x+side.x1, y+side.y1)
		if side.double {
			p.Ruled(x+side.u0, y+side.v0, x+side.u1, y+side.v1)
		}
	}
}

// drawWalls draws some of the walls whole.
func drawWalls(to *pencil.Drawing, lead pencil.Lead, g plan, walls, on sheet.Set, seed uint64, clip Rect) {
	if on.Empty() {
		return
	}
	drawHatching(to, lead, g, on, seed, clip)
	for q := range on.Each {
		drawOutline(to, lead, g, walls, q, seed)
	}
}
