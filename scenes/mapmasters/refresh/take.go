package refresh

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/mapmasters/market/closeup"
)

// exchange lays the open cards of the market out, to take one for the card given
// (MMV-164).
func (v *View) exchange(u *ui.UI, f ui.Rect) {
	in := f.InsetXY(20, 14)
	head := u.LineHeight(ui.PageHeading) + u.LineHeight(ui.Label)
	y := in.Y
	u.Text(f.CX(), y+.78*u.LineHeight(ui.PageHeading), ui.PageHeading, u.T("mapmasters.refresh.exchange-take"), ui.Cream, ui.AlignMiddle)
	sub := u.T("mapmasters.refresh.exchange-rule", "n", v.give.Cost())
	u.Text(f.CX(), y+u.LineHeight(ui.PageHeading)+.74*u.LineHeight(ui.Label), ui.Label, sub, ui.CreamDim, ui.AlignMiddle)
	in.Top(head + 10)

	w := math.Floor(math.Min((in.W-5*cardGap-20)/5.3, (in.H-12)/2/1.4))
	w = math.Min(w, 320)
	h := math.Floor(w * 1.4)
	left := math.Floor(w * 1.3)
	all := left + 36 + 4*w + 3*cardGap
	x := math.Round(f.CX() - all/2)
	top := math.Round(in.CY() - h - 6)

	gw := math.Min(left, math.Floor((in.H-64-u.Grow(ui.ButtonWord))/1.4))
	at := ui.R(x+math.Round((left-gw)/2), top, gw, math.Floor(gw*1.4))
	v.b.CardByID(u, v.give, at.X, at.Y, at.W, board.CardLook{Lift: 8})
	name := "give"
	if t := u.Area(name, at); t.Hot {
		v.look, v.note = closeup.Thing{Card: v.give}, closeup.Note{}
	}
	u.Tip(name, at, area.CardTip(v.b, u, v.give))
	bh := 44 + u.Grow(ui.ButtonWord)
	if u.Button("take-cancel", ui.R(x, at.Bottom()+14, left, bh), ui.Button{Kind: ui.Quiet, Word: u.T("button.cancel")}) {
		v.give = mapmasters.NoCard
		return
	}
	u.Group("take")
	var names []string
	for i, cost := range mapmasters.Costs() {
		for j, id := range v.b.State().OpenCards(cost) {
			r := ui.R(x+left+36+float64(i)*(w+cardGap), top+float64(j)*(h+12), w, h)
			if id != mapmasters.NoCard {
				names = append(names, v.take(u, r, cost, j, id))
			}
		}
	}
	u.Step(names)
	u.Group("")
}

// take draws one open card of the market; a click takes it.
func (v *View) take(u *ui.UI, r ui.Rect, cost, j int, id mapmasters.CardID) string {
	name := "take-" + itoa(cost) + "-" + itoa(j+1)
	m := mapmasters.UseExchange{Give: v.give, Take: id}
	why := v.b.State().Why(v.b.Viewer, m)
	t := u.Touch(name, r)
	look := board.CardLook{Lift: 4}
	if t.Hot && why == nil {
		look.Lift = 10
		u.Glow(r, 7, 0)
	}
	v.b.CardByID(u, id, r.X, r.Y, r.W, look)
	if why != nil {
		house.Veil(u, r, r.W*13/300)
	}
	if t.Ring {
		u.Ring(r, 7)
	}
	note := closeup.Note{Why: v.b.Reason(why)}
	if t.Hot || t.Ring {
		v.look, v.note = closeup.Thing{Card: id}, note
	}
	tip := ui.Tip{Title: u.T("mapmasters.thing.card-name", "name", v.b.CardName(id), "n", cost), Body: note.Why, Clause: "MMV-164"}
	if why == nil {
		tip.Now = u.T("mapmasters.refresh.take-tip")
	} else {
		tip.Clause = why.Clause
	}
	u.Tip(name, r, tip)
	if t.Clicked {
		x, y := t.X, t.Y
		if !t.Hot {
			x, y = r.CX(), r.CY()
		}
		if v.b.Do(u, m, x, y) {
			v.give, v.card, v.tool = mapmasters.NoCard, mapmasters.NoCard, noTool
		}
	}
	return name
}
