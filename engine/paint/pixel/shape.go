package pixel

import "math"

// Box is an upright rectangle with corners of radius R.
type Box struct{ X0, Y0, X1, Y1, R float64 }

// Dist is the distance of a point from the box's outline, negative inside.
func (b Box) Dist(x, y float64) float64 {
	qx := math.Abs(x-(b.X0+b.X1)*.5) - (b.X1-b.X0)*.5 + b.R
	qy := math.Abs(y-(b.Y0+b.Y1)*.5) - (b.Y1-b.Y0)*.5 + b.R
	switch {
	case qx > 0 && qy > 0:
		return math.Sqrt(qx*qx+qy*qy) - b.R
	case qx > qy:
		return qx - b.R
	}
	return qy - b.R
}

// Grow gives the box moved outwards by d on each side, its corners with it.
func (b Box) Grow(d float64) Box {
	return Box{b.X0 - d, b.Y0 - d, b.X1 + d, b.Y1 + d, max(b.R+d, 0)}
}

// SMin is the smaller of two distances, with the inner corner where they meet
// rounded over the width k; where one is smaller by k or more it is exact, so
// straight seams stay straight.
func SMin(a, b, k float64) float64 {
	m, d := a, b-a
	if d < 0 {
		m, d = b, -d
	}
	if d >= k {
		return m
	}
	h := k - d
	return m - h*h/(4*k)
}

// Cover is the share of a pixel that a shape covers at the distance d, both in
// pixels: soft edges without supersampling.
func Cover(d float64) float64 {
	if d >= .5 {
		return 0
	}
	if d <= -.5 {
		return 1
	}
	return .5 - d
}
