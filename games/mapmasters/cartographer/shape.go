package cartographer

import (
	"cmp"
	"math/bits"
	"slices"

	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// What makes a layout promising before any path is searched, in units of Point. Links
// let a path come back into a card by another way; openings that meet rock are lost.
const (
	linkWorth    = Point * 6 / 10
	deadEndCost  = Point * 3 / 10
	iconsWeighed = 3 // one part of so many of the icons' worth counts
)

// joints counts where two cards meet: openings that meet each other, and openings of
// either that meet a closed edge.
func joints(p, q dungeon.Placement) (links, dead int) {
	switch dx, dy := q.X-p.X, q.Y-p.Y; {
	case dx == card.Columns:
		return meeting(p, q, card.E, dy, card.Rows)
	case dx == -card.Columns:
		return meeting(p, q, card.W, dy, card.Rows)
	case dy == card.Rows:
		return meeting(p, q, card.S, dx, card.Columns)
	case dy == -card.Rows:
		return meeting(p, q, card.N, dx, card.Columns)
	}
	return 0, 0
}

// meeting compares two touching edges of a length, q's being shifted by so many squares.
func meeting(p, q dungeon.Placement, s card.Side, shift, length int) (links, dead int) {
	if shift <= -length || shift >= length {
		return 0, 0
	}
	a, b := p.Face(), q.Face()
	for _, l := range [2]card.Layer{card.Main, card.Under} {
		mine, theirs := uint(a.Edge(l, s)), uint(b.Edge(l, s.Opposite()))
		full := uint(1)<<length - 1
		if shift >= 0 {
			mine >>= shift
			theirs &= full >> shift
		} else {
			theirs >>= -shift
			mine &= full >> -shift
		}
		links += bits.OnesCount(mine & theirs)
		dead += bits.OnesCount(mine ^ theirs)
	}
	return links, dead
}

// fit is how well a card goes with those laid.
func fit(placed []dungeon.Placement, p dungeon.Placement) int {
	v := 0
	for _, q := range placed {
		links, dead := joints(p, q)
		v += links*linkWorth - dead*deadEndCost
	}
	return v
}

// shape is how promising a layout looks.
func shape(placed []dungeon.Placement, worth *Worth) int {
	v := 0
	for i, p := range placed {
		v += iconsOf(p.Card, worth)/iconsWeighed + fit(placed[:i], p)
	}
	return v
}

// iconsOf is the worth of everything on a card.
func iconsOf(k *card.Card, worth *Worth) int {
	n := k.Counts()
	v := n[card.Recycling]*worth.Recycling + n[card.Scissors]*worth.Scissors + len(k.Rooms())*worth.Aims[dungeon.Rooms]
	for kind := card.Sword; kind < card.Recycling; kind++ {
		v += n[kind] * worth.Aims[aimOf[kind]]
	}
	return v
}

// mark names a layout: equal for layouts that differ only in where they lie, in the
// order of laying, and in which way the whole is seen.
type mark [5][4]int16

// markOf makes the mark of up to five cards.
func markOf(placed []dungeon.Placement) mark {
	a, b := marked(placed, false), marked(placed, true)
	for i := range a {
		if c := slices.Compare(a[i][:], b[i][:]); c != 0 {
			if c < 0 {
				return a
			}
			return b
		}
	}
	return a
}

// marked writes a layout down, as it lies or turned as a whole.
func marked(placed []dungeon.Placement, turned bool) mark {
	var m mark
	left, top := 1<<14, 1<<14
	for i, p := range placed {
		x, y, t := p.X, p.Y, p.Turned
		if turned {
			x, y, t = -x, -y, !t
		}
		left, top = min(left, x), min(top, y)
		m[i] = [4]int16{int16(p.Card.Index) + 1, int16(x), int16(y), 0}
		if t {
			m[i][3] = 1
		}
	}
	for i := range placed {
		m[i][1] -= int16(left)
		m[i][2] -= int16(top)
	}
	slices.SortFunc(m[:len(placed)], func(a, b [4]int16) int { return cmp.Compare(a[0], b[0]) })
	return m
}
