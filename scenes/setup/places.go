package setup

import (
	"image"
	"image/color"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// modes are Versus and Co-op; the second is not open yet and says so.
func (s *Setup) modes(u *ui.UI, l house.Layout) {
	r := ui.R(l.Mat.X+26, l.Mat.Y+28, l.Mat.W-52, 76+u.Grow(ui.Label))
	if l.Low || l.Narrow {
		r.Y, r.H = l.Mat.Y+20, 60+u.Grow(ui.Label)
	}
	for i, c := range r.Columns(2, 14) {
		name, ic := "versus", "helm"
		if i == 1 {
			name, ic = "coop", "fairy"
		}
		if i == 0 {
			ic = "crown-winner"
		}
		t := u.Touch("mode-"+name, c)
		st := ui.StateNormal
		if t.Hot {
			st = ui.StateHover
		}
		if i == 1 {
			st = ui.StateDisabled
		}
		u.RadioCard(c, i == 0, st)
		u.Icon(ic, c.X+44, c.CY(), min(48, c.H-20), ui.IconPlain, 0)
		u.PushClip(c)
		u.Text(c.X+80, c.CY()-4, ui.SeatName, u.T("setup."+name), ui.Ink, ui.AlignLeft)
		note := u.T("setup." + name + "-note")
		if u.Width(ui.Label, note) > c.Right()-c.X-88 {
			note = u.T("setup." + name + "-short")
		}
		u.Text(c.X+80, c.CY()+16+u.Grow(ui.Label)*.6, ui.Label, note, ui.InkSecond, ui.AlignLeft)
		u.PopClip()
		if t.Ring {
			u.Ring(c, 10)
		}
		if t.Clicked && i == 1 {
			u.Refuse(c.CX(), c.CY(), u.T("setup.coop-note"), "", nil)
		}
	}
}

// places draws the seats as place cards with their figures on turned feet, or as rows
// where there is less room.
func (s *Setup) places(u *ui.UI, l house.Layout) {
	top := l.Mat.Y + 28 + 76 + u.Grow(ui.Label)
	rows := l.Narrow || l.Low
	if rows {
		top = l.Mat.Y + 20 + 60 + u.Grow(ui.Label)
	}
	head := ui.R(l.Mat.X+26, top+8, l.Mat.W-52, 44+u.Grow(ui.Heading))
	u.TextIn(head, ui.Heading, u.T("setup.who"), ui.Cream, ui.AlignLeft)
	if !l.Tight {
		u.TextIn(head, ui.Body, u.T("setup.who-note"), ui.CreamDim, ui.AlignRight)
	}
	room := ui.R(l.Mat.X+26, head.Bottom()+4, l.Mat.W-52, l.Mat.Bottom()-26-head.Bottom()-4)
	if rows {
		s.rows(u, room)
		return
	}
	s.cards(u, room)
}

// cards are the place cards side by side.
func (s *Setup) cards(u *ui.UI, r ui.Rect) {
	w := min(224*u.TextScale, (r.W-14*float64(s.most-1))/float64(s.most))
	h := min(306+(u.TextScale-1)*150, r.H-130)
	y := r.Bottom() - h
	size := min(150, w*.86, r.H-h-10)
	x := r.X
	for i := range s.most {
		c := ui.R(x, y, w, h)
		x += w + 14
		switch {
		case i < len(s.seats):
			s.figure(u, i, c, size)
			s.card(u, i, c)
		case i == len(s.seats):
			s.empty(u, c, true)
		default:
			s.empty(u, c, false)
		}
	}
}

func (s *Setup) figure(u *ui.UI, i int, c ui.Rect, size float64) {
	d := size * .92
	col := colourOf(s.seats[i].Color)
	u.Picture(standKey{"stand", col, d}, c.CX(), c.Y-24, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.Stand(rgb(col), int(d*k), k)
	})
	u.Mini(s.seats[i].Color, c.CX(), c.Y-14, size, 0)
}

type standKey struct {
	part string
	c    color.NRGBA
	d    float64
}

func colourOf(name string) color.NRGBA { return ui.Opaque(app.Colour(name).Colour) }

func rgb(c color.NRGBA) pixel.RGB {
	return pixel.Hex(uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B))
}

// empty is a place where a seat can be added, or one that only shows that there is
// room.
func (s *Setup) empty(u *ui.UI, c ui.Rect, next bool) {
	name := "add-seat"
	st := ui.StateDisabled
	var t ui.Touch
	if next {
		t = u.Touch(name, c)
		st = ui.StateNormal
		if t.Hot {
			st = ui.StateHover
		}
	}
	u.Painted("empty-place-"+strconv.Itoa(int(st)), c, func(w, h int, k float64) *image.RGBA { return furniture.EmptyPlace(st, w, h, k) })
	if !next {
		return
	}
	hit := u.IconButton(name+".plus", c.CX(), c.CY()-22, min(27, c.H/3), "plus", "", ui.Tip{})
	u.Text(c.CX(), c.CY()+32+u.Grow(ui.SeatName), ui.SeatName, u.T("setup.add-seat"), ui.Cream, ui.AlignMiddle)
	if t.Ring {
		u.Ring(c, 10)
	}
	if hit || t.Clicked {
		s.remember()
		s.add()
		u.Play("chip")
	}
}

// card is the place card of one seat.
func (s *Setup) card(u *ui.UI, i int, c ui.Rect) {
	seat := &s.seats[i]
	id := "seat-" + strconv.Itoa(i+1)
	col := colourOf(seat.Color)
	u.Painted("place-"+seat.Color, c, func(w, h int, k float64) *image.RGBA { return furniture.PlaceCard(rgb(col), w, h, k) })
	in := ui.R(c.X+14, c.Y+12, c.W-26, c.H-20)
	gap := max(4, (in.H-52-40-40-60-30)/5)
	s.name(u, i, in.Top(52))
	in.Top(gap)
	s.colours(u, i, in.Top(40))
	in.Top(gap)
	s.kind(u, i, in.Top(40))
	in.Top(gap)
	mid := ui.R(in.X, in.Y, in.W, in.H-36)
	s.level(u, i, mid, true)
	foot := ui.R(in.X, c.Bottom()-46, in.W, 40)
	u.Rule(foot.X, foot.Y-4, foot.W)
	u.TextIn(foot, ui.Label, u.T("setup.seat", "n", i+1), ui.InkSecond, ui.AlignLeft)
	s.grip(u, i, foot.Right()-66, foot.CY(), c)
	s.bin(u, id, i, foot.Right()-18, foot.CY())
}

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
	text, caret, all, changed := u.EditText(id, seat.Name, mostName)
	if changed {
		s.remember()
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

// grip is where a seat is taken to change the order: by dragging, or with the arrow
// keys.
func (s *Setup) grip(u *ui.UI, i int, x, y float64, card ui.Rect) {
	id := "seat-" + strconv.Itoa(i+1) + ".grip"
	r := ui.R(x-20, y-20, 40, 40)
	t := u.Touch(id, r)
	if t.Hot {
		u.SetCursor(ui.CursorMove)
	}
	u.Picture("grip", x-6, y-9, paint.Place{}, furniture.Grip)
	u.Tip(id, r, ui.Tip{Title: u.T("setup.grip"), Body: u.T("setup.grip-note")})
	if t.Ring {
		u.Ring(r, 8)
		d := 0
		if u.Key(input.ArrowL) || u.Key(input.ArrowU) {
			d = -1
		} else if u.Key(input.ArrowR) || u.Key(input.ArrowD) {
			d = 1
		}
		if d != 0 && i+d >= 0 && i+d < len(s.seats) {
			s.swap(i, i+d)
			u.Focus("seat-"+strconv.Itoa(i+d+1)+".grip", true)
		}
	}
	if t.Dropped {
		s.drop(u, i, t.X, t.Y)
	}
	if t.Dragging {
		u.Over(func() { u.Chosen(ui.R(card.X+t.X-x, card.Y+t.Y-y, card.W, card.H), 10) })
	}
}

func (s *Setup) swap(i, j int) {
	s.remember()
	s.seats[i], s.seats[j] = s.seats[j], s.seats[i]
}

// drop puts the dragged seat where the pointer let it go.
func (s *Setup) drop(u *ui.UI, i int, x, y float64) {
	for j := range s.seats {
		if r, ok := u.Find("name-" + strconv.Itoa(j+1)); ok && j != i {
			wide := ui.R(r.X-16, r.Y-160, r.W+32, 520)
			if wide.Has(x, y) {
				s.swap(i, j)
				return
			}
		}
	}
}

// rows are the seats one below the other, for small windows and large text.
func (s *Setup) rows(u *ui.UI, r ui.Rect) {
	u.Scroll("seats", r, func(in ui.Rect, y float64) float64 {
		h := 82 + (u.TextScale-1)*24
		top := y
		for i := range s.seats {
			s.row(u, i, ui.R(in.X, y, in.W, h))
			y += h + 10
		}
		if len(s.seats) < s.most {
			s.empty(u, ui.R(in.X, y, in.W, 110+u.Grow(ui.SeatName)), true)
			y += 120 + u.Grow(ui.SeatName)
		}
		return y - top
	})
}

func (s *Setup) row(u *ui.UI, i int, c ui.Rect) {
	seat := &s.seats[i]
	col := colourOf(seat.Color)
	u.Painted("place-"+seat.Color, c, func(w, h int, k float64) *image.RGBA { return furniture.PlaceCard(rgb(col), w, h, k) })
	u.Mini(seat.Color, c.X+44, c.Bottom()-12, c.H-12, 0)
	in := ui.R(c.X+80, c.Y, c.W-92, c.H)
	tail := in.RightSide(88)
	nw := in.W * .27
	s.name(u, i, ui.R(in.X, c.CY()-26, nw-8, 52))
	in.LeftSide(nw)
	cw := 116.0
	s.colours(u, i, ui.R(in.X, c.CY()-20, cw, 40))
	in.LeftSide(cw + 10)
	kw := in.W * .48
	s.kind(u, i, ui.R(in.X, c.CY()-20, kw-8, 40))
	in.LeftSide(kw)
	s.level(u, i, ui.R(in.X, c.CY()-20, in.W-4, 40), false)
	s.grip(u, i, tail.X+24, c.CY(), c)
	s.bin(u, "seat-"+strconv.Itoa(i+1), i, tail.X+66, c.CY())
}
