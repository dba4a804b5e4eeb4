package hand

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Circle is a ring drawn by hand round a place: it begins about one o'clock, is slightly
// oval and does not quite close. One seed gives one ring; no two seeds give the same.
func Circle(cx, cy, r float64, seed string) Line {
	d := pixel.Seed("circle " + seed)
	a0 := -1.1 + d.PM(.35)
	// The ends miss each other by 7° to 20°, or pass each other by 6° to 22°.
	sweep := 2*math.Pi - d.In(.12, .35)
	if d.F() < .6 {
		sweep = 2*math.Pi + d.In(.10, .38)
	}
	oval, tilt, grow := 1+d.PM(.045), d.PM(.4), d.In(.03, .09)
	const n = 14
	ps := make([]pixel.Pt, 0, n+1)
	sin, cos := math.Sincos(tilt)
	for i := 0; i <= n; i++ {
		t := float64(i) / n
		s, c := math.Sincos(a0 + sweep*t)
		q := r * (1 + grow*(t-.5) + d.PM(.02))
		x, y := q*c*oval, q*s/oval
		ps = append(ps, pixel.Pt{X: cx + x*cos - y*sin, Y: cy + x*sin + y*cos})
	}
	return Smooth(ps)
}

// Cross is two quick strokes over a place; s is half their extent.
func Cross(cx, cy, s float64, seed string) []Line {
	d := pixel.Seed("cross " + seed)
	j := func() float64 { return d.PM(s * .16) }
	stroke := func(dx float64) Line {
		return Smooth([]pixel.Pt{
			{X: cx - dx + j(), Y: cy - s + j()},
			{X: cx + j()*.6, Y: cy + j()*.6},
			{X: cx + dx + j(), Y: cy + s + j()},
		})
	}
	return []Line{stroke(s), stroke(-s)}
}

// Tick is a check mark in a square of half extent s.
func Tick(cx, cy, s float64, seed string) Line {
	d := pixel.Seed("tick " + seed)
	j := func() float64 { return d.PM(s * .12) }
	foot := pixel.Pt{X: cx - .25*s + j(), Y: cy + .8*s + j()}
	return Smooth([]pixel.Pt{{X: cx - s + j(), Y: cy + .05*s + j()}, foot, foot, {X: cx + s + j(), Y: cy - .9*s + j()}})
}

// Arrow is an open arrow head whose tip is at the given place, pointing along the angle
// (radians, 0 to the right, clockwise on the screen); s is the length of its barbs.
func Arrow(tip pixel.Pt, angle, s float64, seed string) Line {
	d := pixel.Seed("arrow " + seed)
	end := func(turn float64) pixel.Pt {
		sin, cos := math.Sincos(angle + math.Pi + turn + d.PM(.08))
		l := s * (1 + d.PM(.07))
		return pixel.Pt{X: tip.X + l*cos, Y: tip.Y + l*sin}
	}
	return Smooth([]pixel.Pt{end(.74), tip, tip, end(-.74)})
}

// Pale lays the light rim under a ring or a cross, so that the ink reads on dark
// pictures; draw the ink over it.
func (b *Brush) Pale(dst *image.RGBA, lines []Line, width, strength float64) {
	cream := pixel.Hex(0xfdf6e2)
	for _, l := range lines {
		if len(l) == 0 {
			continue
		}
		area := reach(l, width/2+1, dst.Rect)
		if area.Empty() {
			continue
		}
		b.film.begin(area)
		b.film.line(l, width/2)
		for y := area.Min.Y; y < area.Max.Y; y++ {
			o := dst.PixOffset(area.Min.X, y)
			for x, v := range b.film.row(y) {
				if v != 0 {
					pixel.Over(dst.Pix[o+x*4:o+x*4+4], cream, math.Min(1, float64(v)*(1./unit))*strength)
				}
			}
		}
	}
}
