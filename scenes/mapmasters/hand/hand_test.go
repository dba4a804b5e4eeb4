package hand_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/hand"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

func views() table.Views { return table.Views{Hand: hand.New} }

// deciding reaches the Hand phase of a seat that owns Second Thoughts.
func deciding(t *testing.T) *play.Match {
	return rehearsal.Wander(t, []string{"blue", "green"}, func(st *mapmasters.State) bool {
		return st.Phase() == mapmasters.HandPhase
	}, func(st *mapmasters.State, m play.Move) bool {
		b, ok := m.(mapmasters.BuyBook)
		return ok && b.Slot != mapmasters.FromDeck && st.OpenBooks()[b.Slot-mapmasters.FirstSlot] == mapmasters.SecondThoughts
	})
}

func moved(m *play.Match) string {
	h := m.History()
	return h[len(h)-1].Move.String()
}

// MMV-129, MMV-130: the card is seen only when the player asks for it, and what is done
// with it is one move.
func TestTheFirstCardIsKeptOrPutAway(t *testing.T) {
	for script, want := range map[string]string{
		"click look\nclick keep": "first draw keep", "click look\nclick away": "first draw discard", "click not-now": "first draw unused",
	} {
		m := deciding(t)
		tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
		tb.Act("click handover\nexpect look\nexpect no keep\n" + script)
		require.Equal(t, want, moved(m))
	}
}

func TestACardOnceSeenStaysSeen(t *testing.T) {
	m := deciding(t)
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click handover\nwait idle")
	tb.Picture("hand")
	tb.Act("click look\nwait idle")
	tb.Picture("hand-looked")
	tb = rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click handover\nexpect keep\nexpect no not-now")
}

func TestTheDecisionIsMadeByKeys(t *testing.T) {
	m := deciding(t)
	tb := rehearsal.Open(t, m, rehearsal.Usual(), views())
	tb.Act("click handover\nexpect look\nkey Enter\nexpect keep\nkey A")
	require.Equal(t, "first draw discard", moved(m))
}

func TestNoTextLiesOnAnother(t *testing.T) {
	for name, w := range map[string]apptest.Window{
		"usual": rehearsal.Size(1280, 800, 100), "small, large text": rehearsal.Size(1024, 640, 150), "small": rehearsal.Size(1024, 640, 100),
	} {
		m := deciding(t)
		tb := rehearsal.Open(t, m, w, views())
		tb.Act("click handover\nexpect look\nwait 800ms\nclick look\nwait 50ms")
		require.Empty(t, apptest.Faults(tb.Rehearsal), name)
		tb.Picture("hand-" + name)
	}
}
