package sitting_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play/torches"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/scenes/sitting"
)

// desk is a table that notes what it is asked for.
type desk struct {
	*sitting.Sitting
	steps, taken int // of the view: that it can take back, that it can bring back
	heard        []string
}

// Frame implements scene.Scene.
func (d *desk) Frame(u *ui.UI) {
	sitting.Brass(u, ui.R(100, 100, 500, 40), 15, d.Tools(d, "R"))
	d.Keys(u, d)
}

func (d *desk) note(what string) { d.heard = append(d.heard, what) }

func (d *desk) StepBack(*ui.UI) bool {
	if d.steps == 0 {
		return false
	}
	d.steps, d.taken = d.steps-1, d.taken+1
	return true
}

func (d *desk) StepForth(*ui.UI) bool {
	if d.taken == 0 {
		return false
	}
	d.steps, d.taken = d.steps+1, d.taken-1
	return true
}

func (d *desk) Anew(*ui.UI) { d.note("anew") }
func (d *desk) Hint(*ui.UI) { d.note("hint") }
func (d *desk) Menu()       { d.note("menu") }

// stand puts a desk up whose doors note that they were opened.
func stand(t *testing.T) (*desk, *scene.Rehearsal) {
	t.Helper()
	s, r := sit(t, torches.Game{}, "", "")
	d := &desk{Sitting: s}
	s.OpenLog = func() { d.note("log") }
	s.Open.Settings = func() { d.note("settings") }
	s.Open.Rulebook = func(game, clause string) { d.note("rulebook " + game + clause) }
	s.Stack.Push(d)
	r.Draw()
	return d, r
}

func press(r *scene.Rehearsal, k input.Key, m input.Mods) {
	r.Send(input.Event{Kind: input.KeyDown, Key: k, Mods: m}, input.Event{Kind: input.KeyUp, Key: k, Mods: m})
}

func TestKeysMeanTheSameAtEveryTable(t *testing.T) {
	for key, want := range map[input.Key]string{"H": "hint", "R": "rulebook torches", "S": "settings", "L": "log", input.Escape: "menu"} {
		d, r := stand(t)
		press(r, key, input.Mods{})
		assert.Equal(t, []string{want}, d.heard, key)
	}
}

func TestEscapePutsARefusalAwayFirst(t *testing.T) {
	d, r := stand(t)
	d.UI.Refuse(10, 10, "Not now.", "", nil)
	press(r, input.Escape, input.Mods{})
	assert.Empty(t, d.UI.Refused())
	assert.Empty(t, d.heard)
	press(r, input.Escape, input.Mods{})
	assert.Equal(t, []string{"menu"}, d.heard)
}

func TestTheViewsStepsAreTakenBackBeforeTheMatchsMoves(t *testing.T) {
	ctrl, shift := input.Mods{Ctrl: true}, input.Mods{Ctrl: true, Shift: true}
	d, r := stand(t)
	do(t, d.Sitting, torches.Done{})
	d.steps = 1
	press(r, "Z", ctrl)
	require.Equal(t, 1, d.Match.Len())
	require.Empty(t, d.heard, "a step is no other position")
	press(r, "Z", ctrl)
	require.Zero(t, d.Match.Len())
	require.Equal(t, []string{"anew"}, d.heard)
	press(r, "Z", shift)
	require.Equal(t, 1, d.steps)
	press(r, "Y", ctrl)
	require.Equal(t, 1, d.Match.Len())
	require.Equal(t, []string{"anew", "anew"}, d.heard)
	press(r, "Y", ctrl)
	require.Len(t, d.heard, 2, "there is no more to bring back")
}

func TestBrassButtonsDoWhatTheirKeysDo(t *testing.T) {
	d, r := stand(t)
	do(t, d.Sitting, torches.Done{})
	for _, name := range []string{"undo", "hint", "log-button", "rulebook", "menu"} {
		x, y, ok := (&scene.Stage{Stack: d.Stack}).Locate(name)
		require.True(t, ok, name)
		r.Send(input.Event{Kind: input.Move, X: x, Y: y},
			input.Event{Kind: input.Press, X: x, Y: y}, input.Event{Kind: input.Release, X: x, Y: y})
	}
	assert.Zero(t, d.Match.Len())
	assert.Equal(t, []string{"anew", "hint", "log", "rulebook torches", "menu"}, d.heard)
}
