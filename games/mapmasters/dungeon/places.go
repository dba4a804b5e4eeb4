package dungeon

import (
	"cmp"
	"slices"

	"delvebox/games/mapmasters/card"
)

// Places lists every place where the card can be added without overlap and with at
// least one link to the cards laid, upright places first, then from top to bottom and
// left to right. Without cards laid it is the origin, upright and turned. Links need an
// even offset along the edge (MMV-135), so only those are tried.
func Places(placed []Placement, k *card.Card) []Placement {
	if len(placed) == 0 {
		return []Placement{{Card: k}, {Card: k, Turned: true}}
	}
	var list []Placement
	try := func(p Placement, beside Placement) {
		if !p.linked(beside) {
			return
		}
		for _, q := range placed {
			if p.overlaps(q) {
				return
			}
		}
		if !slices.Contains(list, p) {
			list = append(list, p)
		}
	}
	for _, turned := range [2]bool{false, true} {
		for _, q := range placed {
			for d := -4; d <= 4; d += 2 {
				try(Placement{k, q.X - card.Columns, q.Y + d, turned}, q)
				try(Placement{k, q.X + card.Columns, q.Y + d, turned}, q)
			}
			for d := -2; d <= 2; d += 2 {
				try(Placement{k, q.X + d, q.Y - card.Rows, turned}, q)
				try(Placement{k, q.X + d, q.Y + card.Rows, turned}, q)
			}
		}
	}
	slices.SortFunc(list, func(a, b Placement) int {
		if a.Turned != b.Turned {
			if b.Turned {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X))
	})
	return list
}
