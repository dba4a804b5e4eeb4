package explore

import (
	"errors"
	"math"
	"slices"
	"time"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// try makes a step if nothing has to be chosen for it; else it opens the choice. It
// shows why a step is refused, beside x, y, unless it is to be quiet. True means that the
// pen has moved.
func (v *View) try(u *ui.UI, st dungeon.Step, x, y float64, quiet bool) bool {
	n, ok := v.offered(st)
	if !ok {
		err := v.s.pen.Check(st)
		if err == nil {
			return v.commit(u, st)
		}
		if !quiet {
			v.refuse(u, err, x, y)
		}
		return false
	}
	if n.Crosses {
		v.open(u, newAsk(askCross, n))
		return false
	}
	return v.meet(u, n)
}

// offered finds a step among the legal ones.
func (v *View) offered(st dungeon.Step) (dungeon.Next, bool) {
	for _, n := range v.s.next {
		if n.Step.Action == st.Action && n.Step.Side == st.Side && n.Step.At == st.At && n.Step.Book == st.Book {
			if st.Action == dungeon.UseCircle {
				n.Step.With = st.With
			}
			return n, true
		}
	}
	return dungeon.Next{}, false
}

// meet makes a step, or opens the choice of what to pay at its end.
func (v *View) meet(u *ui.UI, n dungeon.Next) bool {
	if n.Count == 0 {
		return v.commit(u, n.Step)
	}
	pit := n.Asks == card.Rope && v.s.tab.Icon(n.To).Kind == card.Pitfall // one may also fall
	if st, ok := n.Paid(); ok && !pit && v.paysByItself(n.Pay) {
		return v.commit(u, st)
	}
	v.open(u, newAsk(askPay, n))
	return false
}

// paysByItself says whether the player wishes that the pen makes such a payment without
// a question: one by items and tokens, as a spellbook is always asked about.
func (v *View) paysByItself(pay []dungeon.Resource) bool {
	book := func(r dungeon.Resource) bool { return r.Source == dungeon.Spell }
	return v.b.App.Settings.PayByItself && !slices.ContainsFunc(pay, book)
}

// commit draws a step.
func (v *View) commit(u *ui.UI, st dungeon.Step) bool {
	v.ask, v.aim = nil, nil
	if err := v.s.draw(st); err != nil {
		x, y, _ := u.Pointer()
		v.refuse(u, err, x, y)
		return false
	}
	v.sound(u, st)
	u.Unrefuse()
	v.changed(u)
	return true
}

// refuse lets the tip jitter and says why.
func (v *View) refuse(u *ui.UI, err error, x, y float64) {
	v.jitter = max(u.Now, 1)
	if errors.Is(err, errNoWay) {
		u.Refuse(x, y, u.T("mapmasters.explore.no-way"), "", nil)
		return
	}
	v.b.Refuse(u, err, x, y)
}

// sound plays what the last step did.
func (v *View) sound(u *ui.UI, st dungeon.Step) {
	p := v.s.pen
	u.Play("marker")
	switch st.Action {
	case dungeon.Fall:
		u.Play("fall")
	case dungeon.TakeStairs:
		u.Play("stairs")
	case dungeon.UseCircle, dungeon.UseBarrel, dungeon.ToMonster, dungeon.Wrap:
		u.Play("teleport")
	}
	if p.Standing() == dungeon.Outside {
		u.Play("stamp")
	}
	for _, f := range p.Finds(p.Len() - 1) {
		switch {
		case f.Icon.Kind == card.Coin:
			u.Play("coin")
		case f.Icon.Kind == card.Monster:
			u.Play("thud")
		case f.Icon.Kind == card.Padlock:
			u.Play("lock")
		case f.Icon.Kind == card.Rope && f.Crossed:
			u.Play("rope")
		case f.Crossed:
			u.Play("cross")
		default:
			u.Play("ring")
		}
	}
}

// pressEdge starts the path at a free edge, or leaves by it.
func (v *View) pressEdge(u *ui.UI, o opening, x, y float64) {
	v.start = 0
	if v.s.pen.Standing() != dungeon.Unstarted {
		v.try(u, dungeon.Step{Action: dungeon.Go, Side: o.side}, x, y, false)
		return
	}
	v.gesture = drawing
	v.try(u, dungeon.Step{Action: dungeon.Start, At: o.at, Side: o.side}, x, y, false)
}

// clickSquare is a click that drew nothing and carried nothing: on a square with a free
// edge a path begins there.
func (v *View) clickSquare(u *ui.UI, x, y int, px, py float64) {
	if p := v.s.pen; p.Standing() != dungeon.Unstarted {
		at := v.s.tab.Spot(p.Node())
		if abs(x-at.X)+abs(y-at.Y) == 1 && p.Standing() == dungeon.Moving {
			v.penTo(u, x, y, px, py)
		}
		return
	}
	var best *opening
	least := math.Inf(1)
	free := v.edges().free
	for i := range free {
		o := &free[i]
		if o.at.X != x || o.at.Y != y {
			continue
		}
		ex, ey := v.at.To(o.spot())
		if d := math.Hypot(ex-px, ey-py); d < least {
			best, least = o, d
		}
	}
	if best != nil {
		v.try(u, dungeon.Step{Action: dungeon.Start, At: best.at, Side: best.side}, px, py, false)
	}
}

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
	n := int(math.Hypot(x1-x0, y1-y0)/(.3*v.at.Square)) + 1
	n = min(n, 400)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		px, py := x0+(x1-x0)*t, y0+(y1-y0)*t
		v.followTo(u, px, py, i == n)
	}
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
	if side != 0 && abs(x-at.X)+abs(y-at.Y) == 1 {
		if err := p.Why(side); err != nil {
			v.refuse(u, err, px, py)
		}
	}
}

// back takes one step back, or the open choice away.
func (v *View) back(u *ui.UI) {
	switch {
	case v.aim != nil:
		v.aim = nil
	case v.ask != nil:
		v.ask = nil
	case v.s.back():
		u.Play("marker")
	default:
		return
	}
	v.changed(u)
}

// wipe takes the whole path away with a smear that fades.
func (v *View) wipe(u *ui.UI) {
	if v.s.pen.Len() == 0 {
		return
	}
	v.ask, v.aim = nil, nil
	v.ink.smear(u)
	v.s.wipe()
	u.Play("sponge")
	v.changed(u)
}

// jitterPace is how long the tip shakes after a refused step.
const jitterPace = 260 * time.Millisecond

// shake is how far the tip is off its place now.
func (v *View) shake(u *ui.UI) float64 {
	if v.jitter == 0 || u.Prefs.Reduced || u.Prefs.Speed == 0 {
		return 0
	}
	t := float64(u.Now-v.jitter) / float64(jitterPace)
	if t >= 1 {
		v.jitter = 0
		return 0
	}
	u.Wake()
	return 4 * math.Sin(t*34) * (1 - t)
}
