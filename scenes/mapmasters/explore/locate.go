package explore

import (
	"fmt"
	"strings"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// Locate gives places of the lattice in the window for the scripted player: the middle
// of "square 3,4", the arrow at "edge 3,4 W" (a tunnel's with " u" behind it), the pen's
// end as "nib", and for "place 5,0" where the middle of a card has to be let go so that
// it lies there. The table is moved if the place is out of sight, as a hand would do it
// before.
func (v *View) Locate(name string) (x, y float64, ok bool) {
	kind, rest, _ := strings.Cut(name, " ")
	switch kind {
	case "square", "place":
		var sx, sy int
		if _, err := fmt.Sscanf(rest, "%d,%d", &sx, &sy); err != nil {
			return 0, 0, false
		}
		dx, dy := .5, .5
		if kind == "place" {
			dx, dy = card.Columns/2., card.Rows/2.
			if v.hold != nil {
				dx, dy = v.hold.gx, v.hold.gy
			}
		}
		x, y = v.seen(float64(sx)+dx, float64(sy)+dy)
		return x, y, true
	case "edge":
		for _, o := range v.edges().free {
			if o.name() == name {
				x, y = v.seen(o.spot())
				return x, y, true
			}
		}
	case "nib":
		if n := v.s.pen.Node(); n != dungeon.Nowhere {
			at := v.s.tab.Spot(n)
			x, y = v.seen(float64(at.X)+.5, float64(at.Y)+.5)
			return x, y, true
		}
	}
	return 0, 0, false
}

// seen gives the place in the window of a point of the lattice, and moves the table
// first if it is out of sight.
func (v *View) seen(fx, fy float64) (x, y float64) {
	x, y = v.at.To(fx, fy)
	if a := v.area.Inset(4); x >= a.X && y >= a.Y && x < a.Right() && y < a.Bottom() || a.W < 60 {
		return x, y
	}
	x0, y0, x1, y1 := v.s.bounds()
	sx, sy := dungeonart.Floor(fx), dungeonart.Floor(fy)
	v.want = fit(frameKey{x0: min(x0, sx-3), y0: min(y0, sy-4), x1: max(x1, sx+4), y1: max(y1, sy+5), area: v.area})
	v.snapCamera(v.b.UI)
	v.at, v.free, v.pace = v.want, true, 0
	v.b.UI.Wake()
	return v.at.To(fx, fy)
}
