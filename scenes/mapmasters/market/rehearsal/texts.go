package rehearsal

import (
	"image"
	"math"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
)

// watcher is a canvas that notes where lines of text are drawn: they are the pictures
// with a tint.
type watcher struct {
	*paint.Canvas
	clips []image.Rectangle
	texts []image.Rectangle
	cut   []image.Rectangle
}

func (w *watcher) Clip(r image.Rectangle) {
	if n := len(w.clips); n > 0 {
		r = r.Intersect(w.clips[n-1])
	}
	w.clips = append(w.clips, r)
	w.Canvas.Clip(r)
}

func (w *watcher) Unclip() {
	w.clips = w.clips[:len(w.clips)-1]
	w.Canvas.Unclip()
}

func (w *watcher) Draw(p *paint.Picture, at paint.Place) {
	w.Canvas.Draw(p, at)
	if p == nil || at.Tint.A == 0 || at.Scale != 0 || at.Turn != 0 || p.W < 2 {
		return
	}
	x, y := int(math.Round(at.X-at.PivotX))+p.Origin.X, int(math.Round(at.Y-at.PivotY))+p.Origin.Y
	r := image.Rect(x, y, x+p.W, y+p.H)
	clip := w.Bounds()
	if n := len(w.clips); n > 0 {
		clip = w.clips[n-1]
	}
	seen := r.Intersect(clip)
	if seen.Empty() {
		return
	}
	if r.Inset(2).Intersect(clip) != r.Inset(2) {
		w.cut = append(w.cut, r)
	}
	w.texts = append(w.texts, seen)
}

// CheckTexts draws the window and asserts that within r no line of text lies on another
// or is cut off.
func (tb *Table) CheckTexts(r ui.Rect, what string) {
	tb.t.Helper()
	tb.Draw() // everything painted
	w := &watcher{Canvas: tb.Canvas}
	tb.Stack.Draw(w)
	k := tb.Stack.UI.Scale
	in := image.Rect(int(r.X*k), int(r.Y*k), int(r.Right()*k), int(r.Bottom()*k))
	assert.Greater(tb.t, len(w.texts), 8, "%s: hardly a text is seen", what)
	for _, c := range w.cut {
		assert.False(tb.t, c.Overlaps(in), "%s: a text is cut off at %v", what, c)
	}
	for i, a := range w.texts {
		if !a.Overlaps(in) {
			continue
		}
		for _, b := range w.texts[:i] {
			assert.False(tb.t, a.Inset(1).Overlaps(b.Inset(1)), "%s: texts lie on each other at %v and %v", what, a, b)
		}
	}
}
