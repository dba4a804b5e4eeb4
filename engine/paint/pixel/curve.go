package pixel

// Pt is a point of the plane.
type Pt struct{ X, Y float64 }

// CatmullRom gives the curve that passes through all of ps, with n samples
// from each point to the next. Fewer than three points, or n < 2, come back
// as they are.
func CatmullRom(ps []Pt, n int) []Pt {
	if len(ps) < 3 || n < 2 {
		return append([]Pt(nil), ps...)
	}
	out := make([]Pt, 0, (len(ps)-1)*n+1)
	at := func(i int) Pt { return ps[min(max(i, 0), len(ps)-1)] }
	for i := 0; i+1 < len(ps); i++ {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		for j := 0; j < n; j++ {
			t := float64(j) / float64(n)
			out = append(out, Pt{hermite(a.X, b.X, c.X, d.X, t), hermite(a.Y, b.Y, c.Y, d.Y, t)})
		}
	}
	return append(out, ps[len(ps)-1])
}

func hermite(a, b, c, d, t float64) float64 {
	return .5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// Spline is CatmullRom as a path of cubic curves, exact at every size.
func Spline(ps []Pt) Path {
	var p Path
	if len(ps) == 0 {
		return p
	}
	at := func(i int) Pt { return ps[min(max(i, 0), len(ps)-1)] }
	p.MoveTo(ps[0].X, ps[0].Y)
	for i := 0; i+1 < len(ps); i++ {
		a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
		p.CubeTo(b.X+(c.X-a.X)/6, b.Y+(c.Y-a.Y)/6, c.X-(d.X-b.X)/6, c.Y-(d.Y-b.Y)/6, c.X, c.Y)
	}
	return p
}

// Lines is the path straight from point to point.
func Lines(ps []Pt, closed bool) Path {
	var p Path
	for i, q := range ps {
		if i == 0 {
			p.MoveTo(q.X, q.Y)
		} else {
			p.LineTo(q.X, q.Y)
		}
	}
	if closed {
		p.Close()
	}
	return p
}
