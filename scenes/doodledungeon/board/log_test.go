package board_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
)

// The log opens at its end: the last line is to be seen whole, also where lines are broken
// because of the scroll bar.
func TestTheLogOpensAtItsEnd(t *testing.T) {
	for _, text := range []float64{1, 1.25, 1.5} {
		s := tabletest.AtIn(t, "help", apptest.Window{Scale: tabletest.Coarse(.25), Text: text})
		lines := s.Log()
		s.Act("click log-button\nwait idle")
		in, ok := s.A.UI.Find("log-sheet")
		require.True(t, ok)
		last, ok := s.A.UI.Find("log-line-" + strconv.Itoa(len(lines)-1))
		require.True(t, ok)
		require.LessOrEqual(t, last.Bottom(), in.Bottom(), text)
	}
}
