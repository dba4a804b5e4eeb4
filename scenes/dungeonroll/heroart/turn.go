package heroart

import (
	"image"
	"math"

	"delvebox/engine/paint"
)

// Turn says how a card that turns over looks at a moment t from 0 to 1: whether its
// other side shows yet, how wide it appears (1 is its full width), how far it is lifted
// (0 to 1), and how much of its light it has lost.
func Turn(t float64) (over bool, width, lift, dusk float64) {
	t = math.Max(0, math.Min(1, t))
	e := t * t * (3 - 2*t)
	sin, cos := math.Sincos(math.Pi * e)
	return e >= .5, math.Max(math.Abs(cos), .02), sin, .45 * sin
}

// DrawTurn draws a card turning over at its place: front at t = 0, back at t = 1. Two
// pictures of one size are enough; nothing is painted. A nil picture is nothing.
func DrawTurn(on paint.Surface, front, back *paint.Picture, at paint.Box, t float64) {
	over, width, lift, _ := Turn(t)
	p := front
	if over {
		p = back
	}
	if p == nil {
		return
	}
	grow := 1 + .05*lift
	w, h := at.W*width*grow, at.H*grow
	on.DrawPart(p, image.Rect(0, 0, p.W, p.H), paint.Box{X: at.X + (at.W-w)/2, Y: at.Y + (at.H-h)/2 - .04*at.H*lift, W: w, H: h}, 0)
}
