// Package apptest puts the program together for tests of scenes: in a window that nobody
// sees, with a store in a scratch folder, without sound, and with doors that lead
// nowhere until a test sets them.
package apptest

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/scenes/app"
)

// Window is the window of a test. The zero Window is 1280 x 800 in English with all
// movements at once.
type Window struct {
	W, H     int     // logical pixels
	Scale    float64 // device pixels for each
	Text     float64 // size of text, 1 to 1.5
	Speed    float64 // factor on durations, 0 for everything at once
	Reduced  bool    // fades in place of movement
	Language string  // "qps" for words that are 40 % longer
}

func (w Window) complete() Window {
	if w.W == 0 {
		w.W, w.H = 1280, 800
	}
	if w.Scale == 0 {
		w.Scale = 1
	}
	if w.Text == 0 {
		w.Text = 1
	}
	if w.Language == "" {
		w.Language = "en"
	}
	return w
}

// Evening is the time in tests, so that the same seeds are drawn in each of them.
func Evening() time.Time { return time.Date(2026, time.March, 6, 19, 30, 0, 0, time.UTC) }

// Open puts the program together with no scene in front, its games in plain boxes.
func Open(t testing.TB, w Window, games ...play.Game) (*app.App, *scene.Rehearsal) {
	t.Helper()
	var boxes []app.Box
	for _, g := range games {
		boxes = append(boxes, app.Box{ID: g.ID(), Game: g})
	}
	return OpenBoxes(t, w, boxes...)
}

// OpenBoxes is Open with whole boxes.
func OpenBoxes(t testing.TB, w Window, boxes ...app.Box) (*app.App, *scene.Rehearsal) {
	t.Helper()
	w = w.complete()
	a, err := app.New(app.Options{Data: t.TempDir(), Language: w.Language, Silent: true, Now: Evening}, boxes)
	require.NoError(t, err)
	t.Cleanup(a.Stack.Close)
	a.UI.TextScale, a.UI.Prefs.Speed, a.UI.Prefs.Reduced = w.Text, w.Speed, w.Reduced
	a.Open = app.Doors{
		SetUp: func(string) {}, Match: func(*play.Match, *store.Save) {}, Rulebook: func(string, string) {},
		Settings: func() {}, Keys: func() {}, Fame: func() {},
	}
	return a, scene.NewRehearsal(a.Stack, w.W, w.H, w.Scale)
}

// OpenTable is OpenBoxes with one box, whose matches are laid on its table.
func OpenTable(t testing.TB, w Window, b app.Box) (*app.App, *scene.Rehearsal) {
	t.Helper()
	a, r := OpenBoxes(t, w, b)
	a.Open.Match = func(m *play.Match, save *store.Save) {
		s, err := b.Open(a, m, save)
		require.NoError(t, err)
		a.Stack.Push(s)
	}
	return a, r
}

// Visit opens a stop of the tour by its clicks and lets it come to rest.
func Visit(t testing.TB, a *app.App, r *scene.Rehearsal, stop app.Stop) {
	t.Helper()
	require.NoError(t, stop.Open(a))
	Hand(t, r, func(p *input.Player) {
		for _, name := range stop.Click {
			p.WaitIdle()
			p.Click(name)
		}
		p.WaitIdle()
	})
}

// Pictures says whether pictures are to be kept: into the folder that DELVEBOX_PICTURES
// names.
func Pictures() bool { return painttest.Pictures() }

// Keep writes a picture to look at, where pictures are to be kept.
func Keep(t testing.TB, name string, img *image.RGBA) {
	t.Helper()
	painttest.Keep(t, name, img)
}
