package board

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

type gapKey struct{ w, h float64 }

// Gap is the place on the table where a card lay or will lie: dusk, and a chalk line in
// dashes round it.
func Gap(u *ui.UI, r ui.Rect) {
	u.Picture(gapKey{r.W, r.H}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		m := image.NewRGBA(image.Rect(0, 0, int(r.W*k)+1, int(r.H*k)+1))
		cv := pixel.NewCanvas(m, k)
		round := min(8, r.W*.1)
		cv.Fill(pixel.RoundRect(1, 1, r.W-2, r.H-2, round), pixel.Hex(0x0c0603), .2)
		cv.Stroke(pixel.RoundRect(1.5, 1.5, r.W-3, r.H-3, round), pixel.Pen{W: 1.4, Dash: []float64{6, 5}}, pixel.Hex(0xe8cf9c), .42)
		return m
	})
}
