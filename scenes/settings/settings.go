// Package settings is the scene of what the player has chosen for the program as a
// whole: how it looks, sound, keys, files. Everything works at once.
package settings

import (
	"image"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// Settings is the scene.
type Settings struct {
	*app.App
	page   int
	sample *app.Look // of the game something of which is shown beside the settings, or nil
	past   []store.Settings
	next   []store.Settings
}

// Pages, in the order of their tabs.
const (
	pageLook = iota
	pagePlay
	pageSound
	pageKeys
	pageFiles
)

// New opens the settings.
func New(a *app.App) *Settings {
	s := &Settings{App: a}
	for i := range a.Boxes {
		if look := &a.Boxes[i].Look; look.Sample != nil {
			s.sample = look
			break
		}
	}
	if hand := a.Handy(); hand != nil && hand.Look.Sample != nil {
		s.sample = &hand.Look
	}
	return s
}

// Keys opens the settings at the page of the keys.
func Keys(a *app.App) *Settings {
	s := New(a)
	s.page = pageKeys
	return s
}

// change makes a change that undo can take back.
func (s *Settings) change(f func(set *store.Settings)) {
	s.past, s.next = append(s.past, s.Settings()), nil
	set := s.App.Settings
	f(&set)
	s.Apply(set)
}

// Settings is what is chosen now.
func (s *Settings) Settings() store.Settings { return s.App.Settings }

func (s *Settings) undo() {
	if n := len(s.past); n > 0 {
		s.next = append(s.next, s.Settings())
		s.Apply(s.past[n-1])
		s.past = s.past[:n-1]
	}
}

func (s *Settings) redo() {
	if n := len(s.next); n > 0 {
		s.past = append(s.past, s.Settings())
		s.Apply(s.next[n-1])
		s.next = s.next[:n-1]
	}
}

// Frame implements scene.Scene.
func (s *Settings) Frame(u *ui.UI) {
	l := house.Lay(u)
	house.Table(u)
	done := u.Button("main", l.Main, ui.Button{Word: u.T("button.done"), Key: u.T("keys.names-esc"), Press: input.Enter})
	back, x := house.Back(u, u.T("button.back"), l.Narrow)
	house.Title(u, x+2, 14, 30, u.T("settings.title"), hand.Inlaid)
	pressed, _ := house.Tools(u, l.Bar, l.Narrow,
		house.Tool{Name: "rulebook", Icon: "rulebook", Key: "R", Tip: ui.Tip{Title: u.T("button.rulebook")}}, house.Mute(s.App))
	sheet := s.tabs(u, l.Mat)
	in := sheet.InsetXY(28, 20)
	switch s.page {
	case pageLook:
		s.look(u, in)
	case pagePlay:
		s.play(u, in)
	case pageSound:
		s.sound(u, in)
	case pageKeys:
		s.keys(u, in)
	case pageFiles:
		s.files(u, in)
	}
	s.column(u, l)
	house.Strip(u, l.Strip, "keyboard", u.T("settings.strip"))
	switch {
	case done, back, u.Key(input.Escape):
		s.Stack.Pop()
	case pressed == "rulebook", u.Key("R"):
		id := ""
		if b := s.Handy(); b != nil {
			id = b.ID
		}
		s.Open.Rulebook(id, "")
	case pressed == "mute", u.Key("M"):
		house.ToggleMute(s.App)
	case u.KeyCtrl("Z", false):
		s.undo()
	case u.KeyCtrl("Y", false), u.KeyCtrl("Z", true):
		s.redo()
	}
}

// tabs draws the index cards and the sheet below them.
func (s *Settings) tabs(u *ui.UI, r ui.Rect) ui.Rect {
	sheet, now := house.Tabs(u, r, "pages", s.page,
		house.Tab{Name: "page-look", Icon: "picture", Word: u.T("settings.page-look")},
		house.Tab{Name: "page-play", Icon: "play", Word: u.T("settings.page-play")},
		house.Tab{Name: "page-sound", Icon: "sound-on", Word: u.T("settings.page-sound")},
		house.Tab{Name: "page-keys", Icon: "keyboard", Word: u.T("settings.page-keys")},
		house.Tab{Name: "page-files", Icon: "log", Word: u.T("settings.page-files")})
	s.page = now
	return sheet
}

// column is the sample at the right, and undo.
func (s *Settings) column(u *ui.UI, l house.Layout) {
	r := l.Column
	foot := 64 + u.Grow(ui.ButtonWord)
	paper := ui.R(r.X, r.Y, r.W, r.H-foot-12)
	u.Paper(paper, 5)
	x, y, w := paper.X+20, paper.Y+14, paper.W-40
	y += u.Paragraph(x, y, w, ui.Heading, u.T("settings.page-look"), ui.Ink, ui.AlignLeft) + 16
	plate := ui.R(x, y, min(168+(u.TextScale-1)*60, w), 44)
	u.Groove(ui.R(x-6, y-8, w+12, 60), false, 10)
	u.SeatPlate(plate, true, false, ui.Opaque(app.Colour("blue").Colour))
	u.Mini("blue", plate.X+26, plate.Bottom()-6, 38, 0)
	u.Text(plate.X+50, plate.Y+20, house.InBar(u, ui.SeatName), u.T("color.blue"), ui.Ink, ui.AlignLeft)
	u.Text(plate.X+50, plate.Y+house.SecondLine(u), house.InBar(u, ui.Note), u.T("settings.sample-seat"), ui.InkSecond, ui.AlignLeft)
	y += 70
	y += u.Paragraph(x, y, w, ui.Body, u.T("settings.sample"), ui.Ink, ui.AlignLeft) + 10
	house.Write(u, s.Hand, x, y+50, 60, u.T("settings.sample-hand"), ui.Opaque(app.Colour("blue").Figure), ui.AlignLeft)
	s.card(u, ui.R(x, y+70, w, paper.Bottom()-y-90))
	b := ui.R(r.X, paper.Bottom()+12, r.W, 44+u.Grow(ui.ButtonWord)).Columns(2, 12)
	why := ""
	if len(s.past) == 0 {
		why = u.T("undo.nothing")
	}
	if u.Button("undo", b[0], ui.Button{Kind: ui.Quiet, Word: u.T("button.undo"), Disabled: why}) {
		s.undo()
	}
	why = ""
	if len(s.next) == 0 {
		why = u.T("undo.nothing-redo")
	}
	if u.Button("redo", b[1], ui.Button{Kind: ui.Quiet, Word: u.T("button.redo"), Disabled: why}) {
		s.redo()
	}
}

// card shows something of a game as it lies on the table, where there is room for it.
func (s *Settings) card(u *ui.UI, r ui.Rect) {
	if s.sample == nil {
		return
	}
	tall := s.sample.SampleTall
	w := min(r.W, r.H/tall)
	if w < 110 {
		return
	}
	x := r.CX() - w/2
	u.Shadow(ui.R(x, r.Y, w, tall*w), 13*w/300, 5, 0)
	u.PictureLater(sampleKey{s.sample, w}, x, r.Y, paint.Place{}, func(k float64) *image.RGBA { return s.sample.Sample(u.Art, w, k) })
}

type sampleKey struct {
	of *app.Look
	w  float64
}
