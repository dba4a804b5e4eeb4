// Package pause is the menu over a table. While it is open the table is hidden, and a
// clock stands still.
package pause

import (
	"image"
	"image/color"

	"delvebox/engine/input"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/sitting"
)

// Standing is how a match stands, for the paper beside the menu.
type Standing struct {
	Lines     []string                    // "Map Masters, Versus"
	Done, All int                         // pips; none where All is 0
	Points    func(seat play.Seat) string // in the marker hand beside each name; nil for none
	Note      string                      // at the foot, "" for none
	NoteIcon  string
}

// Pause is the scene.
type Pause struct {
	*sitting.Sitting
	stands Standing
}

// New makes the menu of a match.
func New(s *sitting.Sitting, stands Standing) *Pause { return &Pause{s, stands} }

// Frame implements scene.Scene.
func (s *Pause) Frame(u *ui.UI) {
	house.Table(u)
	u.Fill(ui.R(0, 0, u.W, u.H), color.NRGBA{0, 0, 0, 130})
	g := u.Grow(ui.ButtonWord)
	w, h := 400+(u.TextScale-1)*160, min(562+g*6, u.H-24)
	r := ui.R((u.W-w)/2, (u.H-h)/2, w, h)
	if side := 268 * (1 + (u.TextScale-1)*.5); u.W > w+2*side+120 {
		s.match(u, ui.R(r.X-60-side, r.CY()-190, side, 386+g*4))
		s.keysPaper(u, ui.R(r.Right()+60, r.CY()-190, side, 386+g*4))
	}
	u.Painted("pause", r, func(w, h int, k float64) *image.RGBA { return furniture.Plaque(w, h, true, 26, k) })
	house.TitleMiddle(u, r.CX(), r.Y+36, 44, w-90, u.T("pause.title"), hand.Printed, 0)
	s.menu(u, ui.R(r.X+44, r.Y+102, r.W-88, r.H-102))
}

// menu is the column of buttons.
func (s *Pause) menu(u *ui.UI, r ui.Rect) {
	back := func() { s.Stack.Pop() }
	bh := 56 + u.Grow(ui.MainWord)
	if u.Button("go-on", r.Top(bh), ui.Button{Kind: ui.MainButton, Word: u.T("pause.go-on"), Key: u.T("keys.names-esc"), Press: input.Enter}) || u.Key(input.Escape) {
		back()
		return
	}
	items := []struct {
		name, icon, word, key string
		press                 input.Key
		do                    func()
	}{
		{"rulebook", "rulebook", u.T("pause.rulebook"), "R", "R", func() { s.Rulebook("") }},
		{"settings", "settings", u.T("pause.settings"), "S", "S", func() { s.Open.Settings() }},
		{"keys", "keyboard", u.T("pause.keys"), "K", "K", func() { s.Open.Keys() }},
		{"anew", "rotate-left", u.T("pause.start-anew"), "", "", func() { s.Anew(u) }},
		{"shelf", "home", u.T("pause.shelf"), "", "", s.Stack.Home},
	}
	step := (r.H - 46) / float64(len(items))
	h := min(50+u.Grow(ui.ButtonWord), step-8)
	r.Top(max(4, min(22, step-h)))
	for _, it := range items {
		b := ui.R(r.X, r.Y, r.W, h)
		r.Y += min(step, h+12)
		if u.Button(it.name, b, ui.Button{Kind: ui.Secondary, Icon: it.icon, Word: it.word, Left: true, Key: it.key, Press: it.press}) {
			it.do()
			return
		}
	}
	kept, style := house.Fit(u, ui.Note, u.T("pause.saved"), r.W) // clear of the screws
	u.Paragraph(r.X-20, r.Y+4, r.W+40, style, kept, ui.InkSecond, ui.AlignMiddle)
}

// match is the paper at the left: how the match stands.
func (s *Pause) match(u *ui.UI, r ui.Rect) {
	u.Paper(r, 6)
	x, y := r.X+20, r.Y+14
	y += u.Paragraph(x, y, r.W-40, ui.Heading, u.T("setup.match"), ui.Ink, ui.AlignLeft) + 4
	for _, line := range s.stands.Lines {
		y += u.Paragraph(x, y, r.W-40, ui.Body, line, ui.Ink, ui.AlignLeft)
	}
	y += 8
	if s.stands.All > 0 {
		u.Pips(x, y, s.stands.Done, s.stands.All)
		y += 26
	}
	u.Rule(x, y, r.W-40)
	y += 8
	for i := range s.Setup().Seats {
		seat := play.Seat(i)
		livery := app.Colour(s.SeatColour(seat))
		u.Mini(s.SeatColour(seat), x+20, y+38, 40, 0)
		figure := ""
		if s.stands.Points != nil {
			figure = s.stands.Points(seat)
		}
		house.Write(u, s.Hand, r.Right()-22, y+30, 40, figure, ui.Opaque(livery.Figure), ui.AlignRight)
		wide := r.Right() - 30 - house.WriteWidth(s.Hand, figure, 40) - x - 48
		u.TextIn(ui.R(x+48, y+8, wide, 30), ui.LabelBold, s.SeatName(seat), ui.Ink, ui.AlignLeft)
		y += 46
	}
	if s.stands.Note == "" {
		return
	}
	u.Rule(x, r.Bottom()-44, r.W-40)
	u.Icon(s.stands.NoteIcon, x+14, r.Bottom()-22, 24, ui.IconPlain, 0)
	u.TextIn(ui.R(x+34, r.Bottom()-40, r.W-60, 36), ui.Note, s.stands.Note, ui.InkSecond, ui.AlignLeft)
}

// keysPaper is the paper at the right: the keys that are used most.
func (s *Pause) keysPaper(u *ui.UI, r ui.Rect) {
	u.Paper(r, 6)
	x, y := r.X+20, r.Y+14
	y += u.Paragraph(x, y, r.W-40, ui.Heading, u.T("pause.keys"), ui.Ink, ui.AlignLeft) + 8
	rows := [][2]string{
		{"Ctrl Z", u.T("keys.undo")}, {"Ctrl Y", u.T("keys.redo")}, {"H", u.T("keys.hint")}, {"L", u.T("keys.log")},
		{"M", u.T("keys.mute")}, {"F11", u.T("keys.f11")}, {"F12", u.T("keys.f12")}, {"Tab", u.T("keys.move")},
	}
	step := (r.Bottom() - 14 - y) / float64(len(rows))
	for _, row := range rows {
		w := u.Width(ui.Note, row[0]) + 18
		u.Keycap(ui.R(x, y+step/2-13, w, 26), row[0], true)
		u.TextIn(ui.R(x+80, y, r.W-110, step), ui.Note, row[1], ui.Ink, ui.AlignLeft)
		y += step
	}
}
