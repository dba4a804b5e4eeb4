package pen_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/house/pen"
)

var ink = color.NRGBA{0x20, 0x20, 0x80, 255}

// sheet is white paper on which something is written.
type sheet struct{ write func(u *ui.UI) }

// Frame implements scene.Scene.
func (s *sheet) Frame(u *ui.UI) {
	u.Fill(ui.R(0, 0, u.W, u.H), color.NRGBA{255, 255, 255, 255})
	s.write(u)
}

// written draws and gives the rectangle round all that is not white, in pixels, and how
// many pixels that is.
func written(r *scene.Rehearsal) (box image.Rectangle, n int) {
	m := r.Draw()
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if m.Pix[m.PixOffset(x, y)] < 250 {
				box, n = box.Union(image.Rect(x, y, x+1, y+1)), n+1
			}
		}
	}
	return box, n
}

// Whatever is written grows with its share, and nothing of it stands at the beginning.
func TestWritingGrowsWithItsShare(t *testing.T) {
	a, r := apptest.Open(t, apptest.Window{W: 1024, H: 640})
	s := &sheet{}
	a.Stack.Push(s)
	share := 0.
	for name, write := range map[string]func(u *ui.UI){
		"word":  func(u *ui.UI) { pen.Write(u, a.Hand, 150, 110, 40, "27", ink, ui.AlignMiddle, share) },
		"ring":  func(u *ui.UI) { pen.Ring(u, 150, 100, 60, 30, 4, ink, "total", share) },
		"cross": func(u *ui.UI) { pen.Cross(u, 150, 100, 20, 4, ink, share) },
		"tick":  func(u *ui.UI) { pen.Tick(u, 150, 100, 20, 4, ink, share) },
	} {
		s.write = write
		before := -1
		for _, share = range []float64{0, .3, .6, 1} {
			box, n := written(r)
			assert.Equal(t, share == 0, n == 0, name)
			assert.Greater(t, n, before, "%s at %v", name, share)
			before = n
			if share == 1 {
				assert.True(t, image.Pt(150, 100).In(box), "%s: %v", name, box)
			}
		}
	}
}

func TestARingIsAsWideAndHighAsItIsAskedFor(t *testing.T) {
	a, r := apptest.Open(t, apptest.Window{W: 1024, H: 640})
	a.Stack.Push(&sheet{func(u *ui.UI) { pen.Ring(u, 150, 100, 90, 30, 4, ink, "total", 1) }})
	box, _ := written(r)
	assert.InDelta(t, 184, box.Dx(), 30)
	assert.InDelta(t, 64, box.Dy(), 16)
}

func TestWordsKeepToTheirSide(t *testing.T) {
	a, r := apptest.Open(t, apptest.Window{W: 1024, H: 640})
	s := &sheet{}
	a.Stack.Push(s)
	at := func(side ui.Align) image.Rectangle {
		s.write = func(u *ui.UI) { pen.Write(u, a.Hand, 150, 110, 40, "27", ink, side, 1) }
		box, _ := written(r)
		return box
	}
	left, middle, right := at(ui.AlignLeft), at(ui.AlignMiddle), at(ui.AlignRight)
	assert.GreaterOrEqual(t, left.Min.X, 146)
	assert.InDelta(t, 150, float64(middle.Min.X+middle.Max.X)/2, 6)
	assert.LessOrEqual(t, right.Max.X, 154)
}
