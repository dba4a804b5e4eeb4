package showing

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/scenes/mapmasters/dungeonart"
)

// trailKey names the ink of one path at one size.
type trailKey struct {
	site *Site
	px   int
	ink  dungeonart.Ink
}

// trail gives the ink of the whole path, nil while it is being painted. Its point (0,0)
// is the lattice's corner.
func (s *Site) trail(u *ui.UI, c Camera, ink dungeonart.Ink) *paint.Picture {
	px := u.Px(c.Square)
	k, icons := u.Scale, u.Art.Icons
	return u.Art.Gallery.Later(trailKey{s, px, ink}, func() *image.RGBA {
		var sheet dungeonart.Sheet
		sheet.Begin(float64(px), k, ink, dungeonart.NewStamps(icons))
		sheet.Path(s.pen, 0)
		return sheet.Paint(sheet.Box())
	})
}

// drawStroke draws a share of a mark's circle, of its ground or of its cross.
func drawStroke(u *ui.UI, c Camera, st dungeonart.Stroke, share, fade float64, ink dungeonart.Ink) {
	st.Draw(u, c, u.Px(c.Square), paint.Place{Fade: fade}, ink.Tone, share)
}

// circle is the circle round a mark.
func (s *Site) circle(m Mark) dungeonart.Stroke {
	return dungeonart.CircleOf(s.tab, m.X, m.Y, m.Icon, m.Crossed)
}
