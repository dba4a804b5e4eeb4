package pencil

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// Pencil draws into a drawing. Copies share its dice and its drawing, so a heavier hand
// for a while is a copy with another pressure.
type Pencil struct {
	Lead   Lead
	Press  float64 // 0 to 1: .55 ruled lines, .72 construction, .82 monsters, .96 writing
	Wobble float64 // 1 for a usual hand
	dice   *pixel.RNG
	to     *Drawing
}

// New makes a pencil that draws into a drawing. Equal seeds draw alike.
func New(to *Drawing, lead Lead, seed uint64) Pencil {
	dice := pixel.RNG(seed)
	p := Pencil{Lead: lead, Press: .72, Wobble: 1, dice: &dice, to: to}
	if lead.Waxy {
		p.Press, p.Wobble = .70, 1.1
	}
	return p
}

// Seed makes a seed of numbers: card, element, square.
func Seed(of ...int) uint64 {
	r := pixel.RNG(0x5eed)
	for _, v := range of {
		r = pixel.RNG(r.Next() ^ uint64(v)*0x9e3779b97f4a7c15)
	}
	return r.Next()
}

// Harder gives the pencil with f times the pressure, 1 at most.
func (p Pencil) Harder(f float64) Pencil {
	p.Press = math.Min(1, p.Press*f)
	return p
}

// Thicker gives the pencil with a lead f times as thick.
func (p Pencil) Thicker(f float64) Pencil {
	p.Lead = p.Lead.Thick(f)
	return p
}

// Steadier gives the pencil with f times the wobble.
func (p Pencil) Steadier(f float64) Pencil {
	p.Wobble *= f
	return p
}

// N throws the pencil's dice: a number from 0 to n-1, for choices of the drawing.
func (p Pencil) N(n int) int { return p.dice.N(n) }

// Jitter throws the pencil's dice: a number between -a and a.
func (p Pencil) Jitter(a float64) float64 { return p.dice.PM(a) }

// step is the way between two dabs.
const step = .5

// track is a stroke to be laid: the noise goes by phase + way, so that a line which is
// lengthened keeps its shape.
type track struct {
	seed       uint32
	phase      float64
	stretch    float64 // of the noise along the way; 0 for none
	amplitude  float64
	taper      float64 // length of the softer ends
	head, tail bool    // ends that are pressed less
}

// Line draws one stroke through the points.
func (p Pencil) Line(ps ...pixel.Pt) {
	l := length(ps)
	seed := uint32(p.dice.Next())
	phase := p.dice.In(0, 1000)
	if len(ps) == 0 {
		return
	}
	if l < .2 {
		from := p.to.begin()
		p.to.add(ps[0].X, ps[0].Y, p.Press)
		p.to.add(ps[0].X+.4, ps[0].Y+.3, p.Press)
		p.to.end(from, p.Lead)
		return
	}
	p.lay(ps, l, track{seed: seed, phase: phase, amplitude: math.Min(1, .35+l/70), taper: math.Min(9, l*.35), head: true, tail: true})
}

func length(ps []pixel.Pt) float64 {
	l := 0.0
	for i := 1; i < len(ps); i++ {
		l += pixel.Hyp(ps[i].X-ps[i-1].X, ps[i].Y-ps[i-1].Y)
	}
	return l
}

func (p Pencil) lay(ps []pixel.Pt, l float64, t track) {
	slow, quick, force := pixel.NewRow(.3, t.seed), pixel.NewRow(3.3, t.seed), pixel.NewRow(7.3, t.seed)
	amp := p.Wobble * t.amplitude
	from := p.to.begin()
	s, next := 0.0, 0.0
	if t.stretch == 0 {
		t.stretch = 1
	}
	for i := 1; i < len(ps); i++ {
		a, b := ps[i-1], ps[i]
		d := pixel.Hyp(b.X-a.X, b.Y-a.Y)
		if d == 0 {
			continue
		}
		ux, uy := (b.X-a.X)/d, (b.Y-a.Y)/d
		for ; next < s+d; next += step {
			at := t.phase + next*t.stretch
			w := amp * (.92*slow.At(at*(1./34)) + .34*quick.At(at*(1./9)))
			e := math.Inf(1)
			if t.head {
				e = next
			}
			if t.tail {
				e = math.Min(e, l-next)
			}
			pr := p.Press * (1 + .14*force.At(at*(1./26)))
			if e < t.taper {
				pr *= .62 + .38*pixel.Step(0, t.taper, e)
			}
			v := next - s
			p.to.add(a.X+ux*v-uy*w, a.Y+uy*v+ux*w, pixel.Clamp(pr, 0, 1))
		}
		s += d
	}
	p.to.end(from, p.Lead)
}

// Ruled draws a line from one point to another, by eye: its ends are off by a little and
// overshoot.
func (p Pencil) Ruled(x0, y0, x1, y1 float64) {
	l := pixel.Hyp(x1-x0, y1-y0)
	if l == 0 {
		p.Line(pixel.Pt{X: x0, Y: y0})
		return
	}
	ux, uy := (x1-x0)/l, (y1-y0)/l
	o0, o1 := p.dice.In(0, 1.6), p.dice.In(0, 2.2)
	if l < 8 {
		o0, o1 = 0, 0
	}
	p.Line(pixel.Pt{X: x0 - ux*o0 + p.Jitter(.6), Y: y0 - uy*o0 + p.Jitter(.6)},
		pixel.Pt{X: x1 + ux*o1 + p.Jitter(.6), Y: y1 + uy*o1 + p.Jitter(.6)})
}

// Freehand draws a line through the points where the pointer was, smooth and pressed
// evenly: the hand that led it wobbles enough.
func (p Pencil) Freehand(ps []pixel.Pt) { p.Steadier(.25).Line(pixel.CatmullRom(ps, 5)...) }

// Cross crosses a box out: two strokes through a shaken middle.
func (p Pencil) Cross(x0, y0, x1, y1 float64) {
	p.Press, p.Lead, p.Wobble = .98, p.Lead.Thick(1.35), p.Wobble*1.4
	j := func(x, y, by float64) pixel.Pt { return pixel.Pt{X: x + p.Jitter(by), Y: y + p.Jitter(by)} }
	p.Line(j(x0, y0, 2), j((x0+x1)/2, (y0+y1)/2, 1.5), j(x1, y1, 2))
	p.Line(j(x1, y0, 2), j((x0+x1)/2, (y0+y1)/2, 1.5), j(x0, y1, 2))
}

// Tick ticks a printed box of side s; the tail leaves the box.
func (p Pencil) Tick(x, y, s float64) {
	p.Press, p.Lead = .95, p.Lead.Thick(1.12)
	u := s / 13
	p.Line(pixel.Pt{X: x + 2*u + p.Jitter(.8), Y: y + 6*u + p.Jitter(1)},
		pixel.Pt{X: x + 5.2*u, Y: y + 11*u + p.Jitter(.8)},
		pixel.Pt{X: x + 13.5*u + p.Jitter(1.2), Y: y - 2*u + p.Jitter(1.4)})
}

// Ring draws round an ellipse turns times, not quite closed, every round a little wider.
func (p Pencil) Ring(cx, cy, rx, ry, turns float64) {
	var ps []pixel.Pt
	for a := -2.3; a < -2.3+2*math.Pi*turns; a += .06 {
		w := 1 + .05*math.Sin(a*1.7)
		ps = append(ps, pixel.Pt{X: cx + (rx+1.4*a)*math.Cos(a)*w, Y: cy + (ry+.7*a)*math.Sin(a)*w})
	}
	p.Line(ps...)
}
