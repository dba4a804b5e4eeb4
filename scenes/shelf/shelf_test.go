package shelf_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/box"
	"delvebox/scenes/shelf"
)

// room is a shelf in a window that nobody sees, and where its doors have led.
type room struct {
	t      *testing.T
	a      *app.App
	went   []string
	opened *play.Match
	*scene.Rehearsal
}

// enter makes a room; the shelf is put up by look.
func enter(t *testing.T) *room {
	t.Helper()
	return enterWindow(t, apptest.Window{W: 1280, H: 800, Scale: .5})
}

// enterWindow is enter in a window of some size.
func enterWindow(t *testing.T, w apptest.Window) *room {
	t.Helper()
	boxes, err := box.Boxes()
	require.NoError(t, err)
	a, r := apptest.OpenBoxes(t, w, boxes...)
	x := &room{t: t, a: a, Rehearsal: r}
	a.Open = app.Doors{
		SetUp:    func(game string) { x.went = append(x.went, "set-up of "+game) },
		Match:    func(m *play.Match, _ *store.Save) { x.opened = m },
		Rulebook: func(game, _ string) { x.went = append(x.went, "rulebook of "+game) },
		Settings: func() { x.went = append(x.went, "settings") },
		Fame:     func() { x.went = append(x.went, "fame") },
	}
	return x
}

func (x *room) look() {
	x.a.Stack.Push(shelf.New(x.a))
	x.Send(input.Event{Kind: input.Tick})
}

// act lets the scripted hand act.
func (x *room) act(script string) {
	x.t.Helper()
	apptest.Act(x.t, x.Rehearsal, script)
}

// save keeps a match of one move, last saved so long ago, and gives its file.
func (x *room) save(seed string, ago time.Duration) string {
	x.t.Helper()
	m, err := play.NewMatch(x.a.Games[0], play.Setup{Game: "mapmasters", Seed: seed, Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"},
	}})
	require.NoError(x.t, err)
	s := x.a.Store.Begin("mapmasters")
	m.Record(s)
	_, err = m.Do(m.Actors()[0], mapmasters.Pass{})
	require.NoError(x.t, err)
	s.Close()
	path := filepath.Join(x.a.Store.Dir(), "journals", s.Name()+".journal")
	when := time.Now().Add(-ago)
	require.NoError(x.t, os.Chtimes(path, when, when))
	return path
}

func TestDoorsOfTheShelf(t *testing.T) {
	for script, want := range map[string]string{
		"click box-mapmasters": "set-up of mapmasters",
		"key 1":                "set-up of mapmasters",
		"key Enter":            "set-up of mapmasters",
		"click rulebook":       "rulebook of mapmasters",
		"key R":                "rulebook of mapmasters",
		"click settings":       "settings",
		"click fame":           "fame",
	} {
		x := enter(t)
		x.look()
		x.act("expect no continue\n" + script)
		require.Equal(t, []string{want}, x.went, script)
	}
}

// titles lists games by their names.
func (x *room) titles(ids []string) string {
	var names []string
	for _, id := range ids {
		names = append(names, x.a.Title(id))
	}
	return x.a.Words.List(names...)
}

func TestQuitEndsTheProgram(t *testing.T) {
	x := enter(t)
	x.look()
	require.False(t, x.Stack.Quitting())
	x.act("click quit")
	require.True(t, x.Stack.Quitting())
}

func TestClosedBoxesSayThatTheyAreClosed(t *testing.T) {
	boxes, err := box.Boxes()
	require.NoError(t, err)
	var titles []string
	for _, b := range boxes {
		if !b.Shut() {
			titles = append(titles, b.ID)
		}
	}
	for _, b := range boxes {
		if !b.Shut() {
			continue
		}
		id := b.ID
		x := enter(t)
		x.look()
		x.act("click box-" + id + "\nwait idle")
		require.Empty(t, x.went)
		require.True(t, apptest.Says(x.Rehearsal, x.a.UI.T("shelf.closed-note", "game", x.a.UI.T("game."+id+".title"), "open", x.titles(titles))), id)
	}
}

func TestContinueOpensTheMatchSavedLast(t *testing.T) {
	for _, way := range []string{"click continue", "key Enter"} {
		x := enter(t)
		x.save("older", 2*time.Hour)
		x.save("newer", time.Hour)
		x.look()
		require.True(t, apptest.Says(x.Rehearsal, x.a.Words.List("Blue", "Green")), "it says who plays")
		x.act(way)
		require.NotNil(t, x.opened)
		require.Equal(t, "newer", x.opened.Setup().Seed)
		require.Equal(t, 1, x.opened.Len())
	}
}

func TestADamagedMatchIsPassedOver(t *testing.T) {
	x := enter(t)
	x.save("whole", 2*time.Hour)
	damaged := x.save("damaged", time.Hour)
	require.NoError(t, os.WriteFile(damaged, []byte("no journal\nat all\n"), 0o600))
	x.look()
	x.act("click continue")
	require.NotNil(t, x.opened)
	require.Equal(t, "whole", x.opened.Setup().Seed)
}

// hurt saves a match of many moves, damaged in a line, and gives its file.
func (x *room) hurt(ago time.Duration, line int) string {
	x.t.Helper()
	path := x.save("hurt", 0)
	data, err := os.ReadFile(path)
	require.NoError(x.t, err)
	m, _, err := play.Replay(x.a.Games, data)
	require.NoError(x.t, err)
	for m.Len() < 6 {
		_, err = m.Do(m.Actors()[0], m.Moves(m.Actors()[0])[0])
		require.NoError(x.t, err)
	}
	lines := bytes.SplitAfter(m.Journal(), []byte{'\n'})
	lines[line-1][12] ^= 1
	require.NoError(x.t, os.WriteFile(path, bytes.Join(lines, nil), 0o600))
	when := time.Now().Add(-ago)
	require.NoError(x.t, os.Chtimes(path, when, when))
	return path
}

// What is whole of a match damaged in its middle is gone on with, as a copy: the damaged
// file stays untouched, what is safe is said, and it is not offered again.
func TestWhatIsWholeOfADamagedMatchIsOffered(t *testing.T) {
	x := enter(t)
	older := x.save("older", 2*time.Hour)
	path := x.hurt(time.Hour, 5)
	before, err := os.ReadFile(path)
	require.NoError(t, err)
	x.look()
	x.keep("shelf-hurt")
	require.True(t, apptest.Says(x.Rehearsal, x.a.UI.T("fame.moves", "n", 3)), "how much is whole")
	x.act("click rescue")
	require.NotNil(t, x.opened)
	require.Equal(t, 3, x.opened.Len())
	require.Nil(t, x.opened.SaveError(), "the copy is saved on")
	after, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, before, after)
	require.FileExists(t, older)
	x.Stack.Push(table{})
	x.Stack.Home()
	x.act("expect no rescue\nexpect continue")
}

// An older match that is whole can be continued all the same.
func TestAnOlderMatchIsContinuedBesideADamagedOne(t *testing.T) {
	x := enter(t)
	x.save("older", 2*time.Hour)
	x.hurt(time.Hour, 5)
	x.look()
	x.act("expect rescue\nclick continue")
	require.Equal(t, "older", x.opened.Setup().Seed)
}

// The sheet of a damaged match can be read in every window.
func TestTheSheetOfADamagedMatchInEveryWindow(t *testing.T) {
	for _, w := range []apptest.Window{{W: 1280, H: 800}, {W: 1024, H: 640}, {W: 1024, H: 640, Text: 1.25}, {W: 1920, H: 1080, Text: 1.5}, {W: 1280, H: 800, Language: "qps"}} {
		x := enterWindow(t, w)
		x.save("older", 2*time.Hour)
		x.hurt(time.Hour, 5)
		x.look()
		x.keep(fmt.Sprintf("shelf-hurt-%d-%.2f-%s", w.W, w.Text, w.Language))
		require.Empty(t, apptest.Faults(x.Rehearsal), "%+v", w)
	}
}

// A newer match goes before a damaged one.
func TestANewerMatchGoesFirst(t *testing.T) {
	x := enter(t)
	x.hurt(2*time.Hour, 5)
	x.save("newer", time.Hour)
	x.look()
	x.act("expect no rescue\nclick continue")
	require.Equal(t, "newer", x.opened.Setup().Seed)
}

// R and Enter mean the game that was played last.
func TestKeysMeanTheGamePlayedLast(t *testing.T) {
	x := enter(t)
	require.NoError(t, x.a.Store.AddResult(store.Result{Match: "m", Game: x.a.Games[len(x.a.Games)-1].ID(), Seats: []store.SeatResult{{Name: "Blue"}}}))
	last := x.a.Games[len(x.a.Games)-1].ID()
	x.look()
	x.act("key R\nkey Enter")
	require.Equal(t, []string{"rulebook of " + last, "set-up of " + last}, x.went)
}

// keep writes a picture to look at.
func (x *room) keep(name string) {
	x.t.Helper()
	if apptest.Pictures() {
		apptest.Keep(x.t, name, x.Draw())
	}
}

func TestAMatchThatIsGoneIsToldAndNoMoreOffered(t *testing.T) {
	x := enter(t)
	path := x.save("gone", time.Hour)
	x.look()
	require.NoError(t, os.Remove(path))
	x.act("click continue\nexpect no continue")
	require.Nil(t, x.opened)
	require.True(t, apptest.Says(x.Rehearsal, x.a.Say(&store.Gone{Path: path})))
}

func TestTheShelfLooksAnewWhenOneComesBack(t *testing.T) {
	x := enter(t)
	x.look()
	x.act("expect no continue")
	x.Stack.Push(table{})
	x.save("played", 0)
	x.Stack.Home()
	x.act("expect continue")
}

// table stands for a match that is being played.
type table struct{}

func (table) Frame(*ui.UI) {}

// Beside Continue stands how far the match is, once it has been looked at.
func TestTheShelfTellsHowFarTheMatchIs(t *testing.T) {
	x := enter(t)
	x.save("lantern-482", time.Hour)
	x.look()
	require.Eventually(t, func() bool {
		x.Step()
		return apptest.Says(x.Rehearsal, "Round 1 of 6, Market")
	}, 10*time.Second, time.Millisecond)
	require.True(t, apptest.Says(x.Rehearsal, "Blue and Green"))
	x.keep("shelf-far")
	require.Empty(t, apptest.Faults(x.Rehearsal))
}
