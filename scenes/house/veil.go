package house

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

type veilKey struct {
	w, h   int
	radius float64
}

// Veil sinks what cannot be had into the dusk of the mat.
func Veil(u *ui.UI, r ui.Rect, radius float64) {
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(veilKey{w, h, radius}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		m := pixel.New(w, h)
		pixel.NewCanvas(m, k).Fill(pixel.RoundRect(0, 0, float64(w)/k, float64(h)/k, radius), pixel.Hex(0x141a0c), .38)
		return m
	})
}
