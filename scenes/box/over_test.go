package box_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/box"
)

// What was laid over a table, and taken off again, lets go of nothing: the next move is
// saved as the ones before it.
func TestAMoveAfterTheMenuIsSaved(t *testing.T) {
	boxes, err := box.Boxes()
	require.NoError(t, err)
	for _, b := range boxes {
		if b.Shut() {
			continue
		}
		a, r := open(t, 1280, 800, 1)
		require.NoError(t, a.Begin(play.Setup{Game: b.ID, Seed: "lantern-482", Seats: []play.SeatSetup{
			{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"},
		}}))
		table, ok := a.Stack.Top().(app.Table)
		require.True(t, ok, "%T is on top", a.Stack.Top())
		m := table.Playing()
		apptest.Act(t, r, "wait idle")
		if _, hangs := a.UI.Find("handover"); hangs {
			apptest.Act(t, r, "click handover\nwait idle")
		}
		for _, key := range []string{"L", "Escape"} {
			apptest.Act(t, r, "key "+key)
			require.NotSame(t, table, a.Stack.Top(), "%s: %s", b.ID, key)
			apptest.Act(t, r, "key Escape")
			require.Same(t, table, a.Stack.Top(), "%s: %s", b.ID, key)
		}
		seat := m.Actors()[0]
		_, err := m.Do(seat, m.Moves(seat)[0])
		require.NoError(t, err)
		require.Nil(t, m.SaveError(), b.ID)
		list, err := a.Store.Matches()
		require.NoError(t, err)
		require.Len(t, list, 1)
		require.Equal(t, 1, list[0].Moves, b.ID)
	}
}
