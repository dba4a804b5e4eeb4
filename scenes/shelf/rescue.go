package shelf

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
)

// rescues is the sheet of a damaged match: what is whole of it, and the button that goes
// on from a copy of that. An older match that is whole can be continued beside it.
func (s *Shelf) rescues(u *ui.UI) {
	b := ui.Button{Kind: ui.MainButton, Word: u.T("shelf.rescue")}
	bw := u.Width(ui.MainWord, b.Word) + 56
	word, ow := u.T("shelf.continue-older"), 0.0
	if s.open != nil {
		ow = u.Width(ui.ButtonWord, word) + 36
	}
	w := min(560, u.W-640+(u.TextScale-1)*60)
	if bw+ow+42 > w { // both of a size
		b.Kind, bw = ui.Secondary, u.Width(ui.ButtonWord, b.Word)+36
	}
	w = max(w, bw+ow+42)
	bh := 44 + u.Grow(ui.ButtonWord)
	text := s.Say(s.hurt.Err) + " " + u.T("shelf.hurt", "moves", u.T("fame.moves", "n", s.hurt.Moves))
	style := ui.Label
	if u.ParagraphHeight(style, text, w-32) > 3*u.LineHeight(style) {
		style = ui.Note
	}
	h := u.ParagraphHeight(style, text, w-32)
	r := ui.R(u.W-44-w, 10, w, 44+h+bh+12)
	u.Paper(r, 6)
	title := s.Title(s.hurt.Game)
	u.Icon("lock", r.X+28, r.Y+24, 28, ui.IconPlain, 0)
	u.Text(r.X+50, r.Y+31, ui.Heading, title, ui.Ink, ui.AlignLeft)
	u.Paragraph(r.X+16, r.Y+40, r.W-32, style, text, ui.Ink, ui.AlignLeft)
	y := r.Bottom() - bh - 10
	if u.Button("rescue", ui.R(r.Right()-bw-14, y, bw, bh), b) {
		s.rescue(u, s.hurt.Name)
		return
	}
	if s.open == nil {
		return
	}
	if u.Button("continue", ui.R(r.Right()-bw-26-ow, y, ow, bh), ui.Button{Kind: ui.Secondary, Word: word}) {
		s.goOn(u)
	}
}

// rescue opens a copy of what is whole of a damaged match.
func (s *Shelf) rescue(u *ui.UI, name string) {
	if err := s.Rescue(name); err != nil {
		u.Notify("lock", s.Say(err), "", nil)
	}
	s.read = false
}

// refused says why a match is not continued. Damage that only playing finds is offered
// to be rescued too.
func (s *Shelf) refused(u *ui.UI, name string, err error) {
	s.read = false
	var d *play.Damage
	var file *store.Unreadable
	if errors.As(err, &d) && errors.As(err, &file) && d.Intact > 0 {
		u.Notify("lock", s.Say(err), u.T("shelf.rescue"), func() { s.rescue(u, name) })
		return
	}
	u.Notify("lock", s.Say(err), "", nil)
}
