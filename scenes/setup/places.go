package setup

import (
	"image"
	"image/color"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

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
	size := min(160, w*.92, r.H-h-22)
	slots := make([]ui.Rect, s.most)
	for i := range slots {
		slots[i] = ui.R(r.X+float64(i)*(w+14), y, w, h)
		if i >= len(s.seats) {
			s.empty(u, slots[i], i == len(s.seats))
			if i == len(s.seats) {
				s.unmanned(u, slots[i], size)
			}
		}
	}
	s.seatsIn(u, slots[:len(s.seats)], func(i int, c ui.Rect) {
		s.figure(u, i, c, size)
		s.card(u, i, c)
	})
}

// seatsIn draws every seat in its place, and the one that is held at the pointer.
func (s *Setup) seatsIn(u *ui.UI, slots []ui.Rect, draw func(i int, c ui.Rect)) {
	o := &s.order
	o.lay(slots)
	for i := range slots {
		if o.held && i == o.seat {
			hollow(u, slots[o.to], ui.StateHover) // the others have made place
			continue
		}
		draw(i, o.place(u, i))
	}
	s.follow(u, draw)
}

func (s *Setup) figure(u *ui.UI, i int, c ui.Rect, size float64) {
	d := size * .88
	col := colourOf(s.seats[i].Color)
	u.Picture(standKey{"stand", col, d}, c.CX(), c.Y-30, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.Stand(pixel.Of(col), int(d*k), k)
	})
	u.Mini(s.seats[i].Color, c.CX(), c.Y-20, size, 0)
}

// unmanned marks where the next seat's figure will stand.
func (s *Setup) unmanned(u *ui.UI, c ui.Rect, size float64) {
	d := size * .88
	u.Picture(standKey{"unmanned", color.NRGBA{}, d}, c.CX(), c.Y-30, paint.Place{}, func(k float64) *image.RGBA {
		w, h := int(d/2*k)+4, int(d*.17*k)+4
		img := image.NewRGBA(image.Rect(-w, -h, w, h))
		pixel.NewCanvas(img, k).Stroke(pixel.Ellipse(0, 0, d/2, d*.17), pixel.Pen{W: 1.6, Dash: []float64{7, 5}}, pixel.Hex(0xd8c98a), .75)
		return img
	})
}

type standKey struct {
	part string
	c    color.NRGBA
	d    float64
}

func colourOf(name string) color.NRGBA { return ui.Opaque(app.Colour(name).Colour) }

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
	hollow(u, c, st)
	if !next {
		return
	}
	word := u.T("setup.add-seat")
	x, y, py, r, align := c.CX(), c.CY()+32+u.Grow(ui.SeatName), c.CY()-22, min(27, c.H/3), ui.AlignMiddle
	px := x
	if c.H < 110 { // side by side
		w := u.Width(ui.SeatName, word)
		x, y, px, py, r, align = x-w/2+20, c.CY()+6, x-w/2-24, c.CY(), 22, ui.AlignLeft
	}
	hit := u.IconButton(name+".plus", px, py, r, "plus", "", ui.Tip{})
	u.Text(x, y, ui.SeatName, word, ui.Cream, align)
	if c.H > 200 && len(s.levels) > 0 {
		u.Text(c.CX(), y+u.LineHeight(ui.Label)+2, ui.Label, u.T("setup.add-note"), ui.CreamDim, ui.AlignMiddle)
	}
	if t.Ring {
		u.Ring(c, 10)
	}
	if hit || t.Clicked {
		s.remember()
		s.add()
		u.Play("chip")
	}
}

func hollow(u *ui.UI, c ui.Rect, st ui.State) {
	u.Painted("empty-place-"+strconv.Itoa(int(st)), c, func(w, h int, k float64) *image.RGBA { return furniture.EmptyPlace(st, w, h, k) })
}

// card is the place card of one seat.
func (s *Setup) card(u *ui.UI, i int, c ui.Rect) {
	seat := &s.seats[i]
	id := "seat-" + strconv.Itoa(i+1)
	col := colourOf(seat.Color)
	u.Painted("place-"+seat.Color, c, func(w, h int, k float64) *image.RGBA { return furniture.PlaceCard(pixel.Of(col), w, h, k) })
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
	u.TextIn(foot, ui.Label, u.T("setup.seat", "n", s.order.slotOf(i)+1), ui.InkSecond, ui.AlignLeft)
	s.grip(u, i, foot.Right()-66, foot.CY())
	s.bin(u, id, i, foot.Right()-18, foot.CY())
}

// rows are the seats one below the other, for small windows and large text.
func (s *Setup) rows(u *ui.UI, r ui.Rect) {
	u.Scroll("seats", r, func(in ui.Rect, y float64) float64 {
		h := 82 + (u.TextScale-1)*24
		if s.rowParts(u, in.W).stacked {
			h = 104
		}
		top := y
		slots := make([]ui.Rect, len(s.seats))
		for i := range slots {
			slots[i] = ui.R(in.X, y, in.W, h)
			y += h + 10
		}
		s.seatsIn(u, slots, func(i int, c ui.Rect) { s.row(u, i, c) })
		if len(s.seats) < s.most {
			s.empty(u, ui.R(in.X, y, in.W, 76), true)
			y += 80
		}
		return y - top
	})
}

// rowParts is how a row is divided.
type rowParts struct {
	name, colours, kind, level float64 // widths
	stacked                    bool    // the level stands below person and bot
}

// rowParts divides a row of a width: every word has its room. Where person, bot and level
// would not fit side by side they stand one below the other.
func (s *Setup) rowParts(u *ui.UI, w float64) rowParts {
	p := rowParts{name: .22 * (w - 176), colours: 112}
	rest := w - 176 - p.name - p.colours - 12
	p.kind = u.Width(ui.ButtonWord15, u.T("setup.person")) + u.Width(ui.ButtonWord15, u.T("setup.bot")) + 24
	for _, l := range s.levels {
		p.level = max(p.level, u.Width(ui.Body, u.T("setup.level-"+l))+77)
	}
	if p.stacked = p.kind+10+p.level > rest; p.stacked {
		p.kind, p.level = rest, rest
	} else {
		p.kind += (rest - 10 - p.level - p.kind) / 2
		p.level = rest - 10 - p.kind
	}
	return p
}

func (s *Setup) row(u *ui.UI, i int, c ui.Rect) {
	seat := &s.seats[i]
	col := colourOf(seat.Color)
	u.Painted("place-"+seat.Color, c, func(w, h int, k float64) *image.RGBA { return furniture.PlaceCard(pixel.Of(col), w, h, k) })
	u.Mini(seat.Color, c.X+44, c.Bottom()-12, min(c.H-12, 76), 0)
	in := ui.R(c.X+80, c.Y, c.W-92, c.H)
	tail := in.RightSide(84)
	p := s.rowParts(u, c.W)
	s.name(u, i, ui.R(in.X, c.CY()-26, p.name-6, 52))
	in.LeftSide(p.name)
	s.colours(u, i, ui.R(in.X, c.CY()-20, p.colours, 40))
	in.LeftSide(p.colours + 10)
	if p.stacked {
		s.kind(u, i, ui.R(in.X, c.Y+10, p.kind, 40))
		s.level(u, i, ui.R(in.X, c.Bottom()-52, p.level, 40), false)
	} else {
		s.kind(u, i, ui.R(in.X, c.CY()-20, p.kind, 40))
		s.level(u, i, ui.R(in.X+p.kind+10, c.CY()-20, p.level, 40), false)
	}
	s.grip(u, i, tail.X+20, c.CY())
	s.bin(u, "seat-"+strconv.Itoa(i+1), i, tail.X+62, c.CY())
}
