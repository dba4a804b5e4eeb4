package explore

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/dungeonart"
)

// handSize is the width of a card in the hand: two columns, and below them books and
// tokens, have to find room in the height of the mat.
func (v *View) handSize(u *ui.UI, in ui.Rect) float64 {
	head := u.LineHeight(ui.Note) + 8
	rows := float64((len(v.s.hand) + 1) / 2)
	room := in.H - head - rows*handGap
	share := 1.4 * rows
	if b, t := v.atHand(); b+t > 0 {
		room -= head + 8
		if b > 0 {
			share += 1.4
			room -= 8
		}
		if t > 0 {
			room -= math.Ceil(float64(t)/4) * (2*tokenR + 6)
		}
	}
	w := min(handMost*max(1, in.H/900), room/max(share, 1.4), in.W*.13)
	return math.Floor(max(w, 30))
}

// atHand counts spellbooks and fairy tokens.
func (v *View) atHand() (books, tokens int) {
	if v.seat < 0 {
		return 0, 0
	}
	k := v.s.kit()
	for _, kind := range mapmasters.Fairies() {
		tokens += k.Fairies.Of(kind)
	}
	if v.s.pact != card.None {
		tokens++
	}
	return len(v.b.State().Books(v.seat)), tokens
}

// dockWidth is the width of hand, books and tokens while there are cards to lay.
func (v *View) dockWidth(u *ui.UI, in ui.Rect) float64 { return 2*v.handSize(u, in) + handGap }

// restSize is the room that books and tokens take when all cards lie.
func (v *View) restSize(u *ui.UI, in ui.Rect) (w, h float64) {
	books, tokens := v.atHand()
	bw := v.bookWidth(in)
	head := u.LineHeight(ui.Note) + 6
	w = float64(books)*(bw+12) + math.Ceil(float64(tokens)/2)*(2*tokenR+10)
	h = head + 2*tokenR + 10
	if tokens > 1 {
		h = head + 2*(2*tokenR+10)
	}
	if books > 0 {
		h = max(h, head+1.4*bw)
	}
	return max(w, u.Width(ui.Note, u.T("mapmasters.exploration.at-hand"))), h
}

// placeDock finds the places of hand, books and tokens and of the dungeon beside them.
// While there are cards to lay the hand stands at the right. Then books and tokens lie in
// the corner that the dungeon leaves free; if it leaves none they get a strip of the mat.
func (v *View) placeDock(u *ui.UI, in, whole ui.Rect) (dock, area ui.Rect) {
	if v.s.inHand() > 0 {
		w := v.dockWidth(u, in)
		dock = ui.R(in.Right()-w, in.Y, w, in.H)
		whole.W = dock.X - 12 - whole.X
		return dock, whole
	}
	if b, t := v.atHand(); b+t == 0 {
		return ui.Rect{}, whole
	}
	w, h := v.restSize(u, in)
	x0, y0, x1, y1 := v.s.bounds()
	key := frameKey{x0: x0, y0: y0, x1: x1, y1: y1, area: whole}
	c := fit(key)
	corner := ui.R(in.Right()-w, in.Bottom()-h, w, h)
	for _, r := range [...]ui.Rect{corner, ui.R(in.Right()-w, in.Y, w, h), ui.R(whole.X, in.Bottom()-h, w, h), ui.R(whole.X, in.Y, w, h)} {
		if v.clearOf(c, r) {
			return r, whole
		}
	}
	right, low := key, key
	right.area.W -= w + 14
	low.area.H -= h + 14
	if fit(right).Square >= fit(low).Square {
		return corner, right.area
	}
	return corner, low.area
}

// clearOf says whether a place is clear of all cards and their arrows, as a camera shows
// them.
func (v *View) clearOf(c dungeonart.Camera, r ui.Rect) bool {
	for _, p := range v.s.laid {
		if c.Card(p.X, p.Y).Inset(-1.15 * c.Square).Overlaps(r) {
			return false
		}
	}
	return true
}

func (v *View) bookWidth(in ui.Rect) float64 {
	return math.Floor(min(bookMost*max(1, in.H/900), in.H*.2, in.W*.13))
}

// overHand says whether a place means the hand: a card dropped there goes back.
func (v *View) overHand(x, y float64) bool {
	if v.s.inHand() > 0 {
		return v.dock.Inset(-8).Has(x, y)
	}
	return v.returnZone().Has(x, y)
}

// returnZone takes cards back when the hand is empty.
func (v *View) returnZone() ui.Rect {
	w, h := 150.0, 190.0
	return ui.R(v.clear.Right()-w-14, v.clear.CY()-h/2, w, h)
}

// slot is the place in the hand of a card.
func (v *View) slot(id mapmasters.CardID) ui.Rect {
	if v.s.inHand() == 0 {
		z := v.returnZone()
		return z.Middle(70, 98)
	}
	for i := range v.s.hand {
		if v.s.hand[i].id == id {
			return v.slotAt(i)
		}
	}
	return v.dock
}

func (v *View) slotAt(i int) ui.Rect {
	w := (v.dock.W - handGap) / 2
	head := v.b.UI.LineHeight(ui.Note) + 8
	return ui.R(v.dock.X+float64(i%2)*(w+handGap), v.dock.Y+head+float64(i/2)*(1.4*w+handGap), w, 1.4*w)
}
