package rulebook_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/box"
	"delvebox/scenes/rulebook"
)

// ground is what lies below the rulebook: a table, which knows places, and which has
// just refused something.
type ground struct{}

func (g ground) Frame(u *ui.UI) {}

func (g ground) Locate(string) (x, y float64, ok bool) { return 0, 0, false }

// reading is an open rulebook in a window that nobody sees.
type reading struct {
	t *testing.T
	a *app.App
	*scene.Rehearsal
}

// read opens the rulebook in a window, at a clause, after a refusal.
func read(t *testing.T, win apptest.Window, game, clause, refused string) *reading {
	t.Helper()
	boxes, err := box.Boxes()
	require.NoError(t, err)
	a, window := apptest.OpenBoxes(t, win, boxes...)
	u, stack := a.UI, a.Stack
	r := &reading{t, a, window}
	stack.Push(ground{})
	r.Step()
	if refused != "" {
		u.Refuse(100, 100, refused, clause, nil)
	}
	stack.Push(rulebook.New(a, game, clause))
	r.wait(time.Second)
	return r
}

func (r *reading) wait(d time.Duration) {
	r.Stack.UI.Now += d
	r.Step()
	r.Send(input.Event{Kind: input.Tick})
}

// play lets a hand act.
func (r *reading) play(script func(p *input.Player)) {
	r.t.Helper()
	apptest.Hand(r.t, r.Rehearsal, script)
}

// sees says whether a control is in the window.
func (r *reading) sees(name string) bool {
	r.t.Helper()
	r.Send(input.Event{Kind: input.Tick})
	q, ok := r.a.UI.Find(name)
	return ok && q.W > 0 && q.H > 0
}

// keep writes a picture to look at.
func (r *reading) keep(name string) {
	r.t.Helper()
	if apptest.Pictures() {
		apptest.Keep(r.t, name, r.Draw())
	}
}
