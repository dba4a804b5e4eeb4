package logbook_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
	"delvebox/scenes/sitting/logbook"
)

// open draws the log up over the table of a match.
func open(t *testing.T, m *play.Match) *rehearsal.Table {
	t.Helper()
	tb := rehearsal.Open(t, m, rehearsal.Usual(), table.Views{})
	tb.Act("wait idle")
	tb.Stack.Push(logbook.New(tb.Stack.Top().(*table.Table).Sitting))
	tb.Act("wait idle")
	return tb
}

// rows is how many lines the log has after a script.
func rows(tb *rehearsal.Table, script string) int {
	tb.Act(script)
	n := 0
	for _, name := range tb.Stack.UI.Names() {
		if strings.HasPrefix(name, "log-line-") {
			n++
		}
	}
	return n
}

// rewarded is a match of four after its first Reward phase.
func rewarded(t *testing.T) *play.Match {
	t.Helper()
	m, _ := rehearsal.Until(t, rehearsal.Four(), nil, 1)
	return m
}

func TestEachFilterLetsItsLinesThrough(t *testing.T) {
	tb := open(t, rewarded(t))
	all := rows(tb, "wait idle")
	points := rows(tb, "click log-filter.1")
	own := rows(tb, "click log-filter.2")
	require.Positive(t, points)
	require.Positive(t, own)
	require.Less(t, points, all)
	require.Less(t, own, all)
	require.Equal(t, all, rows(tb, "click log-filter.0"))
}

func TestTheLogBeginsAtItsEnd(t *testing.T) {
	tb := open(t, rewarded(t))
	b := tb.Stack.Top().(*logbook.Log)
	list := b.Log()
	require.True(t, apptest.Says(tb.Rehearsal, list[len(list)-1].Text))
	require.False(t, apptest.Says(tb.Rehearsal, list[0].Text), "the first line is far up")
}

// The cards that a seat drew are facedown until it has explored.
func TestTheLogNamesNoCardThatLiesFacedown(t *testing.T) {
	m := rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "green"))
	for m.State().(*mapmasters.State).Phase() == mapmasters.MarketPhase {
		_, err := m.Do(m.Actors()[0], mapmasters.Pass{})
		require.NoError(t, err)
	}
	tb := open(t, m)
	b, tables := tb.Stack.Top().(*logbook.Log), m.Game().(*mapmasters.Game).Tables()
	var text strings.Builder
	for _, l := range b.Log() {
		text.WriteString(l.Text + "\n")
	}
	s := m.State().(*mapmasters.State)
	for seat := range play.Seat(s.Seats()) {
		require.NotEmpty(t, s.Hand(seat))
		for _, h := range s.Hand(seat) {
			require.NotContains(t, text.String(), cardart.Title(tables.Card(h.Card)))
		}
	}
}

func TestTheLogClosesAsItOpened(t *testing.T) {
	for _, way := range []string{"key L", "key Escape", "click log-close"} {
		tb := open(t, rewarded(t))
		tb.Act(way)
		require.IsType(t, &table.Table{}, tb.Stack.Top(), way)
	}
}

func TestArrowsWalkThroughTheLines(t *testing.T) {
	tb := open(t, rewarded(t))
	before := tb.Draw().Pix
	kept := append([]byte(nil), before...)
	tb.Act("key ArrowUp\nwait idle")
	require.NotEqual(t, kept, tb.Draw().Pix, "the light stands on the last line")
}

// The arrow keys step from line to line; the chosen one is always whole in sight, under
// headings and after long lines as well.
func TestTheChosenLineIsInSight(t *testing.T) {
	tb := open(t, rewarded(t))
	sheet, ok := tb.Stack.UI.Find("log-sheet")
	require.True(t, ok)
	n := len(tb.Stack.Top().(*logbook.Log).Log())
	for i := n - 1; i >= max(0, n-40); i-- {
		tb.Act("key ArrowUp")
		r, ok := tb.Stack.UI.Find("log-line-" + strconv.Itoa(i))
		require.True(t, ok, i)
		require.GreaterOrEqual(t, r.Y, sheet.Y+50, i)
		require.LessOrEqual(t, r.Bottom(), sheet.Bottom(), i)
	}
}
