package area

import (
	"math"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/closeup"
)

// lower is the Building Area with its five places, deck and discards at its left.
func (d *Dock) lower(u *ui.UI, r ui.Rect, seat play.Seat) {
	hand := d.inArea(seat)
	h := r.H
	w := math.Floor(h / 1.4)
	n := len(hand)
	if d.Pending.Card != mapmasters.NoCard {
		n--
	}
	title := u.T("mapmasters.market.building-area")
	count := u.T("mapmasters.market.of-five", "n", n)
	label := math.Max(u.Width(ui.LabelMedium, title), u.Width(ui.Note, count)) + 14
	step := math.Min(w+12, (r.W-label)/5)
	w = math.Min(w, step-5)
	h = math.Floor(w * 1.4)
	label = r.W - 5*step + (step - w)

	lh := u.LineHeight(ui.LabelMedium)
	u.Text(r.X, r.Y+.74*lh, ui.LabelMedium, title, ui.Ink, ui.AlignLeft)
	y := r.Y + lh
	if chips := 26 + u.Grow(ui.Note); r.H-lh >= chips+u.LineHeight(ui.Note) {
		u.Text(r.X, y+.72*u.LineHeight(ui.Note), ui.Note, count, ui.InkSecond, ui.AlignLeft)
		y += u.LineHeight(ui.Note)
	}
	d.piles(u, ui.R(r.X, y+2, label-10, r.Bottom()-y-2), seat)

	x := r.Right() - 5*step + (step - w)
	for i := range d.Places {
		at := ui.R(math.Round(x+float64(i)*step), math.Round(r.Bottom()-h), w, h)
		d.Places[i] = at
		if i >= len(hand) || i == len(hand)-1 && hand[i].Card == d.Pending.Card && d.Pending.Card != mapmasters.NoCard {
			EmptyPlace(u, at)
			name := "place-" + itoa(i+1)
			u.Area(name, at)
			u.Tip(name, at, ui.Tip{Title: u.T("mapmasters.sheet.empty-place"), Body: u.T("mapmasters.sheet.empty-place-tip"), Now: count, Clause: "MMV-117"})
			continue
		}
		d.handCard(u, at, hand[i], "own-card-"+itoa(i+1))
	}
}

// inArea are the cards that lie in the seat's Building Area, or will in the next round.
func (d *Dock) inArea(seat play.Seat) []mapmasters.HeldCard {
	hand := d.b.State().Hand(seat)
	if !d.Staying {
		return hand
	}
	var stay []mapmasters.HeldCard
	for _, c := range hand {
		if c.Fate == mapmasters.Recycled {
			stay = append(stay, c)
		}
	}
	return stay
}

// handCard draws a card of a Building Area; a facedown one keeps its secret.
func (d *Dock) handCard(u *ui.UI, at ui.Rect, c mapmasters.HeldCard, name string) {
	look := board.CardLook{Lift: 2}
	if !c.Open || d.b.Tables.Card(c.Card) == nil {
		d.b.Back(u, 0, at.X, at.Y, at.W, look)
		u.Area(name, at)
		u.Tip(name, at, ui.Tip{Title: u.T("mapmasters.sheet.facedown"), Body: u.T("mapmasters.sheet.facedown-tip"), Clause: "MMV-126"})
		return
	}
	d.b.CardByID(u, c.Card, at.X, at.Y, at.W, look)
	t := u.Area(name, at)
	if t.Hot {
		d.Look = closeup.Thing{Card: c.Card}
	}
	u.Tip(name, at, CardTip(d.b, u, c.Card))
}

// CardTip is the tooltip of a card that lies open.
func CardTip(b *board.Board, u *ui.UI, id mapmasters.CardID) ui.Tip {
	if id.Starter() {
		return ui.Tip{Title: b.CardName(id), Body: u.T("mapmasters.thing.starter-tip"), Clause: "MMV-092"}
	}
	return ui.Tip{Title: u.T("mapmasters.thing.card-name", "name", b.CardName(id), "n", id.Cost()), Body: u.T("mapmasters.market.card-tip"), Clause: "MMV-117"}
}

// piles are the seat's own deck and discards, each with its number; a click shows what
// may be looked through.
func (d *Dock) piles(u *ui.UI, r ui.Rect, seat play.Seat) {
	st := d.b.State()
	h := math.Min(math.Floor(r.H), 30+u.Grow(ui.Note))
	w := math.Floor(h / 1.4)
	y := r.Bottom() - h
	cell := math.Min(w+12+u.Width(ui.NoteMedium, "99"), r.W/2)
	for i, n := range [2]int{st.DeckSize(seat), st.DiscardSize(seat)} {
		at := ui.R(r.X+float64(i)*cell, y, cell-4, h)
		name := [2]string{"deck", "discards"}[i]
		t := u.Touch(name, at)
		ink := ui.Ink
		switch {
		case i == 0 && n > 0:
			d.b.Back(u, 0, at.X, at.Y, w, board.CardLook{Lift: 2})
		case i == 1 && n > 0:
			d.b.CardByID(u, top(st, seat), at.X, at.Y, w, board.CardLook{Lift: 2})
		default:
			EmptyPlace(u, ui.R(at.X, at.Y, w, h))
			ink = ui.InkSecond
		}
		u.TextIn(ui.R(at.X+w+5, at.Y, at.W-w-5, at.H), ui.NoteMedium, itoa(n), ink, ui.AlignLeft)
		if t.Ring {
			u.Ring(at, 6)
		}
		u.Tip(name, at, ui.Tip{Title: u.T("mapmasters.market." + name), Body: u.T("mapmasters.market." + name + "-tip"), Now: u.T("count.cards", "n", n), Clause: "MMV-125"})
		if t.Clicked {
			d.paper.toggle(u, sheetOf{kind: [2]paperKind{deckPaper, discardsPaper}[i], seat: seat})
		}
	}
}

// top is the card on top of the seat's discards, unknown if the viewer may not see it.
func top(st *mapmasters.State, seat play.Seat) mapmasters.CardID {
	if ds := st.Discards(seat); len(ds) > 0 {
		return ds[len(ds)-1]
	}
	return mapmasters.UnknownCard
}
