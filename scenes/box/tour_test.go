package box_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/tour"
)

// TestTheTourReachesEveryScene goes round once and leaves pictures where
// DELVEBOX_PICTURES says.
func TestTheTourReachesEveryScene(t *testing.T) {
	t.Parallel()
	a, r := open(t, 1280, 800, 1)
	stops := tour.Stops(a.Boxes)
	for _, stop := range stops {
		t.Run(stop.Name, func(t *testing.T) {
			require.NoError(t, stop.Open(a))
			p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
			for _, name := range stop.Click {
				p.WaitIdle()
				p.Click(name)
			}
			p.WaitIdle()
			require.NoError(t, r.Play(p, 120e9))
			apptest.Keep(t, "tour-"+stop.Name, r.Draw())
			a.Stack.Home()
		})
	}
}
