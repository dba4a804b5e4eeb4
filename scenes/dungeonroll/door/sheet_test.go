package door_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/scenes/app/apptest"
)

// The score sheet opens in the middle of a delve, by its button and by its key, and the
// delve is there again when it is closed.
func TestTheScoreSheetOpensAtAnyTime(t *testing.T) {
	a, r := open(t, apptest.Window{}, play.Setup{Seed: "sheet", Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}},
		Options: map[string]string{"basic": "on", "heroes": "random"}})
	table := a.Stack.Top()
	for _, way := range []string{"click score-button", "key P"} {
		apptest.Act(t, r, "wait idle\n"+way+"\nwait idle")
		require.NotEqual(t, table, a.Stack.Top())
		assert.True(t, apptest.Says(r, "Delve 3"))
		apptest.Act(t, r, "key Escape\nwait idle")
		require.Equal(t, table, a.Stack.Top())
	}
}
