package tumble

import (
	"math"
	"sort"
	"time"
)

// plan is a throw on the way backwards.
type plan struct {
	throw  Throw
	radius float64 // at which dice meet
	box    Rect    // where the middles of dice may be on the ground
	back   []body
	events []Contact
	late   int // contacts that come too late to look right
}

// body is a die on its way back. Its speed forwards is that of the clock times boost.
type body struct {
	at     Pt
	dir    Pt // forwards, of length 1
	length float64
	boost  float64
	way    way
}

func newPlan(t Throw, seed uint64) *plan {
	p := &plan{throw: t, radius: apart * t.Half, back: make([]body, len(t.Dice))}
	e := Edge * t.Half
	p.box = Rect{t.Tray.X0 + e, t.Tray.Y0 + e, t.Tray.X1 - e, t.Tray.Y1 - e}
	r := source(seed)
	for i, d := range t.Dice {
		for _, o := range t.Dice[:i] {
			p.radius = min(p.radius, math.Hypot(o.To.X-d.To.X, o.To.Y-d.To.Y)/2)
		}
		for _, q := range t.Still {
			p.radius = min(p.radius, math.Hypot(q.X-d.To.X, q.Y-d.To.Y)/2)
		}
		x, y := d.To.X-d.From.X, d.To.Y-d.From.Y
		l := math.Hypot(x, y)
		a := math.Atan2(y, x) + (r.next()-.5)*1.5
		p.back[i] = body{at: d.To, dir: Pt{math.Cos(a), math.Sin(a)}, length: max(l, 6*t.Half) * (1 + .5*r.next()), boost: 1}
		p.back[i].way.at = make([]Pt, whole/tick+1)
		p.back[i].way.at[whole/tick] = d.To
		p.back[i].way.legs = []leg{{0, degrees(p.back[i].dir)}}
	}
	for ms := whole + delay*(len(t.Dice)-1) - tick; ms >= 0; ms -= tick {
		p.step(ms)
	}
	for i := range p.back {
		p.fly(i)
	}
	return p
}

func degrees(d Pt) float64 { return math.Atan2(-d.Y, d.X) * 180 / math.Pi }

// own is the clock of die i.
func own(ms, i int) int { return ms - delay*i }

// step goes back to the moment ms.
func (p *plan) step(ms int) {
	for i := range p.back {
		b := &p.back[i]
		t := own(ms, i)
		if t < land || t >= whole {
			continue
		}
		d := b.length * b.boost * (left(float64(t)) - left(float64(t+tick)))
		b.at.X -= b.dir.X * d
		b.at.Y -= b.dir.Y * d
		p.rim(i, ms)
		p.still(i, ms)
	}
	for i := range p.back {
		for j := range i {
			p.meet(i, j, ms)
		}
	}
	for i := range p.back {
		if t := own(ms, i); t >= land && t < whole {
			p.back[i].way.at[t/tick] = p.back[i].at
		}
	}
}

// rim keeps a die inside the tray: where it would leave, it came from the rim.
func (p *plan) rim(i, ms int) {
	b := &p.back[i]
	hit := false
	bounce := func(at, dir *float64, lo, hi float64) {
		if *at < lo && *dir > 0 || *at > hi && *dir < 0 {
			*dir, hit = -*dir, true
		}
		*at = min(max(*at, lo), hi)
	}
	bounce(&b.at.X, &b.dir.X, p.box.X0, p.box.X1)
	bounce(&b.at.Y, &b.dir.Y, p.box.Y0, p.box.Y1)
	if hit {
		p.turn(i, ms, Rim)
	}
}

// turn notes that a die changes its direction: before, it was faster.
func (p *plan) turn(i, ms int, what Kind) {
	b := &p.back[i]
	t := own(ms, i)
	b.way.legs[0].from = float64(t)
	b.way.legs = append([]leg{{0, degrees(b.dir)}}, b.way.legs...)
	b.boost = min(b.boost/.55, 3.3)
	v := b.length * b.boost * (left(float64(t)) - left(float64(t+tick))) / tick
	p.events = append(p.events, Contact{time.Duration(ms) * time.Millisecond, i, what, min(1, v)})
	if t > slow {
		p.late++
	}
}

// meet lets two dice push each other off; one that lies still is a wall.
func (p *plan) meet(i, j, ms int) {
	a, b := &p.back[i], &p.back[j]
	ta, tb := own(ms, i), own(ms, j)
	if ta < land || tb < land || ta >= whole && tb >= whole {
		return
	}
	nx, ny := b.at.X-a.at.X, b.at.Y-a.at.Y
	gap := math.Hypot(nx, ny)
	if gap >= 2*p.radius || gap == 0 {
		return
	}
	nx, ny = nx/gap, ny/gap
	// Backwards they run against their directions, so they near each other where these
	// part.
	va, vb := a.dir.X*nx+a.dir.Y*ny, b.dir.X*nx+b.dir.Y*ny
	moveA, moveB := ta < whole, tb < whole
	push := 2*p.radius - gap
	if moveA && moveB {
		push /= 2
	}
	if moveA {
		a.at.X -= nx * push
		a.at.Y -= ny * push
		if va < 0 {
			a.dir.X -= 2 * va * nx
			a.dir.Y -= 2 * va * ny
			p.turn(i, ms, Other)
		}
		p.rim(i, ms)
	}
	if moveB {
		b.at.X += nx * push
		b.at.Y += ny * push
		if vb > 0 {
			b.dir.X -= 2 * vb * nx
			b.dir.Y -= 2 * vb * ny
			p.turn(j, ms, Other)
		}
		p.rim(j, ms)
	}
}

// fly fills the way of a die from the hand to where it meets the velvet: a curve that
// leaves the hand towards that place and arrives in the direction it rolls on.
func (p *plan) fly(i int) {
	b := &p.back[i]
	from, to := p.throw.Dice[i].From, b.at
	n := land / tick
	v := b.length * b.boost * (left(land) - left(land+tick)) * float64(n) * .5
	for k := range n {
		t := float64(k) / float64(n)
		u := 1 - t
		h0, h1, h2, h3 := u*u*(1+2*t), t*u*u, t*t*(3-2*t), -t*t*u
		at := Pt{
			h0*from.X + h1*(to.X-from.X) + h2*to.X + h3*v*b.dir.X,
			h0*from.Y + h1*(to.Y-from.Y) + h2*to.Y + h3*v*b.dir.Y,
		}
		// In the air it may come from outside, but not leave.
		at.X = min(max(at.X, min(p.box.X0, from.X)), max(p.box.X1, from.X))
		at.Y = min(max(at.Y, min(p.box.Y0, from.Y)), max(p.box.Y1, from.Y))
		b.way.at[k] = at
	}
	b.way.at[n] = to
}

// worth says how good a plan looks.
func (p *plan) worth() float64 {
	v := -10 * float64(p.late)
	for _, b := range p.back {
		if n := len(b.way.legs) - 1; n < 3 {
			v += float64(n)
		} else {
			v -= 2 // it rattles
		}
	}
	return v
}

func (p *plan) motion() *Motion {
	m := &Motion{throw: p.throw, contacts: p.events}
	for i, b := range p.back {
		m.ways = append(m.ways, b.way)
		for _, k := range [...]struct{ ms, strength float64 }{{330, 1}, {620, .45}, {770, .2}} {
			at := time.Duration(k.ms+delay*float64(i)) * time.Millisecond
			m.contacts = append(m.contacts, Contact{at, i, Velvet, k.strength})
		}
	}
	sort.SliceStable(m.contacts, func(a, b int) bool { return m.contacts[a].At < m.contacts[b].At })
	return m
}

// still keeps a die off those that lie: where it would run into one, it came from it.
func (p *plan) still(i, ms int) {
	b := &p.back[i]
	for _, q := range p.throw.Still {
		nx, ny := q.X-b.at.X, q.Y-b.at.Y
		gap := math.Hypot(nx, ny)
		if gap >= 2*p.radius || gap == 0 {
			continue
		}
		nx, ny = nx/gap, ny/gap
		b.at.X -= nx * (2*p.radius - gap)
		b.at.Y -= ny * (2*p.radius - gap)
		if v := b.dir.X*nx + b.dir.Y*ny; v < 0 {
			b.dir.X -= 2 * v * nx
			b.dir.Y -= 2 * v * ny
			p.turn(i, ms, Other)
		}
		p.rim(i, ms)
	}
}

// source is a stream of numbers that depends on its seed alone.
type source uint64

// next gives a number in [0,1).
func (s *source) next() float64 {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return float64((z^z>>31)>>11) / (1 << 53)
}
