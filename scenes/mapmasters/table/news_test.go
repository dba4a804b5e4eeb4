package table_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

// timed gives a match with the timer in which everybody has passed.
func timed(t *testing.T, colours ...string) *play.Match {
	t.Helper()
	s := rehearsal.Setup("lantern", colours...)
	s.Options["timer"] = "on"
	m := rehearsal.Start(t, s)
	for state(m).Phase() == mapmasters.MarketPhase {
		_, err := m.Do(m.Actors()[0], mapmasters.Pass{})
		require.NoError(t, err)
	}
	require.True(t, state(m).Timer())
	return m
}

// runOut lets the acting seat's time run out over an empty table.
func runOut(t *testing.T, tb *rehearsal.Table) {
	t.Helper()
	top := tb.Stack.Top().(*table.Table)
	require.True(t, top.Do(tb.Stack.UI, state(tb.Match).Cut(tb.Match.Actors()[0], mapmasters.Explore{}), 0, 0))
	tb.Step()
}

// Whose time has ended is told to everybody: over the curtain until the next person takes
// the computer, over an open table for a while, and in the log (MMV-139).
func TestEverybodyIsToldWhoseTimeHasEnded(t *testing.T) {
	tb := rehearsal.Open(t, timed(t, "blue", "green"), rehearsal.Usual(), views())
	first := name(tb, tb.Match.Actors()[0])
	banner := func(who string) bool {
		return apptest.Says(tb.Rehearsal, tb.App.UI.T("mapmasters.exploration.clock-over", "name", who))
	}
	tb.Act("wait idle\nclick handover\nwait 600ms")
	require.False(t, banner(first))
	runOut(t, tb)
	tb.Let(20 * time.Second)
	require.True(t, banner(first), "it stays as long as the curtain hangs")
	tb.Picture("table-time-up-curtain")
	second := name(tb, tb.Match.Actors()[0])
	tb.Act("click handover\nwait 600ms")
	require.False(t, banner(first))
	runOut(t, tb)
	require.True(t, banner(second))
	tb.Picture("table-time-up")
	require.True(t, tb.Rests(8*time.Second))
	require.False(t, banner(second), "it goes by itself")
	told := ""
	for _, l := range tb.Stack.Top().(*table.Table).Log() {
		if l.Icon == "hourglass" && !l.Scores {
			told += l.Text
		}
	}
	require.Equal(t, tb.App.UI.T("mapmasters.log.exploration-timed-out", "name", first)+tb.App.UI.T("mapmasters.log.exploration-timed-out", "name", second), told)
}
