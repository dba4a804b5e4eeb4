package dice

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// painter holds what all rays of one picture share.
type painter struct {
	kind   *Kind
	net    [6]side
	relief [6]*relief
	sight  sight
	rot    turn
	// the same directions seen from the die
	eye, light vec
	cut        float64 // 1 for deep cuts, 0 for none
	pale, dark vec     // the two tones of the material
	flat       float64 // how much of the sharp gloss a flat face shows
}

func newPainter(kind *Kind, rot turn, soft float64) *painter {
	q := &painter{kind: kind, net: net(), sight: newSight(), rot: rot, cut: 1 - soft}
	back := rot.back()
	q.eye, q.light = back.of(q.sight.eye), back.of(q.sight.light)
	q.pale, q.dark, q.flat = linear(0xf4e9cf), linear(0xe9d8b2), .14
	if kind.Material == Black {
		q.pale, q.dark, q.flat = linear(0x211d24), linear(0x151216), .06
	}
	if soft < 1 { // else nothing needs the depths, which take long the first time
		for i, f := range kind.Faces {
			q.relief[i] = f.depth()
		}
	}
	return q
}

// spot is the point of the surface that a ray meets.
type spot struct {
	at, normal vec     // seen from the die
	side       int     // of the net
	depth      float64 // of the engraving, in shares of cutDeep
	lit        float64 // 0 in the shade of a cut's wall
	glint      float64 // how much of the sharp gloss shows
}

// look gives the colour of the die, in linear light, at a point of the screen seen from
// its middle, y down.
func (q *painter) look(x, y float64) (vec, bool) {
	back := q.rot.back()
	o := back.of(vec{x, 0, 0}.add(q.sight.up.mul(-y)).add(q.sight.eye.mul(-4)))
	t, ok := trace(o, q.eye)
	if !ok {
		return vec{}, false
	}
	p := o.add(q.eye.mul(t))
	s := spot{at: p, normal: normal(p), side: nearest(p), lit: 1}
	n := &q.net[s.side]
	// A flat face would flash as a whole: only the rounded edges glint.
	s.glint = mix(q.flat, 1, pixel.Step(.995, .90, s.normal.dot(n.out)))
	q.engrave(&s, n)
	return q.shade(&s, n), true
}

// nearest is the side of the net that a point belongs to.
func nearest(p vec) int {
	x, y, z := math.Abs(p.x), math.Abs(p.y), math.Abs(p.z)
	pick := func(v float64, plus, minus int) int {
		if v > 0 {
			return plus
		}
		return minus
	}
	switch {
	case z >= x && z >= y:
		return pick(p.z, 0, 5)
	case y >= x:
		return pick(p.y, 3, 1)
	}
	return pick(p.x, 2, 4)
}

// engrave follows the ray down into the cut: parallax, the wall's normal and its shade.
func (q *painter) engrave(s *spot, n *side) {
	u, v := s.at.dot(n.right), s.at.dot(n.up)
	down := -q.eye.dot(n.out)
	if down <= .12 || q.cut <= 0 || math.Abs(u) > faceSpan+.05 || math.Abs(v) > faceSpan+.05 {
		return
	}
	r, k := q.relief[s.side], q.cut
	const steps = 22
	dz := cutDeep * k / steps
	du, dv := q.eye.dot(n.right)/down*dz, q.eye.dot(n.up)/down*dz
	depth := 0.0
	for range steps {
		if depth >= r.at(u, v)*k {
			break
		}
		depth += dz
		u += du
		v += dv
	}
	const e = .006
	hu := (r.at(u+e, v) - r.at(u-e, v)) / (2 * e) * k
	hv := (r.at(u, v+e) - r.at(u, v-e)) / (2 * e) * k
	if hu != 0 || hv != 0 {
		s.normal = s.normal.add(n.right.mul(hu * .9)).add(n.up.mul(hv * .9)).unit()
	}
	s.depth = depth / cutDeep
	up := q.light.dot(n.out)
	if up <= .08 || depth <= 0 {
		return
	}
	const shades = 14
	d := depth / shades
	lu, lv := q.light.dot(n.right)/up*d, q.light.dot(n.up)/up*d
	for range shades {
		depth -= d
		u += lu
		v += lv
		if g := depth - r.at(u, v)*k; g > 0 {
			s.lit = min(s.lit, 1-pixel.Step(0, .03, g))
		}
	}
}

// shade gives the colour of a spot.
func (q *painter) shade(s *spot, n *side) vec {
	w := q.rot.of(s.normal)
	z := q.rot[2].dot(s.at)
	g := gleam{
		key:  w.dot(q.sight.light),
		half: max(0, w.dot(q.sight.half)),
		open: 1 - .5*pixel.Step(.1, 1, s.depth),
		z:    z,
	}
	back := 1 - max(0, -w.dot(q.sight.eye))
	g.rim = back * back * back
	// Fill: cool from the right; from below, red light off the velvet.
	g.fill = vec{.16, .17, .22}.mul(.55 + .45*w.dot(vec{.7, -.3, .6}))
	g.bounce = vec{.34, .035, .04}.mul(pixel.Step(.6, -1, z) * pixel.Step(.75, 0, w.z))
	// Only the top speaks: the inlay of the flanks stays quiet.
	quiet := mix(.42, 1, pixel.Step(.15, .75, q.rot[2].dot(n.out)))
	inlay := q.kind.Faces[s.side].inlay
	paint := pixel.Step(.30, .62, s.depth) * q.cut
	var c vec
	if q.kind.Material == Ivory {
		c = q.ivory(s, &g, inlay.mul(.62*quiet), paint)
	} else {
		c = q.black(s, &g, inlay.mul(.74*quiet), paint, w)
	}
	return c.mul(mix(1, .5, pixel.Step(.2, -1, z)))
}

// gleam is the light that falls on a spot.
type gleam struct {
	key, half    float64 // cosines to the candle, and to the middle of candle and eye
	rim          float64 // how far the surface turns away from the eye
	open         float64 // less at the foot of a cut
	z            float64 // height in the world
	fill, bounce vec
}

func candle() vec { return vec{1.06, .95, .78} }

func (q *painter) ivory(s *spot, g *gleam, inlay vec, paint float64) vec {
	p := s.at
	vein := .5 + .5*pixel.FBM(p.x*2.3+9+p.y, p.z*9+p.y*7+p.x, 3, 5)
	base := q.pale.mix(q.dark, pixel.Step(.35, .8, vein)).mix(inlay, paint)
	diffuse := max(0, (g.key+.30)/1.30) * mix(.35, 1, s.lit)
	warm := vec{1, .72, .45}.mix(vec{1, 1, 1}, pixel.Step(-.1, .65, g.key))
	c := base.times(candle()).times(warm).mul(diffuse * .98 * g.open)
	c = c.add(base.times(g.fill).mul(g.open * 1.1)).add(base.times(g.bounce))
	gloss := (.20*power(g.half, 22) + .30*power(g.half, 90)*s.glint) * s.lit * mix(1, .35, s.depth)
	return c.add(candle().mul(gloss * .75)).add(vec{.5, .42, .3}.mul(g.rim * .12))
}

func (q *painter) black(s *spot, g *gleam, inlay vec, paint float64, w vec) vec {
	p := s.at
	grain := .5 + .5*pixel.FBM(p.x*3+p.z*2, p.y*3-p.z*2+4, 2, 9)
	base := q.pale.mix(q.dark, grain).mix(inlay, paint)
	diffuse := max(0, (g.key+.18)/1.18) * mix(.4, 1, s.lit)
	c := base.times(candle()).mul(diffuse * 1.08 * g.open).add(base.times(g.fill).mul(.9 * g.open)).add(g.bounce.mul(.12))
	mirror := q.sight.eye.sub(w.mul(2 * q.sight.eye.dot(w)))
	window := pixel.Step(.80, .97, mirror.dot(vec{-.5, .25, .83}.unit()))
	gloss := (.05*power(g.half, 36) + .62*power(g.half, 170)) * s.lit * s.glint * mix(1, .2, s.depth)
	c = c.add(candle().mul(gloss + .030*window*s.glint*(1-s.depth)))
	return c.add(vec{.30, .27, .30}.mul(g.rim * .30 * pixel.Step(-.7, .5, g.z)))
}

// power is x to the n.
func power(x float64, n int) float64 {
	r := 1.0
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			r *= x
		}
		x *= x
	}
	return r
}
