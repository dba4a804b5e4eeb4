// Package rig helps the tests of Dungeon Roll's views: matches played up to a place or
// laid out freely, and a table without a window that shows one view of them.
package rig

import (
	"image"
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/stops"

	"github.com/stretchr/testify/require"
)

// Game gives the rules, with computer players that are never asked.
func Game(t testing.TB) *dungeonroll.Game {
	t.Helper()
	g, err := dungeonroll.New(dungeonroll.Level{Name: "easy"}, dungeonroll.Level{Name: "normal"})
	require.NoError(t, err)
	return g
}

// Seats are the first n of four seats, all of them persons.
func Seats(n int) []play.SeatSetup {
	return []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"}, {Name: "Green", Color: "green"}, {Name: "Bartholomew the Bold", Color: "purple"}}[:n]
}

// Setup is a game with all heroes for n persons.
func Setup(n int, heroes string) play.Setup {
	return play.Setup{Game: "dungeonroll", Seed: "velvet-118", Seats: Seats(n), Options: map[string]string{
		"heroes": heroes, "basic": "on", "pack": "on", "promo": "on", "warnings": "off", "tips": "off",
	}}
}

// Until plays a match by simple decisions until it stands as wanted, or is over.
func Until(t testing.TB, s play.Setup, want func(s *dungeonroll.State) bool) *play.Match {
	t.Helper()
	m, err := play.NewMatch(Game(t), s)
	require.NoError(t, err)
	for i := 0; m.Outcome() == nil && !want(m.State().(*dungeonroll.State)); i++ {
		Step(t, m, i)
	}
	return m
}

// Step makes one simple decision.
func Step(t testing.TB, m *play.Match, i int) []play.Event {
	t.Helper()
	move, err := stops.Decide(m.State().(*dungeonroll.State), i)
	require.NoError(t, err)
	evs, err := m.Do(m.Actors()[0], move)
	require.NoError(t, err)
	return evs
}

// laid is Dungeon Roll set up freely.
type laid struct {
	*dungeonroll.Game
	at dungeonroll.Position
}

// New implements play.Game.
func (g *laid) New(play.Setup) (play.State, []play.Event, error) {
	s, evs, err := g.Set(g.at)
	if err != nil {
		return nil, nil, err
	}
	return s, evs, nil
}

// Laid gives a match that begins in a position.
func Laid(t testing.TB, p dungeonroll.Position) *play.Match {
	t.Helper()
	p.Seats = max(p.Seats, len(p.Players))
	m, err := play.NewMatch(&laid{Game(t), p}, Setup(p.Seats, "random"))
	require.NoError(t, err)
	return m
}

// Rig is a table without a window.
type Rig struct {
	T     testing.TB
	App   *app.App
	Board *board.Board
	View  board.View
	*scene.Rehearsal
}

// table stands for the table's scene.
type table struct{ r *Rig }

// Frame implements scene.Scene.
func (s table) Frame(u *ui.UI) {
	s.r.View.Frame(u)
	if u.KeyCtrl("Z", false) {
		s.r.View.Undo(u)
	}
}

// Tick implements scene.Ticker.
func (s table) Tick(u *ui.UI) { s.r.View.Tick(u) }

type below struct{}

// Frame implements scene.Scene.
func (below) Frame(*ui.UI) {}

// New sets a match on a table; see makes the view.
func New(t testing.TB, w apptest.Window, m *play.Match, see func(*board.Board) board.View) *Rig {
	t.Helper()
	a, window := apptest.Open(t, w, m.Game())
	a.UI.Now = time.Second
	b, err := board.New(a, m, a.Store.Begin(m.Game().ID()))
	require.NoError(t, err)
	b.OpenLog = func() {}
	r := &Rig{T: t, App: a, Board: b, Rehearsal: window}
	b.Moved = func(u *ui.UI, seat play.Seat, evs []play.Event) {
		if actor := b.Actor(); actor != play.NoSeat {
			b.Viewer = actor
			b.Changed()
		}
		r.View.Happen(u, seat, evs)
	}
	if actor := b.Actor(); actor != play.NoSeat {
		b.Viewer = actor
	}
	r.View = see(b)
	a.Stack.Push(below{})
	a.Stack.Push(table{r})
	for range 3 {
		r.Step()
	}
	r.Stack.Draw(r.Canvas)
	return r
}

// Let lets time pass; a picture is drawn when one is asked for, as in the window.
func (r *Rig) Let(d time.Duration) {
	for end := r.Stack.UI.Now + d; r.Stack.UI.Now < end; {
		r.Step()
		if r.Stack.NeedsPicture() {
			r.Stack.Draw(r.Canvas)
		}
	}
}

// Play runs a scripted hand.
func (r *Rig) Play(script func(p *input.Player)) {
	r.T.Helper()
	apptest.Hand(r.T, r.Rehearsal, func(p *input.Player) {
		script(p)
		p.WaitIdle()
	})
}

// Click clicks a control.
func (r *Rig) Click(name string) {
	r.T.Helper()
	r.Play(func(p *input.Player) { p.Click(name) })
}

// Press presses keys.
func (r *Rig) Press(keys ...input.Key) {
	r.T.Helper()
	r.Play(func(p *input.Player) {
		for _, k := range keys {
			p.Press(k, input.Mods{})
		}
	})
}

// Away takes the pointer out of the window.
func (r *Rig) Away() {
	r.Send(input.Event{Kind: input.Leave})
	r.Let(50 * time.Millisecond)
}

// Picture gives the present picture, and keeps it to be looked at where pictures are
// kept.
func (r *Rig) Picture(name string) *image.RGBA {
	r.T.Helper()
	img := r.Draw()
	apptest.Keep(r.T, name, img)
	return img
}

// Windows are those in which every view has to be in order.
func Windows() map[string]apptest.Window {
	return map[string]apptest.Window{
		"1280": {}, "1024": {W: 1024, H: 640}, "1280-150": {Text: 1.5}, "1024-150": {W: 1024, H: 640, Text: 1.5},
		"1280-qps": {Language: "qps"}, "1024-qps": {W: 1024, H: 640, Language: "qps"}, "1920": {W: 1920, H: 1080}, "1600-2": {W: 1280, H: 800, Scale: 2},
	}
}

// Check looks at a view in every window: nothing overlaps, nothing is cut off.
func Check(t *testing.T, name string, open func(t *testing.T, w apptest.Window) *Rig) {
	t.Helper()
	for size, w := range Windows() {
		t.Run(size, func(t *testing.T) {
			r := open(t, w)
			r.Away()
			require.Empty(t, apptest.Faults(r.Rehearsal))
			require.Empty(t, r.App.Words.Missing())
			r.Picture(name + "-" + size)
		})
	}
}
