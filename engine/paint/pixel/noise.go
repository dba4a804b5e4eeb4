package pixel

import "math"

// hash gives a number in [0,1) for a lattice point.
func hash(x, y int32, seed uint32) float64 {
	h := uint32(x)*0x9e3779b1 ^ uint32(y)*0x85ebca77 ^ seed*0xc2b2ae3d
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h) * (1. / (1 << 32))
}

// Hash gives a number in [0,1) that belongs to the lattice point (x,y).
func Hash(x, y int, seed uint32) float64 { return hash(int32(x), int32(y), seed) }

func floor(x float64) int32 {
	i := int32(x)
	if x < float64(i) {
		i--
	}
	return i
}

// Noise is value noise in [-1,1]: random values on a lattice of 1, between
// them the fade 3t²-2t³.
func Noise(x, y float64, seed uint32) float64 {
	ix, iy := floor(x), floor(y)
	tx, ty := x-float64(ix), y-float64(iy)
	tx, ty = tx*tx*(3-2*tx), ty*ty*(3-2*ty)
	a, b := hash(ix, iy, seed), hash(ix, iy+1, seed)
	a += (hash(ix+1, iy, seed) - a) * tx
	b += (hash(ix+1, iy+1, seed) - b) * tx
	return 2*(a+(b-a)*ty) - 1
}

// FBM adds octaves of Noise, each half as strong and twice as fine; the sum
// stays in [-1,1].
func FBM(x, y float64, octaves int, seed uint32) float64 {
	v, a, n := 0.0, 1.0, 0.0
	for i := 0; i < octaves; i++ {
		v += a * Noise(x, y, seed+uint32(i)*101)
		n += a
		a *= .5
		x, y = x*2, y*2
	}
	return v / n
}

// Row is Noise along one row: what depends on y alone is computed once and a
// lattice column only when it is entered, so a texture painted row by row pays
// a fraction of Noise for each pixel.
type Row struct {
	iy     int32
	ty     float64
	seed   uint32
	ix     int32
	v0, v1 float64
	ready  bool
}

// NewRow begins a row of Noise at the height y.
func NewRow(y float64, seed uint32) Row {
	iy := floor(y)
	ty := y - float64(iy)
	return Row{iy: iy, ty: ty * ty * (3 - 2*ty), seed: seed}
}

func (r *Row) column(ix int32) float64 {
	a := hash(ix, r.iy, r.seed)
	return 2*(a+(hash(ix, r.iy+1, r.seed)-a)*r.ty) - 1
}

// At is Noise(x, y, seed) for the row's y and seed.
func (r *Row) At(x float64) float64 {
	ix := floor(x)
	if !r.ready || ix != r.ix {
		if r.ready && ix == r.ix+1 {
			r.v0 = r.v1
		} else {
			r.v0 = r.column(ix)
		}
		r.v1 = r.column(ix + 1)
		r.ix, r.ready = ix, true
	}
	t := x - float64(ix)
	return r.v0 + (r.v1-r.v0)*t*t*(3-2*t)
}

// FBMRow is FBM along one row.
type FBMRow struct {
	rows []Row
	norm float64
}

// NewFBMRow begins a row of FBM at the height y.
func NewFBMRow(y float64, octaves int, seed uint32) FBMRow {
	f := FBMRow{rows: make([]Row, octaves)}
	a, n := 1.0, 0.0
	for i := range f.rows {
		f.rows[i] = NewRow(y, seed+uint32(i)*101)
		n += a
		a *= .5
		y *= 2
	}
	f.norm = 1 / n
	return f
}

// At is FBM(x, y, octaves, seed) for the row's y.
func (f *FBMRow) At(x float64) float64 {
	v, a := 0.0, f.norm
	for i := range f.rows {
		v += a * f.rows[i].At(x)
		a *= .5
		x *= 2
	}
	return v
}

// Clamp cuts v to a..b.
func Clamp(v, a, b float64) float64 {
	if v < a {
		return a
	}
	if v > b {
		return b
	}
	return v
}

// Step rises smoothly from 0 at a to 1 at b; with a > b it falls.
func Step(a, b, v float64) float64 {
	t := (v - a) / (b - a)
	if t <= 0 {
		return 0
	}
	if t >= 1 {
		return 1
	}
	return t * t * (3 - 2*t)
}

// Hyp is the length of (x,y). A plain root is several times faster than
// math.Hypot, whose care for overflow is not needed here.
func Hyp(x, y float64) float64 { return math.Sqrt(x*x + y*y) }

// Ramp is a function of one number, tabulated from lo to hi and read with
// linear interpolation; outside it keeps its end values. It stands in for the
// powers and exponentials in the inner loops.
type Ramp struct {
	lo, k float64
	v     []float64
}

// NewRamp tabulates f at n+1 places.
func NewRamp(lo, hi float64, n int, f func(float64) float64) *Ramp {
	r := &Ramp{lo: lo, k: float64(n) / (hi - lo), v: make([]float64, n+2)}
	for i := range r.v {
		r.v[i] = f(lo + (hi-lo)*float64(min(i, n))/float64(n))
	}
	return r
}

// At reads the function at x.
func (r *Ramp) At(x float64) float64 {
	t := (x - r.lo) * r.k
	if !(t > 0) {
		return r.v[0]
	}
	i := int(t)
	if i >= len(r.v)-2 {
		return r.v[len(r.v)-2]
	}
	t -= float64(i)
	return r.v[i] + (r.v[i+1]-r.v[i])*t
}
