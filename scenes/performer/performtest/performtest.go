// Package performtest lets the scripted hand play whole matches in tests.
package performtest

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/performer"
)

// ToTheEnd plays the match on the table through the mouse until it is over: every move
// that is made is the one wanted, and the Hall of Fame hears of it once. It gives the last
// position.
func ToTheEnd(t testing.TB, a *app.App, r *scene.Rehearsal) play.State {
	t.Helper()
	stage := &scene.Stage{Stack: a.Stack}
	if apptest.Pictures() {
		stage.Pixels = func(paint.Surface) *image.RGBA { return r.Canvas.Image }
		stage.Keep = func(name string, img *image.RGBA) error { apptest.Keep(t, name, img); return nil }
	}
	p := input.NewPlayer(stage)
	p.Hurry = true
	over := false
	performer.Perform(a, p, false, nil, func() { over = true })
	for n := 0; !over && n < 6000; n++ { // computer players think beside the clock of the test
		if err := r.Play(p, time.Second); err != nil {
			require.NoError(t, err, "%v: %v", table(t, a).Playing().State(), a.UI.Names())
		}
		time.Sleep(time.Millisecond)
	}
	require.True(t, over)
	m := table(t, a).Playing()
	require.NotNil(t, m.Outcome())
	list, _, err := a.Store.Fame()
	require.NoError(t, err)
	require.Len(t, list, 1, "the Hall of Fame knows of it")
	return m.State()
}

func table(t testing.TB, a *app.App) app.Table {
	t.Helper()
	tab, ok := a.Stack.Top().(app.Table)
	require.True(t, ok, "%T is on top", a.Stack.Top())
	return tab
}
