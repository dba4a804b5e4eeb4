// Package figures paints the pictures of Dungeon Roll's rulebook: dice on the chest's
// velvet, the dragon in its lair, the two sides of a hero. Pictures say nothing in words,
// so that they serve every language.
package figures

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/heroart"
)

// Figures gives the pictures by the names that the rulebook calls them.
func Figures(*ui.Art) map[string]app.Figure {
	out := map[string]app.Figure{
		"dragon": {W: lairWide, H: lairHigh, Numbers: lairNumbers(), Paint: lair},
		"hero":   {W: heroWide, H: heroHigh, Numbers: heroNumbers(), Paint: hero},
	}
	for name, t := range throws() {
		out[name] = app.Figure{W: throwWide, H: throwHigh, Numbers: t.numbers(), Paint: t.paint}
	}
	return out
}

// easel is a picture in the making, q device pixels to a unit of it.
type easel struct {
	m *image.RGBA
	q float64
}

// newEasel begins a picture of the given proportions, w logical pixels wide.
func newEasel(wide, high, w, k float64) easel {
	q := w * k / wide
	return easel{pixel.New(int(math.Round(w*k)), int(math.Round(high*q))), q}
}

// put lays a picture with its (0,0) at a place in units.
func (e easel) put(m *image.RGBA, x, y float64) {
	to := image.Pt(int(math.Round(x*e.q)), int(math.Round(y*e.q)))
	draw.Draw(e.m, m.Rect.Add(to), m, m.Rect.Min, draw.Over)
}

// The hero whose two sides are shown.
const shown = "knight"

func sides() [2]heroart.Side { return [2]heroart.Side{heroart.Novice, heroart.Master} }
