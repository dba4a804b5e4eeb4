package rulebook

import (
	"image"
	"image/color"
	"strconv"

	"delvebox/engine/paint/pixel"
	book "delvebox/engine/rulebook"
	"delvebox/engine/ui"
)

// rounded is a plain patch with round corners, radius r device pixels.
func rounded(w, h int, r float64, c color.NRGBA, alpha float64) *image.RGBA {
	m := pixel.New(w, h)
	pixel.NewCanvas(m, 1).Fill(pixel.RoundRect(0, 0, float64(w), float64(h), r), pixel.Of(c), alpha)
	return m
}

// bar is the brown mark beside the paragraph one has come to.
var bar = color.NRGBA{0x8a, 0x5a, 0x12, 255}

// chapterPage is the right page.
func (s *Rulebook) chapterPage(u *ui.UI, p spread) {
	r := p.right
	wide := r.W - 32 // what is written ends before the scroll bar
	head := r.Top(s.headHeight(u, wide))
	foot := r.Foot(46 + u.Grow(ui.BodyMedium))
	s.heading(u, ui.R(head.X, head.Y, wide, head.H))
	figure := s.figureHere()
	beside := !p.Narrow && (figure != nil || s.askedHere())
	text := wide
	side := ui.Rect{}
	if beside {
		w := min(max(wide*.36, 240*u.TextScale), 400*u.TextScale)
		side = ui.R(r.X+wide-w, r.Y, w, r.H)
		text = wide - w - 34
	}
	text = min(text, margin(u)+620*u.TextScale)
	s.lay(u, text, p.stacked, !beside)
	s.page.frame = r.H
	s.reach(u)
	u.Scroll("page", ui.R(r.X-14, r.Y, r.W+14, r.H), func(in ui.Rect, y float64) float64 {
		s.page.at = in.Y - y
		x := in.X + 14
		extra := 0.0
		if !beside && s.askedHere() {
			extra = s.askedNote(u, ui.R(x, y+s.page.height, min(text, 420*u.TextScale), 0), p.stacked) + 16
		}
		for i := range s.page.set {
			q := &s.page.set[i]
			if y+q.top > in.Bottom()+20 || y+q.top+q.h < in.Y-20 {
				continue
			}
			s.paragraph(u, q, x, y+q.top, text)
		}
		return s.page.height + extra
	})
	if s.page.at < s.page.height-r.H-2 { // it goes on below
		const h = 26
		u.Painted("rulebook-more", ui.R(r.X-4, r.Bottom()-h, text+8, h), fade)
	}
	if beside {
		s.beside(u, side, figure)
	}
	s.footer(u, ui.R(foot.X, foot.Y, wide, foot.H))
}

// fade is the paper coming up over the last line of a page that goes on below.
func fade(w, h int, _ float64) *image.RGBA {
	m := pixel.New(w, h)
	paper := pixel.Hex(0xefe4c9)
	for y := range h {
		a := float64(y+1) / float64(h)
		for x := range w {
			pixel.PutAlpha(m.Pix[m.PixOffset(x, y):], paper, .96*a)
		}
	}
	return m
}

// figureHere is the picture of the open chapter, nil if it has none.
func (s *Rulebook) figureHere() *book.Block {
	blocks := s.here().Blocks
	for i := range blocks {
		if blocks[i].Kind == book.Figure {
			return &blocks[i]
		}
	}
	return nil
}

func (s *Rulebook) headHeight(u *ui.UI, w float64) float64 {
	return u.LineHeight(ui.Label) + 10 + u.ParagraphHeight(ui.PageHeading, s.here().Title, w) + 18
}

// heading is game, mode and number of the chapter, and its title over a line.
func (s *Rulebook) heading(u *ui.UI, r ui.Rect) {
	lh := u.LineHeight(ui.Label)
	y := r.Y + .78*lh
	u.Text(r.X, y, ui.Label, s.game(u), ui.InkSecond, ui.AlignLeft)
	x := r.X + u.Width(ui.Label, s.game(u)) + 14
	if mode := s.mode(); mode != "" {
		u.Icon("chevron-right", x, y-u.TextScale*5, 13*u.TextScale, ui.IconPlain, .25)
		u.Text(x+13, y, ui.Label, mode, ui.InkSecond, ui.AlignLeft)
	}
	of := u.T("rulebook.chapter-of", "n", s.here().Number, "all", len(s.written.Chapters))
	u.Text(r.Right(), y, ui.Label, of, ui.InkSecond, ui.AlignRight)
	top := r.Y + lh + 8
	th := u.LineHeight(ui.PageHeading)
	for i, l := range u.Wrap(ui.PageHeading, s.here().Title, r.W) {
		if len(s.hitsIn(book.Title)) > 0 {
			w := u.Width(ui.PageHeading, l)
			s.patch(u, ui.R(r.X-4, top+float64(i)*th+2, w+8, th-4), .55)
		}
		u.Text(r.X, top+float64(i)*th+.78*th, ui.PageHeading, l, ui.Ink, ui.AlignLeft)
	}
	u.Rule(r.X, r.Bottom()-7, r.W)
}

// patch is the yellow behind what was found.
func (s *Rulebook) patch(u *ui.UI, r ui.Rect, alpha float64) {
	u.Painted("rulebook-found-"+strconv.Itoa(int(alpha*100)), r, func(w, h int, k float64) *image.RGBA {
		return rounded(w, h, 3*k, ui.Choice, alpha)
	})
}

// paragraph draws a block with its upper edge at y.
func (s *Rulebook) paragraph(u *ui.UI, p *paragraph, x, y, w float64) {
	if s.mark != nil && s.mark.Chapter == s.chapter && s.mark.Block == p.n {
		s.patch(u, ui.R(x-12, y-6, w+16, p.h+12), .24)
		u.Fill(ui.R(x-12, y-2, 4, p.h+4), bar)
	}
	switch p.Kind {
	case book.Heading:
		lh := u.LineHeight(ui.Heading)
		for i, l := range p.titleLines {
			u.Text(x, y+float64(i)*lh+.78*lh, ui.Heading, l, ui.Ink, ui.AlignLeft)
		}
		return
	case book.Figure:
		pw := min(s.page.key.wide, w-p.indent)
		s.figures.draw(u, s.id(), p.Block, ui.R(x+p.indent, y, pw, p.h), pw, s.Hand)
		return
	}
	s.numbers(u, p, x, y)
	y += p.first
	lh := leading(u)
	if p.Kind == book.Item {
		u.Fill(ui.R(x+p.indent-13*u.TextScale, y+lh*.5-2, 5, 5), ui.InkSecond)
	}
	hits := s.hitsIn(p.n)
	for i, line := range p.lines {
		s.line(u, p, line, x+p.indent, y+float64(i)*lh, hits)
	}
}

// numbers are the clauses of a paragraph, in the margin or above it.
func (s *Rulebook) numbers(u *ui.UI, p *paragraph, x, y float64) {
	lh := leading(u)
	for i, id := range p.Clauses {
		word := printed(id)
		w := u.Width(ui.NoteMedium, word)
		r := ui.R(x-4, y+float64(i)*lh, w+8, lh)
		if p.first > 0 {
			r = ui.R(x-4+float64(i)*(w+16), y, w+8, p.first)
		}
		name := "clause-" + id
		t := u.Touch(name, r)
		base := r.Y + .70*lh
		if p.first > 0 {
			base = r.Y + .78*p.first
		}
		u.Text(r.X+4, base, ui.NoteMedium, word, ui.LinkPaper, ui.AlignLeft)
		if t.Hot || t.Ring {
			u.HLine(r.X+4, base+3, w, ui.LinkPaper)
		}
		if t.Ring {
			u.Ring(r, 6)
		}
		u.Tip(name, r, ui.Tip{Title: word, Body: u.T("rulebook.number-note")})
		if t.Clicked {
			s.mark = &book.Place{Chapter: s.chapter, Block: p.n}
			u.Play("marker")
			u.Notify("rulebook", u.T("rulebook.marked", "clause", word), "", nil)
		}
	}
}

// printed is a clause's number as it stands in the margin, with a dash that does not
// look like a minus.
func printed(id string) string {
	for i := range id {
		if id[i] == '-' {
			return id[:i] + "–" + id[i+1:]
		}
	}
	return id
}

// line draws one line of text with its upper edge at y.
func (s *Rulebook) line(u *ui.UI, p *paragraph, line []piece, x, y float64, hits []hitAt) {
	lh := leading(u)
	base := y + .70*lh
	for _, q := range line {
		for _, h := range hits {
			hx, hw, ok := q.within(u, h.start, h.end)
			if !ok {
				continue
			}
			r := ui.R(x+hx-2, y+1, hw+4, lh-2)
			alpha := .72
			if h.current {
				alpha = 1
			}
			s.patch(u, r, alpha)
			if h.current {
				u.Fill(ui.R(r.X, r.Bottom()-1, r.W, 2), bar)
			}
		}
		switch q.style {
		case book.Key:
			h := min(lh-1, 20*u.TextScale)
			u.Keycap(ui.R(x+q.x, y+(lh-h)/2, q.w, h), q.text, true)
		case book.Link:
			s.link(u, p, q, x+q.x, y, base)
		default:
			u.Text(x+q.x, base, faceOf(q.style), q.text, ui.Ink, ui.AlignLeft)
		}
	}
}

// link draws words that lead elsewhere. A link on two lines is one stop of the Tab key.
func (s *Rulebook) link(u *ui.UI, p *paragraph, q piece, x, y, base float64) {
	name := "link-" + strconv.Itoa(p.n+1) + "-" + strconv.Itoa(q.link+1)
	r := ui.R(x-2, y, q.w+4, leading(u))
	var t ui.Touch
	if q.first {
		t = u.Touch(name, r)
	} else {
		name += "-more"
		t = u.Area(name, r)
		if t.Hot {
			u.SetCursor(ui.CursorPointer)
		}
	}
	c := ui.LinkPaper
	u.Text(x, base, faceOf(book.Link), q.text, c, ui.AlignLeft)
	u.Fill(ui.R(x, base+2.5, q.w, 1.2), c)
	if t.Hot {
		u.Fill(ui.R(x, base+2.5, q.w, 2), c)
	}
	if t.Ring {
		u.Ring(r, 5)
	}
	if to, ok := s.written.Find(q.target); ok {
		title := s.written.Chapters[to.Chapter].Title
		tip := ui.Tip{Title: title}
		if to.Block != book.Title {
			tip.Clause = printed(q.target)
		}
		u.Tip(name, r, tip)
	}
	if t.Clicked {
		s.follow(q.target)
	}
}
