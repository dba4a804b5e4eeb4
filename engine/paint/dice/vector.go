package dice

import "math"

// vec is a direction, a place or a colour in linear light.
type vec struct{ x, y, z float64 }

func (a vec) add(b vec) vec     { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }
func (a vec) sub(b vec) vec     { return vec{a.x - b.x, a.y - b.y, a.z - b.z} }
func (a vec) mul(k float64) vec { return vec{a.x * k, a.y * k, a.z * k} }
func (a vec) times(b vec) vec   { return vec{a.x * b.x, a.y * b.y, a.z * b.z} }
func (a vec) dot(b vec) float64 { return a.x*b.x + a.y*b.y + a.z*b.z }
func (a vec) len() float64      { return math.Sqrt(a.dot(a)) }
func (a vec) unit() vec         { return a.mul(1 / a.len()) }
func (a vec) mix(b vec, t float64) vec {
	return vec{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t, a.z + (b.z-a.z)*t}
}

func mix(a, b, t float64) float64 { return a + (b-a)*t }

// turn is a rotation, given by its rows.
type turn [3]vec

func (m *turn) of(v vec) vec { return vec{m[0].dot(v), m[1].dot(v), m[2].dot(v)} }

// back undoes the rotation.
func (m *turn) back() turn {
	return turn{{m[0].x, m[1].x, m[2].x}, {m[0].y, m[1].y, m[2].y}, {m[0].z, m[1].z, m[2].z}}
}

// after gives the rotation o followed by m.
func (m turn) after(o turn) turn {
	t := o.back()
	var r turn
	for i := range r {
		r[i] = vec{m[i].dot(t[0]), m[i].dot(t[1]), m[i].dot(t[2])}
	}
	return r
}

// yawed turns about the upright axis.
func yawed(deg float64) turn {
	s, c := math.Sincos(deg * math.Pi / 180)
	return turn{{c, -s, 0}, {s, c, 0}, {0, 0, 1}}
}

// rolled turns forwards by deg in the direction of travel, so that the top moves that
// way first.
func rolled(travel, deg float64) turn {
	s, c := math.Sincos(deg * math.Pi / 180)
	x := turn{{1, 0, 0}, {0, c, -s}, {0, s, c}}
	return yawed(travel + 90).after(x).after(yawed(-travel - 90))
}
