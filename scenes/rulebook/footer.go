package rulebook

import "delvebox/engine/ui"

// footer leads to the chapters before and after.
func (s *Rulebook) footer(u *ui.UI, r ui.Rect) {
	u.Rule(r.X, r.Y+6, r.W)
	y, h := r.Y+12, r.H-14
	style := ui.BodyMedium
	half := r.W/2 - 34
	if s.chapter > 0 {
		word := s.written.Chapters[s.chapter-1].Title
		u.Icon("chevron-left", r.X+6, y+h/2, 18*u.TextScale, ui.IconPlain, 0)
		w := min(half, u.Width(style, word))
		if s.turnLink(u, "previous", ui.R(r.X+22, y, w, h), style, word) {
			s.open(s.chapter - 1)
		}
	}
	if s.chapter+1 < len(s.written.Chapters) {
		word := s.written.Chapters[s.chapter+1].Title
		u.Icon("chevron-right", r.Right()-6, y+h/2, 18*u.TextScale, ui.IconPlain, 0)
		w := min(half, u.Width(style, word))
		if s.turnLink(u, "next", ui.R(r.Right()-22-w, y, w, h), style, word) {
			s.open(s.chapter + 1)
		}
	}
	if n := len(s.back); n > 0 {
		word := u.T("rulebook.come-back", "title", s.written.Chapters[s.back[n-1].Chapter].Title)
		if w := u.Width(ui.Note, word); w < r.W-s.footTaken(u, style)-40 {
			if u.Link("come-back", ui.R(r.CX()-w/2, y, w, h), ui.Note, word, ui.LinkPaper) {
				s.comeBack()
			}
		}
	}
}

// footTaken is how much of the page's foot the two links take, the wider one counted
// twice because what stands between them stands in the middle.
func (s *Rulebook) footTaken(u *ui.UI, style ui.Style) float64 {
	most := 0.0
	for _, i := range []int{s.chapter - 1, s.chapter + 1} {
		if i >= 0 && i < len(s.written.Chapters) {
			most = max(most, u.Width(style, s.written.Chapters[i].Title)+28)
		}
	}
	return 2 * most
}

// turnLink is a link whose word may take two lines.
func (s *Rulebook) turnLink(u *ui.UI, name string, r ui.Rect, style ui.Style, word string) bool {
	if u.Width(style, word) <= r.W {
		return u.Link(name, r, style, word, ui.LinkPaper)
	}
	t := u.Touch(name, r)
	u.Paragraph(r.X, r.CY()-u.ParagraphHeight(ui.Note, word, r.W)/2, r.W, ui.Note, word, ui.LinkPaper, ui.AlignLeft)
	if t.Ring {
		u.Ring(r, 8)
	}
	return t.Clicked
}
