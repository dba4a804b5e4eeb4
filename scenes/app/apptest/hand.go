package apptest

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
)

// patience is how long, by the clock of the test, a hand may take for all that it does.
const patience = 10 * time.Minute

// Hand lets a scripted hand act as a person does, tick by tick.
func Hand(t testing.TB, r *scene.Rehearsal, do func(p *input.Player)) {
	t.Helper()
	p := input.NewPlayer(&scene.Stage{Stack: r.Stack})
	do(p)
	require.NoError(t, r.Play(p, patience))
}

// Act lets a hand that hurries follow a script.
func Act(t testing.TB, r *scene.Rehearsal, script string) {
	t.Helper()
	Hand(t, r, func(p *input.Player) {
		p.Hurry = true
		require.NoError(t, p.ReadScript(t.Name(), script))
	})
}

// Point moves the pointer to a control.
func Point(t testing.TB, r *scene.Rehearsal, name string) {
	t.Helper()
	r.Stack.Event(input.Event{Kind: input.Tick}) // what is there now
	c, ok := r.Stack.UI.Find(name)
	require.True(t, ok, "nothing is called %q among %v", name, r.Stack.UI.Names())
	r.Send(input.Event{Kind: input.Move, X: c.CX(), Y: c.CY()})
}

// Click clicks a control at once, without waiting for what that shows.
func Click(t testing.TB, r *scene.Rehearsal, name string) {
	t.Helper()
	Point(t, r, name)
	x, y, _ := r.Stack.UI.Pointer()
	r.Send(input.Event{Kind: input.Press, X: x, Y: y}, input.Event{Kind: input.Release, X: x, Y: y})
}
