package defence_test

import (
	"fmt"
	"image"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/defence"
	"delvebox/scenes/doodledungeon/tabletest"
)

// What happens is shown beat by beat, the hero on his way, and then the table lies still.
func TestTheHeroIsSeenWalkingAndThenNothingMoves(t *testing.T) {
	s := tabletest.AtIn(t, "walk", apptest.Window{Scale: .5, Speed: 1})
	u := s.A.UI
	from := s.State().At(0)
	s.Click("main")
	require.NotEqual(t, from, s.State().At(0), "the move is made at once")
	for n := 0; s.View().Busy(u) && n < 1200; n++ {
		s.R.Step()
		if n == 20 {
			apptest.Keep(t, "show-walking", s.R.Draw())
		}
		if n%4 == 0 {
			s.R.Draw()
		}
	}
	require.False(t, s.View().Busy(u))
	require.True(t, s.Playable())
	apptest.Keep(t, "show-stopped", s.R.Draw())
	p := input.NewPlayer(&scene.Stage{Stack: s.A.Stack})
	p.WaitIdle()
	require.NoError(t, s.R.Play(p, 20*time.Second), "nothing asks for pictures any more")
}

// With reduced motion and without movements the same happens at once.
func TestWithoutMovementsNothingIsWaitedFor(t *testing.T) {
	s := tabletest.At(t, "walk")
	s.Act("click main")
	require.False(t, s.View().Busy(s.A.UI))
	require.True(t, s.Playable())
}

// The dice of a fight are thrown, are heard on the wood, and count when they lie still.
func TestTheDiceAreThrownAndCountWhenTheyLie(t *testing.T) {
	s := tabletest.AtIn(t, "walk", apptest.Window{Scale: tabletest.Coarse(.5), Speed: 1})
	u := s.A.UI
	s.Click("main")
	require.True(t, u.Now > 0)
	strength := func() bool { return s.Says("short of 20") || s.Says("stays and takes") }
	thrown := 0
	for n := 0; s.View().Busy(u) && n < 1200; n++ {
		s.R.Step()
		if u.NeedsPicture() {
			s.R.Stack.Draw(s.R.Canvas)
		}
		v := s.View().(*defence.View)
		if len(v.Thrown()) == 0 {
			continue
		}
		require.Empty(t, v.Lying(), "nothing counts while they roll")
		if thrown++; thrown%12 == 0 {
			apptest.Keep(t, fmt.Sprintf("show-dice-%02d", thrown), s.R.Draw())
		}
	}
	require.Greater(t, thrown, 20, "the throw is seen")
	m, ok := s.State().Meeting()
	require.True(t, ok)
	require.Equal(t, m.Fight.Dice(), s.View().(*defence.View).Lying())
	require.True(t, strength())
}

// A click while the dice roll puts them where they lie.
func TestAThrowIsSkippedByAClick(t *testing.T) {
	s := tabletest.AtIn(t, "walk", apptest.Window{Scale: .25, Speed: 1})
	s.Click("main")
	v := s.View().(*defence.View)
	for n := 0; len(v.Thrown()) == 0 && n < 1200; n++ {
		s.R.Step()
		s.R.Stack.Draw(s.R.Canvas)
	}
	require.NotEmpty(t, v.Thrown())
	n := s.Playing().Len()
	s.Click("main")
	require.False(t, v.Busy(s.A.UI))
	m, _ := s.State().Meeting()
	require.Equal(t, m.Fight.Dice(), v.Lying())
	require.Equal(t, n, s.Playing().Len(), "the click only skips")
}

// With reduced motion what changes fades: the hero from where he was to where he is, and
// the pencil's strokes on the paper. No picture jumps.
func TestReducedMotionFadesInPlaceOfMoving(t *testing.T) {
	s := tabletest.AtIn(t, "walk", apptest.Window{Scale: .5, Speed: 1, Reduced: true})
	u := s.A.UI
	for range 30 {
		s.R.Step()
		s.R.Draw()
	}
	steps, last := 0, sheetOf(s, s.R.Draw())
	s.Click("main")
	for n := 0; n < 24; n++ { // the walk, before the fight opens
		s.R.Step()
		now := sheetOf(s, s.R.Draw())
		if !slices.Equal(now, last) {
			steps++
		}
		last = now
	}
	require.Greater(t, steps, 12, "it changes little by little")
	for n := 0; s.View().Busy(u) && n < 600; n++ {
		s.R.Step()
		s.R.Stack.Draw(s.R.Canvas)
	}
	require.False(t, s.View().Busy(u))
	m, ok := s.State().Meeting()
	require.True(t, ok)
	require.Equal(t, m.Fight.Dice(), s.View().(*defence.View).Lying())
}

// sheetOf is the part of a picture where the dungeon lies.
func sheetOf(s *tabletest.Sitting, m *image.RGBA) []uint8 {
	var out []uint8
	k := float64(m.Rect.Dx()) / s.A.UI.W
	for y := int(120 * k); y < int(720*k); y++ {
		out = append(out, m.Pix[m.PixOffset(int(280*k), y):m.PixOffset(int(760*k), y)]...)
	}
	return out
}
