package door_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/table"
)

// A click on a line of the log puts the log away and the place that it is about in the
// light for a moment, with movement and without.
func TestALineOfTheLogLeadsToItsPlace(t *testing.T) {
	for _, speed := range []float64{0, 1} {
		set := play.Setup{Seed: "velvet-118", Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}}, Options: map[string]string{"heroes": "none", "tips": "off"}}
		a, r := open(t, apptest.Window{Speed: speed, Scale: .5}, set)
		apptest.Act(t, r, "click go-on\nwait idle\npoint menu\nwait 2s\nwait idle")
		before := bytes.Clone(r.Draw().Pix)
		tb := a.Stack.Top().(*table.Table)
		at := -1
		for i, l := range tb.Log() {
			if l.Place == "level" {
				at = i
			}
		}
		require.GreaterOrEqual(t, at, 0, "level 1 has been entered")
		apptest.Act(t, r, fmt.Sprintf("key L\nwait idle\nclick log-line-%d", at))
		require.Same(t, tb, a.Stack.Top())
		lit := r.Draw()
		apptest.Keep(t, fmt.Sprintf("log-line-%v", speed), lit)
		require.NotEqual(t, before, lit.Pix, "there is a light")
		apptest.Act(t, r, "point menu\nwait 4s\nwait idle")
		require.True(t, bytes.Equal(before, r.Draw().Pix), "and then there is none")
	}
}
