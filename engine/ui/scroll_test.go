package ui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// column is a scene with text in a frame of 200 x 100: as high as it says where the whole
// width is its own, a line of 20 higher beside a bar.
type column struct {
	high   float64
	passes int
	wide   bool // the last pass had the whole width
}

func (c *column) Frame(u *ui.UI) {
	c.passes++
	u.Scroll("column", ui.R(10, 10, 200, 100), func(in ui.Rect, _ float64) float64 {
		if c.wide = in.W == 200; c.wide {
			return c.high
		}
		return c.high + 20
	})
}

// Text that has become shorter gets rid of its bar, though beside the bar it would still be
// too high; where it is too high either way, that is found out once.
func TestTheBarGoesWhenTheTextFitsWithoutIt(t *testing.T) {
	c := &column{high: 300}
	u := ui.New(&ui.Art{Gallery: paint.NewGallery(1<<20, 1, nil), Faces: script.NewLibrary(), Icons: icon.NewSet()}, plain{}, nil)
	s := scene.NewStack(u)
	s.Push(c)
	r := scene.NewRehearsal(s, 1024, 640, 1)
	rest := func() {
		for range 8 {
			r.Step()
			r.Draw()
		}
	}
	rest()
	require.False(t, c.wide)
	c.high = 90
	u.Wake()
	rest()
	require.True(t, c.wide, "110 beside the bar, 90 without it")
	c.high = 105
	u.Wake()
	rest()
	require.False(t, c.wide)
	require.False(t, u.NeedsPicture(), "it lies still")
}
