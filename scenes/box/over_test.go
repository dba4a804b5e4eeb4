package box_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/scenes/app"
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
		hand := func(script string) {
			t.Helper()
			p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
			p.Hurry, p.Patience = true, 5*time.Second
			require.NoError(t, p.ReadScript("over", script))
			require.NoError(t, r.Play(p, time.Minute))
		}
		hand("wait idle")
		if _, hangs := a.UI.Find("handover"); hangs {
			hand("click handover\nwait idle")
		}
		for _, key := range []string{"L", "Escape"} {
			hand("key " + key)
			require.NotSame(t, table, a.Stack.Top(), "%s: %s", b.ID, key)
			hand("key Escape")
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
