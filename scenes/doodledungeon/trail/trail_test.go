package trail_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/stops"
	"delvebox/scenes/doodledungeon/tabletest"
	"delvebox/scenes/doodledungeon/trail"
)

// DD-053, DD-054, DD-060: the line grows step by step; what is against a rule leaves no
// line; it is taken back step by step.
func TestThePathIsDrawnStepByStep(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	s.Act("click A2")
	require.Zero(t, v.Pen().Len())
	require.Contains(t, s.Refused(), "A1")
	s.Act("click A1\nclick B2")
	require.Equal(t, 1, v.Pen().Len(), "no diagonal steps")
	s.Act("key ArrowDown")
	require.Equal(t, 2, v.Pen().Len())
	s.Act("key Backspace")
	require.Equal(t, 1, v.Pen().Len())
	s.Act("drag A1 A2 A3")
	require.Equal(t, 3, v.Pen().Len())
	s.Act("right A3")
	require.Equal(t, 2, v.Pen().Len())
	s.Act("key Ctrl+Z")
	require.Equal(t, 1, v.Pen().Len(), "undo takes a step back as well")
	n := s.Playing().Len()
	s.Act("click main")
	require.Equal(t, n, s.Playing().Len(), "unfinished")
	s.Act("click erase\nclick erase")
	require.Zero(t, v.Pen().Len())
}

// A line that could still meet somebody is finished only when the button is pressed twice,
// if warnings are wanted; drawing on takes the question back.
func TestAPathThatCouldMeetMoreIsFinishedTwice(t *testing.T) {
	s := tabletest.Deal(t, "more")
	for m := s.Playing(); s.State().Phase() != doodledungeon.Drawing; {
		d, err := stops.Decide(s.State(), m.Len())
		require.NoError(t, err)
		_, err = m.Do(m.Actors()[0], d)
		require.NoError(t, err)
	}
	s.Changed()
	s.R.Step()
	s.R.Draw()
	v := s.View().(*trail.View)
	require.True(t, v.Pen().Lead(sheet.Exit))
	n := s.Playing().Len()
	s.Act("click main")
	require.Equal(t, n, s.Playing().Len())
	require.True(t, s.Says("Yes, finished"))
	s.Act("key Backspace\nclick H10")
	require.True(t, v.Pen().Done())
	require.False(t, s.Says("Yes, finished"))
	s.Act("click main")
	require.Equal(t, n, s.Playing().Len(), "it asks again")
	s.Act("key Backspace\nclick H10")
	s.Warn = false
	s.Act("click main")
	require.Greater(t, s.Playing().Len(), n)
}
