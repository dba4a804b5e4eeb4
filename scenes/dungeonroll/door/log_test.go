package door_test

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/table"
)

// A click on a line of the log puts the log away and the place that it is about in the
// light for a moment, with movement and without.
func TestALineOfTheLogLeadsToItsPlace(t *testing.T) {
	for _, speed := range []float64{0, 1} {
		set := play.Setup{Seed: "velvet-118", Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}}, Options: map[string]string{"heroes": "none", "tips": "off"}}
		a, r := open(t, apptest.Window{Speed: speed, Scale: .5}, set)
		act := func(script string) {
			t.Helper()
			p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
			require.NoError(t, p.ReadScript("log", script))
			require.NoError(t, r.Play(p, time.Minute))
		}
		act("click go-on\nwait idle\npoint menu\nwait 2s\nwait idle")
		before := bytes.Clone(r.Draw().Pix)
		tb := a.Stack.Top().(*table.Table)
		at := -1
		for i, l := range tb.Log() {
			if l.Place == "level" {
				at = i
			}
		}
		require.GreaterOrEqual(t, at, 0, "level 1 has been entered")
		act(fmt.Sprintf("key L\nwait idle\nclick log-line-%d", at))
		require.Same(t, tb, a.Stack.Top())
		lit := r.Draw()
		apptest.Keep(t, fmt.Sprintf("log-line-%v", speed), lit)
		require.NotEqual(t, before, lit.Pix, "there is a light")
		act("point menu\nwait 4s\nwait idle")
		require.True(t, bytes.Equal(before, r.Draw().Pix), "and then there is none")
	}
}
