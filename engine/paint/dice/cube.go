package dice

import "math"

const (
	roundR = 0.27 // radius of the edges
	tilt   = 27   // degrees of the camera from straight down
)

// sight holds the directions that never change: where light and eye are.
type sight struct {
	light, cast, eye, up, half vec
}

// newSight places camera and candle. The light that casts shadows stands steeper than
// the one that shades, so that shadows stay short.
func newSight() sight {
	s, c := math.Sincos(tilt * math.Pi / 180)
	q := sight{
		light: vec{-0.50, 0.42, 0.84}.unit(),
		cast:  vec{-0.34, 0.28, 0.90}.unit(),
		eye:   vec{0, s, -c},
		up:    vec{0, c, s},
	}
	q.half = q.light.sub(q.eye).unit()
	return q
}

// Rise is how far up the screen a thing moves that is lifted by 1, in half-sides.
func Rise() float64 { return math.Sin(tilt * math.Pi / 180) }

// side is where a face sits on the cube: its right, its up, its outward direction.
type side struct{ right, up, out vec }

// net lists the six sides in the order of a die's faces.
func net() [6]side {
	return [6]side{
		{vec{1, 0, 0}, vec{0, 1, 0}, vec{0, 0, 1}},
		{vec{1, 0, 0}, vec{0, 0, 1}, vec{0, -1, 0}},
		{vec{0, 1, 0}, vec{0, 0, 1}, vec{1, 0, 0}},
		{vec{-1, 0, 0}, vec{0, 0, 1}, vec{0, 1, 0}},
		{vec{0, -1, 0}, vec{0, 0, 1}, vec{-1, 0, 0}},
		{vec{1, 0, 0}, vec{0, -1, 0}, vec{0, 0, -1}},
	}
}

// dist is the distance of a point from the rounded cube, negative inside.
func dist(p vec) float64 {
	const b = 1 - roundR
	x, y, z := math.Abs(p.x)-b, math.Abs(p.y)-b, math.Abs(p.z)-b
	in := max(x, y, z)
	if in <= 0 {
		return in - roundR
	}
	x, y, z = max(x, 0), max(y, 0), max(z, 0)
	return math.Sqrt(x*x+y*y+z*z) - roundR
}

// normal is the outward direction at a point of the surface.
func normal(p vec) vec {
	const b = 1 - roundR
	f := func(v float64) float64 {
		if v > b {
			return v - b
		}
		if v < -b {
			return v + b
		}
		return 0
	}
	n := vec{f(p.x), f(p.y), f(p.z)}
	if n.dot(n) < 1e-18 {
		return vec{0, 0, 1}
	}
	return n.unit()
}

// enter gives the way along the ray to the sharp cube around the die, and whether the
// ray meets it at all.
func enter(o, d vec) (float64, bool) {
	near, far := -1e9, 1e9
	for _, c := range [3][2]float64{{o.x, d.x}, {o.y, d.y}, {o.z, d.z}} {
		if math.Abs(c[1]) < 1e-9 {
			if math.Abs(c[0]) > 1 {
				return 0, false
			}
			continue
		}
		a, b := (-1-c[0])/c[1], (1-c[0])/c[1]
		near, far = max(near, min(a, b)), min(far, max(a, b))
	}
	return near, near < far
}

// trace gives the way along the ray to the rounded cube.
func trace(o, d vec) (float64, bool) {
	t, ok := enter(o, d)
	if !ok {
		return 0, false
	}
	for range 40 {
		e := dist(vec{o.x + d.x*t, o.y + d.y*t, o.z + d.z*t})
		if e < .0012 {
			return t, true
		}
		if t += e; t > 8 {
			return 0, false
		}
	}
	return 0, false
}
