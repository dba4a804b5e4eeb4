package results_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/scenes/doodledungeon/tabletest"
)

// With everything at once the sheet is written, and the winner named who has most points
// (DD-134).
func TestTheWinnerIsNamed(t *testing.T) {
	s := tabletest.At(t, "results")
	out := s.Playing().Outcome()
	require.NotNil(t, out)
	best := out.Ranking[0]
	for _, r := range out.Ranking {
		require.LessOrEqual(t, r.Score, best.Score)
	}
	require.True(t, s.Says(s.SeatName(best.Seat)+" wins."))
	require.True(t, s.Has("shelf"))
}

// Each dungeon can still be looked at, and the way leads back to the sheet.
func TestDungeonsAreLookedAtAfterTheGame(t *testing.T) {
	s := tabletest.At(t, "results")
	s.Act("click rival-2")
	require.Equal(t, play.Seat(1), s.Look)
	require.Equal(t, s.State().Treasures(1), s.Treasures(1), "nothing is secret any more")
	s.Act("click look-back")
	require.Equal(t, play.NoSeat, s.Look)
}

// Another game begins with the same players and another seed.
func TestAnotherGameIsBegun(t *testing.T) {
	s := tabletest.At(t, "results")
	var next *play.Match
	was := s.A.Open.Match
	s.A.Open.Match = func(m *play.Match, save *store.Save) { next = m; was(m, save) }
	seats, seed := s.Setup().Seats, s.Setup().Seed
	s.Act("click again\nwait idle")
	require.NotNil(t, next)
	require.Equal(t, seats, next.Setup().Seats)
	require.NotEqual(t, seed, next.Setup().Seed)
	require.Zero(t, next.Len())
}
