package shelf

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
)

// continues is the sheet of the match that is open, with the button to go on.
func (s *Shelf) continues(u *ui.UI) {
	w := min(560, u.W-640+(u.TextScale-1)*60)
	r := ui.R(u.W-44-w, 30, w, 128+(u.TextScale-1)*50)
	if s.open == nil {
		return
	}
	u.Paper(r, 6)
	game := s.Title(s.open.Game)
	pic := ui.R(r.X+10, r.Y+10, r.H-20, r.H-20)
	bw := max(160, u.Width(ui.MainWord, u.T("button.continue"))+56)
	br := ui.R(r.Right()-bw-14, r.Bottom()-60-u.Grow(ui.MainWord), bw, 48+u.Grow(ui.MainWord))
	x := pic.Right() + 18
	step, fits := crowd(len(s.open.Seats), br.X-x)
	if fits {
		s.emblem(u, pic)
	} else { // there is more room for the players without it
		x = r.X + 18
		step, _ = crowd(len(s.open.Seats), br.X-x)
	}
	u.Text(x, r.Y+34, ui.Heading, game, ui.Ink, ui.AlignLeft)
	y := r.Y + 38
	note := s.note(u, r.Right()-x-16)
	u.PushClip(ui.R(x, r.Y, r.Right()-x-12, r.H))
	y += u.Paragraph(x, y, r.Right()-x-16, ui.Label, note, ui.InkSecond, ui.AlignLeft)
	for i, seat := range s.open.Seats {
		u.Mini(seat.Color, x+step*(float64(i)+.4), r.Bottom()-16, step*miniTall, 0)
	}
	u.PopClip()
	if u.Button("continue", br, ui.Button{Kind: ui.MainButton, Word: u.T("button.continue")}) {
		s.goOn(u)
	}
}

// The minis of a sheet's players, in logical pixels.
const (
	miniStep  = 40.0 // from one to the next where there is room
	miniLeast = 30.0 // ... and where there is little
	miniTall  = 1.2  // height of a mini, in steps
)

// crowd is how far apart the minis of so many players stand in a width, and whether they
// have enough of it.
func crowd(players int, width float64) (step float64, fits bool) {
	step = min(miniStep, (width-8)/float64(max(players, 1)))
	return max(step, 0), step >= miniLeast
}

type emblemKey struct {
	id   string
	size float64
}

// emblem is the little picture of the game beside Continue.
func (s *Shelf) emblem(u *ui.UI, r ui.Rect) {
	b := s.Box(s.open.Game)
	switch {
	case b == nil:
	case b.Look.Picture != nil:
		u.Picture(emblemKey{b.ID, r.W}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return b.Look.Picture(u.Art, r.W, k) })
	default:
		u.Cloth(r, ui.Opaque(b.Look.Cloth.Color()))
		u.Icon(b.Look.Emblem, r.CX(), r.CY(), r.W*.7, ui.IconShadow, 0)
	}
}

// note says below the game's name how far the match is, and who plays if there is room
// for both.
func (s *Shelf) note(u *ui.UI, width float64) string {
	if s.far == "" {
		return s.names()
	}
	if both := s.far + " · " + s.names(); u.Width(ui.Label, both) <= width {
		return both
	}
	return s.far
}

func (s *Shelf) names() string {
	var names []string
	for _, seat := range s.open.Seats {
		names = append(names, seat.Name)
	}
	return s.Words.List(names...)
}

func (s *Shelf) goOn(u *ui.UI) {
	if err := s.Continue(s.open.Name); err != nil {
		s.refused(u, s.open.Name, err)
	}
}
