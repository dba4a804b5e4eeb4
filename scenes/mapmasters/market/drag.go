package market

import (
	"image/color"
	"math"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/closeup"
)

// drag is a thing for sale in the hand's grip: let go over the buyer's own sheet it is
// bought, as with a click; anywhere else it glides back.
type drag struct {
	name  string // its control, "" for none
	move  mapmasters.Move
	from  ui.Rect // where it lies in the market
	x, y  float64 // the pointer
	x0    float64 // where it was when the drag began
	y0    float64
	since time.Duration // of the glide back, 0 while it is held
	seen  bool          // still held in this pass
}

// unsteady is how far, in pixels, a clicking hand may slip.
const unsteady = 12

// glideFor is how long a thing takes to its place.
const glideFor = 180 * time.Millisecond

// click says whether the thing is bought by what the hand did to it: a click, or letting
// it go over the own sheet.
func (v *View) click(u *ui.UI, name string, t ui.Touch, m mapmasters.Move) bool {
	d := &v.drag
	if v.buyer() == play.NoSeat || !t.Dragging {
		return t.Clicked
	}
	if d.name != name || d.since != 0 {
		*d = drag{name: name, move: m, from: v.lies(m), x0: t.X, y0: t.Y}
		u.Play("card-slide")
	}
	d.x, d.y, d.seen = t.X, t.Y, true
	u.SetCursor(ui.CursorMove)
	if !t.Dropped {
		return false
	}
	if t.Clicked && math.Abs(t.X-d.x0)+math.Abs(t.Y-d.y0) < unsteady {
		v.drag = drag{}
		return true
	}
	if v.dock.Sheet.Has(t.X, t.Y) {
		v.landed = ui.R(t.X, t.Y, 0, 0).Middle(d.from.W, d.from.H)
		v.drag = drag{}
		return true
	}
	v.putBack(u)
	return false
}

// putBack lets what is held glide back to its place.
func (v *View) putBack(u *ui.UI) {
	v.drag.since = max(u.Now, 1)
	if u.Prefs.Reduced || u.Prefs.Speed == 0 {
		v.drag = drag{}
	}
	u.Wake()
}

// lies is where what a move buys lies in the market.
func (v *View) lies(m mapmasters.Move) ui.Rect {
	switch m := m.(type) {
	case mapmasters.BuyFairy:
		return v.at.piles[fairyIndex(m.Kind)]
	case mapmasters.BuyBook:
		return v.whole(0, m.Slot)
	case mapmasters.BuyCard:
		return v.whole(m.Cost, m.Slot)
	}
	return ui.Rect{}
}

// whole is the place of a slot, a whole card for the deck, of which only a part shows.
func (v *View) whole(cost int, s mapmasters.Slot) ui.Rect {
	r := v.at.place(cost, s)
	return ui.R(r.X, r.Y, v.at.w, v.at.h)
}

// lifted says whether the thing of a control is in the hand's grip or on its way back.
func (v *View) lifted(name string) bool { return v.drag.name == name }

// carry draws what is held, and its place on the own sheet while it could be laid there.
func (v *View) carry(u *ui.UI) {
	d := &v.drag
	if d.name == "" {
		return
	}
	if d.since == 0 && !d.seen { // the pointer has left the window, or Esc was pressed
		v.putBack(u)
	}
	d.seen = false
	if !u.Drawing() {
		return
	}
	x, y := d.x, d.y
	if d.since != 0 {
		t := anim.Out(anim.Span{To: u.Pace(glideFor)}.At(u.Now - d.since))
		if t >= 1 {
			v.drag = drag{}
			u.Wake()
			return
		}
		x, y = x+(d.from.CX()-x)*t, y+(d.from.CY()-y)*t
		u.Wake()
	} else if v.buyer() != play.NoSeat && v.b.State().Why(v.buyer(), d.move) == nil {
		over := v.dock.Sheet.Has(x, y)
		fade := .45
		if over {
			fade = 0
		}
		u.Glow(v.dock.Sheet, 10, fade)
		if at := v.landing(d.move); at.W > 0 {
			u.Fill(at, color.NRGBA{0xff, 0xd7, 0x5a, 90})
		}
	}
	u.Over(func() { v.drawHeld(u, d.move, d.from, x, y) })
}

// landing is where on the own sheet a purchase would lie; without width where that
// place has no frame of its own.
func (v *View) landing(m mapmasters.Move) ui.Rect {
	st, seat := v.b.State(), v.buyer()
	switch m.(type) {
	case mapmasters.BuyBook:
		if n := len(st.Books(seat)); n < len(v.dock.Books) {
			return v.dock.Books[n]
		}
	case mapmasters.BuyCard:
		if n := len(st.Hand(seat)); n < len(v.dock.Places) {
			return v.dock.Places[n]
		}
	}
	return ui.Rect{}
}

// drawHeld draws the thing about a point. What lies facedown stays so.
func (v *View) drawHeld(u *ui.UI, m mapmasters.Move, from ui.Rect, x, y float64) {
	r := from.Move(x-from.CX(), y-from.CY())
	u.Shadow(r, math.Min(r.W/2, 8), 22, .1)
	switch m := m.(type) {
	case mapmasters.BuyFairy:
		closeup.Fairy(v.b, u, m.Kind, false, x, y, v.at.radius)
	case mapmasters.BuyBook:
		if m.Slot == mapmasters.FromDeck {
			closeup.BookBack(v.b, u, r.X, r.Y, r.W)
			return
		}
		v.flat(u, closeup.Side{Book: v.b.State().OpenBooks()[m.Slot-mapmasters.FirstSlot]}, false, x, y, r.W, 0)
	case mapmasters.BuyCard:
		if m.Slot == mapmasters.FromDeck {
			v.b.Back(u, m.Cost, r.X, r.Y, r.W, board.CardLook{})
			return
		}
		v.flat(u, closeup.Side{Card: v.b.State().OpenCards(m.Cost)[m.Slot-mapmasters.FirstSlot]}, false, x, y, r.W, 0)
	}
}
