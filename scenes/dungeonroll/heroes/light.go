package heroes

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/decor"
)

// chosenPicture is the light behind the seat that chooses.
func chosenPicture(r ui.Rect) func(k float64) *image.RGBA {
	return func(k float64) *image.RGBA { return decor.Chosen(r.W, r.H, k) }
}

type padKey struct{ w, h float64 }

// pad draws the velvet that the heroes lie on, in a brass frame.
func pad(u *ui.UI, r ui.Rect) {
	if u.PictureLater(padKey{r.W, r.H}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		const edge = 5
		m := decor.Panel(r.W, r.H, false, k)
		w, h := r.W-2*edge, r.H-2*edge
		velvet := cloth.Lining(int(w*k+.5), int(h*k+.5), k, cloth.Crimson())
		pixel.NewCanvas(m, k).Fill(pixel.RoundRect(edge, edge, w, h, 6), pixel.Picture{Img: velvet, X: edge, Y: edge, W: w, H: h}, 1)
		return m
	}) {
		return
	}
	u.Fill(r, color.NRGBA{0x6e, 0x12, 0x1c, 255})
}
