package door_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/scene"
	"delvebox/engine/words"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/door"
)

// The tour goes to every scene of the game in windows that the tour of the whole program
// leaves out: nothing overlaps, nothing is cut off.
func TestWordsNeitherOverlapNorLeaveTheWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("the whole tour takes a while")
	}
	b, err := door.Box()
	require.NoError(t, err)
	stops := b.Tour()
	for _, w := range []apptest.Window{
		{W: 1024, H: 640, Text: 1.5},
		{W: 1024, H: 640, Language: words.Pseudo},
		{W: 2560, H: 1080},
	} {
		name := fmt.Sprintf("%dx%d-%.2f-%s", w.W, w.H, w.Text, w.Language)
		a, r := apptest.OpenTable(t, w, b)
		a.Stack.Push(nowhere{})
		for _, stop := range stops {
			if strings.HasSuffix(stop.Name, "-setup") || strings.HasSuffix(stop.Name, "-rulebook") {
				continue // scenes of the house
			}
			t.Run(name+"/"+stop.Name, func(t *testing.T) { visit(t, a, r, stop, name) })
		}
		a.Stack.Close()
	}
}

func visit(t *testing.T, a *app.App, r *scene.Rehearsal, stop app.Stop, name string) {
	apptest.Visit(t, a, r, stop)
	for range 4 { // sheets are begun on workers, one thing after the other
		r.Draw()
		r.Step()
	}
	apptest.Keep(t, stop.Name+"-"+name, r.Draw())
	require.Empty(t, apptest.Faults(r))
	legible(t, r, name)
	a.Stack.Home()
}

// legible looks for words too small to be read and for words whose end is left out.
func legible(t *testing.T, r *scene.Rehearsal, name string) {
	t.Helper()
	const cap = 7.0 // of letters of 11 px
	for _, l := range apptest.Lines(r) {
		if l.Shield {
			continue
		}
		require.GreaterOrEqual(t, l.Rect.H, cap, "%q is too small", l.Text)
		if !strings.Contains(name, words.Pseudo) {
			require.False(t, strings.HasSuffix(l.Text, "…"), "the end of %q is left out", l.Text)
		}
	}
}
