package setup

import (
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// modes are the ways of playing the game, as cards above the seats; one that is not open
// yet says so. A game without a choice shows what it is about.
func (s *Setup) modes(u *ui.UI, l house.Layout) {
	r := ui.R(l.Mat.X+26, l.Mat.Y+28, l.Mat.W-52, 76+u.Grow(ui.Label))
	if l.Low || l.Narrow {
		r.Y, r.H = l.Mat.Y+20, 60+u.Grow(ui.Label)
	}
	list := s.box.SetUp.Modes
	if len(list) == 0 {
		s.about(u, r)
		return
	}
	for i, c := range r.Columns(len(list), 14) {
		s.mode(u, c, list[i])
	}
}

// mode is one of the cards.
func (s *Setup) mode(u *ui.UI, c ui.Rect, m app.Mode) {
	t := u.Touch("mode-"+m.Key, c)
	on, st := m.Key == s.modeNow(), ui.StateNormal
	if t.Hot {
		st = ui.StateHover
	}
	if m.Shut {
		st = ui.StateDisabled
	}
	u.RadioCard(c, on, st)
	u.Icon(m.Icon, c.X+44, c.CY(), min(48, c.H-20), ui.IconPlain, 0)
	u.PushClip(c)
	u.Text(c.X+80, c.CY()-4, ui.SeatName, s.word(m.Key), ui.Ink, ui.AlignLeft)
	note := s.word(m.Key + "-note")
	if short := s.word(m.Key + "-short"); short != "" && u.Width(ui.Label, note) > c.Right()-c.X-88 {
		note = short
	}
	u.Text(c.X+80, c.CY()+16+u.Grow(ui.Label)*.6, ui.Label, note, ui.InkSecond, ui.AlignLeft)
	u.PopClip()
	if t.Ring {
		u.Ring(c, 10)
	}
	switch {
	case !t.Clicked:
	case m.Shut:
		u.Refuse(c.CX(), c.CY(), s.word(m.Key+"-note"), "", nil)
	case !on:
		s.remember()
		s.chosen[modeKey] = m.Key
	}
}

// modeKey is the option that tells the mode.
const modeKey = "mode"

// modeNow is the mode that is chosen.
func (s *Setup) modeNow() string {
	if m := s.chosen[modeKey]; m != "" {
		return m
	}
	for _, m := range s.box.SetUp.Modes {
		if !m.Shut {
			return m.Key
		}
	}
	return ""
}

// about is a slip that says what the game is about.
func (s *Setup) about(u *ui.UI, r ui.Rect) {
	u.Paper(r, 4)
	u.Icon(s.box.Look.Emblem, r.X+44, r.CY(), min(48, r.H-16), ui.IconPlain, 0)
	text, w := u.T("game."+s.box.ID+".pitch"), r.W-100
	style := ui.Body
	if u.ParagraphHeight(style, text, w) > r.H-12 {
		style = ui.Label
	}
	h := u.ParagraphHeight(style, text, w)
	u.PushClip(r)
	u.Paragraph(r.X+80, r.CY()-h/2, w, style, text, ui.Ink, ui.AlignLeft)
	u.PopClip()
}
