package explore_test

import (
	"image"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/box"
	"delvebox/scenes/performer"
)

// TestExplorationsAtTheWholeTable plays rounds with the scripted hand: curtain, cards,
// path, payments and Done, for both seats. It takes minutes, so it waits for ROUNDS, the
// number of rounds to play.
func TestExplorationsAtTheWholeTable(t *testing.T) {
	rounds, err := strconv.Atoi(os.Getenv("ROUNDS"))
	if err != nil {
		t.Skip("set ROUNDS to a number of rounds")
	}
	for _, seed := range []string{"moss", "fern", "bark", "reed"} {
		t.Run(seed, func(t *testing.T) {
			a, err := box.Open(box.Options{Data: t.TempDir(), Silent: true})
			require.NoError(t, err)
			t.Cleanup(a.Stack.Close)
			a.UI.Prefs.Speed = 0
			r := scene.NewRehearsal(a.Stack, 1280, 800, 1)
			keep := func(name string, img *image.RGBA) error {
				apptest.Keep(t, "explore-"+seed+"-"+name, img)
				return nil
			}
			require.NoError(t, a.Begin(play.Setup{Game: "mapmasters", Seed: seed,
				Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"}}}))
			p := input.NewPlayer(&scene.Stage{Stack: a.Stack, Pixels: func(scene.Surface) *image.RGBA { return r.Canvas.Image }, Keep: keep})
			performer.Perform(a, p, apptest.Pictures(), func(s play.State) bool {
				return s.(*mapmasters.State).Round() > rounds
			}, nil)
			err = r.Play(p, 30*time.Minute)
			if err != nil {
				x, y, _ := a.UI.Pointer()
				t.Logf("pointer at %.0f,%.0f; said %q; in the window %q", x, y, a.UI.Refused(), a.UI.Names())
				_ = keep("failed", r.Draw())
			}
			require.NoError(t, err)
		})
	}
}
