package results

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/doodledungeon/board"
)

type shavings struct{}

type lying struct{ long int }

// heroes stand on the desk, the winner's first; the dead lie. Below them lies the sharpener,
// where there is room.
func (v *View) heroes(u *ui.UI, r ui.Rect) {
	ranks := v.Match.Outcome().Ranking
	g, n := board.Grown(u), float64(len(ranks))
	tall := min(86*g, r.H/n*.74)
	pitch := tall * 1.34
	for i, rank := range ranks {
		y := r.Y + pitch*float64(i) + tall*1.2
		if v.State().Hero(rank.Seat) == doodledungeon.Dead {
			v.Hero(u, rank.Seat, r.CX()-tall*.4, y-tall*.2, tall, lain, 0)
			continue
		}
		v.Hero(u, rank.Seat, r.CX(), y, tall, 0, 0)
	}
	r.Top(pitch*n + tall*.5)
	if size := 1.7 * g; r.H > 40*size+60 {
		board.Sharpener(u, r.CX()-22*size, r.Y, size)
		u.Picture(shavings{}, r.CX()-52, r.Y+40*size, paint.Place{}, furniture.Shavings)
	}
}

// lain is how far a fallen hero is turned, in degrees.
const lain = 96

// pencil lies at the right of the sheet when all is written, as long as there is room.
func pencil(u *ui.UI, r ui.Rect) {
	const thick, steep = 27.0, 104.0
	long := min(300, r.H-50)
	if long < 150 {
		return
	}
	u.Picture(lying{int(long)}, r.CX(), r.Y+r.H/2, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.LyingPencil(long*58/thick, thick, steep, k)
	})
}
