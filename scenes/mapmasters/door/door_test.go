package door_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/door"
	"delvebox/scenes/mapmasters/stops"
)

// opened is the program with Map Masters in it.
func opened(t *testing.T, w apptest.Window) (*app.App, *scene.Rehearsal) {
	t.Helper()
	b, err := door.Box()
	require.NoError(t, err)
	a, r := apptest.OpenTable(t, w, b)
	a.Settings.Coach = false
	return a, r
}

// longest are names with as many broad letters as the set-up takes.
func longest() []play.SeatSetup {
	return []play.SeatSetup{
		{Name: "Wummelmammom", Color: "blue"}, {Name: "Mammutwumme", Color: "orange"}, {Name: "WMWMWMWMWMWM", Color: "green"},
		{Name: "Momwamwommam", Color: "purple"}, {Name: "Ömmwömmwämm", Color: "sky"},
	}
}

// TestTheLongestNamesCanBeRead goes on the tour with names of twelve broad letters: no
// line is cut off or lies on another.
func TestTheLongestNamesCanBeRead(t *testing.T) {
	list := stops.With(longest()...)
	for _, w := range []apptest.Window{{W: 1280, H: 800, Scale: .5}, {W: 1024, H: 640, Scale: .5}, {W: 1280, H: 800, Scale: .5, Text: 1.5}} {
		a, r := opened(t, w)
		for _, s := range list {
			if s.Name == "setup" || s.Name == "rulebook" {
				continue
			}
			apptest.Visit(t, a, r, s)
			assert.Empty(t, apptest.Faults(r), "%s at %d, text %.1f", s.Name, w.W, w.Text)
			apptest.Keep(t, fmt.Sprintf("long-names-%s-%d-%.1f", s.Name, w.W, w.Text), r.Draw())
			a.Stack.Home()
		}
	}
}
