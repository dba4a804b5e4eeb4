package pencil

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// Path draws path data (M L H V Q C Z) placed at (x,y), k logical pixels to a unit.
// Shapes are turned and stretched by a hair; closed ones run past their start.
func (p Pencil) Path(d string, x, y, k float64) {
	dx, dy, turn, size := p.Jitter(.5), p.Jitter(.5), p.Jitter(.025), 1+p.Jitter(.025)
	s, c := math.Sincos(turn)
	for _, q := range pixel.SVG(d).Polylines(k) {
		ps := make([]pixel.Pt, 0, len(q.Points)+2)
		for _, a := range q.Points {
			ax, ay := a.X*k*size, a.Y*k*size
			ps = append(ps, pixel.Pt{X: x + dx + ax*c - ay*s, Y: y + dy + ax*s + ay*c})
		}
		if q.Closed && len(ps) > 1 {
			ps = append(ps, pixel.Pt{X: ps[0].X + p.Jitter(.7), Y: ps[0].Y + p.Jitter(.7)})
			if len(q.Points) > 6 {
				ps = append(ps, pixel.Pt{X: ps[1].X + p.Jitter(.7), Y: ps[1].Y + p.Jitter(.7)})
			}
		}
		p.Line(ps...)
	}
}

// Piece draws one piece of a longer line. Phase and until say where on the long line the
// piece begins and ends, so that pieces join without a jolt and a piece looks the same
// whatever becomes of the others; head and tail, whether the long line ends there.
func (p Pencil) Piece(ps []pixel.Pt, seed uint64, phase, until float64, head, tail bool) {
	l := length(ps)
	if l == 0 {
		return
	}
	p.lay(ps, l, track{seed: uint32(seed), phase: phase + 100, stretch: (until - phase) / l, amplitude: 1,
		taper: math.Min(9, .35*l), head: head, tail: tail})
}
