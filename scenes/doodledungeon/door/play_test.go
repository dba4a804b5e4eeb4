package door_test

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/door"
	"delvebox/scenes/performer"
)

// open puts the program together with the box of Doodle Dungeon and opens its table.
func open(t *testing.T, w apptest.Window, set play.Setup) (*app.App, *scene.Rehearsal) {
	t.Helper()
	b, err := door.Box()
	require.NoError(t, err)
	a, r := apptest.OpenBoxes(t, w, b)
	a.Open.Match = func(m *play.Match, save *store.Save) {
		s, err := b.Open(a, m, save)
		require.NoError(t, err)
		a.Stack.Push(s)
	}
	set.Game = b.ID
	require.NoError(t, a.Begin(set))
	return a, r
}

// A whole game is played through the mouse: every move that is made is the one wanted.
func TestAGameIsPlayedThroughTheMouse(t *testing.T) {
	options := map[string]string{"bots": "at-once", "warnings": "on", "coach": "on"}
	for _, c := range []struct {
		name  string
		seats []play.SeatSetup
	}{
		{"two persons", []play.SeatSetup{{Name: "Orange", Color: "orange"}, {Name: "Blue", Color: "blue"}}},
		{"with bots", []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green", Level: "easy"}, {Name: "Sky", Color: "sky", Level: "easy"}, {Name: "Purple", Color: "purple", Level: "easy"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, r := open(t, apptest.Window{Scale: .25}, play.Setup{Seed: "graphite-482", Seats: c.seats, Options: options})
			stage := &scene.Stage{Stack: a.Stack}
			if apptest.Pictures() {
				stage.Pixels = func(paint.Surface) *image.RGBA { return r.Canvas.Image }
				stage.Keep = func(name string, img *image.RGBA) error { apptest.Keep(t, name, img); return nil }
			}
			p := input.NewPlayer(stage)
			p.Hurry = true
			over := false
			performer.Perform(a, p, false, nil, func() { over = true })
			for n := 0; !over && n < 6000; n++ { // computer players think beside the clock of the test
				if err := r.Play(p, time.Second); err != nil {
					tab := a.Stack.Top().(app.Table)
					require.NoError(t, err, "%v: %v", tab.Playing().State(), a.UI.Names())
				}
				time.Sleep(time.Millisecond)
			}
			require.True(t, over)
			tab, ok := a.Stack.Top().(app.Table)
			require.True(t, ok)
			require.NotNil(t, tab.Playing().Outcome())
			s, ok := tab.Playing().State().(*doodledungeon.State)
			require.True(t, ok)
			require.Equal(t, doodledungeon.Over, s.Phase())
			list, _, err := a.Store.Fame()
			require.NoError(t, err)
			require.Len(t, list, 1, "the Hall of Fame knows of it")
		})
	}
}
