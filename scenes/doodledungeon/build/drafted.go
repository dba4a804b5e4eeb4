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

// drafted shows the cards of this round, face up before their owners or turned.
func (v *View) drafted(u *ui.UI, r ui.Rect) {
	if v.Mine() && v.Open(v.seat) && len(v.st.Pile(v.seat)) > 0 {
		row := r.Foot(30 + u.Grow(ui.Label))
		word := u.T("doodledungeon.build.pile")
		if v.piled {
			word = u.T("doodledungeon.build.drafted")
		}
		v.small(u, "own-pile", row.InsetXY(0, 2), word, func() { v.piled = !v.piled })
		if v.piled {
			v.OwnPile(u, r)
			return
		}
	}
	type row struct {
		seat play.Seat
		id   card.ID
	}
	var rows []row
	for i := range play.Seat(v.st.Seats()) {
		if id := v.st.Faceup(i); id != card.NoCard {
			rows = append(rows, row{i, id})
		}
	}
	if list := v.st.Discards(); len(list) > 0 {
		rows = append(rows, row{play.NoSeat, list[0]})
	}
	pill := 26 + u.Grow(ui.Note)
	lines := max(1, (len(rows)+1)/2)
	in, head := r.Inset(10), u.LineHeight(ui.Label)
	w := min((in.W-8)/2, ((in.H-head-4)/float64(lines)-pill-4)/1.3)
	small, high := w < 84*board.Grown(u), float64(lines)*(w*1.3+pill+4)
	if small {
		high = float64(len(rows)) * (u.LineHeight(ui.Note) + 4)
	}
	board.Slip(u, r.Top(min(r.H, 20+head+4+high)), 0) // as high as what stands on it
	v.sharpener(u, r)
	board.Line(u, in.Top(head), ui.Style{Face: ui.SmallHead.Face, Size: 16}, u.T("doodledungeon.build.drafted"), board.Head(), ui.AlignLeft)
	in.Top(4)
	if small { // no name could be read on cards so small
		for i, it := range rows {
			v.draftedLine(u, in.Top(u.LineHeight(ui.Note)+4), i, it.seat, it.id)
		}
		return
	}
	for i, it := range rows {
		x := in.X + float64(i%2)*((in.W-8)/2+8) + ((in.W-8)/2-w)/2
		y := in.Y + float64(i/2)*(w*1.3+pill+4)
		c := ui.R(x, y, w, w*1.3)
		name := "drafted-" + strconv.Itoa(i+1)
		u.Area(name, c)
		v.Card(u, drawing.CardSpec{Card: it.id, Words: v.CardWords(it.id, false), W: c.W, H: c.H, Quiet: it.seat == play.NoSeat}, c.X, c.Y, paint.Place{})
		if it.seat == v.seat {
			u.Chosen(c, 6)
		}
		if it.seat == play.NoSeat {
			board.Pill(u, u.T("doodledungeon.build.left-over"), c.CX(), c.Bottom()+4, w+6, board.Plain())
		} else {
			v.SeatPill(u, it.seat, c.CX(), c.Bottom()+4, w+6)
		}
		u.Tip(name, c, v.CardTip(it.id, u.T("doodledungeon.draft.brings", "elements", v.Elements(it.id))))
	}
}

// draftedLine is a card of this round in a line: whose it is, and its name.
func (v *View) draftedLine(u *ui.UI, r ui.Rect, i int, seat play.Seat, id card.ID) {
	name := "drafted-" + strconv.Itoa(i+1)
	u.Area(name, r)
	c, whose := board.Plain(), u.T("doodledungeon.build.left-over")
	if seat != play.NoSeat {
		c, whose = v.Colour(seat), v.SeatName(seat)
	}
	u.Fill(ui.R(r.X, r.Y+2, 5, r.H-4), ui.Opaque(c.Color()))
	board.Line(u, ui.R(r.X+11, r.Y, r.W-11, r.H), ui.Note, v.CardName(id), ui.Ink, ui.AlignLeft)
	tip := v.CardTip(id, u.T("doodledungeon.draft.brings", "elements", v.Elements(id)))
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
