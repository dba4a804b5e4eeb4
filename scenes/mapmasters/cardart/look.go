package cardart

import "math"

// The card in u.
const (
	cardW, cardH, square = 300.0, 420.0, 60.0
	rim                  = 12.0 // the fields reach this far beyond the card
)

// class says how much of a card is drawn.
type class uint8

const (
	small  class = iota // under 128 logical pixels: a plan
	middle              // under 260: a drawing
	full                // everything
)

// look holds the figures that depend on the size of the card.
type look struct {
	class        class
	k            float64 // device pixels for each u
	hall, tunnel float64 // half widths, u
	niche, nook  float64 // radius of the widening round an icon, main floor and below, u
	wall         float64 // width of the wall line, u
	wobble       float64 // amplitude of the worn edge, u
	gap          float64 // least distance of two clusters of strokes, u; 0 for none
	stroke       float64 // width of a stroke, u
	stones       int     // 2 courses with cracks, 1 courses, 0 flat
	grit, label  bool
	by           float64 // distance of two samples of the fields, u
	icon, gem    float64 // size of an icon, radius of the gem, u; icon 0 for none
}

// lookAt gives the figures for a card w logical pixels wide.
func lookAt(w, k float64) look {
	l := look{class: full, k: w * k / cardW, hall: 16, tunnel: 10, niche: 23, nook: 20.5, wall: 2.5, wobble: 1.5,
		gap: 9.6, stroke: 1.25, stones: 2, grit: true, label: true, by: 1, icon: 42, gem: 17}
	if l.k > 2 {
		l.by = .5
	}
	wide := w*k >= 260 // enough device pixels for the finest things
	switch {
	case w < 128:
		l.class = small
		l.hall, l.tunnel, l.niche, l.nook = 18, 12, 27, 25
		l.wall, l.wobble, l.gap, l.stones, l.grit, l.label, l.by = 4.5, 0, 0, 0, false, false, 2
		l.icon, l.gem = 54, 22
	case w < 260:
		l.class = middle
		l.hall, l.tunnel, l.niche, l.nook = 17, 11, 24, 22
		l.wall, l.wobble, l.stones, l.grit, l.label, l.by = 2.9, 1.2, 1, wide, false, 1.25
		l.gap, l.stroke = math.Max(12.5, 9.5/l.k), math.Max(1.25, 1.15/l.k)
		l.icon = 44
		if wide {
			l.stones, l.by = 2, 1
		}
	}
	if w < 150 && w >= 128 {
		l.icon, l.gem = 49, 22
	}
	if w < 66 { // the hand in the smallest window is 68 wide
		l.icon, l.gem = 0, 42
	}
	return l
}
