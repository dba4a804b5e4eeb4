package explore

import (
	"errors"
	"math"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// penTo is a press of the pen on a square: the path is drawn there as far as only one
// way leads there.
func (v *View) penTo(u *ui.UI, x, y int, px, py float64) {
	p := v.s.pen
	if p.Node() == dungeon.Nowhere {
		return
	}
	at := v.s.tab.Spot(p.Node())
	if at.X == x && at.Y == y {
		return
	}
	if p.Standing() != dungeon.Moving {
		v.refuse(u, p.Check(dungeon.Step{Action: dungeon.Go, Side: card.N}), px, py)
		return
	}
	if v.walk(u, v.s.route(x, y, routeLong)) {
		return
	}
	side := towards(at.X, at.Y, x, y)
	switch {
	case v.ask != nil:
	case side != 0 && abs(x-at.X)+abs(y-at.Y) == 1:
		v.try(u, dungeon.Step{Action: dungeon.Go, Side: side}, px, py, false)
	default:
		v.refuse(u, v.whyNot(x, y, side), px, py)
	}
}

var errNoWay = errors.New("no single way")

// whyNot says why the pen cannot come to a square from afar.
func (v *View) whyNot(x, y int, side card.Side) error {
	p := v.s.pen
	if side != 0 {
		q := p.Clone()
		for range routeLong {
			if err := q.Step(dungeon.Step{Action: dungeon.Go, Side: side}); err != nil {
				return err
			}
			if s := v.s.tab.Spot(q.Node()); s.X == x && s.Y == y {
				break
			}
		}
	}
	at := v.s.tab.Spot(p.Node())
	n := v.s.tab.NodeAt(dungeon.Spot{X: x, Y: y, Layer: at.Layer})
	if n == dungeon.Nowhere || v.s.tab.Cell(n).Rock() {
		return play.Refuse("MMV-029", "not-joined")
	}
	if v.s.tab.Room(n) < 0 && p.Carried(n) > 0 {
		return play.Refuse("MMV-030", "hallway-twice")
	}
	return errNoWay
}

// walk draws a row of steps; it stops where something has to be chosen.
func (v *View) walk(u *ui.UI, way []card.Side) bool {
	for _, side := range way {
		if !v.try(u, dungeon.Step{Action: dungeon.Go, Side: side}, 0, 0, true) {
			break
		}
	}
	return len(way) > 0
}

// follow draws along the way of the pointer from one place to another, however far they
// are apart.
func (v *View) follow(u *ui.UI, x0, y0, x1, y1 float64) {
	if v.cuts(u, x1, y1) {
		return
	}
	n := int(math.Hypot(x1-x0, y1-y0)/(.3*v.at.Square)) + 1
	n = min(n, 400)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		px, py := x0+(x1-x0)*t, y0+(y1-y0)*t
		v.followTo(u, px, py, i == n)
	}
}

// cuts draws the way to a place that a fast hand has come to across a corner, if only one
// leads there without a detour: the straight line between them may touch a side pocket.
func (v *View) cuts(u *ui.UI, px, py float64) bool {
	p := v.s.pen
	if p.Len() == 0 || p.Node() == dungeon.Nowhere || v.ask != nil || p.Standing() != dungeon.Moving {
		return false
	}
	x, y := v.at.At(px, py)
	at := v.s.tab.Spot(p.Node())
	if x == at.X || y == at.Y || v.backSteps(x, y) > 0 {
		return false
	}
	return v.walk(u, v.s.route(x, y, abs(x-at.X)+abs(y-at.Y)))
}

// followTo lets the pen come to the square under a place, if one step or a short way
// without choice leads there.
func (v *View) followTo(u *ui.UI, px, py float64, last bool) {
	p := v.s.pen
	if p.Len() == 0 {
		return
	}
	fx, fy := v.at.From(px, py)
	x, y := dungeonart.Floor(fx), dungeonart.Floor(fy)
	at := v.s.tab.Spot(p.Node())
	if v.ask != nil {
		if at.X == x && at.Y == y && p.Standing() == dungeon.Moving {
			v.ask = nil
			u.Wake()
		}
		return
	}
	if p.Standing() == dungeon.Outside {
		if at.X == x && at.Y == y { // in again by the way out: the exit is taken back
			v.s.back()
			v.changed(u)
		}
		return
	}
	if at.X == x && at.Y == y {
		return
	}
	if n := v.backSteps(x, y); n > 0 {
		for range n {
			v.s.back()
		}
		u.Play("marker")
		v.changed(u)
		return
	}
	side := towards(at.X, at.Y, x, y)
	far := abs(x-at.X) + abs(y-at.Y)
	if side == 0 || far > 1 {
		if p.Standing() == dungeon.Moving {
			v.walk(u, v.s.route(x, y, 6))
		}
		return
	}
	if v.entrance(side) {
		return
	}
	deep := math.Abs(fx-float64(x)-.5) < .3 && math.Abs(fy-float64(y)-.5) < .3
	here := square{x, y}
	quiet := !last || !deep || v.refused == here
	if !v.try(u, dungeon.Step{Action: dungeon.Go, Side: side}, px, py, quiet) && !quiet {
		v.refused = here
	}
}

// backSteps is how many steps lie between the pen and a square on the stroke just
// drawn, 0 if it is not there.
func (v *View) backSteps(x, y int) int {
	p := v.s.pen
	n := p.Len()
	for back := 1; back <= 8 && back < n; back++ {
		if p.StepAt(n-back).Action != dungeon.Go {
			return 0
		}
		at := v.s.tab.Spot(p.NodeAfter(n - 1 - back))
		if at.X == x && at.Y == y {
			// A square further back in a room may also be a step forward.
			if back > 1 && p.Standing() == dungeon.Moving {
				now := v.s.tab.Spot(p.Node())
				side := towards(now.X, now.Y, x, y)
				if abs(now.X-x)+abs(now.Y-y) == 1 && p.Why(side) == nil {
					return 0
				}
			}
			return back
		}
	}
	return 0
}

// liftPen ends a stroke: a refusal that was passed over in haste is told now.
func (v *View) liftPen(u *ui.UI, px, py float64) {
	p := v.s.pen
	if p.Len() == 0 || v.ask != nil || u.Refused() != "" || p.Standing() != dungeon.Moving {
		return
	}
	x, y := v.at.At(px, py)
	at := v.s.tab.Spot(p.Node())
	side := towards(at.X, at.Y, x, y)
	if side != 0 && abs(x-at.X)+abs(y-at.Y) == 1 && !v.entrance(side) {
		if err := p.Why(side); err != nil {
			v.refuse(u, err, px, py)
		}
	}
}

// entrance says whether a path that has only just come in did so by that side. A stroke
// begins on the arrow out there: the pen on it wishes nothing that would have to be
// refused.
func (v *View) entrance(side card.Side) bool {
	p := v.s.pen
	return p.Len() == 1 && side == p.Came()
}
