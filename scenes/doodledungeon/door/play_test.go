package door_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/door"
	"delvebox/scenes/performer/performtest"
)

// open puts the program together with the box of Doodle Dungeon and opens its table.
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
			s, ok := performtest.ToTheEnd(t, a, r).(*doodledungeon.State)
			require.True(t, ok)
			require.Equal(t, doodledungeon.Over, s.Phase())
		})
	}
}
