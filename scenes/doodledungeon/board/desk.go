package board

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
)

type deskKey struct{ w, h int }

// Desk draws the table; toasts stand in the middle of ground.
func (b *Board) Desk(u *ui.UI, ground ui.Rect) {
	if u.Drawing() {
		b.art.sweep(u.Now)
	}
	w, h := u.Px(u.W), u.Px(u.H)
	if !u.PictureLater(deskKey{w, h}, 0, 0, paint.Place{}, func(k float64) *image.RGBA { return cloth.Desk(w, h, k, nil) }) {
		u.Fill(ui.R(0, 0, u.W, u.H), color.NRGBA{0x2a, 0x18, 0x0d, 255})
	}
	u.Ground(ground)
}

// PageDesk draws the table on which a page is going to lie: with older leaves and the
// page's shadow.
func (b *Board) PageDesk(u *ui.UI, page ui.Rect) {
	b.Desk(u, page)
	b.rim(u, page)
}

// How far beyond a page its shadow and the leaves under it are seen, and how far they are
// painted under it, in logical pixels.
const (
	rimWide  = 40
	rimUnder = 6
)

type rimKey struct {
	deskKey
	page ui.Rect
	side int
}

// rim draws the desk round a page. It is a picture for each side, so that scenes with and
// without a page share the desk itself.
func (b *Board) rim(u *ui.UI, page ui.Rect) {
	w, h := u.Px(u.W), u.Px(u.H)
	for i, r := range rims(page) {
		u.PictureLater(rimKey{deskKey{w, h}, page, i}, 0, 0, paint.Place{}, func(k float64) *image.RGBA {
			part := image.Rect(int(math.Floor(r.X*k)), int(math.Floor(r.Y*k)), int(math.Ceil(r.Right()*k)), int(math.Ceil(r.Bottom()*k)))
			m := cloth.DeskPart(w, h, k, cloth.Under(page.X, page.Y, page.W, page.H), part.Intersect(image.Rect(0, 0, w, h)))
			furniture.Cast(m, page.X, page.Y, page.W, page.H, 1, 9, k)
			return m
		})
	}
}

// rims are the four sides of what is seen round a page.
func rims(page ui.Rect) [4]ui.Rect {
	side := page.H - 2*rimUnder
	return [4]ui.Rect{
		ui.R(page.X-rimWide, page.Y-rimWide, page.W+2*rimWide, rimWide+rimUnder),
		ui.R(page.X-rimWide, page.Bottom()-rimUnder, page.W+2*rimWide, rimWide+rimUnder),
		ui.R(page.X-rimWide, page.Y+rimUnder, rimWide+rimUnder, side),
		ui.R(page.Right()-rimUnder, page.Y+rimUnder, rimWide+rimUnder, side),
	}
}
