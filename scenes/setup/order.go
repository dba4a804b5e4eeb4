package setup

import (
	"slices"
	"strconv"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
)

// order is the seats' places on the mat while their order is being changed: the seat
// that is held follows the pointer, the others make place for it, and what has been let
// go glides to where it belongs.
type order struct {
	held  bool
	stuck bool // it was clicked: it follows until the next click
	seat  int  // the seat that is held
	to    int  // where it would come to lie
	dx    float64
	dy    float64 // from the held card's corner to the pointer

	slots  []ui.Rect // where seats lie, by their number
	shown  []ui.Rect // where each seat was seen last
	glides []glide
}

// glide is the rest of a way from where a seat was seen.
type glide struct {
	from  ui.Rect
	since time.Duration
	on    bool
}

const glideFor = 180 * time.Millisecond

// lay takes the places of all seats in this pass.
func (o *order) lay(slots []ui.Rect) {
	o.slots = slots
	if len(o.shown) != len(slots) { // a seat has come or gone
		o.held, o.stuck = false, false
		o.shown, o.glides = slices.Clone(slots), make([]glide, len(slots))
	}
}

// slotOf is the number of the place where a seat lies now.
func (o *order) slotOf(i int) int {
	switch {
	case !o.held:
		return i
	case i == o.seat:
		return o.to
	case o.seat < i && i <= o.to:
		return i - 1
	case o.to <= i && i < o.seat:
		return i + 1
	}
	return i
}

// place is where a seat is to be seen in this pass.
func (o *order) place(u *ui.UI, i int) ui.Rect {
	r := o.slots[o.slotOf(i)]
	switch g := &o.glides[i]; {
	case o.held && i == o.seat:
		x, y, _ := u.Pointer()
		r.X, r.Y = x-o.dx, y-o.dy
	case g.on:
		t := 1.0
		if d := u.Pace(glideFor); d > 0 && !u.Prefs.Reduced {
			t = min(float64(u.Now-g.since)/float64(d), 1)
		}
		if g.on = t < 1; g.on {
			e := 1 - anim.Out(t)
			r.X, r.Y = r.X+(g.from.X-r.X)*e, r.Y+(g.from.Y-r.Y)*e
			u.Wake()
		}
	}
	o.shown[i] = r
	return r
}

// take picks a seat up at the pointer.
func (o *order) take(i int, x, y float64) {
	o.held, o.seat, o.to = true, i, i
	o.dx, o.dy = x-o.shown[i].X, y-o.shown[i].Y
}

// carry lets the others make place for the held seat at x, y.
func (o *order) carry(u *ui.UI, x, y float64) {
	middle := o.slots[o.seat].Move(x-o.dx-o.slots[o.seat].X, y-o.dy-o.slots[o.seat].Y)
	to, near := o.seat, middle.W+middle.H
	for i, r := range o.slots {
		if d := distance(middle, r); d < near {
			to, near = i, d
		}
	}
	if to == o.to {
		return
	}
	was := make([]int, len(o.slots))
	for i := range was {
		was[i] = o.slotOf(i)
	}
	o.to = to
	for i := range was {
		if i != o.seat && o.slotOf(i) != was[i] {
			o.glides[i] = glide{o.shown[i], u.Now, true}
		}
	}
	u.Wake()
}

func distance(a, b ui.Rect) float64 {
	return max(a.CX()-b.CX(), b.CX()-a.CX()) + max(a.CY()-b.CY(), b.CY()-a.CY())
}

// drop puts the held seat down where the others have made place, and gives the number
// that each seat has then, by the one it had.
func (o *order) drop(u *ui.UI) []int {
	now := make([]int, len(o.slots))
	shown, glides := slices.Clone(o.shown), slices.Clone(o.glides)
	for i := range now {
		now[i] = o.slotOf(i)
	}
	for i, n := range now {
		o.shown[n], o.glides[n] = shown[i], glides[i]
	}
	o.glides[o.to] = glide{shown[o.seat], u.Now, true}
	o.held, o.stuck = false, false
	u.Wake()
	return now
}

// grip is where a seat is taken to change the order: by dragging, by a click and
// another, or with the arrow keys.
func (s *Setup) grip(u *ui.UI, i int, x, y float64) {
	o := &s.order
	id := "seat-" + strconv.Itoa(i+1) + ".grip"
	r := ui.R(x-20, y-20, 40, 40)
	t := u.Touch(id, r)
	if t.Hot || o.held {
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
			o.take(i, 0, 0)
			o.carryTo(u, i+d)
			s.putDown(u, true)
		}
	}
	mine := o.held && o.seat == i
	switch {
	case t.Dropped && mine:
		o.carry(u, t.X, t.Y)
		s.putDown(u, false)
	case t.Clicked && t.Hot && !o.held:
		o.take(i, t.X, t.Y)
		o.stuck = true
	case t.Pressed && !o.held:
		o.dx, o.dy = t.X, t.Y // where it would be picked up
	case t.Dragging && !o.held:
		o.take(i, o.dx, o.dy)
		o.carry(u, t.X, t.Y)
	case t.Dragging && mine:
		o.carry(u, t.X, t.Y)
	case mine && !o.stuck && !t.Held: // the pointer has left the window
		s.putBack(u)
	}
}

// carryTo lets the others make place at a number.
func (o *order) carryTo(u *ui.UI, to int) {
	o.carry(u, o.slots[to].X+o.dx, o.slots[to].Y+o.dy)
}

// putDown changes the order as it is to be seen.
func (s *Setup) putDown(u *ui.UI, ring bool) {
	o := &s.order
	from, to := o.seat, o.to
	now := o.drop(u)
	if from != to {
		s.remember()
		seats := slices.Clone(s.seats)
		for i, n := range now {
			s.seats[n] = seats[i]
		}
		u.Play("chip")
	}
	u.Focus("seat-"+strconv.Itoa(to+1)+".grip", ring)
}

// putBack lets the held seat glide back to where it was taken.
func (s *Setup) putBack(u *ui.UI) {
	s.order.to = s.order.seat
	s.putDown(u, false)
}

// follow draws the seat that is held over everything else, at the pointer. A seat that
// was clicked is put down by the next click, or put back with Esc or the right button.
func (s *Setup) follow(u *ui.UI, draw func(i int, r ui.Rect)) {
	o := &s.order
	if !o.held {
		return
	}
	if o.stuck && u.Key(input.Escape) {
		s.putBack(u)
		return
	}
	u.Over(func() {
		if !o.held || o.seat >= len(o.shown) {
			return
		}
		r := o.place(u, o.seat)
		u.Shadow(r, 10, 26, 0)
		u.Shadow(r, 10, 12, 0) // the felt is dark
		draw(o.seat, r)
		if !o.stuck || !o.held {
			return
		}
		x, y, _ := u.Pointer()
		o.carry(u, x, y)
		switch t := u.Area("seat-put-down", ui.R(0, 0, u.W, u.H)); {
		case t.Clicked:
			s.putDown(u, false)
		case t.Menu:
			s.putBack(u)
		}
	})
}
