package setup

import (
	"image"
	"image/color"
	"slices"
	"strings"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// sheet draws the right column: the game's card and this match's options.
func (s *Setup) sheet(u *ui.UI, l house.Layout) {
	card := ui.R(l.Column.X, l.Column.Y, l.Column.W, 104)
	if l.Low {
		card.H = 0
	} else {
		s.gameCard(u, card)
	}
	top := card.Bottom() + 16
	if l.Low {
		top = l.Column.Y
	}
	r := ui.R(l.Column.X, top, l.Column.W, l.Column.Bottom()-top)
	u.Paper(r, 5)
	u.Scroll("options", ui.R(r.X+20, r.Y+12, r.W-32, r.H-24), func(in ui.Rect, y float64) float64 {
		in.W = min(in.W, r.W-40)
		return s.optionList(u, in, y)
	})
}

// cloth is the colour of the game's mat.
func (s *Setup) cloth() pixel.RGB {
	if c := s.box.Look.Cloth; c != (pixel.RGB{}) {
		return c
	}
	return house.Moss()
}

type pictureKey struct {
	id   string
	size float64
}

func (s *Setup) gameCard(u *ui.UI, r ui.Rect) {
	u.Paper(r, 6)
	pic := ui.R(r.X+12, r.Y+14, 76, 76)
	if paintIt := s.box.Look.Picture; paintIt != nil {
		u.Picture(pictureKey{s.box.ID, pic.W}, pic.X, pic.Y, paint.Place{}, func(k float64) *image.RGBA { return paintIt(u.Art, pic.W, k) })
	} else {
		u.Cloth(pic, ui.Opaque(s.cloth().Mul(.82).Color()))
		u.Icon(s.box.Look.Emblem, pic.CX(), pic.CY(), 58, ui.IconShadow, 0)
	}
	x := r.X + 100
	u.PushClip(r)
	style, title := ui.Heading, s.Title(s.box.ID)
	for _, smaller := range []ui.Style{ui.SmallHead, ui.BodyBold, ui.Note} {
		if x+u.Width(style, title) > r.Right()-8 {
			style = smaller
		}
	}
	lines := []string{s.word("length")}
	if key := "game." + s.box.ID + ".mode"; s.Words.Has(key) {
		lines = []string{u.T(key), s.word("length")}
	}
	step := 24 + (u.TextScale-1)*9
	y := r.CY() + 8 - step*float64(len(lines))/2
	u.Text(x, y, style, title, ui.Ink, ui.AlignLeft)
	colour := []color.NRGBA{ui.Ink, ui.InkSecond}[2-len(lines):]
	for i, line := range lines {
		u.Text(x, y+step*float64(i+1), ui.Label, line, colour[i], ui.AlignLeft)
	}
	u.PopClip()
}

// optionList draws the options one below the other and gives their height.
func (s *Setup) optionList(u *ui.UI, in ui.Rect, y float64) float64 {
	top := y
	lh := u.LineHeight(ui.Body)
	y += 6
	u.Text(in.X, y+lh*.8, ui.Heading, u.T("setup.match"), ui.Ink, ui.AlignLeft)
	y += lh + 12
	now := map[string]string{}
	if m := s.modeNow(); m != "" {
		now[modeKey] = m
	}
	for i := range s.box.SetUp.Options {
		o := &s.box.SetUp.Options[i]
		at := s.sitting(now)
		if !o.There(at) {
			continue
		}
		now[o.Key] = s.value(o, at)
		s.option(u, in, &y, o, at)
	}
	if len(s.levels) > 0 {
		u.Rule(in.X, y, in.W)
		y += 12
		s.paceOfBots(u, in, &y)
	}
	u.Rule(in.X, y, in.W)
	y += 12
	s.seedField(u, in, &y)
	if notes := s.box.SetUp.Notes; len(notes) > 0 {
		u.Rule(in.X, y, in.W)
		y += 10
		for _, n := range notes {
			y += u.Paragraph(in.X, y, in.W, ui.Label, u.T(n.Key), ui.Ink, ui.AlignLeft) + 2
			s.clause(u, in, &y, n.Clause)
		}
	}
	return y + 8 - top
}

// clause is a link into the rulebook.
func (s *Setup) clause(u *ui.UI, in ui.Rect, y *float64, clause string) {
	if clause == "" {
		return
	}
	lh := u.LineHeight(ui.Label)
	if u.Link("clause-"+clause, ui.R(in.X, *y, in.W, lh), ui.Label, clause, ui.LinkPaper) {
		s.Open.Rulebook(s.box.ID, clause)
	}
	*y += lh
}

// paceOfBots chooses how fast computer players move.
func (s *Setup) paceOfBots(u *ui.UI, in ui.Rect, y *float64) {
	lh := u.LineHeight(ui.Body)
	u.Text(in.X, *y+lh*.8, ui.Body, u.T("setup.bots-move"), ui.Ink, ui.AlignLeft)
	*y += lh + 6
	words := []string{u.T("setup.pace-at-once"), u.T("setup.pace-fast"), u.T("setup.pace-calm")}
	if p := u.Segments("pace", ui.R(in.X, *y, in.W, 40+u.Grow(ui.Label)), words, s.pace); p != s.pace {
		s.remember()
		s.pace = p
	}
	*y += 40 + u.Grow(ui.Label) + 14
}

// seedField shows the seed, to be kept, typed or drawn anew.
func (s *Setup) seedField(u *ui.UI, in ui.Rect, y *float64) {
	lh := u.LineHeight(ui.Body)
	u.Text(in.X, *y+lh*.8, ui.Body, u.T("setup.seed"), ui.Ink, ui.AlignLeft)
	*y += lh + 6
	fh := 42 + u.Grow(ui.Body)
	s.seed = u.Field("seed", ui.R(in.X, *y, in.W-56, fh), s.seed, 24, false)
	if u.IconButton("seed-new", in.Right()-22, *y+fh/2, 22, "die", "", ui.Tip{Title: u.T("setup.seed-new")}) {
		s.remember()
		s.newSeed()
		u.Play("dice")
	}
	*y += fh + 8
	*y += u.Paragraph(in.X, *y, in.W, ui.Note, u.T("setup.seed-note"), ui.InkSecond, ui.AlignLeft) + 10
}

// option draws one option of the game.
func (s *Setup) option(u *ui.UI, in ui.Rect, y *float64, o *app.Option, at app.Sitting) {
	switch o.Kind {
	case app.Switch:
		on := at.Options[o.Key] == "on"
		if next := s.toggle(u, in, y, o.Key, o.Words(), on); next != on {
			s.choose(o.Key, map[bool]string{true: "on", false: "off"}[next])
		}
	case app.Choice:
		s.choice(u, in, y, o, at)
	case app.Ticks:
		s.ticks(u, in, y, o, at)
	case app.Text:
		s.text(u, in, y, o, at)
	}
	if o.Clause != "" {
		s.clause(u, in, y, o.Clause)
		*y += 8
	}
}

// toggle is a switch with its word, what it is in short, and a tooltip.
func (s *Setup) toggle(u *ui.UI, in ui.Rect, y *float64, name, word string, on bool) bool {
	lh := u.LineHeight(ui.Body)
	h := u.Paragraph(in.X, *y, in.W-66, ui.Body, s.word(word), ui.Ink, ui.AlignLeft)
	if short := s.word(word + "-short"); short != "" {
		h += u.Paragraph(in.X, *y+h, in.W-66, ui.Note, short, ui.InkSecond, ui.AlignLeft)
	}
	h = max(h, lh+6)
	row := ui.R(in.X, *y, in.W, h)
	next := u.Toggle(name, in.Right()-56, row.CY()-15, on)
	u.Tip(name, row, ui.Tip{Title: s.word(word), Body: s.word(word + "-note")})
	*y += h + 12
	return next
}

// choice is one of several values: side by side where they fit, else to be leafed
// through.
func (s *Setup) choice(u *ui.UI, in ui.Rect, y *float64, o *app.Option, at app.Sitting) {
	var values, words []string
	chosen, wide := 0, 0.0
	for _, v := range o.Values {
		if o.Offered != nil && !o.Offered(at, v) {
			continue
		}
		if v == at.Options[o.Key] {
			chosen = len(values)
		}
		values, words = append(values, v), append(words, s.word(o.Words()+"-"+v))
		wide = max(wide, u.Width(ui.LabelMedium, words[len(words)-1])+18)
	}
	if len(values) == 0 {
		return
	}
	*y += u.Paragraph(in.X, *y, in.W, ui.Body, s.label(o), ui.Ink, ui.AlignLeft) + 6
	r := ui.R(in.X, *y, in.W, 40+u.Grow(ui.Label))
	next := chosen
	if wide*float64(len(values)) <= in.W {
		next = u.Segments(o.Key, r, words, chosen)
	} else {
		d := u.Chooser(o.Key, r, func(m ui.Rect) {
			style := ui.Body
			if u.Width(style, words[chosen]) > m.W-8 {
				style = ui.Note
			}
			u.TextIn(m, style, words[chosen], ui.Ink, ui.AlignMiddle)
		})
		next = (chosen + d + len(values)) % len(values)
	}
	*y += r.H + 6
	if next != chosen {
		s.choose(o.Key, values[next])
	}
	note := s.word(o.Words() + "-" + values[chosen] + "-note")
	if note == "" {
		note = s.word(o.Words() + "-note")
	}
	if note != "" {
		*y += u.Paragraph(in.X, *y, in.W, ui.Note, note, ui.InkSecond, ui.AlignLeft)
	}
	*y += 10
}

// label is what an option is called; a seat's with the name of who sits there.
func (s *Setup) label(o *app.Option) string {
	if o.Seat == 0 {
		return s.word(o.Words())
	}
	return s.word(o.Words(), "name", s.seats[o.Seat-1].Name)
}

// text is a line to type in, with a die that draws another.
func (s *Setup) text(u *ui.UI, in ui.Rect, y *float64, o *app.Option, at app.Sitting) {
	*y += u.Paragraph(in.X, *y, in.W, ui.Body, s.label(o), ui.Ink, ui.AlignLeft) + 6
	now, typed := s.chosen[o.Key]
	if !typed {
		now = at.Options[o.Key]
	}
	most := o.Most
	if most == 0 {
		most = 24
	}
	w := in.W
	if s.word(o.Words()+"-names") != "" {
		w -= 56
	}
	fh := 42 + u.Grow(ui.Body)
	if next := u.Field(o.Key, ui.R(in.X, *y, w, fh), now, most, strings.TrimSpace(now) == ""); next != now {
		s.choose(o.Key, next)
	}
	if w < in.W && u.IconButton(o.Key+"-new", in.Right()-22, *y+fh/2, 22, "die", "", ui.Tip{Title: s.word(o.Words() + "-new")}) {
		s.choose(o.Key, s.another(o, now))
		u.Play("dice")
	}
	*y += fh + 12
}

// ticks are values of which any can be chosen, as switches below a heading.
func (s *Setup) ticks(u *ui.UI, in ui.Rect, y *float64, o *app.Option, at app.Sitting) {
	*y += u.Paragraph(in.X, *y, in.W, ui.BodyMedium, s.label(o), ui.Ink, ui.AlignLeft) + 6
	offered := func(v string) bool { return o.Offered == nil || o.Offered(at, v) }
	have := strings.Split(at.Options[o.Key], ",")
	for _, v := range o.Values {
		if !offered(v) {
			continue
		}
		on := slices.Contains(have, v)
		if next := s.toggle(u, in, y, o.Key+"-"+v, o.Words()+"-"+v, on); next != on {
			if next {
				have = append(have, v)
			} else {
				have = slices.DeleteFunc(slices.Clone(have), func(h string) bool { return h == v })
			}
			s.choose(o.Key, strings.Join(ticked(o, strings.Join(have, ","), offered), ","))
		}
	}
}
