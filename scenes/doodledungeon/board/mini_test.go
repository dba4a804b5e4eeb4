package board_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sketch"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/tabletest"
)

// mini is a scene of one small sheet.
type mini struct{ *board.Board }

func (m mini) Frame(u *ui.UI) { m.Mini(u, 0, 20, 20, 400) }

// A small sheet shows a monster as its owner has drawn it, and anew when it is drawn anew.
func TestSmallSheetsShowFreehandMonsters(t *testing.T) {
	s := tabletest.At(t, "sketch")
	s.A.Stack.Push(mini{s.Board})
	var seen [][]byte
	look := func() {
		now := slices.Clone(s.R.Draw().Pix)
		for _, was := range seen {
			require.False(t, bytes.Equal(was, now), "the picture is an old one")
		}
		seen = append(seen, now)
	}
	look()
	for _, pc := range s.State().Pieces(0) {
		if pc.Fate != doodledungeon.Built || !pc.Mark.Monster() {
			continue
		}
		for _, d := range []sketch.Drawing{"5,5 95,95", "5,95 95,5"} {
			_, err := s.Playing().Do(0, doodledungeon.Doodle{Square: pc.On.First(), Drawing: d})
			require.NoError(t, err)
			s.A.UI.Wake()
			look()
		}
	}
	require.Greater(t, len(seen), 2)
}
