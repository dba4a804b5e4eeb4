package board

import (
	"image/color"
	"strconv"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/doodledungeon/drawing"
)

// PhaseSlip is the slip at the upper left: what is going on, and whose turn it is. With
// rounds it tallies them.
func (b *Board) PhaseSlip(u *ui.UI, p Places, title, line string) {
	r := p.Phase
	Slip(u, r, -.5)
	in := r.InsetXY(14, 12)
	Line(u, ui.R(in.X, in.Y, in.W, u.LineHeight(ui.SmallHead)), ui.SmallHead, title, Head(), ui.AlignLeft)
	s := b.State()
	w := in.W
	if g := Grown(u); s.Phase() <= doodledungeon.Building && in.W > 150*g {
		Tally(u, in.Right()-78*g, in.Bottom()-24*g, s.Round(), Rounds)
		w -= 84 * g
	}
	Line(u, ui.R(in.X, in.Bottom()-u.LineHeight(ui.Label), w, u.LineHeight(ui.Label)), ui.Label, line, ui.Ink, ui.AlignLeft)
	u.Area("phase", r)
	u.Tip("phase", r, ui.Tip{Title: b.PhaseName(), Body: u.T("doodledungeon.about." + s.Phase().String()), Now: b.Rounds()})
}

// LogSlip shows the last lines of the log; a click opens all of it.
func (b *Board) LogSlip(u *ui.UI, r ui.Rect) {
	if r.H < 70+u.Grow(ui.Note)*2 {
		return
	}
	t := u.Touch("log-slip", r)
	Slip(u, r, .4)
	if t.Ring {
		u.Ring(r, 4)
	}
	in := r.InsetXY(14, 10)
	u.TextIn(in.Top(u.LineHeight(ui.Label)), ui.Style{Face: ui.SmallHead.Face, Size: 16}, u.T("doodledungeon.log-title"), Head(), ui.AlignLeft)
	in.Top(4)
	lines := b.Log()
	lh := u.LineHeight(ui.Note)
	y := in.Bottom()
	for i := len(lines) - 1; i >= 0; i-- {
		h := u.ParagraphHeight(ui.Note, lines[i].Text, in.W)
		if y-h < in.Y {
			if i == len(lines)-1 { // one long line: what fits of it
				u.PushClip(in)
				u.Paragraph(in.X, in.Y, in.W, ui.Note, lines[i].Text, ui.Ink, ui.AlignLeft)
				u.PopClip()
			}
			break
		}
		y -= h
		u.Paragraph(in.X, y, in.W, ui.Note, lines[i].Text, ui.Ink, ui.AlignLeft)
		if lines[i].Seat != play.NoSeat {
			u.Fill(ui.R(in.X-7, y+h*.12, 3, h*.76), shade(b.Colour(lines[i].Seat)))
		}
		y -= lh * .12
	}
	u.Tip("log-slip", r, ui.Tip{Title: u.T("button.log"), Body: u.T("doodledungeon.log-all")})
	if t.Clicked {
		b.OpenLog()
	}
}

// Row is a row of small sheets.
type Row struct {
	Seats []play.Seat
	Foot  float64                            // room below each
	Below func(seat play.Seat, r ui.Rect)    // draws what belongs there
	Aim   func(seat play.Seat) *play.Refusal // set while one is to be chosen: why not this one
	Pick  func(seat play.Seat, r ui.Rect)    // chooses one
}

// Rivals draws the small sheets of the seats in a row within r; a click looks at one
// closely, or chooses it. It gives where each lies.
func (b *Board) Rivals(u *ui.UI, r ui.Rect, row Row) map[play.Seat]ui.Rect {
	out := map[play.Seat]ui.Rect{}
	n := len(row.Seats)
	if n == 0 {
		return out
	}
	gap := 8.0
	pill := 22 + u.Grow(ui.Note)
	w := min((r.W-gap*float64(n-1))/float64(n), (r.H-row.Foot-pill*.5)/drawing.MiniSize(1), 190*Grown(u))
	if w < 24 {
		return out
	}
	h := drawing.MiniSize(w)
	x := r.X + (r.W-w*float64(n)-gap*float64(n-1))/2
	u.Group("rivals")
	var names []string
	for i, seat := range row.Seats {
		c := ui.R(x+float64(i)*(w+gap), r.Y, w, h)
		name := RivalName(seat)
		names = append(names, name)
		t := u.Touch(name, c)
		Slip(u, c, []float64{-1, .9, -.6}[i%3])
		b.Mini(u, seat, c.X+1, c.Y+1, w-2)
		tip := ui.Tip{Title: b.Dungeon(seat), Body: u.T("doodledungeon.rival.look", "name", b.SeatName(seat)), Now: b.fares(seat)}
		why := b.aim(u, row, seat, c, t.Hot, &tip)
		if t.Ring {
			u.Ring(c, 4)
		}
		b.SeatPill(u, seat, c.CX(), c.Bottom()-pill*.5, w+gap-2)
		u.Tip(name, c, tip)
		if t.Clicked {
			b.picked(u, row, seat, c, why)
		}
		if row.Below != nil {
			row.Below(seat, ui.R(c.X, c.Bottom()+pill*.5+2, w, row.Foot))
		}
		out[seat] = c
	}
	u.Step(names)
	u.Group("")
	return out
}

// RivalName is the control of a seat's small sheet.
func RivalName(seat play.Seat) string { return "rival-" + strconv.Itoa(int(seat)+1) }

// aim marks a small sheet: chosen, under the pointer, to be chosen, or not to be.
func (b *Board) aim(u *ui.UI, row Row, seat play.Seat, c ui.Rect, hot bool, tip *ui.Tip) *play.Refusal {
	if row.Aim == nil {
		switch {
		case b.Look == seat:
			u.Chosen(c, 4)
		case hot:
			u.Glow(c, 4, 0)
		}
		return nil
	}
	tip.Body = u.T("doodledungeon.rival.lay")
	why := row.Aim(seat)
	if why != nil {
		u.Fill(c.Inset(2), color.NRGBA{60, 55, 50, 120})
		tip.Now, tip.Clause = b.Reason(why), why.Clause
		return why
	}
	fade := .45
	if hot {
		fade = 0
	}
	u.Glow(c, 4, fade)
	return nil
}

// picked does what a click on a small sheet means.
func (b *Board) picked(u *ui.UI, row Row, seat play.Seat, c ui.Rect, why *play.Refusal) {
	switch {
	case why != nil:
		b.Refuse(u, why, c.CX(), c.Y)
	case row.Aim != nil:
		row.Pick(seat, c)
	default:
		if b.Look = b.otherThan(seat); b.Look == seat {
			u.Play("sheet")
		}
		u.Wake()
	}
}

// otherThan is the seat, or none if it is the one that is looked at.
func (b *Board) otherThan(seat play.Seat) play.Seat {
	if b.Look == seat {
		return play.NoSeat
	}
	return seat
}

// fares says how a seat's dungeon stands.
func (b *Board) fares(seat play.Seat) string {
	s := b.State()
	if s.Phase() < doodledungeon.Drawing {
		return b.Words.T("doodledungeon.rival.cards", "n", len(s.Pile(seat)), "treasures", s.TreasureCount(seat))
	}
	if s.Phase() == doodledungeon.Drawing {
		return b.Words.T("doodledungeon.rival.treasures", "treasures", s.TreasureCount(seat))
	}
	switch s.Hero(seat) {
	case doodledungeon.Dead:
		return b.Words.T("doodledungeon.rival.dead")
	case doodledungeon.Escaped:
		return b.Words.T("doodledungeon.rival.escaped", "hearts", b.Hearts(s.Hearts(seat)))
	}
	return b.Words.T("doodledungeon.rival.alive", "hearts", b.Hearts(s.Hearts(seat)), "n", len(s.Encounters(seat)))
}

// Others lists the seats but one, from the next one on clockwise.
func (b *Board) Others(seat play.Seat) []play.Seat {
	n := play.Seat(b.State().Seats())
	var out []play.Seat
	for i := play.Seat(1); i < n; i++ {
		out = append(out, (seat+i)%n)
	}
	return out
}

// Looking draws the sheet that is being looked at closely, if there is one, and what
// leads back. It says whether it did.
func (b *Board) Looking(u *ui.UI, p Places) bool {
	if b.Look == play.NoSeat {
		return false
	}
	b.Paper(u, p, b.Look, b.Sight(b.Look))
	b.SquareTips(u, p, b.Look)
	r := ui.R(p.Sheet.CX()-170*min(1.4, u.TextScale), p.Sheet.Bottom()-48-u.Grow(ui.ButtonWord), 340*min(1.4, u.TextScale), 40+u.Grow(ui.ButtonWord))
	word := u.T("doodledungeon.look.back", "name", b.SeatName(b.Look))
	s := Fit(u, ui.ButtonWord, word, r.W-30)
	if u.Key("Enter") {
		b.Look = play.NoSeat
		u.Wake()
	}
	if u.Button("look-back", r, ui.Button{Kind: ui.Secondary, Word: word, Style: &s}) || u.Key("Escape") {
		b.Look = play.NoSeat
		u.Wake()
	}
	return true
}

// SquareTips explains the squares and tracks of a sheet that cannot be drawn on now.
func (b *Board) SquareTips(u *ui.UI, p Places, seat play.Seat) {
	grid := p.Rect(drawing.Grid())
	t := u.Area("squares", grid)
	if q := p.SquareAt(t.X, t.Y); t.Hot && q.Valid() {
		u.Tip("squares", p.Rect(drawing.SquareRect(q)), b.SquareTip(seat, q))
	}
	b.SheetTips(u, p, seat)
}

// SheetTips explains the right side of a sheet: tracks, hearts, treasures.
func (b *Board) SheetTips(u *ui.UI, p Places, seat play.Seat) {
	b.TrackTips(u, p, seat)
	s := b.State()
	r := p.Rect(drawing.HeartsRect(b.Tables.Figures.Hearts))
	u.Area("hearts", r)
	u.Tip("hearts", r, ui.Tip{Title: u.T("doodledungeon.sheet.hearts"), Body: u.T("doodledungeon.sheet.hearts-do"), Now: b.Hearts(s.Hearts(seat)), Clause: "DD-125"})
	r = p.Rect(drawing.TreasureBox())
	u.Area("treasures", r)
	u.Tip("treasures", r, ui.Tip{Title: u.T("doodledungeon.sheet.treasures"), Body: u.T("doodledungeon.sheet.treasures-do"),
		Now: u.T("doodledungeon.sheet.treasures-now", "n", s.TreasureCount(seat)), Clause: "DD-128"})
}

// Plain is the grey of a label that belongs to nobody.
func Plain() pixel.RGB { return pixel.Hex(0x6a5c46) }
