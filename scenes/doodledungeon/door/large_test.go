package door_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
)

// In the largest window, and at the largest scale, the same things are readable.
func TestTheFightInTheLargestWindows(t *testing.T) {
	if testing.Short() {
		t.Skip("large pictures take a while")
	}
	for name, w := range map[string]apptest.Window{
		"4k":    {W: 3840, H: 2160},
		"4k-x3": {W: 1280, H: 720, Scale: 3},
	} {
		s := tabletest.AtIn(t, "fight", w)
		for range 5 {
			s.R.Draw()
			s.R.Step()
		}
		apptest.Keep(t, "large-"+name, s.R.Draw())
		require.Empty(t, apptest.Faults(s.R), name)
	}
}
