package rulebook

import (
	"image"
	"image/color"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// spread is where the parts of the open book stand.
type spread struct {
	house.Layout
	book        ui.Rect // with its cover
	left, right ui.Rect // what is written on the pages
	fold        float64 // width of the left page
	stacked     bool
}

const (
	rim      = 12   // of the cover
	mostWide = 1640 // of the book at 100 % text
)

// spreadOf lays the book out in the present window.
func spreadOf(u *ui.UI) spread {
	p := spread{Layout: house.Lay(u)}
	w := min(u.W-32, mostWide*u.TextScale)
	p.book = ui.R((u.W-w)/2, 62, w, p.Main.Y-10-62)
	p.fold = 400
	if p.Narrow {
		p.fold = 300
	}
	p.fold *= 1 + (u.TextScale-1)*.6
	in := p.book.Inset(rim)
	p.left = ui.R(in.X+16, in.Y+16, p.fold-16-50, in.H-24)
	p.right = ui.R(in.X+p.fold+42, in.Y+14, in.W-p.fold-42-14, in.H-18)
	p.stacked = p.Tight
	return p
}

// Frame implements scene.Scene.
func (s *Rulebook) Frame(u *ui.UI) {
	p := spreadOf(u)
	house.Table(u)
	leave := s.mainButton(u, p)
	pressed := s.bar(u, p)
	s.cover(u, p)
	s.typed(u)
	if s.isWritten() {
		s.contents(u, p)
		s.chapterPage(u, p)
	} else {
		s.unwritten(u, p)
	}
	house.Strip(u, p.Strip, "keyboard", s.stripText(u, p.Strip.W-60))
	switch {
	case leave, pressed == "back", u.Key(input.Escape):
		s.Stack.Pop()
	case pressed == "settings":
		s.Open.Settings()
	case pressed == "mute":
		house.ToggleMute(s.App)
	default:
		s.keys(u)
	}
}

// mainButton leads back to where one came from.
func (s *Rulebook) mainButton(u *ui.UI, p spread) bool {
	b := ui.Button{Word: u.T("button.back"), Key: u.T("keys.names-esc")}
	if s.table {
		b.Word = u.T("button.back-to-table")
	}
	need := u.Width(ui.MainWord, b.Word) + 28
	if chip := u.Width(ui.Note, b.Key) + 36; need+chip > p.Main.W {
		b.Key = ""
	}
	if need > p.Main.W {
		b.Word = u.T("button.back")
	}
	return u.Button("main", p.Main, b)
}

// bar draws back, title, games and tools, and gives the name of the tool pressed.
func (s *Rulebook) bar(u *ui.UI, p spread) string {
	back, x := house.Back(u, u.T("button.back"), p.Narrow)
	w := house.Title(u, x+2, 14, 30, u.T("rulebook.title"), hand.Inlaid)
	mute := house.Mute(s.App)
	mute.Key = "" // every letter searches
	pressed, left := house.Tools(u, p.Bar, true,
		house.Tool{Name: "settings", Icon: "settings", Tip: ui.Tip{Title: u.T("button.settings")}}, mute)
	from := x + w + 26
	s.tabs(u, ui.R(from, 9, left.Right()-from, 42))
	if back {
		return "back"
	}
	return pressed
}

// show turns to the rulebook of another game.
func (s *Rulebook) show(u *ui.UI, game int) {
	s.shown = game
	s.take()
	s.search(s.find.query)
	u.Play("page")
}

type coverKey struct {
	w, h int
	fold float64
}

// cover draws the book itself.
func (s *Rulebook) cover(u *ui.UI, p spread) {
	w, h := u.Px(p.book.W), u.Px(p.book.H)
	u.Shadow(p.book, 10, 12, 0)
	if !u.PictureLater(coverKey{w, h, p.fold}, p.book.X, p.book.Y, paint.Place{}, func(k float64) *image.RGBA {
		return cloth.Book(w, h, k, p.fold)
	}) {
		u.Fill(p.book, color.NRGBA{0x5a, 0x2f, 0x1a, 255})
		u.Fill(p.book.Inset(rim), color.NRGBA{0xee, 0xe3, 0xc7, 255})
	}
}

// deaf is how long after the opening letters are not taken for a search: the key that
// opened the book may still be down.
const deaf = 120 * time.Millisecond

// typed gives the search field the focus when somebody types, and leafs through the
// page before the list of contents would take the keys.
func (s *Rulebook) typed(u *ui.UI) {
	if !s.isWritten() {
		return
	}
	switch {
	case u.Key(input.PageDown):
		s.leaf(u, .9)
	case u.Key(input.PageUp):
		s.leaf(u, -.9)
	}
	ev := u.Event()
	if u.Drawing() || ev.Kind != input.Rune {
		return
	}
	if u.Now-s.opened < deaf {
		u.Take()
		return
	}
	if name, _ := u.Focused(); name != "search" && ev.Rune > ' ' {
		u.Focus("search", false)
	}
}

// keys are what the keyboard does beside the controls.
func (s *Rulebook) keys(u *ui.UI) {
	if !s.isWritten() {
		return
	}
	step := leading(u) * 2 / max(1, s.page.frame)
	shift := u.Event().Mods.Shift
	switch {
	case u.KeyCtrl("F", false):
		u.Focus("search", true)
		u.SelectAll("search")
		u.Wake()
	case u.Key(input.Enter):
		if shift {
			s.next(-1)
		} else {
			s.next(1)
		}
	case u.Key(input.ArrowD):
		s.scrollTo(u, s.page.at+step*s.page.frame)
	case u.Key(input.ArrowU):
		s.scrollTo(u, s.page.at-step*s.page.frame)
	case u.Key(input.Backspace):
		s.comeBack()
	}
}

// stripText is as much of the line at the foot as there is room for.
func (s *Rulebook) stripText(u *ui.UI, room float64) string {
	if !s.isWritten() {
		return u.T("rulebook.strip-closed")
	}
	if text := u.T("rulebook.strip-keys"); u.Width(ui.Label, text) <= room {
		return text
	}
	return u.T("rulebook.strip-short")
}
