package door_test

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/defence"
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

// The dice of a fight are thrown, are heard on the wood, and count when they lie still.
func TestTheDiceAreThrownAndCountWhenTheyLie(t *testing.T) {
	s := atIn(t, "walk", apptest.Window{Scale: picture(.5), Speed: 1})
	u := s.a.UI
	s.click("main")
	require.True(t, u.Now > 0)
	strength := func() bool { return apptest.Says(s.r, "short of 20") || apptest.Says(s.r, "stays and takes") }
	thrown := 0
	for n := 0; s.View().Busy(u) && n < 1200; n++ {
		s.r.Step()
		if u.NeedsPicture() {
			s.r.Stack.Draw(s.r.Canvas)
		}
		v := s.View().(*defence.View)
		if len(v.Thrown()) == 0 {
			continue
		}
		require.Empty(t, v.Lying(), "nothing counts while they roll")
		if thrown++; thrown%12 == 0 {
			apptest.Keep(t, fmt.Sprintf("show-dice-%02d", thrown), s.r.Draw())
		}
	}
	require.Greater(t, thrown, 20, "the throw is seen")
	m, ok := s.state().Meeting()
	require.True(t, ok)
	require.Equal(t, m.Fight.Dice(), s.View().(*defence.View).Lying())
	require.True(t, strength())
}

// A click while the dice roll puts them where they lie.
func TestAThrowIsSkippedByAClick(t *testing.T) {
	s := atIn(t, "walk", apptest.Window{Scale: .25, Speed: 1})
	s.click("main")
	v := s.View().(*defence.View)
	for n := 0; len(v.Thrown()) == 0 && n < 1200; n++ {
		s.r.Step()
		s.r.Stack.Draw(s.r.Canvas)
	}
	require.NotEmpty(t, v.Thrown())
	n := s.Playing().Len()
	s.click("main")
	require.False(t, v.Busy(s.a.UI))
	m, _ := s.state().Meeting()
	require.Equal(t, m.Fight.Dice(), v.Lying())
	require.Equal(t, n, s.Playing().Len(), "the click only skips")
}

// picture is the scale of a window, larger where pictures are kept to be looked at.
func picture(scale float64) float64 {
	if apptest.Pictures() {
		return 1
	}
	return scale
}

// click presses a control at once, without waiting for what it shows.
func (s *sitting) click(name string) {
	s.t.Helper()
	r, ok := s.a.UI.Find(name)
	require.True(s.t, ok, name)
	x, y := r.CX(), r.CY()
	s.r.Send(input.Event{Kind: input.Move, X: x, Y: y}, input.Event{Kind: input.Press, X: x, Y: y}, input.Event{Kind: input.Release, X: x, Y: y})
}

// With reduced motion what changes fades: the hero from where he was to where he is, and
// the pencil's strokes on the paper. No picture jumps.
func TestReducedMotionFadesInPlaceOfMoving(t *testing.T) {
	s := atIn(t, "walk", apptest.Window{Scale: .5, Speed: 1, Reduced: true})
	u := s.a.UI
	for range 30 {
		s.r.Step()
		s.r.Draw()
	}
	steps, last := 0, s.sheetOf(s.r.Draw())
	s.click("main")
	for n := 0; n < 24; n++ { // the walk, before the fight opens
		s.r.Step()
		now := s.sheetOf(s.r.Draw())
		if !slices.Equal(now, last) {
			steps++
		}
		last = now
	}
	require.Greater(t, steps, 12, "it changes little by little")
	for n := 0; s.View().Busy(u) && n < 600; n++ {
		s.r.Step()
		s.r.Stack.Draw(s.r.Canvas)
	}
	require.False(t, s.View().Busy(u))
	m, ok := s.state().Meeting()
	require.True(t, ok)
	require.Equal(t, m.Fight.Dice(), s.View().(*defence.View).Lying())
}

// sheetOf is the part of a picture where the dungeon lies.
func (s *sitting) sheetOf(m *image.RGBA) []uint8 {
	var out []uint8
	k := float64(m.Rect.Dx()) / s.a.UI.W
	for y := int(120 * k); y < int(720*k); y++ {
		out = append(out, m.Pix[m.PixOffset(int(280*k), y):m.PixOffset(int(760*k), y)]...)
	}
	return out
}
