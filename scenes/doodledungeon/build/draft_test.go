package build_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/build"
	"delvebox/scenes/doodledungeon/tabletest"
)

// again lays a new view on the table, as after the program was killed, and says whether a
// drawing is open in it.
func again(s *tabletest.Sitting) bool {
	s.T.Helper()
	s.A.Stack.Push(alone{build.New(s.Board)})
	s.R.Draw()
	has := s.Has("sketch-paper")
	s.A.Stack.Pop()
	s.R.Draw()
	return has
}

// A drawing that is not finished is there again after the program was killed, with its
// strokes; one that is finished or put away is not.
func TestADrawingThatIsNotFinishedIsKept(t *testing.T) {
	s := tabletest.At(t, "sketch")
	require.Empty(t, s.Playing().Draft(0))
	require.False(t, again(s))
	s.Act("click sketch\nwait idle")
	stroke(s, 30)
	stroke(s, 70)
	s.Act("wait 1s")
	text := s.Playing().Draft(0)
	require.Regexp(t, `^sketch [A-H]\d+ \d+,\d+( \d+,\d+)+ / \d+,\d+( \d+,\d+)+$`, text)
	require.True(t, again(s))
	s.Act("key Ctrl+Z\nwait 1s")
	require.Less(t, len(s.Playing().Draft(0)), len(text))
	s.Act("key Escape\nwait 1s")
	require.Empty(t, s.Playing().Draft(0))
	require.False(t, again(s))
	s.Playing().SetDraft(0, text)
	s.Act("click sketch\nwait idle\nclick sketch-done\nwait 1s")
	require.Empty(t, s.Playing().Draft(0))
}

// A drawing of a square where no monster can be drawn is not opened.
func TestADraftOfNoMonsterIsNoDrawing(t *testing.T) {
	s := tabletest.At(t, "sketch")
	for _, text := range []string{"sketch A1 10,10 20,20", "sketch A1", "sketch", "turn over", "nonsense"} {
		s.Playing().SetDraft(0, text)
		require.False(t, again(s), text)
	}
}

// alone is a scene of one view.
type alone struct{ board.View }
