package market

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/market/closeup"
)

// good is how a thing for sale is met in this pass.
type good struct {
	lit   bool // under the pointer and to be had
	ring  bool // has the keyboard's focus
	quiet bool // cannot be had now
	why   string
	rule  string // the clause of why
	price int
}

// othersTurn is the clause by which one buys only when it is one's turn.
const othersTurn = "MMV-109"

func (g good) lift() float64 {
	if g.lit {
		return 10
	}
	return 4
}

// tip is the tooltip of a thing for sale: what it is, and that a click buys it or why
// it does not. The clause is then that of the reason, as in the refusal.
func (g good) tip(u *ui.UI, title, body, clause string) ui.Tip {
	t := ui.Tip{Title: title, Body: body, Clause: clause}
	if g.rule != "" {
		t.Clause = g.rule
	}
	switch {
	case g.why == "":
		t.Now = u.T("mapmasters.market.click-buys", "n", g.price)
	case body == "":
		t.Body = g.why
	default:
		t.Body += "\n" + g.why
	}
	return t
}

// good registers a thing for sale: the pointer and the focus show it large, a click or a
// drag to the own sheet buys it, or says why not.
func (v *View) good(u *ui.UI, name string, r ui.Rect, t closeup.Thing, m mapmasters.Move) good {
	touch := u.Touch(name, r)
	v.stops = append(v.stops, stop{name, r})
	g := good{ring: touch.Ring, price: v.price(m)}
	if seat := v.buyer(); seat != play.NoSeat {
		if why := v.b.State().Why(seat, m); why != nil {
			g.quiet, g.why, g.rule = true, v.b.Reason(why), why.Clause
		}
	} else if v.b.Actor() != play.NoSeat {
		g.why, g.rule = u.T("mapmasters.market.choosing", "name", v.b.SeatName(v.b.Actor())), othersTurn
	}
	g.lit = touch.Hot && g.why == ""
	if (touch.Hot || touch.Ring) && !v.air.covers(t) {
		v.point(t, v.noteOn(u, g))
		v.last = name
	}
	if v.click(u, name, touch, m) {
		x, y := touch.X, touch.Y
		if !touch.Hot {
			x, y = r.CX(), r.CY()
		}
		v.buy(u, m, x, y)
		v.landed = ui.Rect{}
	}
	return g
}

// price is what the move costs the one who buys now.
func (v *View) price(m mapmasters.Move) int { return mapmasters.Price(m) }

// noteOn says what the thing costs and what stands in the way.
func (v *View) noteOn(u *ui.UI, g good) closeup.Note {
	seat := v.b.Viewer
	if seat == play.NoSeat {
		return closeup.Note{Price: u.T("mapmasters.market.price", "n", g.price)}
	}
	coins := v.b.State().Coins(seat)
	n := closeup.Note{Price: u.T("mapmasters.market.of-your", "price", g.price, "n", coins)}
	if g.price > coins {
		n.Price = u.T("mapmasters.market.too-dear", "price", g.price, "coins", coins)
		return n
	}
	n.Why = g.why
	return n
}

// buy makes a purchase. With Fairy Twins ready a fairy token asks for the second one
// first.
func (v *View) buy(u *ui.UI, m mapmasters.Move, x, y float64) {
	v.dock.Close()
	if f, ok := m.(mapmasters.BuyFairy); ok && v.twinsReady() && v.b.State().Why(v.b.Viewer, m) == nil && v.twin != f.Kind {
		v.twin = f.Kind
		u.Play("button")
		u.Focus("twin-none", false)
		return
	}
	v.do(u, m, x, y)
}

// do makes a move of the viewer. When it is not the viewer's turn it says so.
func (v *View) do(u *ui.UI, m mapmasters.Move, x, y float64) {
	v.twin = 0
	if v.buyer() == play.NoSeat {
		why := u.T("mapmasters.market.choosing", "name", v.b.SeatName(v.b.Actor()))
		u.Refuse(x, y, why, othersTurn, func() { v.b.Open.Rulebook("mapmasters", othersTurn) })
		return
	}
	if v.b.Do(u, m, x, y) {
		v.kept = false
	}
}
