package box_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/scenes/app"
	"delvebox/scenes/box"
)

// A match that is left is gone on with in the same run of the program, again and again:
// its table has let the save go.
func TestAMatchThatIsLeftIsContinued(t *testing.T) {
	a, r := open(t, 1280, 800, 1)
	boxes, err := box.Boxes()
	require.NoError(t, err)
	for _, b := range boxes {
		if b.Shut() {
			continue
		}
		least, _ := b.Game.Seats()
		var seats []play.SeatSetup
		for i := range max(least, 2) {
			name := []string{"Blue", "Green", "Orange", "Black"}[i]
			seats = append(seats, play.SeatSetup{Name: name, Color: []string{"blue", "green", "orange", "black"}[i]})
		}
		require.NoError(t, a.Begin(play.Setup{Game: b.ID, Seed: "lantern-482", Seats: seats}))
		r.Step()
		for range 3 {
			a.Stack.Home()
			r.Step()
			list, err := a.Store.Matches()
			require.NoError(t, err)
			require.NotEmpty(t, list)
			require.NoError(t, a.Continue(list[0].Name), b.ID)
			require.Implements(t, (*app.Table)(nil), a.Stack.Top(), b.ID)
			require.Equal(t, b.ID, list[0].Game)
		}
		a.Stack.Home()
	}
}
