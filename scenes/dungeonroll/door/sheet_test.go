package door_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/scenes/app/apptest"
)

// The score sheet opens in the middle of a delve, by its button and by its key, and the
// delve is there again when it is closed.
func TestTheScoreSheetOpensAtAnyTime(t *testing.T) {
	a, r := open(t, apptest.Window{}, play.Setup{Seed: "sheet", Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}},
		Options: map[string]string{"basic": "on", "heroes": "random"}})
	table := a.Stack.Top()
	for _, way := range []func(p *input.Player){
		func(p *input.Player) { p.Click("score-button") },
		func(p *input.Player) { p.Press("P", input.Mods{}) },
	} {
		p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
		p.WaitIdle()
		way(p)
		p.WaitIdle()
		require.NoError(t, r.Play(p, time.Minute))
		require.NotEqual(t, table, a.Stack.Top())
		assert.True(t, apptest.Says(r, "Delve 3"))
		p = input.NewPlayer(&scene.Stage{Stack: a.Stack})
		p.Press(input.Escape, input.Mods{})
		p.WaitIdle()
		require.NoError(t, r.Play(p, time.Minute))
		require.Equal(t, table, a.Stack.Top())
	}
}
