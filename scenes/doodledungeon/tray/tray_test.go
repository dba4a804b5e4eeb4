package tray_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/scene"
	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/tray"
)

// desk is a table with a tray on it.
type desk struct {
	lying []tray.Die
	throw *tray.Throw
	heard []string
}

func (s *desk) Frame(u *ui.UI) {
	u.Fill(ui.R(0, 0, u.W, u.H), ui.Ink)
	t := tray.Lay(ui.R(60, 40, 236, 104), 60, 5)
	t.Wood(u)
	if s.throw != nil {
		s.throw.Shadow(u, t)
	}
	t.Show(u, s.lying, 0)
	if s.throw == nil {
		return
	}
	s.heard = append(s.heard, s.throw.Sounds(u)...)
	s.throw.Show(u, t)
	u.Wake()
}

func open(t *testing.T, w apptest.Window) (*desk, *scene.Rehearsal) {
	t.Helper()
	w.W, w.H = 360, 260
	a, r := apptest.Open(t, w)
	s := &desk{}
	a.Stack.Push(s)
	r.Draw()
	return s, r
}

// play shows a throw to its end.
func (s *desk) play(t *testing.T, r *scene.Rehearsal, name string) []uint8 {
	u := r.Stack.UI
	end := u.Now + u.Pace(s.throw.Length(u.Prefs.Reduced))
	for n := 0; u.Now < end; n++ {
		require.Less(t, n, 200, "a throw takes about a second")
		r.Stack.Draw(r.Canvas)
		if n%6 == 0 {
			apptest.Keep(t, fmt.Sprintf("%s-%02d", name, n), r.Canvas.Image)
		}
		r.Step()
	}
	out := slices.Clone(r.Draw().Pix)
	apptest.Keep(t, name+"-end", r.Canvas.Image)
	return out
}

// The dice end exactly as they lie.
func TestAThrowEndsAsTheDiceLie(t *testing.T) {
	s, r := open(t, apptest.Window{Speed: 1, Scale: 2})
	dice := []tray.Die{{Figure: 7, Place: 0}, {Figure: 10, Place: 1}}
	s.throw = tray.NewThrow(dice, nil, 3, r.Stack.UI.Now)
	thrown := s.play(t, r, "tray-throw")
	s.throw, s.lying = nil, dice
	r.Stack.UI.Wake()
	assert.Equal(t, thrown, slices.Clone(r.Draw().Pix))
	assert.Contains(t, s.heard, "die-desk-hard", "they fall on wood")
	assert.Contains(t, s.heard, "die-desk-soft", "and come to rest gently")
	hard := 0
	for _, name := range s.heard {
		if name == "die-desk-hard" {
			hard++
		}
	}
	assert.Equal(t, 2, hard, "each die is heard")
}

// A die that is thrown to others leaves them where they are and ends beside them.
func TestAnotherDieIsThrownToThoseThatLie(t *testing.T) {
	s, r := open(t, apptest.Window{Speed: 1, Scale: 2})
	s.lying = []tray.Die{{Figure: 2, Place: 0}, {Figure: 9, Place: 1}}
	s.throw = tray.NewThrow([]tray.Die{{Figure: 4, Place: 2}}, s.lying, 8, r.Stack.UI.Now)
	thrown := s.play(t, r, "tray-another")
	s.throw, s.lying = nil, append(s.lying, tray.Die{Figure: 4, Place: 2})
	r.Stack.UI.Wake()
	assert.Equal(t, thrown, slices.Clone(r.Draw().Pix))
}

// With reduced motion dice fade in where they lie, and one sound tells how many.
func TestReducedMotionFadesTheDiceIn(t *testing.T) {
	for n, want := range map[int]string{1: "die-desk", 2: "dice-desk", 4: "dice-desk-all"} {
		s, r := open(t, apptest.Window{Speed: 1, Reduced: true})
		before := slices.Clone(r.Draw().Pix)
		var dice []tray.Die
		for i := range n {
			dice = append(dice, tray.Die{Figure: 3 + i, Place: i})
		}
		s.throw = tray.NewThrow(dice, nil, 3, r.Stack.UI.Now)
		assert.Equal(t, before, slices.Clone(r.Draw().Pix), "nothing is seen at first")
		for range 9 {
			r.Step()
		}
		half := slices.Clone(r.Draw().Pix)
		assert.NotEqual(t, before, half)
		assert.NotEqual(t, half, s.play(t, r, "tray-reduced"))
		assert.Equal(t, []string{want}, s.heard)
	}
}

// In another window the same throw goes on.
func TestAThrowOutlivesAChangeOfTheWindow(t *testing.T) {
	s, r := open(t, apptest.Window{Speed: 1})
	s.throw = tray.NewThrow([]tray.Die{{Figure: 7}}, nil, 3, r.Stack.UI.Now)
	for range 20 {
		r.Step()
		r.Draw()
	}
	wide := tray.Lay(ui.R(10, 10, 300, 130), 60, 5)
	s.throw.Show(r.Stack.UI, wide)
	assert.Equal(t, s.throw.Length(false), 780*time.Millisecond)
}

// Four dice have room beside each other, in the tray, in the order in which a sum lists
// them.
func TestFourDiceLieSideBySide(t *testing.T) {
	for _, r := range []ui.Rect{ui.R(0, 0, 180, 62), ui.R(5, 9, 236, 110), ui.R(0, 0, 500, 300), ui.R(0, 0, 120, 120)} {
		for seed := range uint64(30) {
			l := tray.Lay(r, 60, seed)
			require.Greater(t, l.Unit, 12.0)
			for i := range tray.Most {
				a := l.Around(i)
				require.True(t, a.X > r.X && a.Y > r.Y && a.Right() < r.Right() && a.Bottom() < r.Bottom(), "%v in %v", a, r)
				for j := range i {
					b := l.Around(j)
					require.False(t, a.Inset(1).Cut(b.Inset(1)).W > 0 && a.Inset(1).Cut(b.Inset(1)).H > 0, "%v and %v", a, b)
					require.True(t, a.X > b.X+l.Unit || a.Y > b.Y+l.Unit, "%v comes after %v", a, b)
				}
			}
		}
	}
}

// Whatever is played is an effect of the program.
func TestEverySoundOfTheDiceExists(t *testing.T) {
	var known []string
	for _, e := range sound.Effects() {
		known = append(known, e.String())
	}
	for n := range 5 {
		assert.Contains(t, known, tray.Poured(n))
	}
	for _, name := range []string{"die-desk", "die-desk-soft", "die-desk-hard", "die-rim", "die-rim-soft", "die-die", "die-die-soft"} {
		assert.Contains(t, known, name)
	}
}
