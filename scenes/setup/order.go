package setup

import (
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
)

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
