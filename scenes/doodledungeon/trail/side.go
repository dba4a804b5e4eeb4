package trail

import (
	"strconv"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// left is the column at the left: what the line meets, the eraser, the others.
func (v *View) left(u *ui.UI) {
	r := v.p.Left
	r.Y, r.H = v.p.Phase.Bottom()+10, r.Bottom()-v.p.Phase.Bottom()-10
	eh := 46 * min(1.3*board.Grown(u), r.W/198)
	lh := max(24, u.LineHeight(ui.Note)+4)
	list := v.encounters()
	head := u.LineHeight(ui.SmallHead) + 14
	room := r.H - eh - 16
	h := min(room, max(room*.55, head+lh*float64(len(list))+14))
	slip := r.Top(h)
	board.Slip(u, slip, .3)
	in := slip.InsetXY(14, 10)
	board.Line(u, in.Top(u.LineHeight(ui.SmallHead)), ui.SmallHead, u.T("doodledungeon.trail.meets"), board.Head(), ui.AlignLeft)
	in.Top(4)
	if len(list) == 0 {
		u.Paragraph(in.X, in.Y, in.W, ui.Note, u.T("doodledungeon.trail.meets-none"), ui.Ink, ui.AlignLeft)
	}
	u.Scroll("meets", in, func(in ui.Rect, y float64) float64 {
		for i, m := range list {
			row := ui.R(in.X, y+lh*float64(i), in.W, lh)
			w := u.Width(ui.Note, "H10") + 8
			u.TextIn(ui.R(row.X, row.Y, w, lh), ui.Note, m.square.String(), ui.Ink, ui.AlignLeft)
			side := 22 * board.Grown(u)
			v.Thing(u, drawing.ThingOf(m.mark), row.X+w, row.CY()-side/2, side, 0)
			board.Line(u, ui.R(row.X+w+side+8, row.Y, max(10, row.W-w-side-8), lh), ui.Note, m.what, ui.Ink, ui.AlignLeft)
			name := "met-" + strconv.Itoa(i+1)
			u.Area(name, row)
			u.Tip(name, row, v.SquareTip(v.of, m.square))
		}
		return lh * float64(len(list))
	})
	r.Top(8)
	v.eraser(u, r.Top(eh))
	r.Top(8)
	v.LogSlip(u, r)
}

// eraser takes the whole line back, after asking.
func (v *View) eraser(u *ui.UI, r ui.Rect) {
	q := board.Quill{Word: u.T("doodledungeon.trail.erase")}
	switch {
	case v.Look != play.NoSeat:
		q.Disabled = u.T("doodledungeon.look.first")
	case !v.free():
		q.Disabled = u.T("doodledungeon.turn", "name", v.SeatName(v.seat))
	case v.pen.Len() == 0:
		q.Disabled = u.T("doodledungeon.trail.nothing")
	case v.wipe:
		q.Word = u.T("doodledungeon.trail.erase-sure")
	}
	w := min(r.W, r.H*4)
	if board.Eraser(u, "erase", ui.R(r.X+(r.W-w)/2, r.Y, w, r.H), q) {
		if !v.wipe {
			v.wipe = true
		} else {
			v.wipe = false
			v.pen.Reset()
			v.draft.Change()
			u.Play("eraser")
		}
		u.Wake()
	}
}

// right is the column at the right: the rules of the line, the dungeons, the main button.
func (v *View) right(u *ui.UI) {
	r := v.p.Right
	rivals := min(r.H*.34, 150*board.Grown(u)*drawing.MiniSize(1)+40)
	up := r.Top(r.H - rivals)
	head, text := v.advice(u)
	h := min(up.H, u.ParagraphHeight(ui.LabelBold, head, up.W-28)+u.ParagraphHeight(ui.Label, text, up.W-28)+26)
	slip := up.Top(h)
	board.Slip(u, slip, -.3)
	y := slip.Y + 11
	c := ui.Ink
	if v.stuck {
		c = ui.Wrong
	}
	y += u.Paragraph(slip.X+14, y, slip.W-28, ui.LabelBold, head, c, ui.AlignLeft) + 2
	u.Paragraph(slip.X+14, y, slip.W-28, ui.Label, text, ui.Ink, ui.AlignLeft)
	up.Top(8)
	v.own(u, up)
	v.Rivals(u, ui.R(r.X, r.Y+8, r.W, r.H-8), board.Row{Seats: v.Others(v.of), Foot: u.LineHeight(ui.Note) + 2})
	q := board.Quill{Word: u.T("doodledungeon.trail.finished"), Press: "Enter"}
	switch why := v.pen.Unfinished(); {
	case v.Look != play.NoSeat:
		q.Disabled, q.Hint = u.T("doodledungeon.look.first"), u.T("doodledungeon.look.short")
	case !v.free():
		q.Disabled = u.T("doodledungeon.turn", "name", v.SeatName(v.seat))
		q.Hint = q.Disabled
	case v.stuck:
		q.Disabled, q.Hint = u.T("doodledungeon.trail.stuck"), u.T("doodledungeon.trail.no-way")
	case why != nil:
		q.Disabled, q.Hint = v.Reason(why), u.T("doodledungeon.trail.to-exit")
	case v.sure:
		q.Word, q.Hint = u.T("doodledungeon.trail.finished-sure"), u.T("doodledungeon.trail.more")
	default:
		q.Hint = u.T("doodledungeon.trail.meeting", "n", len(v.pen.Encounters()))
	}
	if board.Pencil(u, "main", v.p.Main, q) {
		if v.Warn && !v.sure && v.more() {
			v.sure = true
			v.Haste.Open()
			u.Wake()
			return
		}
		v.Do(u, doodledungeon.Path{Squares: v.pen.Path()}, v.p.Main.CX(), v.p.Main.Y)
	}
}

// more says whether the line could still be led to another trap or monster, or to a
// monster once more, and back to the exit.
func (v *View) more() bool {
	sh := v.st.Sheet(v.of)
	for q := range sh.Creatures().Each {
		if v.pen.Visits(q) > 0 && sh.At(q) == sheet.Trap {
			continue // it will be crossed out
		}
		p := v.pen.Clone()
		if p.Tip() != q && p.Lead(q) && !p.Stuck() {
			return true
		}
	}
	return false
}

// advice is what the slip at the right says.
func (v *View) advice(u *ui.UI) (head, text string) {
	of := u.T("doodledungeon.trail.of", "name", v.SeatName(v.of))
	switch {
	case !v.mine():
		return of, u.T("doodledungeon.trail.waits", "name", v.SeatName(v.seat))
	case v.stuck:
		return u.T("doodledungeon.trail.no-way"), u.T("doodledungeon.trail.stuck")
	case v.pen.Done():
		return u.T("doodledungeon.trail.done"), u.T("doodledungeon.trail.done-text")
	case v.pen.Len() == 0:
		return of, u.T("doodledungeon.trail.begin")
	}
	return of, u.T("doodledungeon.trail.rules")
}

// own shows the own action pile, which may be looked through behind the curtain (DD-014).
func (v *View) own(u *ui.UI, r ui.Rect) {
	if !v.free() || r.H < 44+u.Grow(ui.Label) {
		return
	}
	if !v.Open(v.seat) {
		row := r.Top(34 + u.Grow(ui.Label))
		word := u.T("doodledungeon.trail.peek")
		s := board.Fit(u, ui.ButtonWord15, word, row.W-24)
		if u.Button("peek", row, ui.Button{Kind: ui.Secondary, Word: word, Style: &s}) {
			v.Peek = true
			u.Wake()
		}
		return
	}
	v.OwnPile(u, r)
}
