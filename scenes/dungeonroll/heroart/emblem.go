package heroart

import (
	"image"
	"math"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"

	"image/draw"
)

// Emblem paints the game's emblem, d logical pixels wide and tall: a golden die under a
// crown before crossed swords. It lies on its own soft shadow;
// (0,0) is its upper left corner.
func Emblem(d, k float64) (*image.RGBA, error) {
	n := max(int(math.Round(d*k)), 1)
	m := pixel.New(n, n)
	e := newEasel(m, float64(n)/250)
	e.line = 5
	e = e.at(-61, 0, 1) // the middle of the ground comes to (125,·)
	e.disc(186, 128, 100, gold)
	e.disc(186, 128, 86, wine)
	e.glow(160, 100, 80, crimson.light, .5)
	e.at(126, 188, 1.02).turn(45).sword(steel, gold)
	e.at(246, 188, 1.02).turn(-45).sword(steel, gold)
	e.at(186, 144, 1.55).die(gold)
	e.at(186-186*.62, 14, .62).crown(gold, crimson)
	if e.sheet.err != nil {
		return nil, e.sheet.err
	}
	out := icon.Shadow(m, math.Max(1, .016*float64(n)))
	draw.Draw(out, m.Rect, m, m.Rect.Min, draw.Over)
	return out, nil
}
