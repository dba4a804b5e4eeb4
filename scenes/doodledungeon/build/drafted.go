package build

import (
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// draftedCard is a card of this round and who has it, NoSeat for the one left over.
type draftedCard struct {
	seat play.Seat
	id   card.ID
}

// round lists the cards of this round, face up before their owners or turned.
func (v *View) round() []draftedCard {
	var list []draftedCard
	for i := range play.Seat(v.st.Seats()) {
		if id := v.st.Faceup(i); id != card.NoCard {
			list = append(list, draftedCard{i, id})
		}
	}
	if out := v.st.Discards(); len(out) > 0 {
		list = append(list, draftedCard{play.NoSeat, out[0]})
	}
	return list
}

// drafted shows the cards of this round, or the own action pile in their place.
func (v *View) drafted(u *ui.UI, r ui.Rect) {
	if v.ownPile(u, &r) {
		return
	}
	list := v.round()
	pill := 26 + u.Grow(ui.Note)
	lines := max(1, (len(list)+1)/2)
	in, head := r.Inset(10), u.LineHeight(ui.Label)
	w := min((in.W-8)/2, ((in.H-head-4)/float64(lines)-pill-4)/1.3)
	small, high := w < 84*board.Grown(u), float64(lines)*(w*1.3+pill+4)
	if small {
		high = float64(len(list)) * (u.LineHeight(ui.Note) + 4)
	}
	board.Slip(u, r.Top(min(r.H, 20+head+4+high)), 0) // as high as what stands on it
	v.sharpener(u, r)
	board.Line(u, in.Top(head), ui.Style{Face: ui.SmallHead.Face, Size: 16}, u.T("doodledungeon.build.drafted"), board.Head(), ui.AlignLeft)
	in.Top(4)
	for i, it := range list {
		if small { // no name could be read on cards so small
			v.draftedLine(u, in.Top(u.LineHeight(ui.Note)+4), i, it)
			continue
		}
		x := in.X + float64(i%2)*((in.W-8)/2+8) + ((in.W-8)/2-w)/2
		v.draftedCard(u, ui.R(x, in.Y+float64(i/2)*(w*1.3+pill+4), w, w*1.3), i, it)
	}
}

// ownPile puts the button for the own action pile at the foot of r, and says whether the
// pile is shown instead of the cards (DD-014).
func (v *View) ownPile(u *ui.UI, r *ui.Rect) bool {
	if !v.Mine() || !v.Open(v.seat) || len(v.st.Pile(v.seat)) == 0 {
		return false
	}
	row := r.Foot(30 + u.Grow(ui.Label))
	word := u.T("doodledungeon.build.pile")
	if v.piled {
		word = u.T("doodledungeon.build.drafted")
	}
	v.small(u, "own-pile", row.InsetXY(0, 2), word, func() { v.piled = !v.piled })
	if v.piled {
		v.OwnPile(u, *r)
	}
	return v.piled
}

// draftedCard draws a card of this round.
func (v *View) draftedCard(u *ui.UI, c ui.Rect, i int, it draftedCard) {
	name := "drafted-" + strconv.Itoa(i+1)
	u.Area(name, c)
	v.Card(u, drawing.CardSpec{Card: it.id, Words: v.CardWords(it.id, false), W: c.W, H: c.H, Quiet: it.seat == play.NoSeat}, c.X, c.Y, paint.Place{})
	if it.seat == v.seat {
		u.Chosen(c, 6)
	}
	if it.seat == play.NoSeat {
		board.Pill(u, u.T("doodledungeon.build.left-over"), c.CX(), c.Bottom()+4, c.W+6, board.Plain())
	} else {
		v.SeatPill(u, it.seat, c.CX(), c.Bottom()+4, c.W+6)
	}
	u.Tip(name, c, v.CardTip(it.id, u.T("doodledungeon.draft.brings", "elements", v.Elements(it.id))))
}

// draftedLine is a card of this round in a line: whose it is, and its name.
func (v *View) draftedLine(u *ui.UI, r ui.Rect, i int, it draftedCard) {
	name := "drafted-" + strconv.Itoa(i+1)
	u.Area(name, r)
	c, whose := board.Plain(), u.T("doodledungeon.build.left-over")
	if it.seat != play.NoSeat {
		c, whose = v.Colour(it.seat), v.SeatName(it.seat)
	}
	u.Fill(ui.R(r.X, r.Y+2, 5, r.H-4), ui.Opaque(c.Color()))
	board.Line(u, ui.R(r.X+11, r.Y, r.W-11, r.H), ui.Note, v.CardName(it.id), ui.Ink, ui.AlignLeft)
	tip := v.CardTip(it.id, u.T("doodledungeon.draft.brings", "elements", v.Elements(it.id)))
	tip.Title = whose + ": " + tip.Title
	u.Tip(name, r, tip)
}

// sharpener says who took first, and who will, where there is room for it.
func (v *View) sharpener(u *ui.UI, r ui.Rect) {
	holder := v.st.Start()
	next := v.SeatName((holder + 1) % play.Seat(v.st.Seats())) // one seat to the left (DD-013)
	key := "doodledungeon.build.sharpener"
	if v.st.Round() >= board.Rounds {
		key = "doodledungeon.build.sharpener-last"
	}
	r.Top(12)
	board.SharpenerSlip(u, r, u.T(key, "name", v.SeatName(holder), "next", next))
}
