package showing_test

import (
	"testing"

	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/showing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// every calls f with each dungeon of the recorded match.
func every(t *testing.T, f func(t *testing.T, round int, e mapmasters.DungeonRevealed, s *showing.Site)) {
	t.Helper()
	for round := 1; round <= 6; round++ {
		m, evs := rehearsal.Until(t, rehearsal.Four(), nil, round)
		tables := m.Game().(*mapmasters.Game).Tables()
		for _, ev := range evs {
			if e, ok := ev.(mapmasters.DungeonRevealed); ok {
				f(t, round, e, showing.New(tables, e.Plan, e.Found))
			}
		}
	}
}

// What was spent is all that a path needs to be drawn again, MMV-144.
func TestADungeonIsShownAsItWasHandedIn(t *testing.T) {
	walked := 0
	every(t, func(t *testing.T, _ int, e mapmasters.DungeonRevealed, s *showing.Site) {
		require.Equal(t, len(e.Plan.Path), s.Len())
		require.Equal(t, len(e.Plan.Cards), s.Laid())
		require.Equal(t, e.Found, s.Result())
		_, _, out := s.Exit()
		require.Equal(t, e.Found.Exit, out)
		walked += s.Len()
	})
	require.Greater(t, walked, 500, "the recorded match has paths to show")
}

// The light rings up exactly what is scored, MMV-150.
func TestTheLightRingsWhatIsScored(t *testing.T) {
	every(t, func(t *testing.T, round int, e mapmasters.DungeonRevealed, s *showing.Site) {
		for a := range dungeon.Aims {
			assert.Equal(t, e.Found.Tally.Of(a), s.Rung(a, float64(s.Len())), "round %d, seat %d, %s", round, e.Seat, a)
			assert.Zero(t, s.Rung(a, 0))
		}
	})
}

// The pen's tip never leaps but where the path does.
func TestTheHeadFollowsThePath(t *testing.T) {
	every(t, func(t *testing.T, _ int, e mapmasters.DungeonRevealed, s *showing.Site) {
		for i := 1; i < s.Len(); i++ {
			if e.Plan.Path[i].Action != dungeon.Go {
				continue
			}
			x0, y0, _ := s.Head(float64(i) - 1e-9)
			x1, y1, _ := s.Head(float64(i))
			assert.InDelta(t, x0, x1, .01, "step %d of %s", i, e.Plan.Path)
			assert.InDelta(t, y0, y1, .01, "step %d of %s", i, e.Plan.Path)
		}
	})
}

func TestADungeonWithoutAPathIsNothing(t *testing.T) {
	s := showing.Of(nil, dungeon.Kit{}, nil)
	assert.Zero(t, s.Len())
	assert.Zero(t, s.Laid())
	_, _, ok := s.Head(0)
	assert.False(t, ok)
}
