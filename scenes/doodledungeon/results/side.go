package results

import (
	"time"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// left names the winner.
func (v *View) left(u *ui.UI) {
	r := ui.R(v.p.Left.X, v.p.Left.Y, v.p.Left.W*.7, v.p.Left.H)
	if f, ok := v.treasure(); ok {
		v.reveal(u, r, f)
	}
	if !v.all {
		return
	}
	out := v.Match.Outcome()
	var winners []string
	for _, rank := range out.Ranking {
		if rank.Place == 1 {
			winners = append(winners, v.SeatName(rank.Seat))
		}
	}
	text := u.T("doodledungeon.score.wins", "name", winners[0])
	if len(winners) > 1 {
		text = u.T("doodledungeon.score.share", "names", v.Words.List(winners...))
	}
	for _, rank := range out.Ranking {
		if rank.Tie != "" {
			text += " " + u.T("doodledungeon.results."+rank.Tie)
			break
		}
	}
	h := u.ParagraphHeight(ui.BodyBold, text, r.W-24) + 24
	slip := r.Top(h)
	board.Slip(u, slip, -.8)
	u.Paragraph(slip.X+12, slip.Y+12, slip.W-24, ui.BodyBold, text, ui.Ink, ui.AlignMiddle)
	r.Top(20)
	v.heroes(u, r)
}

// reveal shows the treasure that is being written: whose it is, the chest, and what guards
// it.
func (v *View) reveal(u *ui.UI, r ui.Rect, f find) {
	text := u.T("doodledungeon.score.found-lost", "square", f.square)
	thing := drawing.ChestThing
	if f.guard.Monster() {
		text = u.T("doodledungeon.score.found", "square", f.square, "what", v.ThingName(f.guard.String()))
		thing = drawing.OpenThing
	}
	side := min(r.W*.62, 120*board.Grown(u))
	slip := ui.R(r.X, r.Y, r.W, side+u.ParagraphHeight(ui.Label, text, r.W-24)+52+u.Grow(ui.Note))
	board.Slip(u, slip, -.8)
	v.SeatPill(u, f.seat, slip.CX(), slip.Y+10, slip.W-16)
	y := slip.Y + 34 + u.Grow(ui.Note)
	fade := 0.0
	if d := u.Pace(200 * time.Millisecond); d > 0 {
		fade = max(0, 1-float64(u.Now-v.since)/float64(d))
	}
	x := slip.CX() - side/2
	if f.guard.Monster() {
		x -= side * .2
		v.Thing(u, drawing.ThingOf(f.guard), x+side*.86, y+side*.42, side*.58, fade)
	}
	v.Thing(u, thing, x, y, side, fade)
	u.Paragraph(slip.X+12, y+side+4, slip.W-24, ui.Label, text, ui.Ink, ui.AlignMiddle)
}

// right is the column at the right: the dungeons to look at, and what to do next.
func (v *View) right(u *ui.UI) {
	r := v.p.Right
	s := v.State()
	seats := append([]play.Seat{0}, v.Others(0)...)
	board.Line(u, r.Top(u.LineHeight(ui.Label)+6), ui.Label, u.T("doodledungeon.score.look"), board.Wood(), ui.AlignMiddle)
	per := 2
	small := ui.Style{Face: ui.Note.Face, Size: ui.Note.Size / (1 + (u.TextScale/board.Grown(u)-1)*.8)}
	foot := 2*u.LineHeight(small) + 4
	rows := (len(seats) + per - 1) / per
	rh := min(r.H*.36, (r.H-120)/float64(rows))
	for i := 0; i < len(seats); i += per {
		v.Rivals(u, r.Top(rh), board.Row{Seats: seats[i:min(i+per, len(seats))], Foot: foot, Below: func(seat play.Seat, r ui.Rect) {
			key := "doodledungeon.score.fate-" + s.Hero(seat).String()
			u.Paragraph(r.X-4, r.Y, r.W+8, small, u.T(key), board.Wood(), ui.AlignMiddle)
		}})
		r.Top(6)
	}
	if !v.all {
		if board.Pencil(u, "go-on", v.p.Main, board.Quill{Word: u.T("doodledungeon.defence.go-on"), Hint: u.T("doodledungeon.score.write-all"), Press: "Enter"}) && v.paper != nil {
			v.mark(v.paper.Write(v.paper.Steps(), 1))
			v.all = true
			u.Wake()
		}
		return
	}
	bh := 42 + u.Grow(ui.ButtonWord)
	row := ui.R(v.p.Main.X+6, v.p.Main.Y-bh-8, v.p.Main.W-12, bh)
	r.H = row.Y - r.Y
	pencil(u, r)
	word := u.T("doodledungeon.score.again")
	st := board.Fit(u, ui.ButtonWord, word, row.W-30)
	if u.Button("again", row, ui.Button{Kind: ui.Secondary, Word: word, Style: &st}) {
		v.Anew(u)
		return
	}
	if board.Pencil(u, "shelf", v.p.Main, board.Quill{Word: u.T("pause.shelf"), Press: "Enter"}) {
		v.Stack.Home()
	}
}
