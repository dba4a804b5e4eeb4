package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon"
	"delvebox/scenes/doodledungeon/tabletest"
)

// The second half of a double click does not act on what the first has brought: another
// player's cards, another step.
func TestADoubleClickMakesOneMove(t *testing.T) {
	s := tabletest.At(t, "walk")
	s.Act("wait idle")
	n := s.Playing().Len()
	s.Click("main")
	require.Equal(t, doodledungeon.Walk{}, s.Playing().History()[n].Move)
	s.Act("wait idle")
	s.Click("main")
	require.Equal(t, n+1, s.Playing().Len())
	s.Act("wait 1s")
	s.Click("main")
	require.Equal(t, n+2, s.Playing().Len())
}

// A question that comes in the button's own place is not answered by a double click.
func TestADoubleClickAnswersNoQuestion(t *testing.T) {
	s := tabletest.At(t, "built")
	s.Act("wait idle")
	n := s.Playing().Len()
	s.Click("main")
	require.True(t, s.Says(s.Words.T("doodledungeon.build.sure")))
	s.Click("main")
	require.Equal(t, n, s.Playing().Len())
	s.Act("wait 1s")
	s.Click("main")
	require.Greater(t, s.Playing().Len(), n)
}
