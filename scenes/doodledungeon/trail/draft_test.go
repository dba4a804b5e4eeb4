package trail_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/tabletest"
	"delvebox/scenes/doodledungeon/trail"
)

// anew is the line in a view that is made anew, as after the program was killed.
func anew(s *tabletest.Sitting) []sheet.Square {
	s.T.Helper()
	return trail.New(s.Board).(*trail.View).Pen().Path()
}

// The line so far is there again after the program was killed: as long as it was, and no
// longer than its eraser left it. The confirmed path takes its place.
func TestALineThatIsNotFinishedIsKept(t *testing.T) {
	s := tabletest.At(t, "path")
	v := s.View().(*trail.View)
	require.Empty(t, anew(s))
	s.Act("drag A1 A2 A3\nkey ArrowDown\nwait 1s")
	require.Len(t, v.Pen().Path(), 4)
	require.Equal(t, v.Pen().Path(), anew(s))
	s.Act("key Backspace\nwait 1s")
	require.Len(t, anew(s), 3)
	s.Act("click erase\nclick erase\nwait 1s")
	require.Empty(t, anew(s))
	require.Empty(t, s.Playing().Draft(0))
	v.Pen().Lead(sheet.Exit)
	v.Pen().Back()
	s.Act("click H10")
	s.Act("click main\nwait 1s")
	require.NotEmpty(t, s.State().Path(s.State().Neighbour(0)), "it is confirmed")
	require.Empty(t, s.Playing().Draft(0))
}

// What was drawn last is kept also when the table is left at once.
func TestALineIsKeptWhenTheTableIsLeft(t *testing.T) {
	s := tabletest.At(t, "path")
	s.Playing().Record(s.Save)
	s.Act("click A1\nclick A2")
	name := s.Save.Name()
	s.Table.Leave()
	m, save, _, err := s.A.Store.Continue([]play.Game{s.Playing().Game()}, name)
	require.NoError(t, err)
	defer save.Close()
	require.Equal(t, "path A1 A2", m.Draft(0))
}

// A draft that no pen could have drawn is no line.
func TestADraftAgainstTheRulesIsNoLine(t *testing.T) {
	s := tabletest.At(t, "path")
	for _, text := range []string{"path B1 B2", "path A1 B1 C1", "path A1 A2 Z9", "turn over", "nonsense", "path"} {
		s.Playing().SetDraft(0, text)
		require.Empty(t, anew(s), text)
	}
	s.Playing().SetDraft(0, "path A1 B1")
	require.Len(t, anew(s), 2, "C1 alone was a wall")
}
