package board

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
)

type bannerKey struct{ w, h int }

// Banner draws the moss cloth with gold cords on which something is announced.
func Banner(u *ui.UI, r ui.Rect, fade float64) {
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(bannerKey{w, h}, r.X, r.Y, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
		return furniture.Banner(cloth.FlatFelt(w, h, k, cloth.Moss(), 11), w, h, k)
	})
}
