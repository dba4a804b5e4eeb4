package dice

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Body paints a die without its shadow. Unit is the number of device pixels to half a
// side; (0,0) of the picture is where the middle of the die would be if it lay flat
// there, so a die that stands on an edge reaches higher. Fine edges cost about three
// times as much and are for dice at rest; without them only the outline is smoothed.
func (k *Kind) Body(p Pose, unit float64, fine bool) *image.RGBA {
	rot := p.turn()
	q := newPainter(k, rot, p.Soft)
	up := stand(rot) * Rise() * unit // device pixels by which the middle lies higher
	b := frame(rot, unit)
	m := image.NewRGBA(b.Add(image.Pt(0, -int(math.Round(up)))))
	up = math.Round(up)
	s := &sampler{q: q, unit: unit, box: b, one: make([]sample, b.Dx()*b.Dy())}
	s.first()
	d := newDevelop()
	i := 0
	for y := b.Min.Y; y < b.Max.Y; y++ {
		o := m.PixOffset(b.Min.X, y-int(up))
		for x := b.Min.X; x < b.Max.X; x++ {
			c, cover := s.one[i].c, 1.0
			switch {
			case fine && s.edge(i, x, y):
				c, cover = s.again(x, y, 3)
			case !fine && s.rim(i, x, y):
				c, cover = s.again(x, y, 2)
			case !s.one[i].hit:
				cover = 0
			}
			if cover > 0 {
				pixel.PutAlpha(m.Pix[o:o+4], d.rgb(c), cover)
			}
			i++
			o += 4
		}
	}
	return m
}

// frame is the box of a turned die on the screen about its middle, with an empty rim.
func frame(rot turn, unit float64) image.Rectangle {
	up := newSight().up
	const b = 1 - roundR
	w, h := roundR, roundR
	back := rot.back()
	x, y := back.of(vec{1, 0, 0}), back.of(up)
	w += b * (math.Abs(x.x) + math.Abs(x.y) + math.Abs(x.z))
	h += b * (math.Abs(y.x) + math.Abs(y.y) + math.Abs(y.z))
	i, j := int(math.Ceil(w*unit))+1, int(math.Ceil(h*unit))+1
	return image.Rect(-i, -j, i, j)
}

type sample struct {
	c   vec
	hit bool
}

// sampler asks for colours at the middles of pixels, and again where they differ.
type sampler struct {
	q    *painter
	unit float64
	box  image.Rectangle
	one  []sample
}

func (s *sampler) at(x, y float64) sample {
	c, ok := s.q.look(x/s.unit, y/s.unit)
	return sample{vec{min(c.x, 1.05), min(c.y, 1.05), min(c.z, 1.05)}, ok}
}

func (s *sampler) first() {
	i := 0
	for y := s.box.Min.Y; y < s.box.Max.Y; y++ {
		for x := s.box.Min.X; x < s.box.Max.X; x++ {
			s.one[i] = s.at(float64(x)+.5, float64(y)+.5)
			i++
		}
	}
}

// inner says that a pixel has neighbours on all four sides.
func (s *sampler) inner(x, y int) bool {
	return x > s.box.Min.X && y > s.box.Min.Y && x < s.box.Max.X-1 && y < s.box.Max.Y-1
}

// edge says that a pixel differs from a neighbour.
func (s *sampler) edge(i, x, y int) bool {
	if !s.inner(x, y) {
		return false
	}
	w, p := s.box.Dx(), &s.one[i]
	for _, j := range [4]int{i - 1, i + 1, i - w, i + w} {
		if n := &s.one[j]; n.hit != p.hit || p.hit && differ(p.c, n.c) {
			return true
		}
	}
	return false
}

// rim says that the outline of the die passes between a pixel and a neighbour.
func (s *sampler) rim(i, x, y int) bool {
	w, h := s.box.Dx(), s.one[i].hit
	return s.inner(x, y) && (s.one[i-1].hit != h || s.one[i+1].hit != h || s.one[i-w].hit != h || s.one[i+w].hit != h)
}

// differ compares roughly as the eye does: by square roots, here without taking them.
func differ(a, b vec) bool {
	const e = .06
	f := func(p, q float64) bool {
		p, q = max(p, q, 0), max(min(p, q), 0)
		return p > q+e*(2*math.Sqrt(q)+e)
	}
	return f(a.x, b.x) || f(a.y, b.y) || f(a.z, b.z)
}

// again asks at n x n places of a pixel.
func (s *sampler) again(x, y, n int) (vec, float64) {
	var sum vec
	hits := 0.0
	for k := range n * n {
		dx, dy := (float64(k%n)+.5)/float64(n), (float64(k/n)+.5)/float64(n)
		if p := s.at(float64(x)+dx, float64(y)+dy); p.hit {
			sum, hits = sum.add(p.c), hits+1
		}
	}
	if hits == 0 {
		return vec{}, 0
	}
	return sum.mul(1 / hits), hits / float64(n*n)
}
