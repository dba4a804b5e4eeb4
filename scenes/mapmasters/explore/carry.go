package explore

import (
	"math"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// How far from a legal place, in squares, a card is drawn to it.
const (
	snapReach = 2.4
	pushReach = 3.4 // where it could not be laid down as it is held
	snapKeeps = .35 // so much nearer another place has to be before it takes over
)

// nearest puts the held card on the legal place, lying as it does, with the least
// distance; false if there is none.
func (v *View) nearest(far func(dungeon.Placement) (float64, bool)) bool {
	h := v.hold
	least, found := math.Inf(1), false
	for _, p := range h.places {
		if p.Turned != h.turned {
			continue
		}
		if d, ok := far(p); ok && d < least {
			least, found = d, true
			h.x, h.y = p.X, p.Y
		}
	}
	return found
}

// nudge moves the card held by keys to the next legal place on a side, or one square on
// if there is none.
func (v *View) nudge(u *ui.UI, side card.Side) {
	h := v.hold
	h.keys = true
	dx, dy := side.Step()
	x, y := h.x, h.y
	ok := v.nearest(func(p dungeon.Placement) (float64, bool) {
		ax, ay := p.X-x, p.Y-y
		along, across := ax*dx+ay*dy, abs(ax*dy)+abs(ay*dx)
		return float64(along) + 2*float64(across), along > 0 && along >= across
	})
	if !ok && len(h.others) == 0 {
		h.x, h.y = x+dx, y+dy
	}
	v.judge()
	v.showHeld(u)
	u.Play("card-slide")
	u.Wake()
}

// showHeld moves the table so that the place of the held card can be seen, for as long
// as it is held.
func (v *View) showHeld(u *ui.UI) {
	r := v.want
	a := v.area
	x0, y0 := r.To(float64(v.hold.x)-.5, float64(v.hold.y)-.5)
	x1, y1 := r.To(float64(v.hold.x)+5.5, float64(v.hold.y)+7.5)
	dx := min(0, a.Right()-x1) + max(0, a.X-x0)
	dy := min(0, a.Bottom()-y1) + max(0, a.Y-y0)
	if dx != 0 || dy != 0 {
		v.lend(u, dx, dy)
		v.pace = cameraPace
	}
}

// carry moves the held card with the pointer and finds the place it would be laid at.
func (v *View) carry(u *ui.UI, x, y float64) {
	h := v.hold
	if h == nil {
		return
	}
	if h.keys && v.gesture != carrying { // the pointer takes over once it moves well
		if math.Abs(x-v.px)+math.Abs(y-v.py) < 4 {
			return
		}
		h.keys = false
	}
	h.fx, h.fy = x-h.gx*v.at.Square, y-h.gy*v.at.Square
	h.near = v.clear.Has(x, y) && !v.overHand(x, y)
	fx, fy := v.at.From(h.fx, h.fy)
	was, snapped := square{h.x, h.y}, h.tab != nil && h.linked
	v.snap(fx, fy)
	if h.near && h.linked && len(h.others) > 0 && (!snapped || was != square{h.x, h.y}) {
		u.Play("snap")
	}
	u.Wake()
}

// snap finds the place for the held card, its corner floating at a point of the lattice:
// the nearest legal one within reach, else the squares below it.
func (v *View) snap(fx, fy float64) {
	h := v.hold
	was, kept := square{h.x, h.y}, h.tab != nil && h.linked && len(h.others) > 0
	h.x, h.y = dungeonart.Floor(fx+.5), dungeonart.Floor(fy+.5)
	v.judge()
	if len(h.others) == 0 {
		return
	}
	least, best := snapReach, square{h.x, h.y}
	if h.why != nil {
		least = pushReach
	}
	for _, p := range h.places {
		if p.Turned != h.turned {
			continue
		}
		d := math.Hypot(float64(p.X)-fx, float64(p.Y)-fy)
		if kept && was == (square{p.X, p.Y}) {
			d -= snapKeeps
		}
		if d < least {
			least, best = d, square{p.X, p.Y}
		}
	}
	if best != (square{h.x, h.y}) {
		h.x, h.y = best.x, best.y
		v.judge()
	}
}

// edgePan moves the table slowly while a card is held at the rim of the mat.
func (v *View) edgePan(u *ui.UI) {
	if v.hold == nil || v.hold.keys || !v.hold.near {
		return
	}
	x, y, inside := u.Pointer()
	if !inside {
		return
	}
	const rim, speed = 34, 7
	dx, dy := 0.0, 0.0
	a := v.area
	switch {
	case x < a.X+rim && x > v.clear.X:
		dx = speed
	case x > a.Right()-rim && x < a.Right():
		dx = -speed
	}
	switch {
	case y < v.clear.Y+rim:
		dy = speed
	case y > v.clear.Bottom()-rim:
		dy = -speed
	}
	if dx != 0 || dy != 0 {
		v.lend(u, dx, dy)
		v.at = v.want
		v.carry(u, x, y)
	}
}

// holdKeys handles the keys while a card is held.
func (v *View) holdKeys(u *ui.UI) {
	switch {
	case u.Key("R"):
		v.turnHeld(u)
	case u.Key(input.Enter), u.Key(input.Space):
		if !v.hold.keys {
			x, y, _ := u.Pointer()
			v.carry(u, x, y)
		}
		v.drop(u)
		v.gesture = idle
	case u.Key(input.Escape):
		v.letGo(u)
	case u.Key(input.Backspace), u.Key(input.Delete):
		v.gesture = idle
		v.backToHand(u)
	case u.Key(input.ArrowU):
		v.nudge(u, card.N)
	case u.Key(input.ArrowR):
		v.nudge(u, card.E)
	case u.Key(input.ArrowD):
		v.nudge(u, card.S)
	case u.Key(input.ArrowL):
		v.nudge(u, card.W)
	}
}

// letKeysCarry hands the card just taken over to the arrow keys.
func (v *View) letKeysCarry(u *ui.UI) {
	id := v.hold.id
	v.hold = nil
	for i := range v.s.hand {
		if v.s.hand[i].id == id {
			v.takeByKey(u, i)
		}
	}
}
