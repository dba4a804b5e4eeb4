package cartographer

import (
	"context"
	"slices"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// walker looks for the best path through a site, depth first. Nodes are counted as
// steps drawn; every branch gets an even share of what is left to its parent, and what
// a branch does not use goes to the next, so that a small budget is spread over the
// whole dungeon instead of being lost in one corner.
type walker struct {
	ctx   context.Context
	site  *site
	worth *Worth
	pen   *dungeon.Pen
	every bool // every step in rooms, not only the shortest ways through
	keep  bool // keep the best path, not only its value

	spent int
	limit int
	look  int  // count of nodes at which the context is looked at again
	cut   bool // something was left out for lack of nodes
	done  error

	best    int // value of the best path, -1 before the first
	length  int // its steps
	path    dungeon.Path
	high    int // best value met since it was last wiped
	flood   flood
	rooms   roomWays
	options []option
	nexts   []dungeon.Next
}

// cancelEvery is how many nodes pass between two looks at the context.
const cancelEvery = 256

// newWalker prepares a search with the settings given: what to beat, what to keep.
func newWalker(ctx context.Context, t *dungeon.Tableau, kit dungeon.Kit, worth *Worth, set walker) *walker {
	w, s := set, survey(t, kit, worth, set.every)
	w.ctx, w.site, w.worth, w.pen = ctx, s, worth, dungeon.NewPen(t, kit)
	w.flood, w.rooms = newFlood(s), newRoomWays(s)
	w.options, w.nexts = make([]option, 0, 64), make([]dungeon.Next, 0, 32)
	return &w
}

// start is one way into the dungeon, and what a first look at it brought.
type start struct {
	step dungeon.Step
	high int
	cut  bool
}

// search spends so many nodes: a part on every start alike, the rest on those that
// looked best.
func (w *walker) search(nodes int) {
	w.limit = nodes
	starts := w.starts()
	if len(starts) == 0 {
		return
	}
	first := w.spent + max((nodes-w.spent)/3, 1)
	for i := range starts {
		w.from(&starts[i], w.spent+max((first-w.spent)/(len(starts)-i), 1))
	}
	slices.SortStableFunc(starts, func(a, b start) int { return b.high - a.high })
	cut := false
	open := starts[:0]
	for _, s := range starts {
		if s.cut {
			open = append(open, s)
		}
	}
	const favourites = 4
	for i := range open {
		if i < favourites && w.spent < nodes && w.done == nil {
			w.from(&open[i], w.spent+(nodes-w.spent)/(min(favourites, len(open))-i))
		}
		cut = cut || open[i].cut
	}
	w.cut = cut || w.done != nil
}

// starts lists the ways in that can be paid for.
func (w *walker) starts() []start {
	w.nexts = w.pen.Next(w.nexts[:0])
	for _, n := range w.nexts {
		w.add(nil, n)
	}
	list := make([]start, len(w.options))
	for i, o := range w.options {
		list[i] = start{step: o.step, high: -1}
	}
	w.options, w.nexts = w.options[:0], w.nexts[:0]
	return list
}

// from searches the paths of one start.
func (w *walker) from(s *start, until int) {
	w.cut, w.high = false, -1
	if w.pen.Try(s.step) {
		w.spent++
		w.visit(until)
		w.pen.Reset()
	}
	s.high, s.cut = max(s.high, w.high), w.cut
}

// visit searches everything that can follow, with nodes up to a count. It leaves the
// pen as it found it.
func (w *walker) visit(until int) {
	from := w.pen.Len()
	w.note(0)
	for w.stride() {
		w.spent++
		w.note(0)
	}
	if w.spent >= w.look && w.done == nil {
		w.look = w.spent + cancelEvery
		w.done = w.ctx.Err()
	}
	if w.done == nil {
		w.branch(until)
	} else {
		w.cut = true
	}
	w.pen.BackTo(from)
}

// stride draws the only step that is possible in a plain corridor.
func (w *walker) stride() bool {
	if w.pen.Standing() != dungeon.Moving {
		return false
	}
	q := &w.site.squares[w.pen.Node()]
	came := w.pen.Came()
	if !q.plain || came == 0 {
		return false
	}
	for i, way := range q.ways {
		if way == dungeon.Wall || came == 1<<i {
			continue
		}
		if way < 0 {
			return false
		}
		to := &w.site.squares[way]
		if to.bar || to.room >= 0 || w.pen.Carried(dungeon.Node(way)) > 0 {
			return false
		}
		return w.pen.Try(dungeon.Step{Action: dungeon.Go, Side: 1 << i})
	}
	return false
}

// value is what the path has circled so far.
func (w *walker) value() int {
	return w.worth.sum(w.pen.Tally(), w.pen.Recycling(), w.pen.Scissors())
}

// note remembers the path if it is the best so far: as it stands, or with an exit by a
// side.
func (w *walker) note(exit card.Side) {
	v, length := w.value(), w.pen.Len()
	if exit != 0 {
		v += w.worth.Exit
		length++
	}
	w.high = max(w.high, v)
	if v < w.best || v == w.best && length >= w.length {
		return
	}
	w.best, w.length = v, length
	if !w.keep {
		return
	}
	w.path = w.pen.Path()
	if exit != 0 {
		w.path = append(w.path, dungeon.Step{Action: dungeon.Go, Side: exit})
	}
}
