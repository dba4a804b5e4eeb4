package explore

import (
	"fmt"
	"strings"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Locate gives places of the lattice in the window for the scripted player: the middle
// of "square 3,4", the arrow at "edge 3,4 W" (a tunnel's with " u" behind it), and for
// "place 5,0" where the middle of a card has to be let go so that it lies there. The table
// is moved if the place is out of sight, as a hand would do it before.
func (v *View) Locate(name string) (x, y float64, ok bool) {
	kind, rest, _ := strings.Cut(name, " ")
	var sx, sy int
	switch kind {
	case "square":
		if _, err := fmt.Sscanf(rest, "%d,%d", &sx, &sy); err != nil {
			return 0, 0, false
		}
		v.bring(sx, sy, 1, 1)
		x, y = v.at.to(float64(sx)+.5, float64(sy)+.5)
		return x, y, true
	case "place":
		if _, err := fmt.Sscanf(rest, "%d,%d", &sx, &sy); err != nil {
			return 0, 0, false
		}
		v.bring(sx, sy, card.Columns, card.Rows)
		gx, gy := card.Columns/2., card.Rows/2.
		if v.hold != nil {
			gx, gy = v.hold.gx, v.hold.gy
		}
		x, y = v.at.to(float64(sx)+gx, float64(sy)+gy)
		return x, y, true
	case "edge":
		for _, o := range v.edges().free {
			if o.name() == name {
				v.bring(o.at.X-1, o.at.Y-1, 3, 3)
				x, y = v.at.to(o.spot())
				return x, y, true
			}
		}
	case "tip":
		if n := v.s.pen.Node(); n != dungeon.Nowhere {
			at := v.s.tab.Spot(n)
			x, y = v.at.to(float64(at.X)+.5, float64(at.Y)+.5)
			return x, y, true
		}
	}
	return 0, 0, false
}

// bring moves the table so that a box of squares is in sight together with all cards.
func (v *View) bring(x, y, w, h int) {
	px, py := v.at.to(float64(x), float64(y))
	qx, qy := v.at.to(float64(x+w), float64(y+h))
	a := v.area.Inset(2)
	if px >= a.X && py >= a.Y && qx <= a.Right() && qy <= a.Bottom() {
		return
	}
	x0, y0, x1, y1 := v.s.bounds()
	key := frameKey{x0: min(x0, x), y0: min(y0, y), x1: max(x1, x+w), y1: max(y1, y+h), area: v.area}
	v.want = fit(key)
	v.snapCamera(v.b.UI)
	v.at, v.free, v.pace = v.want, true, 0
	v.b.UI.Wake()
}
