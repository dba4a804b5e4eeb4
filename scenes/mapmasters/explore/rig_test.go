package explore

import (
	"math"
	"testing"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/rehearsal"

	"github.com/stretchr/testify/require"
)

// rig is an exploration on a table without a window: events go in, pictures come out.
type rig struct {
	*rehearsal.Rig
	t    testing.TB
	u    *ui.UI
	b    *board.Board
	v    *View
	x, y float64 // the pointer
}

func ids(t testing.TB, names ...string) []mapmasters.CardID {
	var out []mapmasters.CardID
	for _, n := range names {
		id, err := mapmasters.ParseCardID(n)
		require.NoError(t, err)
		out = append(out, id)
	}
	return out
}

// objective finds an objective card for an aim.
func objective(t testing.TB, tables *mapmasters.Tables, a dungeon.Aim, hourglass bool) mapmasters.ObjectiveID {
	for o := mapmasters.ObjectiveID(1); o <= 27; o++ {
		if c := tables.Objective(o); c.Aim == a && c.Hourglass == hourglass {
			return o
		}
	}
	t.Fatalf("no objective for %s", a)
	return 0
}

// hands is what the seat at the computer holds in a test.
type hands struct {
	cards     []string
	books     []mapmasters.BookID
	ready     mapmasters.Tokens
	aim       dungeon.Aim
	hourglass bool
	timer     bool
	options   map[string]string
	w, h      int
	scale     float64
	text      float64
}

// painted is the scale the window is painted at. Unless pictures are to be looked at it
// has no more pixels than the usual window, and a quarter of them where the test names no
// scale: where things lie is the same.
func (h hands) painted() float64 {
	w, high := float64(h.w), float64(h.h)
	if h.w == 0 {
		w, high = 1280, 800
	}
	most := math.Sqrt(1280 * 800 / (w * high))
	switch {
	case apptest.Pictures():
		return h.scale
	case h.scale == 0:
		return min(1, most/2)
	}
	return min(h.scale, most)
}

func newRig(t testing.TB, h hands) *rig {
	tables := rehearsal.Game(t).Tables()
	pos := mapmasters.Position{Round: 1, Phase: mapmasters.ExplorationPhase, Turn: 0, First: 0, Timer: h.timer,
		Primary: []mapmasters.ObjectiveID{objective(t, tables, h.aim, h.hourglass)},
		Players: []mapmasters.PlayerPosition{
			{Coins: 3, Down: ids(t, h.cards...), Books: h.books, Ready: h.ready}, {Coins: 6, Down: ids(t, "S01", "S02", "S03", "S04", "S05")}}}
	setup := play.Setup{Seed: "lantern", Options: h.options, Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}}
	return openRig(t, h, rehearsal.Laid(t, pos, setup))
}

func openRig(t testing.TB, h hands, m *play.Match) *rig {
	r := &rig{t: t}
	h.scale = h.painted()
	r.Rig = rehearsal.Mount(t, apptest.Window{W: h.w, H: h.h, Scale: h.scale, Text: h.text, Speed: 1}, m, nil, nil, func(b *board.Board) board.View {
		b.App.Settings.Coach = false
		r.u, r.b, r.v = b.App.UI, b, newView(b)
		return r.v
	})
	r.rest()
	return r
}

// send hands an event on, as the window does.
func (r *rig) send(ev input.Event) {
	ev.X, ev.Y = r.x, r.y
	r.u.Now += 8 * time.Millisecond
	r.Stack.Event(ev)
	r.Stack.Tick()
}

// rest lets time go on until nothing moves.
func (r *rig) rest() {
	for range 3 {
		r.u.Now += 600 * time.Millisecond
		r.Stack.Tick()
		r.Stack.Event(input.Event{Kind: input.Tick})
	}
}

func (r *rig) to(x, y float64) {
	const n = 4
	x0, y0 := r.x, r.y
	for i := 1; i <= n; i++ {
		f := float64(i) / n
		r.x, r.y = x0+(x-x0)*f, y0+(y-y0)*f
		r.send(input.Event{Kind: input.Move})
	}
}

// find gives the place of a control or of a place on the lattice.
func (r *rig) find(name string) (x, y float64) {
	r.t.Helper()
	if x, y, ok := r.v.Locate(name); ok {
		return x, y
	}
	c, ok := r.u.Find(name)
	require.True(r.t, ok, "nothing is called %q among %v", name, r.u.Names())
	return c.CX(), c.CY()
}

func (r *rig) point(name string) {
	r.t.Helper()
	x, y := r.find(name)
	r.to(x, y)
}

func (r *rig) click(name string) { r.press(name, input.Left) }

func (r *rig) press(name string, b input.Button) {
	r.t.Helper()
	r.point(name)
	r.send(input.Event{Kind: input.Press, Button: b})
	r.send(input.Event{Kind: input.Release, Button: b})
	r.rest()
}

func (r *rig) drag(names ...string) {
	r.t.Helper()
	r.point(names[0])
	r.send(input.Event{Kind: input.Press})
	for _, n := range names[1:] {
		r.point(n)
	}
	r.send(input.Event{Kind: input.Release})
	r.rest()
}

func (r *rig) key(k input.Key, ctrl bool) {
	r.send(input.Event{Kind: input.KeyDown, Key: k, Mods: input.Mods{Ctrl: ctrl}})
	r.send(input.Event{Kind: input.KeyUp, Key: k, Mods: input.Mods{Ctrl: ctrl}})
	r.rest()
}

// draw draws the window until all pictures are painted and nothing moves, and keeps it to
// be looked at.
func (r *rig) draw(name string) {
	r.t.Helper()
	r.Draw()
	r.u.Art.Gallery.Sweep()
	r.u.Now += 500 * time.Millisecond
	r.Stack.Draw(r.Canvas)
	r.shoot(name)
}

// shoot keeps the picture as it is.
func (r *rig) shoot(name string) {
	r.t.Helper()
	if name != "" {
		apptest.Keep(r.t, "explore-"+name, r.Canvas.Image)
	}
}

// faults are lines of text in the present picture that cannot be read.
func (r *rig) faults() []string {
	r.draw("")
	return apptest.Faults(r.Rehearsal)
}

// crown is the hand of the concept picture.
func crown() hands {
	return hands{cards: []string{"D29", "D49", "S09", "S01", "S07"}, aim: dungeon.Monsters,
		books: []mapmasters.BookID{dungeon.PhantomBlade, dungeon.Featherfall}, ready: mapmasters.Tokens{1, 0, 1, 0}}
}

// laidCrown lays the concept picture's dungeon card by card.
func laidCrown(t testing.TB, h hands) *rig {
	r := newRig(t, h)
	for i, place := range []string{"place 0,0", "place 5,-2", "place 10,0", "place 0,7", "place 5,5"} {
		r.drag("hand-"+string(rune('1'+i)), place)
	}
	return r
}
