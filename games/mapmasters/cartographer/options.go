package cartographer

import (
	"math"
	"slices"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// option is one way to go on: squares to walk first, then a step.
type option struct {
	route  [maxRoute]card.Side
	length uint8
	step   dungeon.Step
	bound  int
}

// maxRoute is the most squares walked in a room before the deciding step.
const maxRoute = 14

// branch tries the ways to go on, the most promising first.
func (w *walker) branch(until int) {
	base := len(w.options)
	w.collect()
	if len(w.options)-base > 1 {
		w.weigh(base)
	}
	for i := base; i < len(w.options); i++ {
		o := w.options[i]
		if o.bound <= w.best {
			break // the others promise no more
		}
		if i > base && w.spent >= until || w.spent >= w.limit {
			w.cut = true
			break
		}
		at := w.pen.Len()
		if w.take(&o) {
			w.visit(w.spent + (until-w.spent)/(len(w.options)-i))
		}
		w.pen.BackTo(at)
	}
	w.options = w.options[:base]
}

// weigh bounds the options from base on, drops the hopeless ones and sorts the rest.
func (w *walker) weigh(base int) {
	kept := w.options[:base]
	at := w.pen.Len()
	for _, o := range w.options[base:] {
		if !w.take(&o) {
			w.pen.BackTo(at)
			continue
		}
		o.bound = w.bound()
		w.high = max(w.high, w.value())
		w.pen.BackTo(at)
		if o.bound > w.best {
			kept = append(kept, o)
		}
	}
	w.options = kept
	slices.SortStableFunc(w.options[base:], func(a, b option) int { return b.bound - a.bound })
}

// take walks an option. It is false if that turns out to be against the rules; the pen
// may then have drawn a part of it.
func (w *walker) take(o *option) bool {
	for _, side := range o.route[:o.length] {
		w.spent++
		if !w.pen.Try(dungeon.Step{Action: dungeon.Go, Side: side}) {
			return false
		}
	}
	w.spent++
	return w.pen.Try(o.step)
}

// unbounded stands for the bound of an option that has not been weighed.
const unbounded = math.MaxInt

// collect appends the options from where the path stands.
func (w *walker) collect() {
	switch w.pen.Standing() {
	case dungeon.OnPit:
		w.options = append(w.options, option{step: dungeon.Step{Action: dungeon.Fall}, bound: unbounded})
	case dungeon.Moving:
		if w.site.squares[w.pen.Node()].room >= 0 && !w.every {
			w.collectRoom()
		} else {
			w.collectHere(nil, false)
		}
	}
}

// collectHere appends what can follow at this very square, after the route that led
// here. In a room only doors, pitfalls and jumps are taken when through is set.
func (w *walker) collectHere(route []card.Side, through bool) {
	base := len(w.nexts)
	w.nexts = w.pen.Next(w.nexts)
	room := w.site.squares[w.pen.Node()].room
	before := len(w.options)
	rim, others := false, false
	for _, n := range w.nexts[base:] {
		switch {
		case n.Unpaid == dungeon.Outside:
			rim = true
			w.note(n.Step.Side)
			if w.site.gate(w.pen.Node(), n.Step.Side) != dungeon.Nowhere {
				w.collectWrap(route, n.Step.Side)
			}
			continue
		case n.Step.Action == dungeon.ToMonster && !w.every && !rim && others:
			continue // possible anywhere: left for the ends of ways
		case through && n.Step.Action == dungeon.Go && n.To >= 0:
			to := &w.site.squares[n.To]
			if to.room == room && to.kind != card.Pitfall {
				continue
			}
		}
		w.add(route, n)
		others = others || n.Step.Action != dungeon.ToMonster && len(w.options) > before
	}
	w.nexts = w.nexts[:base]
}

// add appends the options of one next step.
func (w *walker) add(route []card.Side, n dungeon.Next) {
	var o option
	o.length = uint8(copy(o.route[:], route))
	o.bound = unbounded
	if n.Asks == card.None || n.Unpaid == dungeon.OnPit && !n.MustPay && w.pen.Carried(other(n.To)) == 0 {
		o.step = n.Step
		w.options = append(w.options, o)
	}
	if s, ok := n.Paid(); ok {
		o.step = s
		w.options = append(w.options, o)
	}
}

// collectWrap appends the gates that lead back in from a free opening.
func (w *walker) collectWrap(route []card.Side, side card.Side) {
	if len(route) >= maxRoute {
		return
	}
	if !w.pen.Try(dungeon.Step{Action: dungeon.Go, Side: side}) {
		return
	}
	base := len(w.nexts)
	w.nexts = w.pen.Next(w.nexts)
	for _, n := range w.nexts[base:] {
		w.add(append(append([]card.Side(nil), route...), side), n)
	}
	w.nexts = w.nexts[:base]
	w.pen.Back()
}
