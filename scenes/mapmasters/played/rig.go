package played

import (
	"image"
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"

	"github.com/stretchr/testify/require"
)

// Rig is a table without a window.
type Rig struct {
	T     testing.TB
	App   *app.App
	Board *board.Board
	View  board.View
	*scene.Rehearsal
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

type below struct{}

// Frame implements scene.Scene.
func (below) Frame(*ui.UI) {}

// New sets a match on a table; the view is made by see.
func New(t testing.TB, w apptest.Window, m *play.Match, save *store.Save, st *store.Store, see func(*board.Board) board.View) *Rig {
	t.Helper()
	a, window := apptest.Open(t, w, m.Game())
	if st != nil {
		a.Store = st
	}
	a.UI.Now = time.Second
	b, err := board.New(a, m, save)
	require.NoError(t, err)
	b.OpenLog = func() {}
	r := &Rig{T: t, App: a, Board: b, Rehearsal: window}
	r.View = see(b)
	a.Stack.Push(below{})
	a.Stack.Push(tableScene{r})
	r.Settle()
	return r
}

// Settle lets a few ticks pass and draws once.
func (r *Rig) Settle() {
	r.T.Helper()
	for range 3 {
		r.Step()
	}
	r.Stack.Draw(r.Canvas)
}

// Let lets time pass.
func (r *Rig) Let(d time.Duration) {
	for end := r.Stack.UI.Now + d; r.Stack.UI.Now < end; {
		r.Step()
	}
}

// Press presses a key.
func (r *Rig) Press(k input.Key) {
	r.Send(input.Event{Kind: input.KeyDown, Key: k}, input.Event{Kind: input.KeyUp, Key: k})
}

// Point moves the pointer to a control.
func (r *Rig) Point(name string) {
	r.T.Helper()
	r.Stack.Event(input.Event{Kind: input.Tick}) // what is there now
	c, ok := r.Stack.UI.Find(name)
	require.True(r.T, ok, "nothing is called %q among %v", name, r.Stack.UI.Names())
	r.Send(input.Event{Kind: input.Move, X: c.CX(), Y: c.CY()})
}

// Click clicks a control.
func (r *Rig) Click(name string) {
	r.T.Helper()
	r.Point(name)
	c, _ := r.Stack.UI.Find(name)
	r.Send(input.Event{Kind: input.Press, X: c.CX(), Y: c.CY()}, input.Event{Kind: input.Release, X: c.CX(), Y: c.CY()})
}

// Away moves the pointer where nothing is.
func (r *Rig) Away() { r.Send(input.Event{Kind: input.Move, X: 2, Y: 2}) }

// Picture draws the table when everything is painted, and keeps it.
func (r *Rig) Picture(name string) *image.RGBA {
	r.T.Helper()
	img := r.Draw()
	if name != "" {
		apptest.Keep(r.T, name, img)
	}
	return img
}
