package score

import (
	"strconv"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/house/pen"
)

// cell draws one delve of a seat and gives its control's name: the experience in the
// marker hand, the level and how it ended, treasures won and used.
func cell(u *ui.UI, b *board.Board, seat play.Seat, delve int, r ui.Rect, m marks) string {
	s := b.State()
	rec := s.Player(seat).Records[delve-1]
	name := "score-" + b.SeatColour(seat) + "-" + strconv.Itoa(delve)
	t := u.Touch(name, r)
	if t.Ring {
		u.Ring(r.Inset(4), 8)
	}
	under := s.Round() == delve && s.Adventurer() == seat && delving(s.Phase())
	tip := ui.Tip{Title: u.T("dungeonroll.score.delve", "n", delve), Clause: "DR-075"}
	switch {
	case rec.End != dungeonroll.NotEnded:
		tip.Body = sentence(u, delve, rec)
		ended(u, b, seat, r, rec, m, m.seat == seat && m.delve == delve)
	case under:
		tip.Body = u.T("dungeonroll.score.under", "level", max(1, int(rec.Level))) // also while the party is formed
		text(u, r, tip.Body)
	default:
		tip.Body = u.T("dungeonroll.score.to-come")
		pen.Write(u, b.Hand, r.CX(), r.CY()+8, 34, "–", ui.Faded(ui.InkSecond, .4), ui.AlignMiddle, 1)
	}
	u.Tip(name, r, tip)
	return name
}

// delving says whether somebody is in the dungeon in a phase.
func delving(p dungeonroll.Phase) bool {
	return p != dungeonroll.Choosing && p != dungeonroll.Over && p != dungeonroll.Discarding
}

// sentence tells a delve that is over in words.
func sentence(u *ui.UI, delve int, rec dungeonroll.Record) string {
	return u.T("dungeonroll.players.ended", "n", delve, "level", int(rec.Level), "how", u.T("dungeonroll.ended."+rec.End.String()),
		"xp", int(rec.XP), "won", int(rec.Won), "used", int(rec.Used))
}

// text writes a few words in the middle of a cell.
func text(u *ui.UI, r ui.Rect, words string) {
	h := u.ParagraphHeight(ui.Note, words, r.W-20)
	u.Paragraph(r.X+10, r.CY()-h/2, r.W-20, ui.Note, words, ui.InkSecond, ui.AlignMiddle)
}

// ended draws a delve that is over.
func ended(u *ui.UI, b *board.Board, seat play.Seat, r ui.Rect, rec dungeonroll.Record, m marks, isNew bool) {
	how := u.T("dungeonroll.score.how", "level", int(rec.Level), "how", u.T("dungeonroll.ended."+rec.End.String()))
	won := u.T("dungeonroll.score.treasures", "won", int(rec.Won), "used", int(rec.Used))
	in := r.InsetXY(10, 6)
	lines := []string{how}
	if rec.Won > 0 || rec.Used > 0 {
		lines = append(lines, won)
	}
	need := func() (h float64) {
		for _, l := range lines {
			h += u.ParagraphHeight(ui.Note, l, in.W)
		}
		return h
	}
	const least = 34 // of the figure
	if need() > in.H-least && len(lines) > 1 {
		lines = lines[:1] // the tooltip tells the rest
	}
	foot := need()
	top := in
	top.H -= foot
	size := min(54, top.H)
	share, ring := 1.0, 0.0
	if isNew {
		share, ring = m.figure, m.ring
	}
	ink := ui.Opaque(app.Colour(b.SeatColour(seat)).Figure)
	figure := "+" + strconv.Itoa(int(rec.XP))
	if rec.XP == 0 {
		figure = "0"
	}
	w := b.Hand.Measure(figure, size)
	icon := min(30, size*.72)
	x := top.CX() - (w+icon+10)/2
	pen.Write(u, b.Hand, x, top.CY()+size*.34, size, figure, ink, ui.AlignLeft, share)
	pen.Ring(u, x+w/2, top.CY(), w/2+16, min(size*.52, top.H/2-1), 3.4, ink, b.SeatColour(seat), ring)
	u.Icon(ending(rec.End), x+w+12+icon/2, top.CY(), icon, ui.IconPlain, 0)
	y := in.Bottom() - foot
	for i, l := range lines {
		tone := decor.Inked()
		if i > 0 {
			tone = ui.InkSecond
		}
		y += u.Paragraph(in.X, y, in.W, ui.Note, l, tone, ui.AlignMiddle)
	}
}
