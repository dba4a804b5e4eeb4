package explore

import (
	"image"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/board"
)

// touched is what the hand does to the mat in this pass, whichever part it is on.
type touched struct {
	hot, pressed, menu bool
	wheel              float64
	x, y               float64
	edge               int // the free edge under the pointer, counted from 1
}

// mat draws the lattice with everything on it and handles the pointer there.
func (v *View) mat(u *ui.UI) {
	t := v.touchMat(u)
	if u.Drawing() {
		v.drawPlaces(u)
		v.drawCards(u)
		v.drawLoose(u)
		v.drawEdges(u, t.edge)
		v.drawHint(u)
		v.drawInk(u)
		v.drawAsked(u)
		v.drawTargets(u)
		v.drawTip(u)
		return
	}
	if !v.confirm {
		v.pointer(u, t)
	}
}

// touchMat registers the mat, the square under the pointer and the free edges.
func (v *View) touchMat(u *ui.UI) touched {
	var all touched
	add := func(t ui.Touch) bool {
		all.hot = all.hot || t.Hot
		all.pressed = all.pressed || t.Pressed
		all.menu = all.menu || t.Menu
		all.wheel += t.Wheel
		all.x, all.y = t.X, t.Y
		return t.Hot || t.Pressed
	}
	add(u.Area("mat", v.clear))
	for _, p := range v.s.laid {
		if v.hold == nil || p.Card != v.hold.id {
			add(u.Area("card-"+p.Card.String(), v.at.Card(p.X, p.Y)))
		}
	}
	if x, y, inside := u.Pointer(); inside && v.clear.Has(x, y) && v.hold == nil {
		sx, sy := v.at.At(x, y)
		if p, on := v.s.cardAt(sx, sy); on {
			name := squareName(sx, sy)
			r := v.at.Rect(sx, sy)
			if v.over != name { // the table has moved under the pointer: it is still on the mat
				add(u.Area(v.over, ui.Rect{}))
				v.over = name
			}
			add(u.Area(name, r))
			v.squareTip(u, name, r, p, sx, sy)
		}
	}
	if v.edgesShown() {
		for i, e := range v.freeEdges() {
			name := e.name()
			r := e.rect(v.at)
			if add(u.Area(name, r)) {
				all.edge = i + 1
			}
			u.Tip(name, r, ui.Tip{Title: u.T("mapmasters.square.opening"), Body: u.T("mapmasters.square.opening-tip"), Clause: "MMV-027"})
		}
	}
	if all.hot && v.aim == nil {
		v.cursor(u, all)
	}
	return all
}

func squareName(x, y int) string { return "square " + strconv.Itoa(x) + "," + strconv.Itoa(y) }

// cursor shows what a press would do.
func (v *View) cursor(u *ui.UI, t touched) {
	sx, sy := v.at.At(t.x, t.y)
	_, on := v.s.cardAt(sx, sy)
	switch {
	case v.gesture == carrying || v.gesture == panning || v.space:
		u.SetCursor(ui.CursorMove)
	case t.edge > 0 || v.gesture == drawing:
		u.SetCursor(ui.CursorCross)
	case on && v.drawsAt(sx, sy):
		u.SetCursor(ui.CursorCross)
	case on:
		u.SetCursor(ui.CursorMove)
	}
}

// drawsAt says whether a press on the square means the pen: a path has begun and there
// is a floor.
func (v *View) drawsAt(x, y int) bool {
	if v.s.pen.Len() == 0 {
		return false
	}
	p, on := v.s.cardAt(x, y)
	if !on {
		return false
	}
	f := v.face(p)
	c, r := x-p.X, y-p.Y
	return !f.At(card.Main, c, r).Rock() || !f.At(card.Under, c, r).Rock()
}

// face is a card of the hand as it lies.
func (v *View) face(p mapmasters.Place) *card.Card {
	h := v.s.card(p.Card)
	if h == nil {
		return &card.Card{}
	}
	if p.Turned {
		return h.card.Turned()
	}
	return h.card
}

// drawCards draws the cards that lie, the underground over them as far as it is brought
// forward.
func (v *View) drawCards(u *ui.UI) {
	to := 0.0
	if v.under() {
		to = 1
	}
	below := u.Ease("explore.under", to, 160e6)
	flip := v.want.Square * card.Columns
	for _, p := range v.s.laid {
		if v.hold != nil && p.Card == v.hold.id || v.glide.carries(p.Card) {
			continue
		}
		h := v.s.card(p.Card)
		if h == nil {
			continue
		}
		r := v.at.Card(p.X, p.Y)
		if r.X > v.clear.Right() || r.Y > v.clear.Bottom() || r.Right() < v.clear.X || r.Bottom() < v.clear.Y {
			continue
		}
		x, y := r.CX()-flip/2, r.CY()-.7*flip
		look := board.CardLook{Turned: p.Turned, Lift: 3, Scale: v.at.Square / v.want.Square, Turn: v.turning(u, p.Card)}
		v.b.Card(u, h.card, x, y, flip, look)
		if below > 0 {
			v.drawUnder(u, h.card, p.Turned, r, flip, below, look.Turn)
		}
	}
}

// drawLoose marks the cards that do not hang together with most of the others (MMV-133).
func (v *View) drawLoose(u *ui.UI) {
	if v.hold != nil || len(v.s.laid) < 2 || v.s.tab.Linked() {
		return
	}
	parts := v.s.tab.Parts()
	most := 0
	for i, p := range parts {
		if len(p) > len(parts[most]) {
			most = i
		}
	}
	w, h := v.want.Square*card.Columns, v.want.Square*card.Rows
	for i, part := range parts {
		if i == most {
			continue
		}
		for _, n := range part {
			p := v.s.tab.Placements()[n]
			r := v.at.Card(p.X, p.Y)
			u.Picture(placeKey{w, h, 3}, r.X, r.Y, v.scaled(.25), func(k float64) *image.RGBA { return paintPlace(w, h, k, 3) })
		}
	}
}

// turning is how far, in radians, a card still is from lying as it will.
func (v *View) turning(u *ui.UI, id mapmasters.CardID) float64 {
	n := float64(v.turns[id])
	if u.Prefs.Reduced || n == 0 {
		return 0
	}
	return (u.Ease("explore.turn-"+id.String(), n, 200e6) - n) * math.Pi
}

// scaled is where a picture made for the wanted camera goes in this pass.
func (v *View) scaled(fade float64) paint.Place {
	at := paint.Place{Fade: fade}
	if v.at.Square != v.want.Square {
		at.Scale = v.at.Square / v.want.Square
	}
	return at
}
