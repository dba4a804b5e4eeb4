package defence_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/stops"
	"delvebox/scenes/doodledungeon/tabletest"
)

// What the hero meets next stands in the list of his way, however much he has behind him.
func TestWhatComesNextIsInSightInTheListOfHisWay(t *testing.T) {
	s := tabletest.AtIn(t, "turn", apptest.Window{W: 1024, H: 640, Text: 1.5, Scale: tabletest.Coarse(.25)})
	seen := 0
	for n := 0; s.State().Phase() == doodledungeon.Defence && n < 400; n++ {
		if s.Has("handover") {
			s.Act("click handover\nwait idle")
		}
		seat, sh := s.State().Turn(), s.State().Sheet(s.State().Turn())
		for i, q := range s.State().Path(seat) {
			if i < s.State().At(seat) || !sh.Creatures().Has(q) || sh.Crossed().Has(q) {
				continue
			}
			list, shown := s.A.UI.Find("way-list-" + strconv.Itoa(int(seat)))
			row, ok := s.A.UI.Find("way-" + strconv.Itoa(i))
			if shown && s.State().Step() == doodledungeon.Walking && s.Playable() {
				require.True(t, ok, "after %d moves %s is out of sight", n, q)
				require.GreaterOrEqual(t, row.Y, list.Y-1)
				require.LessOrEqual(t, row.Bottom(), list.Bottom()+1)
				seen++
			}
			break
		}
		m, err := stops.Decide(s.State(), n)
		require.NoError(t, err)
		s.Make(m)
	}
	require.Greater(t, seen, 5)
}
