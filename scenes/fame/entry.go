package fame

import (
	"path/filepath"

	"delvebox/engine/store"
	"delvebox/engine/ui"
)

// entry is a line of the list: what it says and how it is divided.
type entry struct {
	store.Preview
	amiss error
	title string
	lines [3]entryLine
	word  string  // on its pill
	x     float64 // where the words begin
	room  float64 // for the words
	minis float64 // width of the figures, 0 where they have no room
	pill  float64 // width of the pill, 0 for none
}

type entryLine struct {
	style ui.Style
	text  string
}

// height is how tall the words are.
func (e *entry) height(u *ui.UI) float64 {
	h := 0.0
	for _, l := range e.lines {
		h += u.ParagraphHeight(l.style, l.text, e.room)
	}
	return h
}

// entry divides a line that lies in r.
func (s *Fame) entry(u *ui.UI, r ui.Rect, p store.Preview) *entry {
	e := &entry{Preview: p, amiss: s.whole(p), title: u.T("fame.some-match"), word: u.T("button.continue"), x: r.X + 74}
	if p.Game != "" {
		e.title = s.Title(p.Game)
	}
	if p.Whole {
		e.word = u.T("shelf.rescue")
	}
	if e.amiss == nil || p.Whole {
		e.pill = u.Width(ui.ButtonWord, e.word) + 36
	}
	if minis := 38.0 * float64(len(p.Seats)); e.amiss == nil && r.W-74-e.pill-minis-40 >= 260*u.TextScale {
		e.minis = minis
	}
	e.room = r.Right() - 16 - e.pill - e.minis - 26 - e.x
	s.say(u, e)
	return e
}

// say writes the three lines: the game, who plays, when it was saved; or what is amiss.
func (s *Fame) say(u *ui.UI, e *entry) {
	var players []string
	for _, seat := range e.Seats {
		players = append(players, full(u, player{seat.Name, seat.Level}))
	}
	moves := u.T("fame.moves", "n", e.Moves)
	e.lines = [3]entryLine{
		{ui.Style{Face: ui.BodyBold.Face, Size: 18}, e.title},
		{ui.Label, s.Words.List(players...)},
		{ui.Note, u.T("fame.saved", "day", s.day(u, e.Saved), "clock", s.clock(e.Saved)) + " · " + moves},
	}
	if e.amiss == nil {
		return
	}
	e.lines[1].text = s.Say(e.amiss)
	if e.Whole {
		e.lines[1].text += " " + u.T("shelf.hurt", "moves", moves)
	}
	e.lines[2].text = u.T("fame.kept-as", "file", filepath.Base(e.Path))
	if len(players) > 0 {
		e.lines[0].text += ": " + s.Words.List(players...)
	}
}

// match is one line of the list; it gives its height.
func (s *Fame) match(u *ui.UI, name string, r ui.Rect, p store.Preview) float64 {
	e := s.entry(u, r, p)
	r.H = max(22+e.height(u), 84)
	t := u.Touch(name, r)
	if t.Clicked {
		s.goOn(u, p, e.amiss)
	}
	if !u.Drawing() {
		return r.H
	}
	s.drawEntry(u, r, e, t)
	tip := ui.Tip{Title: e.title, Body: u.T("fame.go-on-note")}
	if e.amiss != nil {
		tip.Body = s.Say(e.amiss)
	}
	u.Tip(name, r, tip)
	return r.H
}

func (s *Fame) drawEntry(u *ui.UI, r ui.Rect, e *entry, t ui.Touch) {
	st := ui.StateNormal
	if t.Hot {
		st = ui.StateHover
	}
	u.Hollow(r)
	u.Row(r.Inset(2), false, st)
	icon := s.emblem(e.Game)
	if e.amiss != nil {
		icon = "lock"
	}
	u.Icon(icon, r.X+38, r.CY(), 42, ui.IconPlain, 0)
	y := r.CY() - e.height(u)/2
	for i, l := range e.lines {
		c := ui.InkSecond
		switch {
		case i == 0:
			c = ui.Ink
		case i == 1 && e.amiss != nil:
			c = ui.Wrong
		}
		y += u.Paragraph(e.x, y, e.room, l.style, l.text, c, ui.AlignLeft)
	}
	if x := r.Right() - 26 - e.pill - e.minis + 12; e.minis > 0 {
		for i, seat := range e.Seats {
			u.Mini(seat.Color, x+38*float64(i), r.CY()+23, 50, 0)
		}
	}
	if e.pill > 0 {
		bh := 40 + u.Grow(ui.ButtonWord)
		s.pill(u, ui.R(r.Right()-16-e.pill, r.CY()-bh/2, e.pill, bh), e.word, st)
	}
	if t.Ring {
		u.Ring(r, 8)
	}
}
