package mapmasters_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// A token bought can be given back, a card cannot, since another was turned up; Done
// is final (MMV-116, MMV-138).
func TestUndoStopsAtReveals(t *testing.T) {
	m, err := play.NewMatch(newGame(t), table(2, "undo"))
	require.NoError(t, err)
	do := func(move play.Move) play.Seat {
		seat := m.Actors()[0]
		_, err := m.Do(seat, move)
		require.NoError(t, err)
		return seat
	}
	undo := func(seat play.Seat) string {
		if why := m.CanUndo(seat); why != nil {
			return why.Args["why"]
		}
		return "allowed"
	}
	before := m.Digest()
	seat := do(parse(t, "buy fairy sword"))
	assert.Equal(t, "allowed", undo(seat))
	_, err = m.Undo(seat)
	require.NoError(t, err)
	assert.Equal(t, before, m.Digest())

	assert.Equal(t, "card-turned-up", undo(do(parse(t, "buy card 3 1"))))
	assert.Equal(t, "book-turned-up", undo(do(parse(t, "buy book deck"))))
	assert.Equal(t, "allowed", undo(do(mapmasters.Pass{})))
	assert.Equal(t, "cards-drawn", undo(do(mapmasters.Pass{})))
	assert.Equal(t, "done-is-final", undo(do(parse(t, "explore time 5"))))
	// The other seat cannot take it back either.
	assert.Equal(t, "done-is-final", undo(m.Actors()[0]))
}

// In the Refresh phase each action can be taken back, the end too (MMV-156).
func TestRefreshActionsCanBeTakenBack(t *testing.T) {
	s, err := newGame(t).Set(mapmasters.Position{Phase: mapmasters.RefreshPhase, Players: []mapmasters.PlayerPosition{
		{Down: []mapmasters.CardID{1, 2}, Books: []mapmasters.BookID{13}}, {Down: []mapmasters.CardID{1}, Books: []mapmasters.BookID{15}, Coins: 2}}})
	require.NoError(t, err)
	for _, text := range []string{"refresh sb13 S01", "refresh done"} {
		draws := s.Draws()
		events, err := s.Apply(0, parse(t, text))
		require.NoError(t, err)
		assert.Equal(t, draws, s.Draws())
		for _, e := range events {
			_, reveals := e.(play.Revealing)
			assert.False(t, reveals, e.Name())
		}
	}
	assert.Equal(t, play.Seat(1), s.Turn())
}
