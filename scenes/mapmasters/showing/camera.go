package showing

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/scenes/mapmasters/dungeonart"
)

// Camera says where the lattice lies in the window.
type Camera = dungeonart.Camera

// The sides of a square in logical pixels, and the room round the cards in squares: the
// path reaches beyond them where it comes in and leaves.
const (
	leastSquare = 6
	mostSquare  = 110
	around      = .85
)

// Fit shows the whole dungeon in the middle of an area. Squares and corner lie on whole
// device pixels, so that cards meet without a seam.
func (s *Site) Fit(u *ui.UI, area ui.Rect) Camera {
	x0, y0, x1, y1 := dungeonart.Bounds(s.placed)
	w, h := float64(x1-x0)+2*around, float64(y1-y0)+2*around
	most := min(max(area.H/15, 40), mostSquare)
	px := math.Floor(max(min(area.W/w, area.H/h, most), leastSquare)*u.Scale + 1e-6)
	if px > 24 {
		px = 2 * math.Floor(px/2) // fewer pictures of one card
	}
	q := px / u.Scale
	snap := func(v float64) float64 { return math.Round(v*u.Scale) / u.Scale }
	return Camera{X: snap(area.CX() - float64(x0+x1)/2*q), Y: snap(area.CY() - float64(y0+y1)/2*q), Square: q}
}

// Box is the place of all cards in the window.
func (s *Site) Box(c Camera) ui.Rect {
	x0, y0, x1, y1 := dungeonart.Bounds(s.placed)
	return ui.R(c.X+float64(x0)*c.Square, c.Y+float64(y0)*c.Square, float64(x1-x0)*c.Square, float64(y1-y0)*c.Square)
}
