package trail_test

import (
	"testing"

	"github.com/stretchr/testify/require"

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
