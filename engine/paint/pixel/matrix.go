package pixel

import "math"

// Matrix carries (x,y) to (A·x + C·y + E, B·x + D·y + F), as in SVG.
type Matrix struct{ A, B, C, D, E, F float64 }

// Identity leaves everything where it is.
func Identity() Matrix { return Matrix{A: 1, D: 1} }

// Move carries everything along by (x,y).
func Move(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Zoom makes everything x times as wide and y times as tall.
func Zoom(x, y float64) Matrix { return Matrix{x, 0, 0, y, 0, 0} }

// Turn turns by an angle in degrees, clockwise on the screen.
func Turn(deg float64) Matrix {
	s, c := math.Sincos(deg * math.Pi / 180)
	return Matrix{c, s, -s, c, 0, 0}
}

// Mul applies n first and m to its result, like nested groups in SVG.
func (m Matrix) Mul(n Matrix) Matrix {
	return Matrix{
		m.A*n.A + m.C*n.B, m.B*n.A + m.D*n.B,
		m.A*n.C + m.C*n.D, m.B*n.C + m.D*n.D,
		m.A*n.E + m.C*n.F + m.E, m.B*n.E + m.D*n.F + m.F,
	}
}

// Apply carries a point over.
func (m Matrix) Apply(p Pt) Pt { return Pt{m.A*p.X + m.C*p.Y + m.E, m.B*p.X + m.D*p.Y + m.F} }

// Scale is how much longer things become, on average over the directions.
func (m Matrix) Scale() float64 { return math.Sqrt(math.Abs(m.A*m.D - m.B*m.C)) }

// Inverse undoes m; a matrix that flattens everything has none and gives the
// identity.
func (m Matrix) Inverse() Matrix {
	d := m.A*m.D - m.B*m.C
	if d == 0 {
		return Identity()
	}
	return Matrix{m.D / d, -m.B / d, -m.C / d, m.A / d, (m.C*m.F - m.D*m.E) / d, (m.B*m.E - m.A*m.F) / d}
}
