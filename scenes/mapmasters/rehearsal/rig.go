package rehearsal

import (
	"testing"
	"time"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"

	"github.com/stretchr/testify/require"
)

// Rig is one view of a table, alone: no curtain falls and no computer player thinks.
type Rig struct {
	window
	Board *board.Board
	View  board.View
}

// tableScene stands for the table: bar, view, strip, undo.
type tableScene struct{ r *Rig }

// Frame implements scene.Scene.
func (s tableScene) Frame(u *ui.UI) {
	house.Table(u)
	l := house.Lay(u)
	switch d := s.r.View.(type) {
	case interface {
		Bar(u *ui.UI, l house.Layout) string
	}:
		d.Bar(u, l)
	case interface{ HintRefused(u *ui.UI) string }:
		s.r.Board.Bar(u, l, d.HintRefused(u))
	default:
		s.r.Board.Bar(u, l, u.T("mapmasters.exploration.hint-off"))
	}
	s.r.View.Frame(u, l)
	if d, ok := s.r.View.(interface{ Strip(u *ui.UI, r ui.Rect) }); ok {
		d.Strip(u, l.Strip)
	} else {
		s.r.Board.Strip(u, l.Strip)
	}
	switch {
	case u.KeyCtrl("Z", false):
		s.r.View.Undo(u)
	case u.KeyCtrl("Y", false):
		s.r.View.Redo(u)
	}
}

// Tick implements scene.Ticker.
func (s tableScene) Tick(u *ui.UI) { s.r.View.Tick(u) }

// below is the scene under the table.
type below struct{}

// Frame implements scene.Scene.
func (below) Frame(*ui.UI) {}

// Mount shows one view of a match; it is made by see. Without a save or a store the match
// has none of its own.
func Mount(t testing.TB, w apptest.Window, m *play.Match, save *store.Save, st *store.Store, see func(*board.Board) board.View) *Rig {
	t.Helper()
	a, rehearsal := apptest.Open(t, w, m.Game())
	if st != nil {
		a.Store = st
	}
	a.UI.Now = time.Second
	b, err := board.New(a, m, save)
	require.NoError(t, err)
	b.OpenLog = func() {}
	r := &Rig{window: window{rehearsal, a, t}, Board: b}
	r.View = see(b)
	a.Stack.Push(below{})
	a.Stack.Push(tableScene{r})
	r.Settle()
	return r
}

// Settle lets a few ticks pass and draws once.
func (r *Rig) Settle() {
	r.t.Helper()
	for range 3 {
		r.Step()
	}
	r.Stack.Draw(r.Canvas)
}
