package pixel

// Field is a function of the plane sampled on a square lattice and read with
// bilinear interpolation: a distance field or a slow noise that would cost too
// much at every pixel.
type Field struct {
	X0, Y0, By float64 // place of the first sample, distance of two
	W, H       int
	V          []float32
}

// NewField makes room for samples over x0..x1, y0..y1.
func NewField(x0, y0, x1, y1, by float64) *Field {
	f := &Field{X0: x0, Y0: y0, By: by, W: int((x1-x0)/by) + 2, H: int((y1-y0)/by) + 2}
	f.V = make([]float32, f.W*f.H)
	return f
}

// At reads the field; beyond its rim it keeps the rim's values.
func (f *Field) At(x, y float64) float64 {
	x = Clamp((x-f.X0)/f.By, 0, float64(f.W)-1.001)
	y = Clamp((y-f.Y0)/f.By, 0, float64(f.H)-1.001)
	i, j := int(x), int(y)
	x, y = x-float64(i), y-float64(j)
	k := j*f.W + i
	v := f.V[k : k+f.W+2]
	a := float64(v[0]) + float64(v[1]-v[0])*x
	b := float64(v[f.W]) + float64(v[f.W+1]-v[f.W])*x
	return a + (b-a)*y
}

// Row reads the field along the height y into dst: dst[i] is the value at
// x0 + i*dx.
func (f *Field) Row(dst []float64, y, x0, dx float64) {
	y = Clamp((y-f.Y0)/f.By, 0, float64(f.H)-1.001)
	j := int(y)
	ty := float32(y - float64(j))
	a, b := f.V[j*f.W:(j+1)*f.W], f.V[(j+1)*f.W:(j+2)*f.W]
	last := -1
	var v0, v1 float32
	top := float64(f.W) - 1.001
	px, dp := (x0-f.X0)/f.By, dx/f.By
	for k := range dst {
		x := px + float64(k)*dp
		if x < 0 {
			x = 0
		} else if x > top {
			x = top
		}
		i := int(x)
		if i != last {
			if i == last+1 && last >= 0 {
				v0 = v1
			} else {
				v0 = a[i] + (b[i]-a[i])*ty
			}
			v1 = a[i+1] + (b[i+1]-a[i+1])*ty
			last = i
		}
		dst[k] = float64(v0 + (v1-v0)*float32(x-float64(i)))
	}
}
