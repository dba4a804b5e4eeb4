package board_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/board"
)

// line is a scene of one line of words.
type line struct {
	word string
	wide float64
}

func (l line) Frame(u *ui.UI) {
	board.Line(u, ui.R(20, 20, l.wide, 30), ui.Note, l.word, ui.Ink, ui.AlignLeft)
}

// A line that is too long even in small letters ends in dots: as late as it can.
func TestALineIsCutOffWhereItsRoomEnds(t *testing.T) {
	word := "The Grumbling Cellar of the Seven Sorrows"
	a, r := apptest.Open(t, apptest.Window{})
	was := 0
	for _, wide := range []float64{5, 40, 90, 140, 600} {
		a.Stack.Push(line{word, wide})
		all := apptest.Lines(r)
		require.Len(t, all, 1)
		got := all[0].Text
		a.Stack.Pop()
		if got == word {
			require.Equal(t, 600.0, wide)
			continue
		}
		head, ok := strings.CutSuffix(got, "…")
		require.True(t, ok && strings.HasPrefix(word, head) && head != "", got)
		require.GreaterOrEqual(t, len(head), was)
		small := board.Fit(a.UI, ui.Note, word, wide)
		require.True(t, len(head) == 1 || a.UI.Width(small, got) <= wide+1, got)
		require.Greater(t, a.UI.Width(small, word[:len(head)+1]+"…"), wide+1, "%q has room for a letter more", got)
		was = len(head)
	}
	require.Greater(t, was, 8)
}
