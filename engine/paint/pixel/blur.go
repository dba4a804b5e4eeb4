package pixel

import (
	"image"
	"math"
)

// Blur softens a mask with three box blurs, which come within 3 % of a
// Gaussian of the given deviation (pixels). What lies beyond the mask counts
// as empty, so give it a rim of three deviations; then the sum is kept.
func Blur(m *image.Alpha, sigma float64) {
	if sigma <= .1 {
		return
	}
	w, h := m.Rect.Dx(), m.Rect.Dy()
	src := make([]float32, max(w, h))
	dst := make([]float32, max(w, h))
	radii := boxes(sigma)
	line := func(o, n, stride int) {
		some := false
		for i := 0; i < n; i++ {
			v := m.Pix[o+i*stride]
			src[i] = float32(v)
			some = some || v != 0
		}
		if !some {
			return
		}
		a, b := src[:n], dst[:n]
		for _, r := range radii {
			box(b, a, r)
			a, b = b, a
		}
		for i := 0; i < n; i++ {
			m.Pix[o+i*stride] = uint8(a[i] + .5)
		}
	}
	for y := 0; y < h; y++ {
		line(y*m.Stride, w, 1)
	}
	for x := 0; x < w; x++ {
		line(x, h, m.Stride)
	}
}

// boxes gives the radii of three box blurs whose variances add up to sigma².
func boxes(sigma float64) [3]int {
	w := math.Sqrt(12*sigma*sigma/3 + 1)
	lo := int(w)
	if lo%2 == 0 {
		lo--
	}
	n := int(math.Round((12*sigma*sigma - float64(3*lo*lo+12*lo+9)) / float64(-4*lo-4)))
	var r [3]int
	for i := range r {
		if i < n {
			r[i] = (lo - 1) / 2
		} else {
			r[i] = (lo + 1) / 2
		}
	}
	return r
}

func box(dst, src []float32, r int) {
	n := len(src)
	k := 1 / float32(2*r+1)
	var sum float32
	for i := 0; i < min(r, n); i++ {
		sum += src[i]
	}
	for i := 0; i < n; i++ {
		if j := i + r; j < n {
			sum += src[j]
		}
		if j := i - r - 1; j >= 0 {
			sum -= src[j]
		}
		dst[i] = max(sum*k, 0)
	}
}

// Rim is the empty margin, in pixels, that a mask needs before Blur.
func Rim(sigma float64) int { return int(math.Ceil(3*sigma)) + 1 }

// Tint lays a colour over the picture through a mask whose corner comes to
// rest at (x,y).
func Tint(dst *image.RGBA, m *image.Alpha, x, y int, c RGB, opacity float64) {
	b := m.Rect.Sub(m.Rect.Min).Add(image.Pt(x, y)).Intersect(dst.Rect)
	for j := b.Min.Y; j < b.Max.Y; j++ {
		o := dst.PixOffset(b.Min.X, j)
		q := (j-y)*m.Stride + b.Min.X - x
		for i := b.Min.X; i < b.Max.X; i++ {
			if a := m.Pix[q]; a != 0 {
				Over(dst.Pix[o:o+4], c, float64(a)*(opacity/255))
			}
			o += 4
			q++
		}
	}
}
