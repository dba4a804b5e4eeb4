package setup

import (
	"image/color"

	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// options draws the right column: the game's card and this match's options.
func (s *Setup) options(u *ui.UI, l house.Layout) {
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

func (s *Setup) gameCard(u *ui.UI, r ui.Rect) {
	u.Paper(r, 6)
	pic := ui.R(r.X+12, r.Y+14, 76, 76)
	u.Cloth(pic, color.NRGBA{0x4a, 0x5a, 0x30, 255})
	u.Icon("compass", pic.CX(), pic.CY(), 58, ui.IconShadow, 0)
	x := r.X + 100
	u.PushClip(r)
	style, title := ui.Heading, u.T("game."+s.game.ID()+".title")
	for _, smaller := range []ui.Style{ui.SmallHead, ui.BodyBold, ui.Note} {
		if x+u.Width(style, title) > r.Right()-8 {
			style = smaller
		}
	}
	step := 24 + (u.TextScale-1)*9
	u.Text(x, r.CY()+8-step, style, title, ui.Ink, ui.AlignLeft)
	u.Text(x, r.CY()+8, ui.Label, u.T("game."+s.game.ID()+".mode"), ui.Ink, ui.AlignLeft)
	u.Text(x, r.CY()+8+step, ui.Label, u.T("setup.usual-length"), ui.InkSecond, ui.AlignLeft)
	u.PopClip()
}

// optionList draws the options one below the other and gives their height.
func (s *Setup) optionList(u *ui.UI, in ui.Rect, y float64) float64 {
	top := y
	lh := u.LineHeight(ui.Body)
	y += 6
	u.Text(in.X, y+lh*.8, ui.Heading, u.T("setup.match"), ui.Ink, ui.AlignLeft)
	y += lh + 12
	s.toggle(u, in, &y, "timer", u.T("setup.timer"), u.T("setup.timer-short"), u.T("setup.timer-note"), &s.timer)
	s.toggle(u, in, &y, "hints", u.T("setup.hints"), u.T("setup.hints-short"), u.T("setup.hints-note"), &s.hints)
	s.toggle(u, in, &y, "best", u.T("setup.best"), u.T("setup.best-short"), u.T("setup.best-note"), &s.best)
	u.Rule(in.X, y, in.W)
	y += 12
	u.Text(in.X, y+lh*.8, ui.Body, u.T("setup.bots-move"), ui.Ink, ui.AlignLeft)
	y += lh + 6
	words := []string{u.T("setup.pace-at-once"), u.T("setup.pace-fast"), u.T("setup.pace-calm")}
	if p := u.Segments("pace", ui.R(in.X, y, in.W, 40+u.Grow(ui.Label)), words, s.pace); p != s.pace {
		s.remember()
		s.pace = p
	}
	y += 40 + u.Grow(ui.Label) + 14
	u.Rule(in.X, y, in.W)
	y += 12
	u.Text(in.X, y+lh*.8, ui.Body, u.T("setup.seed"), ui.Ink, ui.AlignLeft)
	y += lh + 6
	fh := 42 + u.Grow(ui.Body)
	s.seed = u.Field("seed", ui.R(in.X, y, in.W-56, fh), s.seed, 24, false)
	if u.IconButton("seed-new", in.Right()-22, y+fh/2, 22, "die", "", ui.Tip{Title: u.T("setup.seed-new")}) {
		s.remember()
		s.newSeed()
		u.Play("dice")
	}
	y += fh + 8
	y += u.Paragraph(in.X, y, in.W, ui.Note, u.T("setup.seed-note"), ui.InkSecond, ui.AlignLeft) + 10
	u.Rule(in.X, y, in.W)
	y += 10
	y += u.Paragraph(in.X, y, in.W, ui.Label, u.T("setup.clock-note"), ui.Ink, ui.AlignLeft) + 2
	if u.Link("clock-clause", ui.R(in.X, y, in.W, u.LineHeight(ui.Label)), ui.Label, "MMV-137", ui.LinkPaper) {
		s.Open.Rulebook(s.game.ID(), "MMV-137")
	}
	return y + u.LineHeight(ui.Label) + 8 - top
}

func (s *Setup) toggle(u *ui.UI, in ui.Rect, y *float64, name, word, short, tip string, v *bool) {
	lh := u.LineHeight(ui.Body)
	u.Text(in.X, *y+lh*.8, ui.Body, word, ui.Ink, ui.AlignLeft)
	h := lh + u.Paragraph(in.X, *y+lh, in.W-66, ui.Note, short, ui.InkSecond, ui.AlignLeft)
	row := ui.R(in.X, *y, in.W, h)
	if next := u.Toggle(name, in.Right()-56, row.CY()-15, *v); next != *v {
		s.remember()
		*v = next
	}
	u.Tip(name, row, ui.Tip{Title: word, Body: tip})
	*y += h + 12
}
