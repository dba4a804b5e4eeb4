package door

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/reward"
)

// The menu over a reward tells no figures that the show has not come to.
func TestTheMenuIsNotAheadOfTheShow(t *testing.T) {
	m, evs := rehearsal.Until(t, rehearsal.Four(), nil, 2)
	r := rehearsal.Mount(t, apptest.Window{Scale: .5, Speed: 1}, m, nil, nil, func(b *board.Board) board.View {
		return reward.New(b, evs, func() {})
	})
	s := standing(r.Board)
	assert.Nil(t, s.Points)
	assert.Equal(t, 2, s.Done)
	assert.Contains(t, s.Lines[1], r.App.UI.T("mapmasters.phase.reward"))
	r.Board.Stage(nil) // the table has gone on
	s = standing(r.Board)
	require.NotNil(t, s.Points)
	assert.NotEmpty(t, s.Points(play.Seat(0)))
}
