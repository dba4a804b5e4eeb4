package door_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/door"
	"delvebox/scenes/performer/performtest"
)

// open puts the program together with the box of Dungeon Roll and opens its table.
func open(t *testing.T, w apptest.Window, set play.Setup) (*app.App, *scene.Rehearsal) {
	t.Helper()
	b, err := door.Box()
	require.NoError(t, err)
	a, r := apptest.OpenTable(t, w, b)
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
			s, ok := performtest.ToTheEnd(t, a, r).(*dungeonroll.State)
			require.True(t, ok)
			require.Equal(t, dungeonroll.Over, s.Phase())
		})
	}
}
