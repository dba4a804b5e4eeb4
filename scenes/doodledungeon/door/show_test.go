package door_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/scenes/app/apptest"
)

// What happens is shown beat by beat, the hero on his way, and then the table lies still.
func TestTheHeroIsSeenWalkingAndThenNothingMoves(t *testing.T) {
	s := atIn(t, "walk", apptest.Window{Scale: .5, Speed: 1})
	u := s.a.UI
	from := s.state().At(0)
	r, ok := u.Find("main")
	require.True(t, ok)
	s.r.Send(input.Event{Kind: input.Move, X: r.CX(), Y: r.CY()}, input.Event{Kind: input.Press, X: r.CX(), Y: r.CY()}, input.Event{Kind: input.Release, X: r.CX(), Y: r.CY()})
	require.NotEqual(t, from, s.state().At(0), "the move is made at once")
	for n := 0; s.View().Busy(u) && n < 1200; n++ {
		s.r.Step()
		if n == 20 {
			apptest.Keep(t, "show-walking", s.r.Draw())
		}
		if n%4 == 0 {
			s.r.Draw()
		}
	}
	require.False(t, s.View().Busy(u))
	require.True(t, s.Playable())
	apptest.Keep(t, "show-stopped", s.r.Draw())
	p := input.NewPlayer(stageOf(s))
	p.WaitIdle()
	require.NoError(t, s.r.Play(p, 20*time.Second), "nothing asks for pictures any more")
}

// With reduced motion and without movements the same happens at once.
func TestWithoutMovementsNothingIsWaitedFor(t *testing.T) {
	s := at(t, "walk")
	s.act("click main")
	require.False(t, s.View().Busy(s.a.UI))
	require.True(t, s.Playable())
}
