package fame

import (
	"image"
	"strconv"

	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// mostLines is how many players can be in the chart to choose from.
const mostLines = 12

// pill is a wooden button that belongs to the row it stands on.
func (s *Fame) pill(u *ui.UI, r ui.Rect, word string, st ui.State) {
	u.Painted("fame-pill-"+strconv.Itoa(int(st)), r, func(w, h int, k float64) *image.RGBA {
		return furniture.Button(furniture.Secondary, st, w, h, k)
	})
	c := furniture.Word(furniture.Secondary, st)
	u.TextIn(ui.R(r.X, r.Y+furniture.Shift(st), r.W, r.H-furniture.Foot), ui.ButtonWord, word, ui.Opaque(c.Color()), ui.AlignMiddle)
}

// column is the paper at the right: what is counted, and who is in the chart.
func (s *Fame) column(u *ui.UI, r ui.Rect) {
	note := u.T("fame.kept-note")
	nh := u.ParagraphHeight(ui.Note, note, r.W-8) + 12
	paper := r
	paper.H -= nh
	name := "column"
	if s.tab == tabOpen {
		name = "about"
	}
	if h := s.tall[name]; h > 0 { // it ends where its content ends
		paper.H = min(paper.H, h+34)
	}
	u.Paper(paper, 5)
	if s.tab == tabOpen {
		s.about(u, paper.InsetXY(18, 16))
	} else {
		s.choices(u, paper.InsetXY(18, 16))
	}
	u.Paragraph(r.X+4, paper.Bottom()+12, r.W-8, ui.Note, note, ui.CreamDim, ui.AlignLeft)
}

// choices are what is counted.
func (s *Fame) choices(u *ui.UI, r ui.Rect) {
	u.Scroll("choices", r, func(in ui.Rect, y float64) float64 {
		return s.measured(u, "column", s.choose(u, ui.R(in.X, y, in.W, 0)))
	})
}

// measured remembers how tall a paper's content is.
func (s *Fame) measured(u *ui.UI, name string, h float64) float64 {
	if s.tall[name] != h {
		s.tall[name] = h
		u.Wake()
	}
	return h
}

// about is what stands beside the open matches: how many, and where they are kept.
func (s *Fame) about(u *ui.UI, r ui.Rect) {
	u.Scroll("about", r, func(in ui.Rect, y float64) float64 {
		top := y
		y += u.Paragraph(in.X, y, in.W, ui.Heading, u.T("fame.open-matches"), ui.Ink, ui.AlignLeft) + 6
		y += u.Paragraph(in.X, y, in.W, ui.Label, u.T("fame.open-count", "n", len(s.open)), ui.Ink, ui.AlignLeft) + 8
		y += u.Paragraph(in.X, y, in.W, ui.Label, u.T("fame.open-note"), ui.InkSecond, ui.AlignLeft) + 12
		u.Rule(in.X, y, in.W)
		y += 12
		y += u.Paragraph(in.X, y, in.W, ui.LabelMedium, u.T("settings.folder"), ui.InkSecond, ui.AlignLeft) + 4
		for _, l := range broken(u, s.Store.Dir(), in.W) {
			y += u.Paragraph(in.X, y, in.W+40, ui.Note, l, ui.Ink, ui.AlignLeft)
		}
		return s.measured(u, "about", y-top)
	})
}

// broken parts a path, which has no blanks to break it at, into lines that fit.
func broken(u *ui.UI, path string, w float64) (lines []string) {
	line := ""
	for _, r := range path {
		if line != "" && u.Width(ui.Note, line+string(r)) > w {
			lines = append(lines, line)
			line = ""
		}
		line += string(r)
	}
	return append(lines, line)
}

func (s *Fame) choose(u *ui.UI, r ui.Rect) float64 {
	y := r.Y
	was := s.filter
	head := func(key string) {
		y += u.Paragraph(r.X, y, r.W, ui.LabelMedium, key, ui.InkSecond, ui.AlignLeft) + 6
	}
	y += u.Paragraph(r.X, y, r.W, ui.Heading, u.T("fame.count"), ui.Ink, ui.AlignLeft) + 8
	if h := s.games(u, ui.R(r.X, y, r.W, 0)); h > 0 {
		y += h
		was = s.filter
	}
	head(u.T("fame.against"))
	gh := 40 + u.Grow(ui.Label)
	s.filter.against = s.opponents(u, ui.R(r.X, y, r.W, gh))
	y += gh + 14
	head(u.T("fame.since"))
	ch := max(40, 2*u.LineHeight(ui.Label))
	step := u.Chooser("since", ui.R(r.X, y, r.W, ch), func(q ui.Rect) {
		text := s.sinceWord(u)
		h := u.ParagraphHeight(ui.LabelMedium, text, q.W-12)
		u.Paragraph(q.X+6, q.CY()-h/2, q.W-12, ui.LabelMedium, text, ui.Ink, ui.AlignMiddle)
	})
	s.filter.since = (s.filter.since + step + len(spans)) % len(spans)
	y += ch + 14
	word := u.T("fame.with-bots")
	wh := max(30, u.ParagraphHeight(ui.Label, word, r.W-72))
	u.Paragraph(r.X, y+(wh-u.ParagraphHeight(ui.Label, word, r.W-72))/2, r.W-72, ui.Label, word, ui.Ink, ui.AlignLeft)
	s.filter.bots = u.Toggle("with-bots", r.Right()-56, y+wh/2-15, s.filter.bots)
	y += wh + 14
	if s.filter != was {
		s.count()
	}
	if list := s.records.regulars(); len(list) > 0 {
		u.Rule(r.X, y, r.W)
		y += 12
		head(u.T("fame.in-chart"))
		y += s.badges(u, ui.R(r.X, y, r.W, 0), list[:min(len(list), mostLines)]) + 4
		y += u.Paragraph(r.X, y, r.W, ui.Note, u.T("fame.in-chart-note"), ui.InkSecond, ui.AlignMiddle)
	}
	return y - r.Y
}

// games chooses whose results are shown, where more than one game is open; it gives its
// height.
func (s *Fame) games(u *ui.UI, r ui.Rect) float64 {
	var open []*app.Box
	at := 0
	for i := range s.Boxes {
		if b := &s.Boxes[i]; !b.Shut() {
			if b == s.box {
				at = len(open)
			}
			open = append(open, b)
		}
	}
	if len(open) < 2 {
		return 0
	}
	head := u.Paragraph(r.X, r.Y, r.W, ui.LabelMedium, u.T("fame.game"), ui.InkSecond, ui.AlignLeft) + 6
	h := max(40, 2*u.LineHeight(ui.Label))
	d := u.Chooser("game", ui.R(r.X, r.Y+head, r.W, h), func(q ui.Rect) {
		text := s.Title(open[at].ID)
		th := u.ParagraphHeight(ui.LabelMedium, text, q.W-12)
		u.Paragraph(q.X+6, q.CY()-th/2, q.W-12, ui.LabelMedium, text, ui.Ink, ui.AlignMiddle)
	})
	if d != 0 {
		s.box = open[(at+d+len(open))%len(open)]
		s.begin()
		u.Wake()
	}
	return head + h + 14
}

// opponents chooses whom the matches were against.
func (s *Fame) opponents(u *ui.UI, r ui.Rect) int {
	return u.Segments("against", r, []string{u.T("fame.against-all"), u.T("fame.against-people"), u.T("fame.against-bots")}, s.filter.against)
}

// sinceWord says how far back matches count.
func (s *Fame) sinceWord(u *ui.UI) string {
	if n := spans[s.filter.since]; n > 0 {
		return u.T("fame.since-days", "n", n)
	}
	return u.T("fame.since-first")
}

// badges are the players that can be in the chart; it gives the height.
func (s *Fame) badges(u *ui.UI, r ui.Rect, list []player) float64 {
	columns := max(2, min(4, int(r.W/(60*u.TextScale))))
	cells := r.Columns(columns, 2)
	lh := u.LineHeight(ui.Note)
	u.Group("in-chart")
	names := make([]string, len(list))
	y, row := r.Y, 0.0
	for i, p := range list {
		if i > 0 && i%columns == 0 {
			y += row + 8
			row = 0
		}
		c := cells[i%columns]
		style := ui.Note
		if s.lines[p] {
			style = ui.NoteMedium
		}
		lines := u.Wrap(style, p.name, c.W)
		c.Y, c.H = y, 56+lh*float64(len(lines))
		row = max(row, c.H)
		names[i] = "line-" + strconv.Itoa(i+1)
		t := u.Touch(names[i], c)
		x, by := c.CX(), y+28
		if s.lines[p] {
			u.Painted("fame-in", ui.R(x-25, by-25, 50, 50), func(w, _ int, k float64) *image.RGBA {
				return furniture.ChosenFrame(w, w, 25, k)
			})
		}
		size := 38.0
		if t.Hot {
			size = 41
		}
		u.Icon(app.Colour(s.records.colours[p]).Badge, x, by, size, ui.IconPlain, 0)
		for k, l := range lines {
			u.Text(x, y+56+float64(k)*lh+.74*lh, style, l, ui.Ink, ui.AlignMiddle)
		}
		if t.Ring {
			u.Ring(c.Inset(-1), 8)
		}
		u.Tip(names[i], c, ui.Tip{Title: full(u, p), Body: u.T("fame.in-chart-note")})
		if t.Clicked {
			s.lines[p] = !s.lines[p]
			u.Play("button")
		}
	}
	u.Step(names)
	u.Group("")
	return y + row - r.Y
}
