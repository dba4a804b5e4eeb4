package box_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/scene"
	"delvebox/engine/words"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/tour"
)

// TestWordsNeitherOverlapNorLeaveTheWindow goes on the tour in the smallest window, a
// usual one and a large one, with words as they are and 40 % longer, at 100 and 150 %.
func TestWordsNeitherOverlapNorLeaveTheWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("the whole tour takes a while")
	}
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
		t.Run(fmt.Sprintf("%dx%d at %d in %s", c.w, c.h, c.text, c.language), func(t *testing.T) {
			t.Parallel()
			a, r := open(t, c.w, c.h, 1)
			setLanguage(t, a, c.language)
			set := a.Settings
			set.TextSize = c.text
			a.Heed(set)
			for _, stop := range tour.Stops(a.Boxes) {
				t.Run(stop.Name, func(t *testing.T) {
					visit(t, a, r, stop)
					found := apptest.Faults(r)
					if len(found) > 0 {
						apptest.Keep(t, fmt.Sprintf("layout-%s-%dx%d-%d-%s", stop.Name, c.w, c.h, c.text, c.language), r.Draw())
					}
					require.Empty(t, found)
					a.Stack.Home()
				})
			}
		})
	}
}

// visit opens a stop of the tour and lets it come to rest.
func visit(t *testing.T, a *app.App, r *scene.Rehearsal, stop app.Stop) {
	t.Helper()
	apptest.Visit(t, a, r, stop)
	for range 300 {
		r.Step() // toasts go by
	}
}

func setLanguage(t *testing.T, a *app.App, tag string) {
	t.Helper()
	b, err := a.Speak(tag)
	require.NoError(t, err)
	a.Words = b
	a.UI.SetWords(b)
}
