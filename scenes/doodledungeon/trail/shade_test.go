package trail_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tabletest"
	"delvebox/scenes/doodledungeon/trail"
)

// light is how bright the upper left of a square is in the present picture, 0 to 765.
func light(s *tabletest.Sitting, square string) int {
	s.T.Helper()
	x, y, ok := s.Locate(square)
	require.True(s.T, ok)
	k := s.A.UI.Scale
	c := s.R.Draw().RGBAAt(int((x-22)*k), int((y-22)*k))
	return int(c.R) + int(c.G) + int(c.B)
}

// DD-060: what cannot be entered next lies in the shade as soon as there is a line.
// The shade spreads from the entrance; with reduced motion it lies there at once.
func TestTheShadeSpreadsFromTheEntrance(t *testing.T) {
	for _, still := range []bool{false, true} {
		s := tabletest.AtIn(t, "path", apptest.Window{Scale: tabletest.Coarse(.5), Speed: 1, Reduced: still})
		s.Act("wait idle")
		far, pen := light(s, "G10"), s.View().(*trail.View).Pen()
		require.NoError(t, pen.Step(sheet.Entrance))
		s.A.UI.Wake()
		s.R.Step()
		require.Equal(t, still, light(s, "G10") < far-60, "reduced motion: %v", still)
		for range 15 {
			s.R.Step()
		}
		require.Less(t, light(s, "G10"), far-60)
		require.True(t, pen.Back())
		s.Act("wait idle")
		require.Equal(t, far, light(s, "G10"), "no line, no shade")
	}
}
