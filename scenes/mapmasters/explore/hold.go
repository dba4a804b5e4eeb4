package explore

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// hold is the card in the hand's grip.
type hold struct {
	id     mapmasters.CardID
	card   *card.Card
	turned bool
	from   *mapmasters.Place // where it lay; nil from the hand
	gx, gy float64           // where on the card it is gripped, in squares
	keys   bool              // moved by the arrow keys
	x, y   int               // the place it would be laid at
	near   bool              // over the lattice, not over the hand
	why    error             // why it cannot lie there, nil if it can
	linked bool              // it hangs together with the others there
	others []dungeon.Placement
	places []dungeon.Placement // legal ones, both ways round
	tab    *dungeon.Tableau    // with the card at its place, nil if it cannot lie there
	fx, fy float64             // where it floats: its upper left corner in the window
}

// takeFromHand takes a card of the hand by its middle.
func (v *View) takeFromHand(u *ui.UI, id mapmasters.CardID) {
	v.take(u, id, nil, card.Columns/2., card.Rows/2.)
}

// takeLaid takes a card from the table by the place of the pointer.
func (v *View) takeLaid(u *ui.UI, id mapmasters.CardID, x, y float64) {
	p, ok := v.s.place(id)
	if !ok {
		return
	}
	fx, fy := v.at.From(x, y)
	v.take(u, id, &p, fx-float64(p.X), fy-float64(p.Y))
}

func (v *View) take(u *ui.UI, id mapmasters.CardID, from *mapmasters.Place, gx, gy float64) {
	c := v.s.card(id)
	if c == nil {
		return
	}
	v.ask, v.aim = nil, nil
	h := &hold{id: id, card: c.card, turned: c.turned, from: from, gx: gx, gy: gy}
	h.others = v.s.placements(id)
	h.places = dungeon.Places(h.others, c.card)
	v.hold = h
	if from != nil {
		h.turned = from.Turned
	}
	u.Play("card-slide")
	u.Unrefuse()
	x, y, _ := u.Pointer()
	v.carry(u, x, y)
}

// takeByKey takes the card of a place in the hand and holds it over a legal place. The
// focus loses its ring: arrows, Enter and Space belong to the card now.
func (v *View) takeByKey(u *ui.UI, i int) {
	if i >= len(v.s.hand) {
		return
	}
	focus, _ := u.Focused()
	u.Focus(focus, false)
	id := v.s.hand[i].id
	if v.hold != nil {
		v.letGo(u)
	}
	if p, laid := v.s.place(id); laid {
		v.take(u, id, &p, card.Columns/2., card.Rows/2.)
		v.hold.keys, v.hold.x, v.hold.y = true, p.X, p.Y
		v.judge()
		v.showHeld(u)
		return
	}
	v.takeFromHand(u, id)
	h := v.hold
	h.keys = true
	cx, cy := v.at.From(v.area.CX(), v.area.CY())
	h.x, h.y = dungeonart.Floor(cx-2), dungeonart.Floor(cy-3)
	if len(h.others) == 0 {
		h.x, h.y = 0, 0
	} else {
		v.nearest(func(p dungeon.Placement) (float64, bool) {
			return math.Hypot(float64(p.X)+2.5-cx, float64(p.Y)+3.5-cy), true
		})
	}
	v.judge()
	v.showHeld(u)
	u.Wake()
}

// judge asks the rules about the place of the held card.
func (v *View) judge() {
	h := v.hold
	p := dungeon.Placement{Card: h.card, X: h.x, Y: h.y, Turned: h.turned}
	err := dungeon.Fits(h.others, p)
	h.linked = err == nil
	t, lies := dungeon.Lay(append(h.others[:len(h.others):len(h.others)], p))
	h.tab, h.why = t, lies
}

// turnHeld turns the held card upside down (MMV-007).
func (v *View) turnHeld(u *ui.UI) {
	h := v.hold
	h.turned = !h.turned
	h.gx, h.gy = card.Columns-h.gx, card.Rows-h.gy
	v.turns[h.id]++
	u.Play("card-turn")
	if h.keys {
		x, y := h.x, h.y
		v.nearest(func(p dungeon.Placement) (float64, bool) {
			return math.Hypot(float64(p.X-x), float64(p.Y-y)), true
		})
		v.judge()
		u.Wake()
		return
	}
	x, y, _ := u.Pointer()
	v.carry(u, x, y)
}

// turnLaid turns a card where it lies.
func (v *View) turnLaid(u *ui.UI, p mapmasters.Place) {
	p.Turned = !p.Turned
	v.turns[p.Card]++
	v.ask, v.aim = nil, nil
	wiped := v.s.lay(p)
	u.Play("card-turn")
	v.tellWiped(u, wiped)
	v.changed(u)
}

// drop lays the held card where it is, or sends it back.
func (v *View) drop(u *ui.UI) {
	h := v.hold
	x, y, _ := u.Pointer()
	if !h.near && !h.keys {
		if h.from == nil || v.overHand(x, y) {
			v.backToHand(u)
		} else {
			v.letGo(u)
		}
		return
	}
	if h.why != nil {
		v.b.Refuse(u, h.why, x, y)
		v.letGo(u)
		return
	}
	v.hold = nil
	wiped := v.s.lay(mapmasters.Place{Card: h.id, X: h.x, Y: h.y, Turned: h.turned})
	if h.linked {
		u.Play("snap")
	} else {
		u.Play("card-slide")
	}
	v.tellWiped(u, wiped)
	v.changed(u)
}

// backToHand puts the held card back among the others.
func (v *View) backToHand(u *ui.UI) {
	h := v.hold
	v.hold = nil
	if c := v.s.card(h.id); c != nil {
		c.turned = h.turned
	}
	wiped := v.s.lift(h.id)
	v.fly(u, h, v.slot(h.id))
	u.Play("card-slide")
	v.tellWiped(u, wiped)
	v.changed(u)
}

// letGo sends the held card back to where it was taken from.
func (v *View) letGo(u *ui.UI) {
	h := v.hold
	if h == nil {
		return
	}
	v.hold, v.gesture = nil, idle
	to := v.slot(h.id)
	if h.from != nil {
		to = v.at.Card(h.from.X, h.from.Y)
		h.turned = h.from.Turned
	}
	v.fly(u, h, to)
	u.Play("card-slide")
	u.Wake()
}

func (v *View) tellWiped(u *ui.UI, wiped bool) {
	if wiped {
		u.Notify("sponge", u.T("mapmasters.exploration.move-wipes"), "", nil)
	}
}
