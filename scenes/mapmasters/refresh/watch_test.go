package refresh_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/scenes/mapmasters/market"
	"delvebox/scenes/mapmasters/refresh"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

// A match of bots alone is watched through a whole round, with everything that moves.
func TestBotsAreWatchedThroughARound(t *testing.T) {
	m := rehearsal.Start(t, rehearsal.Setup("watching", "*blue", "*green", "*sky"))
	tb := rehearsal.Open(t, m, rehearsal.Usual(), table.Views{Market: market.New, Refresh: refresh.New})
	tb.Stack.UI.Prefs.Speed = 1
	kept := 0
	for end := time.Now().Add(60 * time.Second); state(m).Round() < 2 && time.Now().Before(end); {
		tb.Step()
		if tb.Stack.NeedsPicture() {
			tb.Stack.Draw(tb.Canvas)
		}
		if n := m.Len(); n > 0 && n%5 == 0 && kept < n && state(m).Round() == 1 {
			kept = n
			tb.Picture("watched-" + string(rune('a'+n/5)))
		}
		time.Sleep(2 * time.Millisecond)
	}
	require.Equal(t, 2, state(m).Round(), "the second round begins")
	tb.Let(300 * time.Millisecond)
	tb.Picture("watched-round-2")
}
