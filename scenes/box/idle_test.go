package box_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/scenes/tour"
)

// clocked are the stops of the tour at which a clock runs: a new second is a new
// picture. All others wait without one.
var clocked = []string{"exploration"}

// TestEveryScenesWaitingCostsNothing goes on the tour, lets each scene come to rest and
// then nothing happen for ten seconds: no picture is asked for, and nothing is allocated.
func TestEveryScenesWaitingCostsNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("the whole tour takes a while")
	}
	a, r := open(t, 1280, 800, .5)
	for _, stop := range tour.Stops(a.Boxes) {
		t.Run(stop.Name, func(t *testing.T) {
			defer a.Stack.Home()
			a.UI.Prefs.Speed = 1
			require.NoError(t, stop.Open(a))
			p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
			p.Hurry = true
			for _, name := range stop.Click {
				p.WaitIdle()
				p.Click(name)
			}
			require.NoError(t, r.Play(p, 120*time.Second))
			for range 60 { // shows come to their end
				if pass(r, 2*time.Second) <= 2 {
					break
				}
			}
			pass(r, 5*time.Second)
			asked := pass(r, 10*time.Second)
			clock := false
			for _, name := range clocked {
				clock = clock || strings.HasSuffix(stop.Name, name)
			}
			if clock {
				assert.LessOrEqual(t, asked, 11, "more pictures than seconds")
			} else {
				assert.Zero(t, asked, "pictures while nothing happens")
			}
			assert.Zero(t, testing.AllocsPerRun(100, r.Step), "a tick allocates")
		})
	}
}

// pass lets time go by, drawing what there is to draw as the window does, and counts the
// pictures.
func pass(r *scene.Rehearsal, d time.Duration) (pictures int) {
	for end := r.Stack.UI.Now + d; r.Stack.UI.Now < end; {
		r.Step()
		if r.Stack.NeedsPicture() {
			pictures++
			r.Stack.Draw(r.Canvas)
		}
		if r.Stack.UI.Art.Gallery.Busy() > 0 {
			time.Sleep(time.Millisecond)
		}
	}
	return pictures
}
