package pencil

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// Hatching is a set of lines all over a field, of which only what lies in a region is
// drawn. Every line keeps its place and its wobble, whatever the region, so hatching runs
// on through a region that grows.
type Hatching struct {
	X0, Y0, X1, Y1 float64 // the field
	Angle          float64 // radians, clockwise on the screen
	Gap            float64 // between lines, more or less
	Seed           uint64
}

// margin is how far beyond a clip the ends of a line are looked for.
const margin = 20

// look is the way between two looks at the region: a multiple of the way between two dabs,
// so that these lie in the same places wherever a piece begins.
const look = 2 * step

// Hatch draws the lines as far as in says that a place belongs to the region, within the
// clip x0..x1, y0..y1.
func (p Pencil) Hatch(h Hatching, x0, y0, x1, y1 float64, in func(x, y float64) bool) {
	sin, cos := math.Sincos(h.Angle)
	cx, cy := (h.X0+h.X1)/2, (h.Y0+h.Y1)/2
	reach := pixel.Hyp(h.X1-h.X0, h.Y1-h.Y0) / 2
	dice := pixel.RNG(h.Seed)
	for o := -reach; o < reach; o += h.Gap * dice.In(.82, 1.18) {
		lean, seed := dice.PM(.035), dice.Next()
		s, c := math.Sincos(h.Angle + lean)
		at := func(t float64) (x, y float64) { return cx + c*t - sin*o, cy + s*t + cos*o }
		a, b, ok := across(at, reach, x0-margin, y0-margin, x1+margin, y1+margin)
		if !ok {
			continue
		}
		// Looks are always at the same places of a line.
		a, b = math.Floor(a/look)*look, math.Ceil(b/look)*look
		run, start := false, 0.0
		for t := a; t <= b; t += look {
			inside := in(at(t))
			if inside && !run {
				run, start = true, t
			}
			if run && (!inside || t+look > b) {
				run = false
				p.run(at, seed, start, t, start > a, !inside)
			}
		}
	}
}

// across cuts the line to a box.
func across(at func(float64) (x, y float64), reach, x0, y0, x1, y1 float64) (a, b float64, ok bool) {
	px, py := at(0)
	qx, qy := at(1)
	ux, uy := qx-px, qy-py
	a, b = -reach, reach
	cut := func(p, u, lo, hi float64) {
		if math.Abs(u) < 1e-9 {
			if p < lo || p > hi {
				a, b = 1, 0
			}
			return
		}
		t0, t1 := (lo-p)/u, (hi-p)/u
		a, b = math.Max(a, math.Min(t0, t1)), math.Min(b, math.Max(t0, t1))
	}
	cut(px, ux, x0, x1)
	cut(py, uy, y0, y1)
	return a, b, a < b
}

// run draws a line's piece from a to b; head and tail say whether it ends there.
func (p Pencil) run(at func(float64) (x, y float64), seed uint64, a, b float64, head, tail bool) {
	if b-a < 3 {
		return
	}
	over := func(t float64) float64 {
		return step * math.Floor(4*pixel.Hash(int(math.Round(t/look)), 0, uint32(seed>>32)))
	}
	if head {
		a -= over(a)
	}
	if tail {
		b += over(b)
	}
	ax, ay := at(a)
	bx, by := at(b)
	p.lay([]pixel.Pt{{X: ax, Y: ay}, {X: bx, Y: by}}, b-a, track{
		seed: uint32(seed), phase: a + 1000, amplitude: .85, taper: math.Min(6, .35*(b-a)), head: head, tail: tail})
}
