package cartographer

import (
	"slices"

	"delvebox/games/mapmasters/dungeon"
)

// improve changes the best layouts by moving, turning or swapping one card at a time as
// long as that helps, and gives the best of all.
func (d *designer) improve(list []layout) layout {
	var best layout
	for i := range list {
		l := list[i]
		tries := d.budget.Changes / len(list)
		for tries > 0 && d.done == nil && d.climb(&l, &tries) {
		}
		if i == 0 || l.value > best.value {
			best = l
		}
	}
	return best
}

// climb looks at the neighbours of a layout, the best shaped first, and takes the first
// that brings more.
func (d *designer) climb(l *layout, tries *int) bool {
	for _, n := range d.neighbours(l) {
		if *tries == 0 || d.done != nil {
			return false
		}
		*tries--
		d.look(&n, l.value, d.budget.Glance)
		if n.value > l.value {
			*l = n
			return true
		}
	}
	return false
}

// neighbours lists the layouts one change away that have not been looked at, the best shaped
// first: a card laid elsewhere or turned, two cards swapped, a card added.
func (d *designer) neighbours(l *layout) []layout {
	var list []layout
	met := map[mark]bool{}
	add := func(placed []dungeon.Placement) {
		m := markOf(placed)
		if met[m] || d.known[m] || dungeon.Check(placed) != nil {
			return
		}
		met[m] = true
		list = append(list, layout{placed: placed, shape: shape(placed, d.worth)})
	}
	for i := range l.placed {
		rest := slices.Delete(slices.Clone(l.placed), i, i+1)
		for _, p := range dungeon.Places(rest, l.placed[i].Card) {
			add(append(slices.Clone(rest), p))
		}
	}
	for i := range l.placed {
		for j := range i {
			d.swaps(l.placed, i, j, add)
		}
	}
	for _, k := range d.hand {
		if holds(l.placed, k) {
			continue
		}
		for _, p := range dungeon.Places(l.placed, k) {
			add(append(slices.Clone(l.placed), p))
		}
	}
	slices.SortStableFunc(list, func(a, b layout) int { return b.shape - a.shape })
	return list
}

// swaps lets two cards change places, each either way round.
func (d *designer) swaps(placed []dungeon.Placement, i, j int, add func([]dungeon.Placement)) {
	for turn := range 4 {
		other := slices.Clone(placed)
		other[i].Card, other[j].Card = placed[j].Card, placed[i].Card
		other[i].Turned, other[j].Turned = turn&1 != 0, turn&2 != 0
		add(other)
	}
}
