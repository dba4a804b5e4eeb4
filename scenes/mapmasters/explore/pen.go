package explore

import (
	"errors"
	"math"
	"slices"
	"time"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
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
