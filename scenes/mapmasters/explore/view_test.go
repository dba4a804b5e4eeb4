package explore

import (
	"testing"

	"delvebox/games/mapmasters"

	"github.com/stretchr/testify/require"
)

func TestCardsAreDraggedOntoTheTable(t *testing.T) {
	r := newRig(t, crown())
	r.draw("hand")
	r.drag("hand-1", "place 0,0")
	require.Equal(t, []mapmasters.Place{{Card: 29}}, r.v.s.laid)
	r.drag("hand-2", "place 5,-2")
	r.point("hand-3")
	r.draw("two-laid")
	r.drag("hand-3", "place 10,0")
	r.drag("hand-4", "place 0,7")
	r.drag("hand-5", "place 5,5")
	r.draw("all-laid")
	require.True(t, r.v.s.tab.Linked())
	require.Equal(t, 5, len(r.v.s.laid))
}

func TestAPlaceOutOfSightIsBroughtIntoSight(t *testing.T) {
	r := newRig(t, crown())
	r.drag("hand-1", "place 0,0")
	r.drag("hand-4", "place 0,7")
	r.drag("hand-5", "place 5,19")
	require.Contains(t, r.v.s.laid, mapmasters.Place{Card: 7, X: 5, Y: 19})
	require.False(t, r.v.s.tab.Linked())
	r.draw("far")
	x, y := r.find("square -9,30")
	require.True(t, r.v.area.Has(x, y))
}
