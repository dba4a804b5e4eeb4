package box_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/box"
)

// open puts the program together on a scratch folder, in a window of w x h.
func open(t *testing.T, w, h int, scale float64) (*app.App, *scene.Rehearsal) {
	t.Helper()
	a, err := box.Open(box.Options{Data: t.TempDir(), Silent: true, Now: apptest.Evening})
	require.NoError(t, err)
	still := a.Settings
	still.Animation = "off" // also after a match has been set up, which applies the settings anew
	a.Heed(still)
	t.Cleanup(a.Stack.Close)
	return a, scene.NewRehearsal(a.Stack, w, h, scale)
}

func TestTheShelfShowsItsBoxes(t *testing.T) {
	a, r := open(t, 1280, 800, 1)
	r.Send(input.Event{Kind: input.Move, X: 640, Y: 700})
	apptest.Keep(t, "shelf", r.Draw())
	for _, n := range []string{"box-mapmasters", "box-doodledungeon", "box-dungeonroll", "box-satchelquest", "box-minotaur", "rulebook", "fame", "settings", "quit"} {
		_, ok := a.UI.Find(n)
		require.True(t, ok, "%s is not on the shelf", n)
	}
}

func TestSetUpInEveryWindow(t *testing.T) {
	for _, size := range []struct {
		name  string
		w, h  int
		scale float64
		text  int
	}{
		{"setup-1280", 1280, 800, 1, 100}, {"setup-1024", 1024, 640, 1, 100}, {"setup-1920-125", 1920, 1080, 1, 125}, {"setup-1280-150", 1280, 800, 1, 150},
	} {
		a, r := open(t, size.w, size.h, size.scale)
		set := a.Settings
		set.TextSize = size.text
		a.Heed(set)
		a.UI.Prefs.Speed = 0
		a.Open.SetUp("mapmasters")
		apptest.Act(t, r, "click add-seat")
		r.Send(input.Event{Kind: input.Move, X: 5, Y: 5})
		apptest.Keep(t, size.name, r.Draw())
	}
}

func TestEveryPageOfTheSettings(t *testing.T) {
	for _, size := range []struct {
		name string
		w, h int
		text int
	}{{"settings-1280", 1280, 800, 100}, {"settings-1024-150", 1024, 640, 150}} {
		a, r := open(t, size.w, size.h, 1)
		set := a.Settings
		set.TextSize = size.text
		a.Heed(set)
		a.UI.Prefs.Speed = 0
		a.Open.Settings()
		for _, page := range []string{"look", "sound", "keys", "files"} {
			apptest.Act(t, r, "click page-"+page)
			apptest.Keep(t, size.name+"-"+page, r.Draw())
		}
	}
}
