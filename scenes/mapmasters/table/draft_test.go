package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"
	"delvebox/scenes/mapmasters/table"
)

// keeper is a view that keeps its draft when it is covered.
type keeper struct{ hand }

func (v *keeper) Pause(bool) { v.b.Match.SetDraft(v.b.Viewer, "half") }

// What was drawn last is kept also when the program is ended at an open table.
func TestTheDraftIsKeptWhenTheTableIsLeft(t *testing.T) {
	v := views()
	v.Market = func(b *board.Board) board.View { return &keeper{hand{b: b}} }
	tb := rehearsal.Open(t, rehearsal.Start(t, rehearsal.Setup("lantern", "blue", "green")), rehearsal.Usual(), v)
	top := tb.Stack.Top().(*table.Table)
	tb.Match.Record(top.Save)
	tb.Step()
	tb.Stack.Close()
	m, save, _, err := tb.App.Store.Continue([]play.Game{tb.Match.Game()}, top.Save.Name())
	require.NoError(t, err)
	defer save.Close()
	require.Equal(t, "half", m.Draft(m.Actors()[0]))
}
