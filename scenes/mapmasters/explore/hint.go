package explore

import (
	"context"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/games/mapmasters/dungeon"
)

// hintNodes bounds the search behind a hint: about a second on a slow computer.
const hintNodes = 120_000

// hintSteps is how many steps of the path a hint shows.
const hintSteps = 3

// hint is a good beginning, looked for beside the loop.
type hint struct {
	found chan cartographer.Find
	stop  context.CancelFunc
	stamp int // the cards it was looked for on
	path  dungeon.Path
	dots  []pixel.Pt // the squares of the path, the edge first, on the lattice
	side  card.Side  // the way in at the edge
}

// HintRefused says why there is no hint now, "" if there is.
func (v *View) HintRefused(u *ui.UI) string {
	switch {
	case v.b.State().TimeBonusRound():
		return u.T("mapmasters.exploration.hint-not-now")
	case v.b.Setup().Options["hints"] == "off":
		return u.T("mapmasters.exploration.hint-off")
	}
	return ""
}

// Hint shows the first steps of the best path on the present layout.
func (v *View) Hint(u *ui.UI) {
	if len(v.s.laid) == 0 {
		u.Notify("hint", u.T("mapmasters.exploration.lay-first"), "", nil)
		return
	}
	if v.hint.found != nil {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	out := make(chan cartographer.Find, 1)
	st := v.b.State()
	worth := cartographer.Expected(st)
	tab, kit := v.s.tab, v.s.kit()
	v.hint = hint{found: out, stop: stop, stamp: v.s.placed}
	go func() {
		f, err := cartographer.Best(ctx, tab, kit, worth, hintNodes)
		if err != nil {
			f = cartographer.Find{}
		}
		out <- f
	}()
	u.Wake()
}

// lookForHint takes what the search has found.
func (v *View) lookForHint(u *ui.UI) {
	h := &v.hint
	if h.found == nil {
		return
	}
	select {
	case f := <-h.found:
		h.stop()
		stamp := h.stamp
		*h = hint{}
		if stamp != v.s.placed {
			return
		}
		if len(f.Path) == 0 {
			u.Notify("hint", u.T("mapmasters.exploration.hint-none"), "", nil)
			return
		}
		v.showHint(u, f.Path)
	default:
		if h.stamp != v.s.placed {
			h.stop()
		}
	}
}

// showHint keeps the places of the first steps.
func (v *View) showHint(u *ui.UI, path dungeon.Path) {
	h := &v.hint
	p := dungeon.NewPen(v.s.tab, v.s.kit())
	h.path = path[:min(len(path), hintSteps)]
	first := path[0]
	dx, dy := first.Side.Step()
	h.side = first.Side.Opposite()
	h.dots = []pixel.Pt{{X: float64(first.At.X) + .5 + .8*float64(dx), Y: float64(first.At.Y) + .5 + .8*float64(dy)}}
	for _, st := range h.path {
		if p.Step(st) != nil {
			break
		}
		at := v.s.tab.Spot(p.Node())
		h.dots = append(h.dots, pixel.Pt{X: float64(at.X) + .5, Y: float64(at.Y) + .5})
	}
	u.Notify("hint", u.T("mapmasters.exploration.hint-title"), "", nil)
	u.Wake()
}
