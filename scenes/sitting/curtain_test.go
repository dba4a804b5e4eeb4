package sitting_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play/torches"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/sitting"
)

// hall is a scene with nothing but a curtain.
type hall struct {
	s       *sitting.Sitting
	c       *sitting.Curtain
	in      sitting.Invitation
	answers []sitting.Answer // without those of a curtain that hangs
}

// Frame implements scene.Scene.
func (h *hall) Frame(u *ui.UI) {
	if a := h.c.Draw(u, h.s, h.in); a != sitting.Hanging {
		h.answers = append(h.answers, a)
	}
}

func hang(t *testing.T) (*hall, *scene.Rehearsal) {
	t.Helper()
	s, r := sit(t, torches.Game{}, "", "")
	r.Stack.UI.Prefs.Speed = 1
	h := &hall{s: s, c: sitting.Fall(s.UI, 1, pixel.Hex(0x6d1f2b)), in: sitting.Invitation{Head: "Pass the computer to", Word: "I am Green", Note: "Nobody looks"}}
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

// The parts of the curtain move together where there is little room: nothing lies on
// another, leaves the window or is left out, and the board hangs below the plaque.
func TestThePartsOfTheCurtainFitTheWindow(t *testing.T) {
	for _, w := range []apptest.Window{{W: 1280, H: 800}, {W: 1280, H: 800, Text: 1.5}, {W: 1024, H: 640}, {W: 1024, H: 640, Text: 1.5}, {W: 2560, H: 1080, Text: 1.25}} {
		s, r := sitIn(t, w, torches.Game{}, "", "")
		h := &hall{s: s, c: sitting.Fall(s.UI, 1, pixel.Hex(0x6d1f2b)), in: sitting.Invitation{
			Head: "Pass the computer to", Word: "I am Green", Standing: "Round 4 of 6 · Exploration", Icon: "timer",
			Note:  "Your cards are turned over, and your five minutes run.",
			More:  "Done already: Blue. What they decided stays hidden until all are done.",
			Turns: []sitting.Turn{{Seat: 0, Done: true}, {Seat: 1}},
		}}
		s.Stack.Push(h)
		let(r, time.Second)
		require.Empty(t, apptest.Faults(r), "%v", w)
		top := map[string]float64{}
		for _, l := range apptest.Lines(r) {
			top[l.Text] = l.Rect.Y
		}
		for _, below := range [][2]string{{"Pass the computer to", "I am Green"}, {"I am Green", "Round 4 of 6 · Exploration"}, {"Round 4 of 6 · Exploration", "Green"}} {
			require.Contains(t, top, below[0], "%v", w)
			require.Contains(t, top, below[1], "%v", w)
			assert.Less(t, top[below[0]], top[below[1]], "%v", w)
		}
		apptest.Keep(t, fmt.Sprintf("curtain-%dx%d-%.2f", w.W, w.H, w.Text), r.Draw())
	}
}

// Where movement is reduced the plaque stands still while it fades in.
func TestThePlaqueStandsStillWhereMovementIsReduced(t *testing.T) {
	for _, reduced := range []bool{true, false} {
		h, r := hang(t)
		r.Stack.UI.Prefs.Reduced = reduced
		h.in.Standing = "Round 4 of 6"
		places := map[float64]bool{}
		r.Stack.UI.Witness = func(w ui.Written) {
			if w.Text == h.in.Head {
				places[w.Rect.Y] = true
			}
		}
		for range 90 {
			r.Send(input.Event{Kind: input.Tick})
			r.Draw()
		}
		require.NotEmpty(t, places)
		assert.Equal(t, reduced, len(places) == 1, "%v", places)
	}
}
