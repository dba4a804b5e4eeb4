// Package tabletest opens a table of Doodle Dungeon for tests, at a stop of its tour, with
// a scripted hand at it.
package tabletest

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/door"
	"delvebox/scenes/doodledungeon/table"
)

// Sitting is a table with a hand at it.
type Sitting struct {
	*table.Table
	T testing.TB
	A *app.App
	R *scene.Rehearsal
}

// At opens a stop of the tour, named without the game, in a coarse window; nothing moves.
func At(t testing.TB, stop string) *Sitting {
	t.Helper()
	return AtIn(t, stop, apptest.Window{Scale: Coarse(.25)})
}

// AtIn opens a stop of the tour in a window.
func AtIn(t testing.TB, stop string, w apptest.Window) *Sitting {
	t.Helper()
	return open(t, w, func(b app.Box, a *app.App) error {
		for _, s := range b.Tour() {
			if s.Name == "doodledungeon-"+stop {
				return s.Open(a)
			}
		}
		return errors.New("there is no such stop: " + stop)
	})
}

// Deal begins a match of a person and a computer player from a seed in a coarse window; nothing moves.
func Deal(t testing.TB, seed string) *Sitting {
	t.Helper()
	return open(t, apptest.Window{Scale: Coarse(.25)}, func(_ app.Box, a *app.App) error {
		return a.Begin(play.Setup{
			Game: "doodledungeon", Seed: seed, Seats: []play.SeatSetup{{Name: "Orange", Color: "orange"}, {Name: "Blue", Color: "blue", Level: "easy"}},
			Options: map[string]string{"tips": "off", "warnings": "on", "bots": "at-once"},
		})
	})
}

func open(t testing.TB, w apptest.Window, begin func(b app.Box, a *app.App) error) *Sitting {
	t.Helper()
	b, err := door.Box()
	require.NoError(t, err)
	a, r := apptest.OpenTable(t, w, b)
	require.NoError(t, begin(b, a))
	tab, ok := a.Stack.Top().(*table.Table)
	require.True(t, ok)
	s := &Sitting{tab, t, a, r}
	r.Step()
	r.Draw()
	return s
}

// Coarse is the scale of a window, 1 where pictures are kept to be looked at.
func Coarse(scale float64) float64 {
	if apptest.Pictures() {
		return 1
	}
	return scale
}

// Act plays a script of the hand.
func (s *Sitting) Act(script string) {
	s.T.Helper()
	apptest.Act(s.T, s.R, script)
	s.R.Step()
	s.R.Draw()
}

// State is the position.
func (s *Sitting) State() *doodledungeon.State {
	return s.Playing().State().(*doodledungeon.State)
}

// Click presses a control at once, without waiting for what it shows.
func (s *Sitting) Click(name string) {
	s.T.Helper()
	apptest.Click(s.T, s.R, name)
}

// Has says whether a control is to be seen.
func (s *Sitting) Has(name string) bool {
	_, ok := s.A.UI.Find(name)
	return ok
}

// Says tells whether the words stand in the present picture.
func (s *Sitting) Says(words string) bool { return apptest.Says(s.R, words) }

// Refused is the sentence of the last refusal.
func (s *Sitting) Refused() string { return s.A.UI.Refused() }

// Make makes a move for whoever has to, past the hand.
func (s *Sitting) Make(m play.Move) {
	s.T.Helper()
	_, err := s.Playing().Do(s.Playing().Actors()[0], m)
	require.NoError(s.T, err)
	s.Changed()
	s.R.Step()
	s.R.Draw()
}

// Keep keeps a picture to look at.
func (s *Sitting) Keep(name string) { apptest.Keep(s.T, name, s.R.Draw()) }
