package dungeon

import (
	"strconv"

	"delvebox/games/mapmasters/card"
)

// Replay checks a whole plan, kit and all, and gives its result. The error is the
// *play.Refusal of the first broken clause (MMV-144); its argument "step" is the number
// of the step, counted from 1.
func Replay(t *Tableau, kit Kit, path Path) (Result, error) {
	if err := kit.Check(); err != nil {
		return Result{}, err
	}
	p := NewPen(t, kit)
	for i, s := range path {
		if f := p.do(s); f.why != fine {
			r := f.refusal()
			if r.Args == nil {
				r.Args = map[string]string{}
			}
			r.Args["step"] = strconv.Itoa(i + 1)
			return Result{}, r
		}
	}
	return p.Result(), nil
}

// Plan is what a player hands in: placed cards and a path.
type Plan struct {
	Placed []Placement
	Path   Path
}

// Check says whether the plan is legal as a whole (MMV-144) and gives its result. A
// plan without a card and without a path is legal and brings nothing (MMV-154).
func (plan Plan) Check(kit Kit) (Result, error) {
	if err := kit.Check(); err != nil {
		return Result{}, err
	}
	if len(plan.Placed) == 0 && len(plan.Path) == 0 {
		return NewPen(build(nil), kit).Result(), nil
	}
	t, err := New(plan.Placed)
	if err != nil {
		return Result{}, err
	}
	return Replay(t, kit, plan.Path)
}

// Cut gives the longest legal beginning of a plan when the time is up (MMV-139). If the
// cards do not hang together, the connected part in which the path starts stands, and no
// card without a path; cards that lie on others or out of reach do not stand. Of the
// path the steps before the first refused one stand.
func (plan Plan) Cut(kit Kit) Plan {
	var laid []Placement
	for _, p := range plan.Placed {
		if apart(append(laid[:len(laid):len(laid)], p)) == nil {
			laid = append(laid, p)
		}
	}
	t := build(laid)
	if !t.Linked() {
		laid = t.partOf(plan.Path)
		t = build(laid)
	}
	if kit.Check() != nil {
		kit.Pact = card.None
	}
	p := NewPen(t, kit)
	for _, s := range plan.Path {
		if !p.Try(s) {
			break
		}
	}
	return Plan{Placed: laid, Path: p.Path()}
}

// partOf lists the cards of the connected part in which a path starts.
func (t *Tableau) partOf(path Path) []Placement {
	if len(path) == 0 {
		return nil
	}
	start := t.NodeAt(path[0].At)
	if start == Nowhere {
		return nil
	}
	var list []Placement
	for i, p := range t.placed {
		if t.parts[i] == t.parts[t.CardOf(start)] {
			list = append(list, p)
		}
	}
	return list
}
