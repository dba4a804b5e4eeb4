package door_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/door"
	"delvebox/scenes/performer"
)

// TestTheHandIsSureOnASlowMachine plays the demo's first round with so few pictures that
// tooltips stand wherever the hand has just let go: it finds the pen's end all the same.
func TestTheHandIsSureOnASlowMachine(t *testing.T) {
	b, err := door.Box()
	require.NoError(t, err)
	a, r := opened(t, apptest.Window{Speed: 1, Scale: .5})
	setup := b.Demos[0].Setup
	setup.Seed = "slow-5"
	m, err := play.NewMatch(b.Game, setup)
	require.NoError(t, err)
	a.Open.Match(m, a.Store.Begin("mapmasters"))
	p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
	p.Patience = time.Hour // of the test's own clock
	p.WaitIdle()
	performer.Perform(a, p, false, func(s play.State) bool {
		mm, ok := s.(*mapmasters.State)
		return ok && mm.Phase() != mapmasters.MarketPhase && mm.Phase() != mapmasters.ExplorationPhase
	}, nil)
	r.Tick = 350 * time.Millisecond
	require.NoError(t, r.Play(p, 24*time.Hour))
	require.True(t, p.Done())
}
