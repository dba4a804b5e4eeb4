package setup

import (
	"image"
	"image/color"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/icon"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// name is the name in the marker hand over a dotted line; a click edits it.
func (s *Setup) name(u *ui.UI, i int, r ui.Rect) {
	seat := &s.seats[i]
	id := "name-" + strconv.Itoa(i+1)
	t := u.Touch(id, r)
	if t.Hot {
		u.SetCursor(ui.CursorText)
	}
	if t.Clicked {
		u.SelectAll(id)
	}
	if ev := u.Event(); t.Focused && !u.Drawing() && !u.Taken() && ev.Kind == input.Rune && !s.legible(u, ev.Rune) {
		u.Take() // a name that nobody sees would be none
		u.Refuse(r.CX(), r.Bottom(), u.T("setup.name-unknown"), "", nil)
	}
	text, caret, all, changed := u.EditText(id, seat.Name, mostName)
	if changed {
		s.remember()
	}
	if t.Focused && !changed && u.Event().Kind == input.Rune && len([]rune(text)) >= mostName {
		u.Refuse(r.CX(), r.Bottom(), u.T("setup.name-full", "n", mostName), "", nil)
	}
	seat.Name = text
	if !u.Drawing() {
		return
	}
	if t.Focused {
		u.Ring(r, 8)
	}
	u.Painted("name-line", ui.R(r.X+8, r.Bottom()-8, r.W-16, 3), func(w, _ int, k float64) *image.RGBA { return furniture.NameLine(w, k) })
	size := min(46, s.Hand.SizeFor(text, r.W-14, 46))
	style := ui.Heading // where the hand has no letters for the name
	measure := func(t string) float64 { return s.Hand.Measure(t, size) }
	if !s.Hand.CanWrite(text) {
		style.Size *= min(1, (r.W-14)/u.Width(style, text))
		measure = func(t string) float64 { return u.Width(style, t) }
	}
	w := measure(text)
	x, base := r.CX()-w/2, r.Bottom()-12
	if all && t.Focused {
		u.Fill(ui.R(x-3, r.Y+8, w+6, r.H-16), color.NRGBA{0xff, 0xd7, 0x5a, 150})
	}
	if s.Hand.CanWrite(text) {
		house.Write(u, s.Hand, x, base, size, text, color.NRGBA{0x26, 0x22, 0x1f, 255}, ui.AlignLeft)
	} else {
		u.Text(x, base, style, text, ui.Ink, ui.AlignLeft)
	}
	if t.Focused && u.CaretShown(id) {
		before := measure(string([]rune(text)[:caret]))
		u.Fill(ui.R(x+before+1, r.Y+8, 2.2, r.H-16), ui.Ink)
	}
}

// legible says whether the hand or a face has a drawing of a letter.
func (s *Setup) legible(u *ui.UI, letter rune) bool {
	return s.Hand.CanWrite(string(letter)) || u.Art.Faces.Face(ui.Body.Face, ui.Legible).Has(letter)
}

// colours goes through the colours; one that is taken changes with its owner.
func (s *Setup) colours(u *ui.UI, i int, r ui.Rect) {
	seat := &s.seats[i]
	d := u.Chooser("colour-"+strconv.Itoa(i+1), r, func(m ui.Rect) {
		u.Icon(app.Colour(seat.Color).Badge, m.CX(), m.CY(), 36, ui.IconPlain, 0)
	})
	if d == 0 {
		return
	}
	s.remember()
	list := icon.Liveries()
	at := 0
	for j, l := range list {
		if l.Key == seat.Color {
			at = j
		}
	}
	next := list[(at+d+len(list))%len(list)].Key
	for j := range s.seats {
		if j != i && s.seats[j].Color == next {
			s.rename(j, next, seat.Color)
		}
	}
	s.rename(i, seat.Color, next)
}

// rename changes a seat's colour, and its name where that was the colour's.
func (s *Setup) rename(i int, from, to string) {
	seat := &s.seats[i]
	if seat.Name == s.Words.T("color."+from) {
		seat.Name = s.Words.T("color." + to)
	}
	seat.Color = to
}

func (s *Setup) kind(u *ui.UI, i int, r ui.Rect) {
	seat := &s.seats[i]
	chosen := 0
	if seat.Level != "" {
		chosen = 1
	}
	next := u.Segments("kind-"+strconv.Itoa(i+1), r, []string{u.T("setup.person"), u.T("setup.bot")}, chosen)
	if next == chosen {
		return
	}
	if next == 1 && len(s.levels) == 0 {
		return
	}
	s.remember()
	seat.Level = ""
	if next == 1 {
		seat.Level = s.usualLevel()
	}
}

// level chooses how strong a computer player is; a person shows a person.
func (s *Setup) level(u *ui.UI, i int, r ui.Rect, tall bool) {
	seat := &s.seats[i]
	if seat.Level == "" {
		if tall {
			u.Icon("person", r.CX(), r.Y+r.H*.34, 34, ui.IconPlain, 0)
			u.Text(r.CX(), r.Y+r.H*.34+38, ui.Label, u.T("setup.here"), ui.InkSecond, ui.AlignMiddle)
		} else {
			u.Icon("person", r.X+20, r.CY(), 30, ui.IconPlain, 0)
			if u.Width(ui.Label, u.T("setup.here")) > r.W-52 {
				return
			}
			u.TextIn(ui.R(r.X+44, r.Y, r.W-44, r.H), ui.Label, u.T("setup.here"), ui.InkSecond, ui.AlignLeft)
		}
		return
	}
	at := 0
	for j, l := range s.levels {
		if l == seat.Level {
			at = j
		}
	}
	c := r
	if tall {
		c.H = min(40, r.H)
	}
	d := u.Chooser("level-"+strconv.Itoa(i+1), c, func(m ui.Rect) {
		u.TextIn(m, ui.Body, u.T("setup.level-"+seat.Level), ui.Ink, ui.AlignMiddle)
	})
	if tall && r.H > 66 {
		stars := map[string]int{"easy": 1, "normal": 2, "hard": 3}[seat.Level]
		for j := range 3 {
			fade := 0.0
			look := ui.IconPlain
			if j >= stars {
				fade, look = .35, ui.IconGrey
			}
			u.Icon("star", r.CX()+float64(j-1)*24, c.Bottom()+18, 22, look, fade)
		}
	}
	if d != 0 && len(s.levels) > 0 {
		s.remember()
		seat.Level = s.levels[(at+d+len(s.levels))%len(s.levels)]
	}
}

// bin takes a seat away.
func (s *Setup) bin(u *ui.UI, id string, i int, x, y float64) {
	r := ui.R(x-18, y-20, 36, 40)
	t := u.Touch(id+".bin", r)
	why := ""
	if len(s.seats) <= s.least {
		why = u.T("setup.too-few")
	}
	look := ui.IconPlain
	if why != "" {
		look = ui.IconGrey
	}
	size := 26.0
	if t.Hot && why == "" {
		size = 29
	}
	u.Icon("trash", x, y, size, look, 0)
	u.Tip(id+".bin", r, ui.Tip{Title: u.T("setup.remove-seat"), Body: why})
	if t.Ring {
		u.Ring(r, 8)
	}
	if !t.Clicked {
		return
	}
	if why != "" {
		u.Refuse(x, y, why, "", nil)
		return
	}
	s.remember()
	s.seats = append(s.seats[:i], s.seats[i+1:]...)
}
