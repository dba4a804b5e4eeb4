package house_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house"
)

// sizes are windows from the smallest to a very large one, with text as it is and large.
func sizes() []apptest.Window {
	return []apptest.Window{
		{W: 1024, H: 640}, {W: 1024, H: 640, Text: 1.5}, {W: 1280, H: 800}, {W: 1280, H: 800, Text: 1.25},
		{W: 1920, H: 1080, Text: 1.5}, {W: 2560, H: 1080}, {W: 3840, H: 2160},
	}
}

func TestThePartsOfASceneLieBesideOneAnother(t *testing.T) {
	for _, w := range sizes() {
		a, _ := apptest.Open(t, w)
		l := house.Lay(a.UI)
		parts := map[string]ui.Rect{"bar": l.Bar, "mat": l.Mat, "column": l.Column, "main": l.Main, "strip": l.Strip}
		for name, r := range parts {
			where := fmt.Sprintf("%s in %+v", name, w)
			assert.True(t, r.X >= 0 && r.Y >= 0 && r.Right() <= a.UI.W && r.Bottom() <= a.UI.H, "%s leaves the window", where)
			assert.Greater(t, min(r.W, r.H), 30.0, "%s has no room", where)
			for other, o := range parts {
				assert.False(t, name != other && r.Overlaps(o), "%s lies on %s", where, other)
			}
		}
		assert.Greater(t, l.Mat.W, l.Column.W*1.5, "%+v: the mat is the largest part", w)
	}
}

func TestWhatDoesNotFitTheStripGoesFirstFromTheEnd(t *testing.T) {
	a, r := apptest.Open(t, apptest.Window{})
	a.Stack.Push(strip{"The first part · the second · the last and least"})
	require.True(t, apptest.Says(r, "The first part · the second"))
	require.False(t, apptest.Says(r, "least"))
}

// strip is a scene of a short strip.
type strip struct{ text string }

func (s strip) Frame(u *ui.UI) {
	w := u.Width(ui.Label, "The first part · the second") + 70
	house.Strip(u, ui.R(0, 0, w, 40), "", s.text)
}

func TestMutingIsKept(t *testing.T) {
	a, _ := apptest.Open(t, apptest.Window{})
	require.Equal(t, "sound-on", house.Mute(a).Icon)
	house.ToggleMute(a)
	require.Equal(t, "sound-off", house.Mute(a).Icon)
	kept, _ := a.Store.Settings()
	require.True(t, kept.Mute)
}
