package pause_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
	"delvebox/scenes/sitting/pause"
)

// paused is a table with the menu over it, and where its doors have led.
type paused struct {
	*rehearsal.Table
	went  []string
	begun *play.Match
}

// open presses Esc at the table of a match of one move.
func open(t *testing.T) *paused {
	t.Helper()
	m := rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "*green"))
	for m.Len() == 0 || m.IsBot(m.Actors()[0]) {
		_, err := m.Do(m.Actors()[0], mapmasters.Pass{})
		require.NoError(t, err)
	}
	p := &paused{}
	p.Table = rehearsal.Open(t, m, rehearsal.Usual(), table.Views{Menu: func(b *board.Board) { b.Stack.Push(pause.New(b.Sitting, pause.Standing{})) }})
	a := p.App
	a.Open.Match = func(m *play.Match, _ *store.Save) { p.begun = m }
	a.Open.Rulebook = func(string, string) { p.went = append(p.went, "rulebook") }
	a.Open.Settings = func() { p.went = append(p.went, "settings") }
	a.Open.Keys = func() { p.went = append(p.went, "keys") }
	p.Act("wait idle\nkey Escape\nwait idle")
	require.IsType(t, &pause.Pause{}, p.Stack.Top())
	return p
}

func TestTheMatchGoesOnAsItWas(t *testing.T) {
	for _, way := range []string{"click go-on", "key Escape", "key Enter"} {
		p := open(t)
		before := p.Match.State().Digest()
		p.Act(way)
		require.IsType(t, &table.Table{}, p.Stack.Top(), way)
		require.Equal(t, before, p.Match.State().Digest())
	}
}

func TestDoorsOfTheMenu(t *testing.T) {
	p := open(t)
	p.Act("click rulebook\nkey R\nclick settings\nkey S\nclick keys\nkey K")
	require.Equal(t, []string{"rulebook", "rulebook", "settings", "settings", "keys", "keys"}, p.went)
}

// The same people sit down to another match; the one that was left stays as it is.
func TestStartAnewKeepsTheSeatsAndShufflesAnew(t *testing.T) {
	p := open(t)
	p.Act("click anew")
	require.NotNil(t, p.begun)
	was, now := p.Match.Setup(), p.begun.Setup()
	require.Equal(t, was.Seats, now.Seats)
	require.Equal(t, was.Options, now.Options)
	require.NotEqual(t, was.Seed, now.Seed)
	require.Zero(t, p.begun.Len())
	require.Positive(t, p.Match.Len())
}

func TestToTheShelfLeavesTheTable(t *testing.T) {
	p := open(t)
	p.Act("click shelf")
	require.IsType(t, &table.Table{}, p.Stack.Top(), "here the table is the lowest scene")
	require.Nil(t, p.begun)
}
