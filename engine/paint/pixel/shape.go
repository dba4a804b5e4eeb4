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

// Disc is the distance from a circle.
func Disc(x, y, cx, cy, r float64) float64 { return Hyp(x-cx, y-cy) - r }

// Capsule is the distance from a segment thickened to the radius r.
func Capsule(x, y, x0, y0, x1, y1, r float64) float64 {
	dx, dy := x1-x0, y1-y0
	t := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		t = Clamp(((x-x0)*dx+(y-y0)*dy)/l, 0, 1)
	}
	return Hyp(x-x0-t*dx, y-y0-t*dy) - r
}

// Polyline is the distance from a line through ps thickened to the radius r.
func Polyline(x, y float64, ps []Pt, r float64) float64 {
	if len(ps) == 1 {
		return Disc(x, y, ps[0].X, ps[0].Y, r)
	}
	d := math.Inf(1)
	for i := 1; i < len(ps); i++ {
		d = math.Min(d, Capsule(x, y, ps[i-1].X, ps[i-1].Y, ps[i].X, ps[i].Y, r))
	}
	return d
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
