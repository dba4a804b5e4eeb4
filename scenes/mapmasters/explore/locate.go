package explore

import (
	"fmt"
	"strings"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Locate gives places of the lattice in the window for the scripted player: the middle
// of "square 3,4", the arrow at "edge 3,4 W" (a tunnel's with " u" behind it), and for
// "place 5,0" where the middle of a card has to be let go so that it lies there.
func (v *View) Locate(name string) (x, y float64, ok bool) {
	kind, rest, _ := strings.Cut(name, " ")
	var sx, sy int
	switch kind {
	case "square":
		if _, err := fmt.Sscanf(rest, "%d,%d", &sx, &sy); err != nil {
			return 0, 0, false
		}
		x, y = v.at.to(float64(sx)+.5, float64(sy)+.5)
		return x, y, true
	case "place":
		if _, err := fmt.Sscanf(rest, "%d,%d", &sx, &sy); err != nil {
			return 0, 0, false
		}
		gx, gy := card.Columns/2., card.Rows/2.
		if v.hold != nil {
			gx, gy = v.hold.gx, v.hold.gy
		}
		x, y = v.at.to(float64(sx)+gx, float64(sy)+gy)
		return x, y, true
	case "edge":
		for _, o := range v.edges().free {
			if o.name() == name {
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
