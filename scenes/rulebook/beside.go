package rulebook

import (
	book "delvebox/engine/rulebook"
	"delvebox/engine/ui"
)

// askedHere says whether the clause that was asked for stands in the open chapter.
func (s *Rulebook) askedHere() bool { return s.asked.found && s.asked.at.Chapter == s.chapter }

// leastPicture is how tall a picture is beside the text even if its captions then have
// to be scrolled to, at 100 % text.
const leastPicture = 150

// beside is the column at the right of the text: the chapter's picture, and what was
// asked for.
func (s *Rulebook) beside(u *ui.UI, r ui.Rect, figure *book.Block) {
	u.Scroll("beside", ui.R(r.X-8, r.Y, r.W+16, r.H), func(in ui.Rect, y float64) float64 {
		top := y
		x := in.X + 8
		w := min(r.W, in.Right()-x)
		y += 8
		if figure != nil {
			room := r.H - 8 - underPic - s.figures.captions(u, figure, w) - 2
			if s.askedHere() {
				room -= 14 + s.askedHeight(u, w)
			}
			y += s.figures.draw(u, s.id(), figure, ui.R(x, y, w, 0), max(room, leastPicture), s.Hand)
		}
		if s.askedHere() {
			y += 14
			y += s.askedNote(u, ui.R(x, y, w, 0), figure == nil)
		}
		return y - top
	})
}

// why says what led here.
func (s *Rulebook) why(u *ui.UI) string {
	if s.asked.why != "" {
		return s.asked.why + " " + u.T("rulebook.nothing-changed")
	}
	return u.T("rulebook.asked-clause", "clause", printed(s.asked.clause))
}

// askedHeight is how tall the note about what was asked for is.
func (s *Rulebook) askedHeight(u *ui.UI, w float64) float64 {
	return 12 + u.ParagraphHeight(ui.NoteMedium, u.T("rulebook.asked"), w) + u.ParagraphHeight(ui.Label, s.why(u), w) + u.LineHeight(ui.LabelBold) + 12
}

// askedNote says why the book was opened here, and leads back; it gives its height.
// Bare leaves out the line above it.
func (s *Rulebook) askedNote(u *ui.UI, r ui.Rect, bare bool) float64 {
	y := r.Y
	if !bare {
		u.Rule(r.X, y, r.W)
		y += 12
	}
	y += u.Paragraph(r.X, y, r.W, ui.NoteMedium, u.T("rulebook.asked"), ui.InkSecond, ui.AlignLeft) + 2
	y += u.Paragraph(r.X, y, r.W, ui.Label, s.why(u), ui.Ink, ui.AlignLeft) + 2
	word := u.T("button.back")
	if s.table {
		word = u.T("button.show-on-table")
	}
	h := u.LineHeight(ui.LabelBold) + 6
	if u.Link("show", ui.R(r.X, y, min(r.W, u.Width(ui.LabelMedium, word)), h), ui.LabelMedium, word, ui.LinkPaper) {
		s.Stack.Pop()
	}
	return y + h + 2 - r.Y
}

// unwritten is the book of a game that has no rules yet, or that cannot be read.
func (s *Rulebook) unwritten(u *ui.UI, p spread) {
	x, w := p.right.X, min(p.right.W-32, 560*u.TextScale)
	u.Icon(s.emblem(), p.left.CX(), p.left.CY()-20, min(p.left.W*.6, 190), ui.IconShadow, 0)
	y := p.right.Y
	y += u.Paragraph(x, y, w, ui.Label, u.T("rulebook.title-plain"), ui.InkSecond, ui.AlignLeft) + 8
	y += u.Paragraph(x, y, w, ui.PageHeading, s.game(u), ui.Ink, ui.AlignLeft) + 8
	u.Rule(x, y, p.right.W-32)
	y += 18
	if s.amiss != nil {
		y += u.Paragraph(x, y, w, ui.Body, u.T("rulebook.amiss", "reason", s.amiss.Error()), ui.Wrong, ui.AlignLeft)
		return
	}
	y += u.Paragraph(x, y, w, ui.Motto, u.T("game."+s.id()+".pitch"), ui.Ink, ui.AlignLeft) + 18
	y += u.Paragraph(x, y, w, ui.BodyBold, u.T("rulebook.not-yet"), ui.Ink, ui.AlignLeft) + 4
	y += u.Paragraph(x, y, w, ui.Body, u.T("rulebook.not-yet-note"), ui.Ink, ui.AlignLeft) + 16
	other := s.readable()
	if other < 0 {
		return
	}
	word := u.T("rulebook.read-open", "game", s.Title(s.Boxes[other].ID))
	if u.Link("read-open", ui.R(x, y, u.Width(ui.BodyMedium, word), u.LineHeight(ui.Body)+6), ui.BodyMedium, word, ui.LinkPaper) {
		s.show(u, other)
	}
}

// emblem is the icon of the chosen game.
func (s *Rulebook) emblem() string {
	if b := s.Box(s.id()); b != nil {
		return b.Look.Emblem
	}
	return "rulebook"
}

// readable is the first box whose rulebook is written, -1 if none is.
func (s *Rulebook) readable() int {
	for i := range s.Boxes {
		if hasBook(s.Settings.Language, s.Boxes[i].ID) {
			return i
		}
	}
	return -1
}
