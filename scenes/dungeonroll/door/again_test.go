package door_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/door"
	"delvebox/scenes/dungeonroll/stops"
	"delvebox/scenes/performer"
)

// A game that was left after some decisions is gone on with by another hand.
func TestAGameIsGoneOnWithThroughTheMouse(t *testing.T) {
	b, err := door.Box()
	require.NoError(t, err)
	for _, d := range b.Demos {
		if d.Name != "delve-choice" {
			continue
		}
		for _, left := range []int{1, 6, 12} {
			m, err := play.NewMatch(b.Game, d.Setup)
			require.NoError(t, err)
			for range left {
				s, ok := m.State().(*dungeonroll.State)
				require.True(t, ok)
				move, err := stops.Decide(s, 0)
				require.NoError(t, err)
				_, err = m.Do(m.Actors()[0], move)
				require.NoError(t, err)
			}
			a, r := apptest.OpenBoxes(t, apptest.Window{Scale: .25}, b)
			s, err := b.Open(a, m, a.Store.Begin(b.ID))
			require.NoError(t, err)
			a.Stack.Push(s)
			p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
			p.Hurry = true
			over := false
			performer.Perform(a, p, false, nil, func() { over = true })
			require.NoError(t, r.Play(p, time.Hour), "left after %d decisions; the last were %v", left, lastMoves(a))
			require.True(t, over)
		}
	}
}

func lastMoves(a *app.App) (list []play.Move) {
	if t, ok := a.Stack.Top().(app.Table); ok {
		h := t.Playing().History()
		for _, e := range h[max(0, len(h)-3):] {
			list = append(list, e.Move)
		}
	}
	return list
}
