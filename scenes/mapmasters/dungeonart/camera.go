package dungeonart

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Camera says where the lattice lies in the window: the place of its corner (0,0) and
// the side of a square, in logical pixels.
type Camera struct{ X, Y, Square float64 }

// To carries a place of the lattice into the window.
func (c Camera) To(x, y float64) (float64, float64) { return c.X + x*c.Square, c.Y + y*c.Square }

// From carries a place of the window onto the lattice.
func (c Camera) From(x, y float64) (float64, float64) {
	return (x - c.X) / c.Square, (y - c.Y) / c.Square
}

// At is the lattice square at a place of the window.
func (c Camera) At(x, y float64) (int, int) {
	fx, fy := c.From(x, y)
	return Floor(fx), Floor(fy)
}

// Rect is where a lattice square stands.
func (c Camera) Rect(x, y int) ui.Rect {
	px, py := c.To(float64(x), float64(y))
	return ui.R(px, py, c.Square, c.Square)
}

// Card is where a card lies.
func (c Camera) Card(x, y int) ui.Rect {
	px, py := c.To(float64(x), float64(y))
	return ui.R(px, py, card.Columns*c.Square, card.Rows*c.Square)
}

// Middle is the middle of a lattice square in the window.
func (c Camera) Middle(x, y int) (float64, float64) { return c.To(float64(x)+.5, float64(y)+.5) }

// Floor is the whole number below, within what a lattice can be large.
func Floor(f float64) int {
	const far = 1 << 20
	return int(math.Floor(min(max(f, -far), far)))
}

// Bounds is the smallest box of lattice squares round all cards: left, top, right and
// bottom, the last two outside. Without cards it is the place of one.
func Bounds(placed []dungeon.Placement) (x0, y0, x1, y1 int) {
	x1, y1 = card.Columns, card.Rows
	for i, p := range placed {
		if i == 0 {
			x0, y0, x1, y1 = p.X, p.Y, p.X+card.Columns, p.Y+card.Rows
			continue
		}
		x0, y0 = min(x0, p.X), min(y0, p.Y)
		x1, y1 = max(x1, p.X+card.Columns), max(y1, p.Y+card.Rows)
	}
	return x0, y0, x1, y1
}
