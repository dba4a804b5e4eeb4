package market

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/closeup"
)

// word is the colour of printing on the wooden signs.
var word = color.NRGBA{0xff, 0xf3, 0xd6, 255}

type signKey struct{ w, h int }

func drawSign(u *ui.UI, r ui.Rect) {
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(signKey{w, h}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Sign(w, h, k) })
}

type deckKey struct {
	n, w, h int
	book    bool
}

// deckColours are those of the backs: body and line.
func deckColours(book bool) (body, line pixel.RGB) {
	if book {
		return pixel.Hex(0x4a3b78), pixel.Hex(0xd9b45c)
	}
	return pixel.Hex(0x566139), pixel.Hex(0xd9cf9a)
}

// deck draws what shows of a deck of n cards above its sign.
func (v *View) deck(u *ui.UI, r ui.Rect, n, cost int) {
	pile := min((n+2)/3, 4)
	if n == 0 {
		return
	}
	w, h := u.Px(r.W), u.Px(r.H)
	body, line := deckColours(cost == 0)
	u.Picture(deckKey{pile, w, h, cost == 0}, r.X-2, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.Deck(pile, body, line, w, h, k)
	})
	if r.H > 84 { // enough is seen of the back for its own picture
		u.PushClip(r.Move(-2, 0))
		if cost == 0 {
			closeup.BookBack(v.b, u, r.X-2, r.Y, r.W)
		} else {
			v.b.Back(u, cost, r.X-2, r.Y, r.W, board.CardLook{})
		}
		u.PopClip()
		return
	}
	k := math.Min(1, (r.H-12)/44)
	if k < .5 {
		return
	}
	u.Picture(deckKey{-1, u.Px(k * 100), 0, cost == 0}, r.CX()-2, r.Y+(r.H-4)/2, paint.Place{}, func(s float64) *image.RGBA {
		return furniture.DeckOrnament(line, s*k)
	})
}

// head draws a column's deck and sign, and buys blind when the deck is clicked.
func (v *View) head(u *ui.UI, cost int) {
	st := v.b.State()
	c := column(cost)
	sign, deck := v.at.signs[c], v.at.decks[c]
	name, title := "book-deck", u.T("mapmasters.market.deck-of-books")
	n, discards := st.BookDeck()
	if cost > 0 {
		name, title = "card-"+itoa(cost)+"-deck", u.T("mapmasters.market.deck-of-cost", "n", cost)
		n, discards = st.CardDeck(cost)
	}
	r := ui.R(sign.X, deck.Y, sign.W, sign.Bottom()-deck.Y)
	g := v.good(u, name, r, closeup.Thing{Deck: true, Cost: cost}, v.move(cost, mapmasters.FromDeck))
	at := deck
	if g.lit {
		at = at.Move(0, -3)
	}
	v.deck(u, at, n, cost)
	drawSign(u, sign)
	left := u.T("mapmasters.market.left", "n", n)
	x := sign.X + 14
	if cost == 0 {
		rad := math.Min(13, sign.H*.3)
		closeup.Coin(v.b, u, 1, x+rad+4, sign.CY(), rad, 0)
		closeup.Coin(v.b, u, 1, x+rad*2.4+4, sign.CY(), rad, 0)
		x += rad*3.4 + 8
	} else {
		rad := math.Min(17, sign.H*.38)
		closeup.Gem(v.b, u, cost, x+rad, sign.CY(), rad)
		x += 2*rad + 6
	}
	if v.haggled(cost) {
		left = "−1"
	} else if u.Width(ui.LabelMedium, left) > sign.Right()-18-x {
		left = itoa(n)
	}
	if u.Width(ui.LabelMedium, left) > sign.Right()-16-x {
		left = ""
	}
	u.TextIn(ui.R(x, sign.Y, sign.Right()-14-x, sign.H), ui.LabelMedium, left, word, ui.AlignRight)
	if g.ring {
		u.Ring(r, 8)
	}
	body := u.T("mapmasters.market.deck-left", "n", n)
	if discards > 0 {
		body = u.T("mapmasters.market.deck-left-discards", "n", n, "discards", discards)
	}
	u.Tip(name, r, g.tip(u, title, body, "MMV-115"))
}

// books draws the column of the spellbooks.
func (v *View) books(u *ui.UI) {
	v.head(u, 0)
	open := v.b.State().OpenBooks()
	for i, id := range open {
		r := v.at.slots[0][i]
		slot := mapmasters.FirstSlot + mapmasters.Slot(i)
		name := "book-" + itoa(i+1)
		if id == mapmasters.NoBook {
			v.empty(u, name, r)
			continue
		}
		g := v.good(u, name, r, closeup.Thing{Book: id}, v.move(0, slot))
		if v.air.hides(0, slot) || v.lifted(name) {
			v.hole(u, r)
			continue
		}
		if g.lit {
			u.Glow(r, 7, 0)
		}
		u.Shadow(r, 6, g.lift(), 0)
		closeup.Book(v.b, u, id, r.X, r.Y, r.W, true)
		v.finish(u, r, g)
		key := "mapmasters.book." + id.String()
		u.Tip(name, r, g.tip(u, u.T(key+".name"), "", v.b.Tables.Book(id).Clause))
	}
}

// cards draws the four columns of dungeon cards.
func (v *View) cards(u *ui.UI) {
	for _, cost := range mapmasters.Costs() {
		v.head(u, cost)
		open := v.b.State().OpenCards(cost)
		for i, id := range open {
			r := v.at.slots[column(cost)][i]
			slot := mapmasters.FirstSlot + mapmasters.Slot(i)
			name := "card-" + itoa(cost) + "-" + itoa(i+1)
			if id == mapmasters.NoCard {
				v.empty(u, name, r)
				continue
			}
			g := v.good(u, name, r, closeup.Thing{Card: id}, v.move(cost, slot))
			if v.air.hides(cost, slot) || v.lifted(name) {
				v.hole(u, r)
				continue
			}
			if g.lit {
				u.Glow(r, 7, 0)
			}
			v.b.CardByID(u, id, r.X, r.Y, r.W, board.CardLook{Lift: g.lift()})
			v.finish(u, r, g)
			u.Tip(name, r, g.tip(u, u.T("mapmasters.thing.card-name", "name", v.b.CardName(id), "n", cost), "", "MMV-117"))
		}
	}
}

// empty is a place of the market for which no card is left (MMV-121).
func (v *View) empty(u *ui.UI, name string, r ui.Rect) {
	v.hole(u, r)
	u.Area(name, r)
	u.Tip(name, r, ui.Tip{Title: u.T("mapmasters.market.sold-out"), Body: u.T("mapmasters.market.empty-slot"), Clause: "MMV-121"})
}

type holeKey struct{ w, h int }

// hole is the dashed place of a card on the mat.
func (v *View) hole(u *ui.UI, r ui.Rect) {
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(holeKey{w, h}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.EmptyPlace(furniture.Normal, w, h, k)
	})
}

// finish draws what lies over a card: the veil, the focus.
func (v *View) finish(u *ui.UI, r ui.Rect, g good) {
	if g.quiet {
		house.Veil(u, r, r.W*13/300)
	}
	if g.ring {
		u.Ring(r, 7)
	}
}

// move is the purchase of a slot of a column.
func (v *View) move(cost int, s mapmasters.Slot) mapmasters.Move {
	if cost == 0 {
		return mapmasters.BuyBook{Slot: s}
	}
	return mapmasters.BuyCard{Cost: cost, Slot: s, Haggler: v.haggled(cost)}
}

// haggled says whether a card of the cost is offered one coin cheaper now (MMV-122).
func (v *View) haggled(cost int) bool {
	return cost > 0 && !v.kept && v.buyer() != play.NoSeat && !v.b.State().Choosing() && v.b.State().BookReady(v.buyer(), mapmasters.Haggler)
}

// buyer is the person who may buy now, NoSeat if it is not one at this computer.
func (v *View) buyer() play.Seat {
	if v.b.Mine() {
		return v.b.Viewer
	}
	return play.NoSeat
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}
