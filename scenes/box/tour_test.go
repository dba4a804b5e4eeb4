package box_test

import (
	"testing"

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
			apptest.Visit(t, a, r, stop)
			apptest.Keep(t, "tour-"+stop.Name, r.Draw())
			a.Stack.Home()
		})
	}
}
