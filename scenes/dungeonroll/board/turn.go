package board

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/heroart"
)

type turnKey struct {
	card heroart.Card
	w, k float64
}

// DrawTurn draws a hero card in r as it turns over: the front at t = 0, the back at 1. With
// reduced motion the front fades out over the back.
func (b *Board) DrawTurn(u *ui.UI, r ui.Rect, front, back heroart.Card, t float64) {
	if !u.Drawing() {
		return
	}
	if u.Prefs.Reduced {
		u.Shadow(r, 9, 6, 0)
		b.DrawCard(u, back, r.X, r.Y, r.W, paint.Place{})
		b.DrawCard(u, front, r.X, r.Y, r.W, paint.Place{Fade: t})
		return
	}
	k := u.Scale
	side := func(c heroart.Card) *paint.Picture {
		return u.Art.Gallery.Later(turnKey{c, r.W, k}, func() *image.RGBA { return b.CardPicture(c, r.W, k) })
	}
	u.Shadow(turned(r, t), 9, 6, 0)
	heroart.DrawTurn(u.Surface(), side(front), side(back), paint.Box{X: r.X * k, Y: r.Y * k, W: r.W * k, H: r.H * k}, t)
}

// TurnGlow draws the light round a card that turns over, or fades, to its better side.
func TurnGlow(u *ui.UI, r ui.Rect, t float64) {
	if !u.Prefs.Reduced {
		r = turned(r, t)
	}
	u.Glow(r.Inset(-6), 12, t)
}

// turned is the part of r that a card covers as it turns.
func turned(r ui.Rect, t float64) ui.Rect {
	_, width, _, _ := heroart.Turn(t)
	return r.Middle(r.W*width, r.H)
}
