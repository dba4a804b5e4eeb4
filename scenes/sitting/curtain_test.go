package sitting_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play/torches"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/scenes/sitting"
)

// hall is a scene with nothing but a curtain.
type hall struct {
	s       *sitting.Sitting
	c       *sitting.Curtain
	note    string
	answers []sitting.Answer // without those of a curtain that hangs
}

// Frame implements scene.Scene.
func (h *hall) Frame(u *ui.UI) {
	if a := h.c.Draw(u, h.s, sitting.Invitation{Head: "Pass the computer to", Word: "I am Green", Note: h.note}); a != sitting.Hanging {
		h.answers = append(h.answers, a)
	}
}

func hang(t *testing.T) (*hall, *scene.Rehearsal) {
	t.Helper()
	s, r := sit(t, torches.Game{}, "", "")
	r.Stack.UI.Prefs.Speed = 1
	h := &hall{s: s, note: "Nobody looks", c: sitting.Fall(s.UI, 1, pixel.Hex(0x6d1f2b))}
	s.Stack.Push(h)
	return h, r
}

func let(r *scene.Rehearsal, d time.Duration) {
	for end := r.Stack.UI.Now + d; r.Stack.UI.Now < end; {
		r.Send(input.Event{Kind: input.Tick})
	}
}

func enter(r *scene.Rehearsal) {
	r.Send(input.Event{Kind: input.KeyDown, Key: input.Enter}, input.Event{Kind: input.KeyUp, Key: input.Enter})
}

func TestTheCurtainFallsHangsAndRises(t *testing.T) {
	h, r := hang(t)
	assert.False(t, h.c.Closed(r.Stack.UI), "it begins to fall")
	enter(r)
	assert.False(t, h.c.Pressed(), "a key pressed for what was there before counts for nothing")
	let(r, time.Second)
	assert.True(t, h.c.Closed(r.Stack.UI))
	assert.Empty(t, h.answers)
	assert.EqualValues(t, 0, h.s.Viewer, "Blue has the computer until Green takes it")
	enter(r)
	require.True(t, h.c.Pressed())
	assert.EqualValues(t, 1, h.s.Viewer)
	assert.False(t, h.c.Closed(r.Stack.UI), "it rises")
	let(r, time.Second)
	require.NotEmpty(t, h.answers)
	assert.Equal(t, sitting.Taken, h.answers[0])
	assert.Equal(t, sitting.Gone, h.answers[len(h.answers)-1])
}

func TestEscapeAtTheCurtainAsksForTheMenu(t *testing.T) {
	h, r := hang(t)
	let(r, time.Second)
	r.Send(input.Event{Kind: input.KeyDown, Key: input.Escape})
	assert.Equal(t, []sitting.Answer{sitting.Menu}, h.answers)
	assert.False(t, h.c.Pressed())
}

// The plaque grows with what is written on it: a long note in large letters ends above
// its rim.
func TestTheNoteOfTheCurtainFitsOnThePlaque(t *testing.T) {
	for _, size := range []float64{1, 1.25, 1.5} {
		h, r := hang(t)
		u := r.Stack.UI
		u.TextScale, h.note = size, "Your cards are turned over; you have five minutes, and nobody else looks."
		let(r, time.Second)
		lines := map[string]ui.Rect{}
		u.Witness = func(w ui.Written) { lines[w.Text] = w.Rect }
		r.Draw()
		head, ok := lines["Pass the computer to"]
		require.True(t, ok, "%v", lines)
		top := head.Bottom() - 58
		last := 0.0
		for text, line := range lines {
			if text != "I am Green" && line.Y > head.Bottom() {
				last = max(last, line.Bottom())
			}
		}
		assert.Greater(t, last, u.H/2, "the note is written")
		assert.Less(t, last, u.H-top-16, "the plaque stands in the middle: its foot is as far from the window's as its top (text %v)", size)
	}
}
