package cartographer

import (
	"context"
	"slices"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Project is a dungeon designed with some cards, and the best path found through it.
type Project struct {
	Placed []dungeon.Placement // only cards that the path needs
	Pact   card.Kind           // the token to give SB-02 up for, None to keep it
	Path   dungeon.Path
	Value  int // in units of Point, the cost of the pact taken off
	Looks  int // layouts looked at
}

// Design looks for the dungeon and the path that bring most with the cards of a hand.
// It is legal with the kit and the project's pact. The error is that of the context.
func Design(ctx context.Context, hand []*card.Card, kit dungeon.Kit, worth Worth, b Budget) (Project, error) {
	d := &designer{ctx: ctx, hand: hand, kit: kit, worth: &worth, budget: b, known: map[mark]bool{}}
	if len(hand) == 0 {
		return Project{}, ctx.Err()
	}
	best := d.improve(d.grow())
	if d.done != nil {
		return Project{}, d.done
	}
	return d.finish(best)
}

// designer looks for layouts.
type designer struct {
	ctx    context.Context
	hand   []*card.Card
	kit    dungeon.Kit
	worth  *Worth
	budget Budget
	known  map[mark]bool // layouts looked at before
	looks  int
	done   error
}

// layout is a tableau in the making.
type layout struct {
	placed []dungeon.Placement
	shape  int
	value  int // of the best path found
}

// grow starts from each card and adds one after the other at every legal place and
// turn, keeping the most promising layouts. It gives the best complete ones.
func (d *designer) grow() []layout {
	var beam, all []layout
	for _, k := range d.hand {
		beam = append(beam, layout{placed: []dungeon.Placement{{Card: k}}})
	}
	for i := range beam {
		d.look(&beam[i], -1, d.budget.Glance)
	}
	all = append(all, beam...)
	for range len(d.hand) - 1 {
		next := d.extend(beam)
		if len(next) == 0 || d.done != nil {
			break
		}
		beam = next
		all = append(all, beam...)
	}
	slices.SortStableFunc(all, func(a, b layout) int { return b.value - a.value })
	return all[:min(len(all), d.budget.Finals)]
}

// extend adds a card to each layout in every way and keeps the best.
func (d *designer) extend(beam []layout) []layout {
	var list []layout
	met := map[mark]bool{}
	for _, l := range beam {
		for _, k := range d.hand {
			if holds(l.placed, k) {
				continue
			}
			for _, p := range dungeon.Places(l.placed, k) {
				placed := append(slices.Clone(l.placed), p)
				if m := markOf(placed); !met[m] {
					met[m] = true
					list = append(list, layout{placed: placed, shape: l.value + shape(placed, d.worth)})
				}
			}
		}
	}
	slices.SortStableFunc(list, func(a, b layout) int { return b.shape - a.shape })
	list = list[:min(len(list), d.budget.Glances)]
	for i := range list {
		d.look(&list[i], -1, d.budget.Glance)
	}
	slices.SortStableFunc(list, func(a, b layout) int { return b.promise(d.worth) - a.promise(d.worth) })
	return list[:min(len(list), d.budget.Width)]
}

// promise ranks layouts that still grow.
func (l *layout) promise(worth *Worth) int { return l.value + shape(l.placed, worth)/2 }

// holds says whether a card is laid already.
func holds(placed []dungeon.Placement, k *card.Card) bool {
	return slices.ContainsFunc(placed, func(p dungeon.Placement) bool { return p.Card == k })
}

// look searches a layout's paths for one that is worth more than the floor. The value
// stays at the floor if there is none.
func (d *designer) look(l *layout, floor, nodes int) {
	t, err := dungeon.New(l.placed)
	if err != nil || d.done != nil {
		l.value = -1
		return
	}
	d.looks++
	d.known[markOf(l.placed)] = true
	w, err := seek(d.ctx, t, d.kit, d.worth, nodes, walker{best: floor})
	l.value, d.done = max(w.best, 0), err
}

// finish searches the best layout thoroughly, with and without giving up SB-02, and
// leaves out the cards that the path does not need.
func (d *designer) finish(l layout) (Project, error) {
	p := Project{Placed: l.placed, Value: -1, Looks: d.looks}
	t, err := dungeon.New(l.placed)
	if err != nil {
		return Project{}, err
	}
	for _, kind := range pacts(d.kit) {
		kit, cost := d.kit, 0
		if kit.Pact = kind; kind != card.None {
			cost = d.worth.Pact
		}
		f, err := Best(d.ctx, t, kit, *d.worth, d.budget.Nodes)
		if err != nil {
			return Project{}, err
		}
		if f.Value-cost > p.Value {
			p.Path, p.Value, p.Pact = f.Path, f.Value-cost, kind
		}
	}
	d.prune(&p)
	return p, nil
}

// pacts lists the tokens that SB-02 can be given up for, none at first.
func pacts(kit dungeon.Kit) []card.Kind {
	list := []card.Kind{card.None}
	if kit.Books.Has(dungeon.FairyPact) {
		list = append(list, card.Sword, card.Key, card.Rope, card.Scroll)
	}
	return list
}

// prune takes cards away without which the path is still legal and brings as much.
func (d *designer) prune(p *Project) {
	kit := d.kit
	kit.Pact = p.Pact
	full, err := dungeon.Plan{Placed: p.Placed, Path: p.Path}.Check(kit)
	if err != nil {
		return
	}
	for i := len(p.Placed) - 1; i >= 0; i-- {
		less := dungeon.Plan{Placed: slices.Delete(slices.Clone(p.Placed), i, i+1), Path: p.Path}
		if len(less.Placed) == 0 {
			continue
		}
		if r, err := less.Check(kit); err == nil && d.worth.Of(r) == d.worth.Of(full) {
			p.Placed = less.Placed
		}
	}
}
