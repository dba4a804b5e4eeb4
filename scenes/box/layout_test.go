package box_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/engine/words"
	"delvebox/scenes/app"
	"delvebox/scenes/tour"
)

// faults tells of lines of text that stand where they cannot be read.
func faults(u *ui.UI, lines []ui.Written) []string {
	var out []string
	window := ui.R(0, 0, u.W, u.H)
	var seen []ui.Written
	for _, l := range lines {
		if l.Shield {
			seen, out = nil, nil
			continue
		}
		cut := l.Rect.Cut(l.Clip)
		if cut.W <= 1 || cut.H <= 1 {
			continue // scrolled out of sight
		}
		in := l.Rect.Cut(window)
		if in.W < l.Rect.W-1 || in.H < l.Rect.H-1 {
			if !l.Clipped {
				out = append(out, fmt.Sprintf("%q leaves the window", l.Text))
			}
			continue
		}
		if l.Clipped && cut.W < l.Rect.W-2 && cut.H > l.Rect.H-1 {
			out = append(out, fmt.Sprintf("%q is cut off at the side", l.Text))
		}
		for _, o := range seen {
			c := cut.Cut(o.Rect.Cut(o.Clip))
			if c.W > 2 && c.H > 2 {
				out = append(out, fmt.Sprintf("%q lies on %q", l.Text, o.Text))
			}
		}
		seen = append(seen, l)
	}
	return out
}

// TestWordsNeitherOverlapNorLeaveTheWindow goes on the tour in the smallest window, a
// usual one and a large one, with words as they are and 40 % longer, at 100 and 150 %.
func TestWordsNeitherOverlapNorLeaveTheWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("the whole tour takes a while")
	}
	round := tour.New()
	for _, c := range []struct {
		w, h     int
		text     int
		language string
	}{
		{1280, 800, 100, "en"},
		{1024, 640, 100, "en"},
		{1280, 800, 125, "en"},
		{1280, 800, 100, words.Pseudo},
		{1920, 1080, 150, "en"},
	} {
		name := fmt.Sprintf("%dx%d at %d in %s", c.w, c.h, c.text, c.language)
		a, r := open(t, c.w, c.h, 1)
		setLanguage(t, a, c.language)
		set := a.Settings
		set.TextSize = c.text
		a.Heed(set)
		a.UI.Prefs.Speed = 0
		for _, stop := range round.Stops() {
			t.Run(name+"/"+stop.Name, func(t *testing.T) {
				require.NoError(t, stop.Open(a))
				p := input.NewPlayer(&scene.Stage{Stack: a.Stack})
				for _, n := range stop.Click {
					p.WaitIdle()
					p.Click(n)
				}
				p.WaitIdle()
				require.NoError(t, r.Play(p, 120e9))
				for range 300 {
					r.Step() // toasts go by
				}
				r.Draw()
				var lines []ui.Written
				a.UI.Witness = func(w ui.Written) { lines = append(lines, w) }
				a.UI.Wake()
				img := r.Draw()
				a.UI.Witness = nil
				half := lines[:len(lines)/2] // Draw draws twice
				found := faults(a.UI, half)
				if len(found) > 0 {
					keep(t, fmt.Sprintf("layout-%s-%dx%d-%d-%s", stop.Name, c.w, c.h, c.text, c.language), img)
				}
				require.Empty(t, found)
				a.Stack.Home()
			})
		}
	}
}

func setLanguage(t *testing.T, a *app.App, tag string) {
	t.Helper()
	b, err := a.Speak(tag)
	require.NoError(t, err)
	a.Words = b
	a.UI.SetWords(b)
}
