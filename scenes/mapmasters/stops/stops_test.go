package stops

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

func games(t *testing.T) []play.Game {
	t.Helper()
	g, err := mapmasters.New()
	require.NoError(t, err)
	return []play.Game{g}
}

// A match of simple decisions comes to every place of the tour, and a second visit finds
// the same match without playing it again.
func TestAMatchComesToEveryPlace(t *testing.T) {
	tr := &tour{setup: table(), kept: map[string][]byte{}}
	for _, at := range []struct {
		round int
		phase mapmasters.Phase
	}{{1, mapmasters.MarketPhase}, {2, mapmasters.ExplorationPhase}, {2, mapmasters.RefreshPhase}, {6, mapmasters.Over}} {
		m, err := tr.round(games(t), at.round, at.phase)
		require.NoError(t, err)
		s := m.State().(*mapmasters.State)
		assert.Equal(t, at.round, s.Round())
		assert.Equal(t, at.phase, s.Phase())
		again, err := tr.round(games(t), at.round, at.phase)
		require.NoError(t, err)
		assert.Equal(t, string(m.Journal()), string(again.Journal()))
	}
}

func TestAMatchThatNeverGetsThereIsAnError(t *testing.T) {
	tr := &tour{setup: table(), kept: map[string][]byte{}}
	_, err := tr.played(games(t), "never", func(*mapmasters.State) bool { return false })
	require.Error(t, err)
	_, err = tr.round(nil, 1, mapmasters.MarketPhase)
	require.Error(t, err, "another box")
}

// What is wished for changes from purchase to purchase, so that a match buys of everything.
func TestWishesVary(t *testing.T) {
	first := map[string]bool{}
	for n := range 12 {
		first[wishes(n)[0].String()] = true
	}
	assert.Greater(t, len(first), 4, "%v", first)
}
