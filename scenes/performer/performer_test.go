package performer_test

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/box"
	"delvebox/scenes/performer"
)

// perform plays a match of two people without a window until the position is as asked.
func perform(t *testing.T, seed string, until func(s play.State) bool) *app.App {
	t.Helper()
	a, err := box.Open(box.Options{Data: t.TempDir(), Silent: true})
	require.NoError(t, err)
	t.Cleanup(a.Stack.Close)
	a.UI.Prefs.Speed = 0
	r := scene.NewRehearsal(a.Stack, 1280, 800, 1)
	require.NoError(t, a.Begin(play.Setup{
		Game: "mapmasters", Seed: seed,
		Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"}},
	}))
	p := input.NewPlayer(&scene.Stage{Stack: a.Stack, Pixels: func(s scene.Surface) *image.RGBA { return r.Canvas.Image }, Keep: keep})
	performer.Perform(a, p, os.Getenv("DELVEBOX_PICTURES") != "", until, nil)
	err = r.Play(p, 30*time.Minute)
	if err != nil && os.Getenv("DELVEBOX_PICTURES") != "" {
		require.NoError(t, keep("failed", r.Draw()))
	}
	require.NoError(t, err)
	return a
}

func keep(name string, img *image.RGBA) error {
	f, err := os.Create(filepath.Join(os.Getenv("DELVEBOX_PICTURES"), name+".png"))
	if err != nil {
		return err
	}
	defer f.Close()
	return png.Encode(f, img)
}

func TestTheHandPlaysARound(t *testing.T) {
	perform(t, "lantern-482", func(at play.State) bool {
		s := at.(*mapmasters.State)
		return s.Phase() == mapmasters.ExplorationPhase && (s.Explored(0) || s.Explored(1))
	})
}
