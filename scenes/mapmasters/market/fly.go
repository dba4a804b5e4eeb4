package market

import (
	"math"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/market/closeup"
)

// fly draws what is in the air.
func (v *View) fly(u *ui.UI) {
	if !v.air.on || !u.Drawing() {
		return
	}
	if u.Prefs.Reduced {
		return // the places themselves change; nothing moves
	}
	v.flyRefill(u)
	switch e := v.air.event.(type) {
	case mapmasters.FairyBought:
		v.flyFairy(u, e.Kind, 0)
		if e.Twin != card.None {
			v.flyFairy(u, e.Twin, 60*time.Millisecond)
		}
		v.flyCoins(u, e.Price, v.at.fairySign)
	case mapmasters.BookBought:
		v.flyBook(u, e)
		v.flyCoins(u, e.Price, v.at.signs[0])
	case mapmasters.CardBought:
		v.flyCard(u, e)
		v.flyCoins(u, e.Price, v.at.signs[column(e.Card.Cost())])
	}
}

// way is the place on a slightly bowed way between two places.
func way(a, b ui.Rect, t float64) (x, y, w float64) {
	s := t * t * (3 - 2*t)
	w = a.W + (b.W-a.W)*s
	x = a.CX() + (b.CX()-a.CX())*s
	y = a.CY() + (b.CY()-a.CY())*s - 40*math.Sin(s*math.Pi)
	return x, y, w
}

// origin is where a purchase begins to fly: its place in the market, or where the hand
// has let go of it.
func (v *View) origin(r ui.Rect) ui.Rect {
	if v.air.from.W > 0 {
		return v.air.from
	}
	return r
}

// target is the last place of the buyer's Building Area that is taken, or its panel.
func (v *View) target() ui.Rect {
	n := len(v.b.State().Hand(v.air.seat))
	if v.air.seat == v.shown && n > 0 {
		return v.dock.Places[min(n, 5)-1]
	}
	return v.dock.PurseOf(v.air.seat, v.shown)
}

func (v *View) flyCoins(u *ui.UI, price int, to ui.Rect) {
	threes, ones := cardart.Coins(price)
	from := v.dock.PurseOf(v.air.seat, v.shown)
	for i := range threes + ones {
		value := 3
		if i >= threes {
			value = 1
		}
		t := v.share(u, time.Duration(i)*coinStep, coinFor)
		if t <= 0 || t >= 1 {
			continue
		}
		x, y, _ := way(from, to, t)
		closeup.Coin(v.b, u, value, x, y, 16, math.Max(0, t-.85)*6)
	}
}

func (v *View) flyFairy(u *ui.UI, k card.Kind, late time.Duration) {
	t := v.share(u, thingFrom+late, thingFor-late)
	if t >= 1 {
		return
	}
	x, y, _ := way(v.origin(v.at.piles[fairyIndex(k)]), v.dock.Tokens, t)
	closeup.Fairy(v.b, u, k, false, x, y, math.Round(v.at.radius*(1-.55*t)))
}

func (v *View) flyBook(u *ui.UI, e mapmasters.BookBought) {
	t := v.share(u, thingFrom, thingFor)
	if t >= 1 || e.Must {
		return
	}
	from := v.origin(v.whole(0, e.Slot))
	n := min(max(len(v.b.State().Books(e.Seat)), 1), 2)
	x, y, w := way(from, v.dock.Books[n-1], t)
	v.flat(u, closeup.Side{Book: e.Book}, e.Slot == mapmasters.FromDeck, x, y, w, t)
}

func (v *View) flyCard(u *ui.UI, e mapmasters.CardBought) {
	t := v.share(u, thingFrom, thingFor)
	if t >= 1 {
		return
	}
	from := v.origin(v.whole(e.Card.Cost(), e.Slot))
	x, y, w := way(from, v.target(), t)
	v.flat(u, closeup.Side{Card: e.Card}, e.Slot == mapmasters.FromDeck, x, y, w, t)
}

// flyRefill slides the next card from under the sign into the slot and turns it over.
func (v *View) flyRefill(u *ui.UI) {
	f := v.air.fill
	if f == nil || f.Card == mapmasters.NoCard && f.Book == mapmasters.NoBook {
		return
	}
	slide, flip := v.share(u, slideFrom, slideFor), v.share(u, slideFrom+slideFor, flipFor)
	if slide <= 0 {
		return
	}
	to := v.at.place(f.Cost, f.Slot)
	from := v.at.decks[column(f.Cost)]
	from.H = from.W * 1.4
	s := anim.Out(slide)
	x, y := from.CX()+(to.CX()-from.CX())*s, from.CY()+(to.CY()-from.CY())*s
	v.flat(u, closeup.Side{Card: f.Card, Book: f.Book}, true, x, y, to.W, flip)
}

// flat draws a flying card or book, painted at the size it has in the market.
func (v *View) flat(u *ui.UI, s closeup.Side, facedown bool, x, y, w, turn float64) {
	closeup.Flat(v.b, u, s, facedown, x, y, w, v.at.w, turn)
}
