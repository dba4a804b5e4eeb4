package fame

import (
	"errors"
	"path/filepath"
	"strconv"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
)

// matches is the page of the matches that can be gone on with, the newest first.
func (s *Fame) matches(u *ui.UI, r ui.Rect) {
	if s.lost != nil {
		u.Paragraph(r.X, r.Y, r.W, ui.Body, s.Say(s.lost), ui.Wrong, ui.AlignLeft)
		return
	}
	if len(s.open) == 0 {
		y := r.Y + max(0, r.H*.5-130)
		u.Icon(s.emblem(s.id()), r.CX(), y+50, 100, ui.IconShadow, 0)
		w := min(r.W-40, 460*u.TextScale)
		y += 124
		y += u.Paragraph(r.CX()-w/2, y, w, ui.Heading, u.T("fame.none-open"), ui.Ink, ui.AlignMiddle) + 6
		y += u.Paragraph(r.CX()-w/2, y, w, ui.Body, u.T("fame.none-open-note"), ui.InkSecond, ui.AlignMiddle) + 14
		bw := u.Width(ui.ButtonWord, u.T("fame.new-match")) + 110
		if u.Button("first-match", ui.R(r.CX()-bw/2, y, bw, 48+u.Grow(ui.ButtonWord)), ui.Button{Kind: ui.Secondary, Icon: s.emblem(s.id()), Word: u.T("fame.new-match")}) {
			s.Open.SetUp(s.id())
		}
		return
	}
	u.Scroll("open", r, func(in ui.Rect, y float64) float64 {
		top := y
		u.Group("open-matches")
		names := make([]string, len(s.open))
		for i := range s.open {
			names[i] = "match-" + strconv.Itoa(i+1)
			y += s.match(u, names[i], ui.R(in.X, y, in.W, 0), s.open[i]) + 8
		}
		u.Step(names)
		u.Group("")
		return y - top
	})
}

// whole says why a match cannot be gone on with, nil if it can: damage that the list
// of the store knows, or other rules than this program's.
func (s *Fame) whole(p store.Preview) error {
	if p.Err != nil {
		return p.Err
	}
	g, ok := s.Game(p.Game)
	if !ok {
		return &play.OtherGame{ID: p.Game}
	}
	if p.Rules != g.Version() {
		return &play.OtherRules{Game: p.Game, Journal: p.Rules, Program: g.Version()}
	}
	return nil
}

// match is one line of the list; it gives its height.
func (s *Fame) match(u *ui.UI, name string, r ui.Rect, p store.Preview) float64 {
	amiss := s.whole(p)
	title := u.T("fame.some-match")
	if p.Game != "" {
		title = s.Title(p.Game)
	}
	var players []string
	for _, seat := range p.Seats {
		players = append(players, full(u, player{seat.Name, seat.Level}))
	}
	x := r.X + 74
	word := u.T("button.continue")
	if p.Whole {
		word = u.T("shelf.rescue")
	}
	bw := u.Width(ui.ButtonWord, word) + 36
	if amiss != nil && !p.Whole {
		bw = 0
	}
	minis := 38.0 * float64(len(p.Seats))
	if amiss != nil || r.W-74-bw-minis-40 < 260*u.TextScale {
		minis = 0
	}
	room := r.Right() - 16 - bw - minis - 26 - x
	when := u.T("fame.saved", "day", s.day(u, p.Saved), "clock", s.clock(p.Saved))
	lines := []struct {
		style ui.Style
		text  string
	}{{ui.Style{Face: ui.BodyBold.Face, Size: 18}, title}, {ui.Label, s.Words.List(players...)}, {ui.Note, when + " · " + u.T("fame.moves", "n", p.Moves)}}
	if amiss != nil {
		lines[1].text = s.Say(amiss)
		if p.Whole {
			lines[1].text += " " + u.T("shelf.hurt", "moves", u.T("fame.moves", "n", p.Moves))
		}
		lines[2].text = u.T("fame.kept-as", "file", filepath.Base(p.Path))
		if len(players) > 0 {
			lines[0].text += ": " + s.Words.List(players...)
		}
	}
	r.H = 22
	for _, l := range lines {
		r.H += u.ParagraphHeight(l.style, l.text, room)
	}
	r.H = max(r.H, 84)
	t := u.Touch(name, r)
	if t.Clicked {
		s.goOn(u, p, amiss)
	}
	if !u.Drawing() {
		return r.H
	}
	st := ui.StateNormal
	if t.Hot {
		st = ui.StateHover
	}
	u.Hollow(r)
	u.Row(r.Inset(2), false, st)
	icon := s.emblem(p.Game)
	if amiss != nil {
		icon = "lock"
	}
	u.Icon(icon, r.X+38, r.CY(), 42, ui.IconPlain, 0)
	total := 0.0
	for _, l := range lines {
		total += u.ParagraphHeight(l.style, l.text, room)
	}
	y := r.CY() - total/2
	for i, l := range lines {
		c := ui.InkSecond
		switch {
		case i == 0:
			c = ui.Ink
		case i == 1 && amiss != nil:
			c = ui.Wrong
		}
		y += u.Paragraph(x, y, room, l.style, l.text, c, ui.AlignLeft)
	}
	mx := r.Right() - 26 - bw - minis
	if minis > 0 {
		for _, seat := range p.Seats {
			u.Mini(seat.Color, mx+12, r.CY()+23, 50, 0)
			mx += 38
		}
	}
	if bw > 0 {
		bh := 40 + u.Grow(ui.ButtonWord)
		s.pill(u, ui.R(r.Right()-16-bw, r.CY()-bh/2, bw, bh), word, st)
	}
	if t.Ring {
		u.Ring(r, 8)
	}
	tip := ui.Tip{Title: title, Body: u.T("fame.go-on-note")}
	if amiss != nil {
		tip.Body = s.Say(amiss)
	}
	u.Tip(name, r, tip)
	return r.H
}

// goOn opens a match; what is amiss with it is said.
func (s *Fame) goOn(u *ui.UI, p store.Preview, amiss error) {
	if p.Whole {
		u.Play("card-slide")
		if err := s.Rescue(p.Name); err != nil {
			u.Notify("lock", s.Say(err), "", nil)
		}
		s.read = false
		return
	}
	if amiss != nil {
		u.Play("refused")
		u.Notify("lock", s.reason(u, amiss), "", nil)
		return
	}
	u.Play("card-slide")
	if err := s.Continue(p.Name); err != nil {
		u.Notify("lock", s.Say(err), "", nil)
		s.read = false
	}
}

// reason is what is amiss, short enough for a slip.
func (s *Fame) reason(u *ui.UI, err error) string {
	var damage *play.Damage
	if errors.As(err, &damage) {
		return u.T("fame.damaged-at", "n", damage.Line)
	}
	return s.Say(err)
}
