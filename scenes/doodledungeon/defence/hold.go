package defence

import (
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// heldAction is the action of the hand card that is held.
func (v *View) heldAction() card.Action {
	hand := v.Hand(v.seat)
	if v.held == 0 || v.held > len(hand) {
		return card.NoAction
	}
	return v.Tables.Card(hand[v.held-1]).Action
}

// use does what a hand card is clicked or dragged for: in an encounter it is played, in
// steps 3 and 4 it is taken up, for a rival's dungeon or for the pile.
func (v *View) use(u *ui.UI, i int, id card.ID, c ui.Rect, t ui.Touch) {
	if !id.Valid() {
		return
	}
	a := v.Tables.Card(id).Action
	if v.held == i+1 {
		v.dragging = t.Dragging
	}
	if t.Dragging && v.free() && v.held != i+1 {
		v.letGo()
		v.held, v.dragging = i+1, true
		u.Wake()
	}
	if t.Dropped {
		v.dragging = false
		v.drop(u, a, t)
		return
	}
	if !t.Clicked {
		return
	}
	if !v.free() {
		u.Refuse(c.CX(), c.Y, u.T("doodledungeon.defence.not-now", "name", v.SeatName(v.seat)), "", nil)
		return
	}
	switch v.st.Step() {
	case doodledungeon.Helping, doodledungeon.Refilling:
		if v.held == i+1 {
			v.letGo()
		} else {
			v.letGo()
			v.held = i + 1
		}
		u.Play("card-slide")
		u.Wake()
	default:
		v.playCard(u, a, c.CX(), c.Y)
	}
}

// playCard plays a Dungeon action; Loaded Dice first asks for the dice.
func (v *View) playCard(u *ui.UI, a card.Action, x, y float64) {
	if a == card.LoadedDice && v.whyPlay(a) == nil {
		v.letGo()
		v.pick = true
		u.Wake()
		return
	}
	v.do(u, doodledungeon.Play{Action: a}, x, y)
}

// drop lets a dragged card go: above a dungeon, under the pile, into the fight.
func (v *View) drop(u *ui.UI, a card.Action, t ui.Touch) {
	if !v.free() {
		return
	}
	u.Wake()
	for seat, r := range v.spots { // no two overlap
		if r.Has(t.X, t.Y) {
			if why := v.whyLay(a, seat); why != nil {
				v.Refuse(u, why, t.X, t.Y)
				v.letGo()
				return
			}
			v.lay(u, a, seat, r)
			return
		}
	}
	switch {
	case v.pile.Has(t.X, t.Y):
		v.do(u, doodledungeon.Under{Action: a}, t.X, t.Y)
	case v.st.Step() == doodledungeon.Encounter && v.p.Sheet.Has(t.X, t.Y):
		v.playCard(u, a, t.X, t.Y)
		return
	}
	v.held = 0
}

// whyLay says why a Hero action may not be laid above a seat's dungeon, nil if it may.
func (v *View) whyLay(a card.Action, seat play.Seat) *play.Refusal {
	m := doodledungeon.Lay{Action: a, Above: seat, Square: sheet.NoSquare}
	if a == card.Bomb {
		sh := v.st.Sheet(seat)
		m.Square = sh.Guards().First()
	}
	return v.st.Why(v.seat, m)
}

// lay lays a Hero action above a dungeon; a Bomb first asks for the monster.
func (v *View) lay(u *ui.UI, a card.Action, seat play.Seat, r ui.Rect) {
	if a == card.Bomb {
		v.bomb = seat
		u.Wake()
		return
	}
	v.do(u, doodledungeon.Lay{Action: a, Above: seat, Square: sheet.NoSquare}, r.CX(), r.Y)
}

// pileCard draws the action pile; a card that is held can be put under it.
func (v *View) pileCard(u *ui.UI, r ui.Rect, n int) {
	v.pile = r
	t := u.Touch("pile", r)
	if n > 0 {
		v.Card(u, drawing.CardSpec{Card: card.Unknown, W: r.W, H: r.H}, r.X, r.Y, paint.Place{})
	} else {
		board.Gap(u, r.Inset(2))
	}
	step := v.st.Step()
	may := v.free() && v.held > 0 && (step == doodledungeon.Helping || step == doodledungeon.Refilling)
	if may {
		fade := .4
		if t.Hot {
			fade = 0
		}
		u.Glow(r, 6, fade)
	}
	if t.Ring {
		u.Ring(r, 6)
	}
	u.Tip("pile", r, ui.Tip{Title: u.T("doodledungeon.defence.pile"), Body: u.T("doodledungeon.defence.pile-tip"), Now: u.T("doodledungeon.count.card", "n", n), Clause: "DD-122"})
	if !t.Clicked {
		return
	}
	if may {
		v.do(u, doodledungeon.Under{Action: v.heldAction()}, r.CX(), r.Y)
		return
	}
	u.Refuse(r.CX(), r.Y, u.T("doodledungeon.defence.pile-tip"), "DD-122", func() { v.Rulebook("DD-122") })
}

// carried draws the card that is dragged, above everything.
func (v *View) carried(u *ui.UI) {
	hand := v.Hand(v.seat)
	if !v.dragging || v.held == 0 || v.held > len(hand) {
		return
	}
	id := hand[v.held-1]
	x, y, _ := u.Pointer()
	w := 120.0
	h := w * 1.5
	u.Over(func() {
		u.Shadow(ui.R(x-w/2, y-h/2, w, h), 8, 12, 0)
		v.Card(u, drawing.CardSpec{Card: id, Words: v.CardWords(id, true), W: w, H: h, Hand: true}, x-w/2, y-h/2, paint.Place{})
	})
}
