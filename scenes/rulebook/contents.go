package rulebook

import (
	"image"
	"image/color"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
)

// contents is the left page: the search field, the chapters with what was found in
// them, and what Enter does.
func (s *Rulebook) contents(u *ui.UI, p spread) {
	r := p.left
	s.searchField(u, r.Top(44+u.Grow(ui.Body)))
	r.Top(14)
	foot := s.footText(u)
	need := u.ParagraphHeight(ui.Note, foot, r.W) + 10
	fr := r.Foot(max(30, need))
	u.Paragraph(fr.X, fr.Bottom()-need+6, fr.W, ui.Note, foot, ui.InkSecond, ui.AlignLeft)
	s.chapters(u, ui.R(r.X-4, r.Y, r.W+10, r.H))
}

// footText says what Enter does, or that nothing was found.
func (s *Rulebook) footText(u *ui.UI) string {
	switch {
	case s.find.query == "":
		return u.T("rulebook.type-to-search")
	case len(s.find.hits) == 0:
		return u.T("rulebook.search-none", "text", s.find.query)
	}
	return u.T("rulebook.enter-next")
}

// places says how much was found.
func (s *Rulebook) places(u *ui.UI) string {
	n := len(s.find.hits)
	switch {
	case s.find.query == "":
		return ""
	case n > 1 && s.find.at >= 0:
		return u.T("rulebook.place-of", "n", s.find.at+1, "all", n)
	}
	return u.T("rulebook.places", "n", n)
}

// most letters of a search
const longest = 40

func (s *Rulebook) searchField(u *ui.UI, r ui.Rect) {
	t := u.Touch("search", r)
	if t.Hot {
		u.SetCursor(ui.CursorText)
	}
	if t.Clicked {
		if u.Event().Kind == input.KeyDown && u.Event().Key == input.Enter { // Enter on the focus
			if u.Event().Mods.Shift {
				s.next(-1)
			} else {
				s.next(1)
			}
		} else {
			u.SelectAll("search")
		}
	}
	query, caret, all, changed := u.EditText("search", s.find.query, longest)
	if changed {
		s.search(query)
	}
	if !u.Drawing() {
		return
	}
	u.Painted("rulebook-field", r, func(w, h int, k float64) *image.RGBA { return furniture.Field(ui.StateNormal, false, w, h, k) })
	u.Icon("search", r.X+22, r.CY(), 26, ui.IconPlain, 0)
	style := ui.Style{Face: ui.Body.Face, Size: 17}
	right := r.Right() - 14
	if count := s.places(u); count != "" {
		u.TextIn(ui.R(r.X, r.Y, right-r.X, r.H), ui.Note, count, ui.InkSecond, ui.AlignRight)
		right -= u.Width(ui.Note, count) + 12
	}
	in := ui.R(r.X+44, r.Y, right-r.X-44, r.H)
	if query == "" && !t.Focused {
		u.TextIn(in, style, u.T("rulebook.search"), ui.InkSecond, ui.AlignLeft)
	}
	before := u.Width(style, string([]rune(query)[:caret]))
	w := u.Width(style, query)
	shift := max(0, before-(in.W-6))
	u.PushClip(in.InsetXY(-2, 2))
	if all && t.Focused {
		u.Fill(ui.R(in.X-1-shift, r.Y+8, w+2, r.H-16), color.NRGBA{0xff, 0xd7, 0x5a, 217})
	}
	u.TextIn(ui.R(in.X-shift, in.Y, w, in.H), style, query, ui.Ink, ui.AlignLeft)
	if t.Focused && u.CaretShown("search") {
		u.Fill(ui.R(in.X+before-shift+1, r.Y+8, 2.2, r.H-16), ui.Ink)
	}
	u.PopClip()
	if t.Focused {
		u.Ring(r, 8)
	}
	u.Tip("search", r, ui.Tip{Title: u.T("rulebook.search"), Body: u.T("rulebook.search-note")})
}

// chapters is the list of contents.
func (s *Rulebook) chapters(u *ui.UI, r ui.Rect) {
	u.Scroll("contents", r, func(in ui.Rect, y float64) float64 {
		top := y
		u.Group("contents")
		names := make([]string, len(s.written.Chapters))
		for i := range s.written.Chapters {
			names[i] = "chapter-" + strconv.Itoa(i+1)
			h := s.chapterRow(u, names[i], ui.R(in.X, y, in.W-2, 0), i)
			if i == s.chapter && s.listed != i {
				s.listed = i
				u.ScrollTo("contents", max(0, y-top-h), 3*h, r.H)
			}
			y += h + 2
		}
		if to, ok := u.Step(names); ok {
			for i, n := range names {
				if n == to {
					s.open(i)
				}
			}
		}
		u.Group("")
		return y - top
	})
}

// chapterRow is a line of the contents; it gives its height.
func (s *Rulebook) chapterRow(u *ui.UI, name string, r ui.Rect, i int) float64 {
	c := s.written.Chapters[i]
	number := 36 * (1 + (u.TextScale-1)*.7)
	count := ""
	if s.find.counts != nil && s.find.counts[i] > 0 {
		count = strconv.Itoa(s.find.counts[i])
	}
	pill := max(34, u.Width(ui.NoteMedium, count)+18)
	x := r.X + number + 14
	room := r.Right() - 10 - pill - 8 - x
	style := ui.Body
	if i == s.chapter {
		style = ui.BodyBold
	}
	lines := u.Wrap(ui.BodyBold, c.Title, room)
	lh := u.LineHeight(style)
	r.H = max(38+u.Grow(ui.Body), float64(len(lines))*lh+14)
	t := u.Touch(name, r)
	if t.Clicked {
		s.open(i)
	}
	if !u.Drawing() {
		return r.H
	}
	st := ui.StateNormal
	if t.Hot {
		st = ui.StateHover
	}
	u.Row(r, i == s.chapter, st)
	u.TextIn(ui.R(r.X, r.Y, number, r.H), ui.Label, strconv.Itoa(c.Number), ui.InkSecond, ui.AlignRight)
	y := r.CY() - float64(len(lines))*lh/2
	for _, l := range lines {
		u.TextIn(ui.R(x, y, room, lh), style, l, ui.Ink, ui.AlignLeft)
		y += lh
	}
	if count != "" {
		q := ui.R(r.Right()-10-pill, r.CY()-11-u.Grow(ui.Note)/2, pill, 22+u.Grow(ui.Note))
		u.Painted("rulebook-pill", q, func(w, h int, k float64) *image.RGBA { return rounded(w, h, float64(h)/2, ui.Choice, .85) })
		u.TextIn(q, ui.NoteMedium, count, ui.Ink, ui.AlignMiddle)
	}
	if t.Ring {
		u.Ring(r.Inset(5), 5)
	}
	return r.H
}
