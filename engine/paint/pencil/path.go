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

// Along draws a line whose wobble goes by the way from its beginning: lengthening the
// line changes nothing of what is there. Only the way from a to b is drawn; harder is
// the pressure's factor on the way, nil for none.
func (p Pencil) Along(ps []pixel.Pt, seed uint64, a, b float64, harder func(way float64) float64) {
	l := length(ps)
	p.lay(ps, l, track{seed: uint32(seed), phase: 100, amplitude: 1, taper: 9, head: true, tail: true,
		harder: harder, from: a, until: math.Min(b, l)})
}
