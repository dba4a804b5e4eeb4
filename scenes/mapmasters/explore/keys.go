package explore

import (
	"strconv"
	"strings"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// tabAfter is how long the tab key has to be held to bring the other level forward; a
// shorter press only moves the focus.
const tabAfter = 180 * time.Millisecond

// digit says whether the key of a digit goes down in this pass.
func digit(u *ui.UI, n int) bool {
	d := strconv.Itoa(n)
	return u.Key(input.Key("Digit"+d)) || u.Key(input.Key(d)) || u.Key(input.Key("Numpad"+d))
}

// firstKeys looks at the keys that are held, before any control sees them.
func (v *View) firstKeys(u *ui.UI) {
	ev := u.Event()
	if u.Drawing() {
		if v.tabDown && u.Now-v.tabAt < tabAfter {
			u.WakeAt(v.tabAt + tabAfter)
		}
		return
	}
	switch ev.Kind {
	case input.KeyDown:
		v.lieOpen(u)
		switch ev.Key {
		case input.Tab:
			if v.tabDown { // it repeats: the focus stays
				u.Take()
				return
			}
			v.tabDown, v.tabAt = true, u.Now
			u.WakeAt(u.Now + tabAfter)
			if _, shown := u.Focused(); !shown && v.firstOf != "" {
				u.Focus(v.firstOf, true)
				u.Take()
				u.Wake()
			}
		case input.Space:
			x, y, inside := u.Pointer()
			if _, shown := u.Focused(); inside && v.clear.Has(x, y) && !shown && v.hold == nil && v.start == 0 {
				v.space = true
				u.Take()
			}
		}
	case input.KeyUp:
		switch ev.Key {
		case input.Tab:
			v.tabDown = false
			u.Wake()
		case input.Space:
			v.space = false
			u.Wake()
		}
	case input.Leave:
		v.tabDown, v.space = false, false
		u.Wake()
	}
}

// tabHeld says whether the tab key is held down to see the other level.
func (v *View) tabHeld() bool { return v.tabDown && v.b.UI.Now-v.tabAt >= tabAfter }

// keys handles the keys of the view.
func (v *View) keys(u *ui.UI) {
	if u.Drawing() || u.Taken() || u.Event().Kind != input.KeyDown {
		return
	}
	x, y, inside := u.Pointer()
	if !inside || !v.clear.Has(x, y) {
		x, y = v.area.CX(), v.area.CY()
	}
	switch {
	case u.Key("Plus"):
		v.zoom(u, 1, v.area.CX(), v.area.CY())
		return
	case u.Key("Minus"):
		v.zoom(u, -1, v.area.CX(), v.area.CY())
		return
	case u.Key("0"):
		v.refit(u)
		return
	}
	if v.hold != nil {
		v.digits(u)
		v.holdKeys(u)
		return
	}
	if v.ask != nil {
		return // the fan has had its turn
	}
	v.digits(u)
	switch {
	case v.aim != nil && u.Key(input.Escape):
		v.aim = nil
		u.Wake()
	case u.Key(input.Backspace):
		v.back(u)
	case u.Key(input.Delete):
		v.wipe(u)
	case inside && u.Event().Key == "R":
		sx, sy := v.at.At(x, y)
		if p, on := v.s.cardAt(sx, sy); on && u.Key("R") {
			v.turnLaid(u, p)
		}
	default:
		v.arrows(u)
	}
}

func (v *View) digits(u *ui.UI) {
	for i := range v.s.hand {
		if digit(u, i+1) {
			v.takeByKey(u, i)
			return
		}
	}
}

// arrows draw a step, or choose the free edge at which the path begins. They take the
// ring from the focus, but for the cards of the hand, among which they move.
func (v *View) arrows(u *ui.UI) {
	focus, shown := u.Focused()
	if shown && strings.HasPrefix(focus, "hand-") {
		return
	}
	for i, k := range [4]input.Key{input.ArrowU, input.ArrowR, input.ArrowD, input.ArrowL} {
		if u.Event().Key != k {
			continue
		}
		side := card.Sides()[i]
		u.Focus(focus, false)
		if v.s.pen.Standing() == dungeon.Unstarted {
			if n := len(v.freeEdges()); n > 0 && u.Key(k) {
				d := 1
				if side == card.N || side == card.W {
					d = n - 1
				}
				v.start = (max(v.start, 1)-1+d)%n + 1
				u.Wake()
			}
			return
		}
		if !u.Key(k) {
			return
		}
		v.lean(u, side)
	}
	if v.start > 0 && v.s.pen.Standing() == dungeon.Unstarted && u.Key(input.Space) {
		if free := v.freeEdges(); v.start <= len(free) {
			o := free[v.start-1]
			v.start = 0
			x, y := v.at.To(o.spot())
			v.try(u, dungeon.Step{Action: dungeon.Start, At: o.at, Side: o.side}, x, y, false)
		}
	}
}

// lean draws a step to a side, or takes the last one back if it came from there.
func (v *View) lean(u *ui.UI, side card.Side) {
	p := v.s.pen
	if p.Len() == 0 {
		return
	}
	at := v.s.tab.Spot(p.Node())
	dx, dy := side.Step()
	if v.backSteps(at.X+dx, at.Y+dy) == 1 {
		v.back(u)
		return
	}
	x, y := v.at.To(float64(at.X)+.5, float64(at.Y)+.5)
	v.try(u, dungeon.Step{Action: dungeon.Go, Side: side}, x, y, false)
}
