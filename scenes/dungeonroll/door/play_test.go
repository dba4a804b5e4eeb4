package door_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/door"
	"delvebox/scenes/performer"
)

// open puts the program together with the box of Dungeon Roll and opens its table.
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
	heroes := map[string]string{"basic": "on", "pack": "on", "promo": "on", "heroes": "random", "bots": "at-once", "warnings": "on"}
	for _, c := range []struct {
		name  string
		seed  string
		seats []play.SeatSetup
	}{
		{"alone", "one", []play.SeatSetup{{Name: "Blue", Color: "blue"}}},
		{"with bots", "two", []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green", Level: "easy"}, {Name: "Sky", Color: "sky", Level: "normal"}}},
		{"two persons", "three", []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, r := open(t, apptest.Window{Scale: .25}, play.Setup{Seed: c.seed, Seats: c.seats, Options: heroes})
			p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
			p.Hurry = true
			over := false
			performer.Perform(a, p, false, nil, func() { over = true })
			for n := 0; !over && n < 3000; n++ { // computer players think beside the clock of the test
				require.NoError(t, r.Play(p, time.Second))
				time.Sleep(time.Millisecond)
			}
			require.True(t, over)
			tab, ok := a.Stack.Top().(app.Table)
			require.True(t, ok)
			require.NotNil(t, tab.Playing().Outcome())
			s, ok := tab.Playing().State().(*dungeonroll.State)
			require.True(t, ok)
			require.Equal(t, dungeonroll.Over, s.Phase())
			list, _, err := a.Store.Fame()
			require.NoError(t, err)
			require.Len(t, list, 1, "the Hall of Fame knows of it")
		})
	}
}
