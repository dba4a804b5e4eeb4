package market

import (
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/mapmasters/market/closeup"
)

// air is what a purchase sets flying: the coins to the column's sign, the thing to its
// buyer, the next card from the deck into the slot. A click or a key ends it.
type air struct {
	since time.Duration // -1: not begun yet, it begins with the next frame
	event play.Event    // the purchase
	fill  *mapmasters.SlotRefilled
	seat  play.Seat
	from  ui.Rect // where the hand let go of it, empty if it was clicked
	on    bool
}

// The parts of a purchase at normal speed.
const (
	coinFor   = 300 * time.Millisecond
	coinStep  = 40 * time.Millisecond
	thingFrom = 120 * time.Millisecond
	thingFor  = 420 * time.Millisecond
	slideFrom = 300 * time.Millisecond
	slideFor  = 220 * time.Millisecond
	flipFor   = 220 * time.Millisecond
	airFor    = 800 * time.Millisecond
)

func (a *air) flying() bool { return a.on }

func (a *air) skip() { a.on = false }

// hides says whether a slot of the market is to be seen empty because its next card is
// still on the way.
func (a *air) hides(cost int, s mapmasters.Slot) bool {
	return a.on && a.fill != nil && a.fill.Cost == cost && a.fill.Slot == s
}

// covers says whether a thing is still facedown on its way into the market.
func (a *air) covers(t closeup.Thing) bool {
	return a.on && a.fill != nil && (t.Card != mapmasters.NoCard && t.Card == a.fill.Card || t.Book != mapmasters.NoBook && t.Book == a.fill.Book)
}

// Happen implements board.View: a purchase is shown, whoever made it.
func (v *View) Happen(u *ui.UI, _ play.Seat, evs []play.Event) {
	v.air.skip()
	v.land(u)
	var bought play.Event
	var fill *mapmasters.SlotRefilled
	buyer := play.NoSeat
	for _, e := range evs {
		switch e := e.(type) {
		case mapmasters.FairyBought:
			bought, buyer = e, e.Seat
		case mapmasters.BookBought:
			bought, buyer = e, e.Seat
		case mapmasters.CardBought:
			bought, buyer = e, e.Seat
		case mapmasters.SlotRefilled:
			fill = &e
		case mapmasters.Passed:
			if e.Automatic {
				u.Notify("skip", u.T("mapmasters.market.auto-passed", "name", v.b.SeatName(e.Seat)), "", nil)
			}
		}
	}
	if bought != nil {
		u.Play("coin")
		v.point(boughtThing(bought), closeup.Note{})
		v.shown = buyer
		v.air = air{since: -1, event: bought, fill: fill, seat: buyer, from: v.landed, on: u.Prefs.Speed > 0}
	}
	v.land(u)
	u.Wake()
}

// boughtThing is what a purchase brought, to be seen large, a blind one above all.
func boughtThing(e play.Event) closeup.Thing {
	switch e := e.(type) {
	case mapmasters.FairyBought:
		return closeup.Thing{Fairy: e.Kind}
	case mapmasters.BookBought:
		return closeup.Thing{Book: e.Book}
	case mapmasters.CardBought:
		return closeup.Thing{Card: e.Card}
	}
	return closeup.Thing{}
}

// land ends what has flown long enough and brings the acting seat's sheet to the front.
func (v *View) land(u *ui.UI) {
	if v.air.on {
		if v.air.since < 0 {
			v.air.since = u.Now
		}
		long := u.Pace(airFor)
		if u.Prefs.Reduced {
			long = 150 * time.Millisecond
		}
		if u.Now-v.air.since >= long {
			v.air.on = false
		}
		u.Wake()
	}
	v.dock.Pending = area.Pending{}
	if !v.air.on {
		if a := v.b.Actor(); a != play.NoSeat && v.b.State().Phase() == mapmasters.MarketPhase {
			v.shown = a
		}
		return
	}
	v.dock.Pending = v.pending(u)
}

// pending is what has not arrived yet.
func (v *View) pending(u *ui.UI) area.Pending {
	var p area.Pending
	arrived := v.share(u, thingFrom, thingFor) >= 1 || u.Prefs.Reduced
	paid := v.share(u, 0, coinFor) > .15
	price := 0
	switch e := v.air.event.(type) {
	case mapmasters.FairyBought:
		price = e.Price
		if !arrived {
			p.Fairy = [2]card.Kind{e.Kind, e.Twin}
		}
	case mapmasters.BookBought:
		price = e.Price
		if !arrived {
			p.Book = e.Book
		}
	case mapmasters.CardBought:
		price = e.Price
		if !arrived {
			p.Card = e.Card
		}
	}
	if !paid {
		p.Coins = price
	}
	return p
}

// share is how far a part of the purchase has got, 0 to 1.
func (v *View) share(u *ui.UI, from, length time.Duration) float64 {
	return anim.Span{From: u.Pace(from), To: u.Pace(from + length)}.At(u.Now - v.air.since)
}
