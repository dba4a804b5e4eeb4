package refresh_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/refresh"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

func views() table.Views { return table.Views{Refresh: refresh.New} }

func state(m *play.Match) *mapmasters.State { return m.State().(*mapmasters.State) }

// last gives the last moves of the match as text.
func last(m *play.Match, n int) string {
	var out []string
	h := m.History()
	for _, e := range h[max(0, len(h)-n):] {
		out = append(out, e.Move.String())
	}
	return strings.Join(out, ", ")
}

// circled reaches a Refresh phase in which the acting seat has both optimizers.
func circled(t *testing.T, colours ...string) *play.Match {
	return rehearsal.Wander(t, colours, func(st *mapmasters.State) bool {
		if st.Phase() != mapmasters.RefreshPhase {
			return false
		}
		r, s := st.OptimizersLeft(st.Turn())
		return r > 0 && s > 0
	}, nil)
}

// owning reaches a Refresh phase in which the acting seat owns the book and a bought
// card.
func owning(t *testing.T, b mapmasters.BookID) *play.Match {
	return rehearsal.Wander(t, []string{"blue", "green"}, func(st *mapmasters.State) bool {
		if st.Phase() != mapmasters.RefreshPhase || !st.BookReady(st.Turn(), b) || st.Coins(st.Turn()) < 2 {
			return false
		}
		return bought(st) > 0
	}, func(st *mapmasters.State, m play.Move) bool {
		switch m := m.(type) {
		case mapmasters.BuyBook:
			return m.Slot != mapmasters.FromDeck && st.OpenBooks()[m.Slot-mapmasters.FirstSlot] == b
		case mapmasters.BuyCard:
			return st.BookReady(st.Turn(), b)
		}
		return false
	})
}

// bought is the place of a dungeon card in the acting seat's hand, from 1; 0 for none.
func bought(st *mapmasters.State) int {
	for i, c := range st.Hand(st.Turn()) {
		if c.Card.Dungeon() {
			return i + 1
		}
	}
	return 0
}

// MMV-157, MMV-158, MMV-159: a card and a tool, in either order; each card once.
func TestCardsAreRecycledAndRemoved(t *testing.T) {
	m := circled(t, "blue", "green")
	seat := m.Actors()[0]
	hand := state(m).Hand(seat)
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("wait idle")
	tb.Picture("refresh")
	tb.Act("click hand-2\nwait 50ms")
	tb.Picture("refresh-chosen")
	tb.Act("click recycle")
	require.Equal(t, "refresh recycle "+hand[1].Card.String(), last(m, 1))
	n := m.Len() + 1
	tb.Act("click remove\nclick hand-4\nclick hand-4")
	require.Equal(t, "refresh scissors "+hand[3].Card.String(), last(m, 1))
	require.Empty(t, tb.Stack.UI.Refused(), "the second half of a double click does nothing")
	tb.Act("wait 450ms\nclick hand-4")
	require.Equal(t, n, m.Len())
	require.NotEmpty(t, tb.Stack.UI.Refused(), "a card is treated once")
	tb.Act("wait 100ms\npoint hand-1\nwait 50ms")
	tb.Picture("refresh-stamps")
	tb.Act("key Ctrl+Z")
	require.Equal(t, n-1, m.Len(), "each use can be taken back")
	tb.Act("click finish")
	require.Equal(t, "refresh done", last(m, 1))
}

// MMV-161 to MMV-164: the books of the Refresh phase.
func TestTheBooksOfTheRefreshPhase(t *testing.T) {
	for _, c := range []struct {
		book mapmasters.BookID
		tool string
	}{{mapmasters.Bonfire, "bonfire"}, {mapmasters.Encore, "encore"}} {
		m := owning(t, c.book)
		tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
		card := state(m).Hand(m.Actors()[0])[0].Card
		tb.Act("click " + c.tool + "\nclick hand-1")
		require.Equal(t, "refresh "+strings.ToLower(strings.ReplaceAll(c.book.String(), "-", ""))+" "+card.String(), last(m, 1))
	}
}

func TestACardIsExchangedForOneOfTheMarket(t *testing.T) {
	m := owning(t, mapmasters.Exchange)
	seat := m.Actors()[0]
	st := state(m)
	at := bought(st)
	give := st.Hand(seat)[at-1].Card
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	hand := "hand-" + string(rune('0'+at))
	tb.Act("click " + hand + "\nclick exchange\nexpect take-3-1\nkey Escape\nexpect no take-3-1")
	tb.Act("click exchange\npoint take-3-2\nwait 400ms") // the card is still chosen
	tb.Picture("refresh-exchange")
	take := state(m).OpenCards(3)[1]
	tb.Act("click take-3-2")
	require.Equal(t, "refresh sb17 "+give.String()+" "+take.String(), last(m, 1))
	require.Contains(t, state(m).Discards(seat), take)
	tb.Act("wait 100ms")
	tb.Picture("refresh-exchanged")
}

// Under the cards of another seat stands whose discards they go to (MMV-165).
func TestDiscardsAreTheActingSeats(t *testing.T) {
	bots := rehearsal.Wander(t, []string{"blue", "*green"}, func(st *mapmasters.State) bool {
		return st.Phase() == mapmasters.RefreshPhase && st.Turn() == 1
	}, nil)
	tb := rehearsal.Open(t, bots, rehearsal.Usual(), views())
	require.True(t, apptest.Says(tb.Rehearsal, "to Green’s discards"), "%v", apptest.Lines(tb.Rehearsal))
	require.False(t, apptest.Says(tb.Rehearsal, "to your discards"))

	tb = rehearsal.Open(t, circled(t, "blue", "green"), rehearsal.Usual(), views())
	require.True(t, apptest.Says(tb.Rehearsal, "to your discards"))
}

func TestTheRefreshPhaseIsPlayedByKeys(t *testing.T) {
	m := circled(t, "blue", "green")
	hand := state(m).Hand(m.Actors()[0])
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Stack.UI.Focus("hand-1", true)
	tb.Act("key ArrowRight\nkey Enter")
	tb.Stack.UI.Focus("recycle", true)
	tb.Act("key Enter")
	require.Equal(t, "refresh recycle "+hand[1].Card.String(), last(m, 1))
}

func TestNoTextLiesOnAnother(t *testing.T) {
	for name, w := range map[string]apptest.Window{
		"usual": rehearsal.Size(1280, 800, 100), "small": rehearsal.Size(1024, 640, 100), "small, large text": rehearsal.Size(1024, 640, 150),
		"large text": rehearsal.Size(1280, 800, 150),
	} {
		m := owning(t, mapmasters.Exchange)
		tb := rehearsal.Open(t, m, w, views())
		tb.Act("wait idle\npoint hand-1\nwait 50ms")
		require.Empty(t, apptest.Faults(tb.Rehearsal), name)
		tb.Picture("refresh-" + name)
		tb.Let(time.Millisecond)
	}
}

// Whoever goes on through the reward with Enter does not lose what the path has circled
// (MMV-160): the phase is then ended with the button only.
func TestEnterLosesNoOptimizers(t *testing.T) {
	m := circled(t, "blue", "green")
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("wait idle")
	n := m.Len()
	tb.Act("key Enter\nkey Enter\nwait 300ms")
	require.Equal(t, n, m.Len())
	tb.Act("click finish\nwait 300ms")
	require.Equal(t, "refresh done", last(m, 1))
	m = rehearsal.Wander(t, []string{"blue", "green"}, func(st *mapmasters.State) bool {
		r, s := st.OptimizersLeft(st.Turn())
		return st.Phase() == mapmasters.RefreshPhase && r+s == 0
	}, nil)
	tb = rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("wait idle\nkey Enter\nwait 300ms")
	require.Equal(t, "refresh done", last(m, 1))
}
