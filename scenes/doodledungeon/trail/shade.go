package trail

import (
	"image"
	"time"

	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// dims is how long it takes until all squares lie in the shade when a line begins.
const dims = 180 * time.Millisecond

// quiet dims all squares but those of on, from the moment the line begins: the shade
// spreads from the entrance, so that no single picture has all of it to draw.
func (v *View) quiet(u *ui.UI, on sheet.Set) {
	began, d := 0.0, dims
	if v.pen.Len() > 0 {
		began = 1
	}
	if u.Prefs.Reduced {
		d = 0
	}
	reach := u.Ease("quiet", began, d) * far
	var dim sheet.Set
	for q := range on.Not().Each {
		if began > 0 && float64(q.Column()+q.Row()) < reach {
			dim = dim.With(q)
		}
	}
	v.OnSquares(u, v.p, board.MarkKey{Kind: "quiet"}, dim, drawing.Quiet)
}

// far is one more than the number of steps from the entrance to the square furthest
// from it, where nothing stands in the way.
const far = sheet.Columns + sheet.Rows - 1

// spent marks the squares that the line uses twice.
func (v *View) spent(u *ui.UI, on sheet.Set) {
	c := v.Line(v.seat)
	v.OnSquares(u, v.p, board.MarkKey{Kind: "spent", Colour: c}, on, func(k float64) *image.RGBA { return drawing.Spent(c, k) })
}
