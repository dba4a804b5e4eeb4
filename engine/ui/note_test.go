package ui_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// foot is a scene with a row of buttons along its foot, as the shelf has.
type foot struct {
	rows   int
	ground ui.Rect
	kept   ui.Rect
}

func (f *foot) names() (out []string) {
	for i := range f.rows * 4 {
		out = append(out, fmt.Sprint("button-", i))
	}
	return out
}

func (f *foot) Frame(u *ui.UI) {
	u.Fill(ui.R(0, 0, u.W, u.H), ui.Ink)
	if f.ground.W > 0 {
		u.Ground(f.ground)
	}
	if f.kept.W > 0 {
		u.Keep(f.kept)
	}
	for i, name := range f.names() {
		u.Button(name, ui.R(20+float64(i%4)*248, u.H-70-float64(i/4)*64, 230, 52), ui.Button{Kind: ui.Secondary, Word: "Rules"})
	}
}

func noted(f *foot, notes int) *scene.Rehearsal {
	art := &ui.Art{Gallery: paint.NewGallery(32<<20, 1, nil), Faces: script.NewLibrary(), Icons: icon.NewSet()}
	s := scene.NewStack(ui.New(art, plain{}, nil))
	s.Push(f)
	r := scene.NewRehearsal(s, 1024, 640, 1)
	for i := range notes {
		s.UI.Notify("check", fmt.Sprint("Something has been kept, number ", i), "Look", func() {})
	}
	let(r, time.Second)
	return r
}

func TestAToastStandsInTheMiddleAndOnNoButton(t *testing.T) {
	for rows := range 4 {
		f := &foot{rows: rows}
		r := noted(f, 1)
		note, ok := r.Stack.UI.Find("note")
		require.True(t, ok)
		require.InDelta(t, r.Stack.UI.W/2, note.CX(), .5)
		require.Less(t, note.Bottom(), r.Stack.UI.H)
		for _, name := range f.names() {
			button, _ := r.Stack.UI.Find(name)
			require.False(t, button.Overlaps(note), "%d rows: it lies on %s", rows, name)
		}
	}
	r := noted(&foot{ground: ui.R(16, 64, 700, 500)}, 1)
	note, _ := r.Stack.UI.Find("note")
	require.InDelta(t, 366, note.CX(), .5, "in the middle of the mat")
}

// What a scene wants to be read stays clear of toasts.
func TestAToastKeepsClearOfWhatIsKept(t *testing.T) {
	f := &foot{rows: 1, kept: ui.R(400, 480, 300, 60)}
	r := noted(f, 1)
	note, _ := r.Stack.UI.Find("note")
	require.Less(t, note.Bottom(), f.kept.Y)
	require.Greater(t, note.Bottom(), f.kept.Y-12)
}

func TestAToastIsSeenEvenWhereButtonsAreEverywhere(t *testing.T) {
	r := noted(&foot{rows: 10}, 1)
	note, ok := r.Stack.UI.Find("note")
	require.True(t, ok)
	require.Greater(t, note.Y, 0.0)
}

// What is told twice in a row stands there once, and does what was said last; what came
// of it is told in its turn, in the same words too.
func TestAToastToldAgainDoesWhatItSaysNow(t *testing.T) {
	r := noted(&foot{}, 0)
	u := r.Stack.UI
	var done []string
	tell := func(what string) {
		u.Notify("lock", "It cannot be opened", "Again", func() {
			done = append(done, what)
			u.Notify("lock", "It cannot be opened", "Again", nil)
		})
	}
	tell("first")
	tell("second")
	let(r, time.Second)
	c, ok := u.Find("note.act")
	require.True(t, ok)
	r.Send(input.Event{Kind: input.Move, X: c.CX(), Y: c.CY()}, input.Event{Kind: input.Press, X: c.CX(), Y: c.CY()},
		input.Event{Kind: input.Release, X: c.CX(), Y: c.CY()})
	let(r, time.Second)
	require.Equal(t, []string{"second"}, done)
	_, ok = u.Find("note")
	require.True(t, ok, "that it failed again is told")
}
