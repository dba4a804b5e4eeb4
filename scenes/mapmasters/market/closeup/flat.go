package closeup

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/cardart"
)

// Side is a thing with two sides that is turned over: a card, or a book.
type Side struct {
	Card mapmasters.CardID
	Book mapmasters.BookID
	Own  bool // a card of a player's own deck, with its back
}

type sideKey struct {
	Side
	back bool
	w, k float64
}

// Flat draws the thing about x, y, w wide; its picture is painted size wide. One that
// begins facedown is turned over in the course of turn, 0 to 1.
func Flat(b *board.Board, u *ui.UI, s Side, facedown bool, x, y, w, size, turn float64) {
	if !u.Drawing() {
		return
	}
	key := sideKey{Side: s, w: size, k: u.Scale}
	squeeze := 1.0
	if facedown {
		squeeze = math.Abs(math.Cos(turn * math.Pi))
		key.back = turn < .5
	}
	h := w * 1.4
	sw := math.Max(w*squeeze, 2)
	if squeeze > .9 {
		u.Shadow(ui.R(math.Round(x-w/2), math.Round(y-h/2), math.Round(w), math.Round(h)), 8, 12, .2)
	}
	p := u.Art.Gallery.Later(key, func() *image.RGBA { return paintSide(b, key) })
	if p == nil {
		if s.Book == mapmasters.NoBook { // its plan until the face is painted
			b.Back(u, s.Card.Cost(), math.Round(x-w/2), math.Round(y-h/2), math.Round(w), board.CardLook{})
		}
		return
	}
	u.Surface().DrawPart(p, image.Rect(0, 0, p.W, p.H), paint.Box{X: (x - sw/2) * u.Scale, Y: (y - h/2) * u.Scale, W: sw * u.Scale, H: h * u.Scale}, 0)
}

func paintSide(b *board.Board, s sideKey) *image.RGBA {
	switch {
	case s.Book != mapmasters.NoBook && s.back:
		return b.Art.BookBack(s.w, s.k)
	case s.Book != mapmasters.NoBook:
		return b.Art.Spellbook(s.Book.String(), b.BookName(s.Book), s.w, s.k)
	case s.back && s.Own:
		return b.Art.Back(0, s.w, s.k)
	case s.back:
		return b.Art.Back(s.Card.Cost(), s.w, s.k)
	}
	return b.Art.Face(b.Tables.Card(s.Card), s.w, s.k, cardart.Plain)
}
