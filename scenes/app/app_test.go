package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
	"delvebox/engine/store"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
)

// lamps is the game of torches under another name.
type lamps struct{ torches.Game }

func (lamps) ID() string { return "lamps" }

// boxes are a shut box and two that are open.
func boxes() []app.Box {
	note := func(_ *play.Match, seat play.Seat) string { return fmt.Sprint("seat-", seat) }
	return []app.Box{
		{ID: "sealed"},
		{ID: "torches", Game: torches.Game{}, Fame: app.Record{Note: note}},
		{ID: "lamps", Game: lamps{}},
	}
}

func open(t *testing.T) *app.App {
	t.Helper()
	a, _ := apptest.OpenBoxes(t, apptest.Window{}, boxes()...)
	return a
}

// begin begins a match of two people and gives it with its save.
func begin(t *testing.T, a *app.App, game string) (*play.Match, *store.Save) {
	t.Helper()
	var match *play.Match
	var kept *store.Save
	a.Open.Match = func(m *play.Match, save *store.Save) { match, kept = m, save }
	require.NoError(t, a.Begin(play.Setup{Game: game, Seed: "lamp", Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}}))
	require.NotNil(t, match)
	return match, kept
}

// move makes the first legal move.
func move(t *testing.T, m *play.Match) {
	t.Helper()
	seat := m.Actors()[0]
	_, err := m.Do(seat, m.Moves(seat)[0])
	require.NoError(t, err)
}

func TestGamesAreThoseOfTheOpenBoxes(t *testing.T) {
	a := open(t)
	require.Len(t, a.Games, 2)
	_, ok := a.Game("sealed")
	assert.False(t, ok, "shut")
	assert.True(t, a.Box("sealed").Shut())
	_, ok = a.Game("lamps")
	assert.True(t, ok)
	assert.Nil(t, a.Box("chess"))
	require.Error(t, a.Begin(play.Setup{Game: "sealed"}))
}

// The game that is meant where none is named: the one saved last, else the one finished
// last, else the first that is open.
func TestTheHandyGame(t *testing.T) {
	a := open(t)
	assert.Equal(t, "torches", a.Handy().ID)
	require.NoError(t, a.Store.AddResult(store.Result{Match: "m", Game: "lamps", Seats: []store.SeatResult{{Name: "Blue"}}}))
	assert.Equal(t, "lamps", a.Handy().ID)
	m, save := begin(t, a, "torches")
	a.LetGo(m, save)
	assert.Equal(t, "torches", a.Handy().ID)
	none, _ := apptest.OpenBoxes(t, apptest.Window{}, app.Box{ID: "sealed"})
	assert.Nil(t, none.Handy())
}

// A match that is over is told to the Hall of Fame once, with what the game notes of each
// seat, and leaves the list of open ones.
func TestFinishTellsTheHallOfFame(t *testing.T) {
	a := open(t)
	m, save := begin(t, a, "torches")
	r, err := a.Finish(m, save)
	require.NoError(t, err)
	require.Empty(t, r.Seats, "it still runs")
	for m.Outcome() == nil {
		move(t, m)
	}
	for range 2 {
		_, err = a.Finish(m, save)
		require.NoError(t, err)
	}
	results, _, err := a.Store.Fame()
	require.NoError(t, err)
	require.Len(t, results, 1)
	for i, rank := range m.Outcome().Ranking {
		assert.Equal(t, fmt.Sprint("seat-", rank.Seat), results[0].Seats[i].Note)
	}
	list, err := a.Store.Matches()
	require.NoError(t, err)
	assert.Empty(t, list)
	assert.FileExists(t, filepath.Join(a.Store.Dir(), "finished", save.Name()+".journal"))
}

// The last move of a match that finds no room is not finished without it.
func TestAMatchIsNotFinishedWithoutItsLastMove(t *testing.T) {
	a := open(t)
	room := store.NewRoom(1 << 20)
	a.Store.Within(room)
	again, kept := begin(t, a, "torches")
	for again.Outcome() == nil {
		if again.Len() == 5 {
			room.Set(10)
		}
		move(t, again)
	}
	_, err := a.Finish(again, kept)
	require.Error(t, err)
	results, _, err := a.Store.Fame()
	require.NoError(t, err)
	require.Empty(t, results)
	room.Set(1 << 20)
	_, err = a.Finish(again, kept)
	require.NoError(t, err)
	data, err := os.ReadFile(filepath.Join(a.Store.Dir(), "finished", kept.Name()+".journal"))
	require.NoError(t, err)
	whole, _, err := play.Replay(a.Games, data)
	require.NoError(t, err)
	require.Equal(t, again.Len(), whole.Len())
}

// Matches that never found room for a file have no names; the one left last is told of
// and gone on with.
func TestOfMatchesWithoutAFileTheLastIsGoneOnWith(t *testing.T) {
	a := open(t)
	a.Store.Within(store.NewRoom(0))
	first, save := begin(t, a, "torches")
	a.LetGo(first, save)
	last, save := begin(t, a, "lamps")
	a.LetGo(last, save)
	p, ok := a.Held()
	require.True(t, ok)
	assert.Equal(t, "lamps", p.Game)
	var opened *play.Match
	a.Open.Match = func(m *play.Match, _ *store.Save) { opened = m }
	require.NoError(t, a.Continue(p.Name))
	assert.Same(t, last, opened)
}
