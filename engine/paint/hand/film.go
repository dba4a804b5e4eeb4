package hand

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// film is where one stroke is gathered before it becomes ink: for every pixel how deep
// it lies under the pen, taking the greatest along the way, so that ink does not darken
// where a stroke turns on itself. Depth is counted in 1/unit pixels from half a pixel
// outside the pen's edge.
type film struct {
	b image.Rectangle
	v []uint16
}

// unit is the film's fineness.
const unit = 256

// begin clears the film for a stroke within b.
func (f *film) begin(b image.Rectangle) {
	n := b.Dx() * b.Dy()
	if cap(f.v) < n {
		f.v = make([]uint16, n+n/4)
	}
	f.v = f.v[:n]
	clear(f.v)
	f.b = b
}

// row gives the film's cells of one row.
func (f *film) row(y int) []uint16 {
	o := (y - f.b.Min.Y) * f.b.Dx()
	return f.v[o : o+f.b.Dx()]
}

// reach is the rectangle that a line with a pen of radius r can touch.
func reach(l Line, r float64, within image.Rectangle) image.Rectangle {
	if len(l) == 0 {
		return image.Rectangle{}
	}
	x0, y0, x1, y1 := l[0].X, l[0].Y, l[0].X, l[0].Y
	for _, p := range l {
		x0, x1 = math.Min(x0, p.X), math.Max(x1, p.X)
		y0, y1 = math.Min(y0, p.Y), math.Max(y1, p.Y)
	}
	r++
	lo, hi := float64(-1<<20), float64(1<<20)
	c := func(v float64) int { return int(pixel.Clamp(v, lo, hi)) }
	return image.Rect(c(math.Floor(x0-r)), c(math.Floor(y0-r)), c(math.Ceil(x1+r)), c(math.Ceil(y1+r))).Intersect(within)
}

// press lays one straight piece on the film. The pen has the radius ra at a and rb at b;
// pa and pb, 0 to 1, weaken it.
func (f *film) press(a, b pixel.Pt, ra, rb, pa, pb float64) {
	r := math.Max(ra, rb) + .5
	y0 := max(int(math.Floor(math.Min(a.Y, b.Y)-r)), f.b.Min.Y)
	y1 := min(int(math.Ceil(math.Max(a.Y, b.Y)+r)), f.b.Max.Y)
	x0 := max(int(math.Floor(math.Min(a.X, b.X)-r)), f.b.Min.X)
	x1 := min(int(math.Ceil(math.Max(a.X, b.X)+r)), f.b.Max.X)
	if x0 >= x1 {
		return
	}
	dx, dy := b.X-a.X, b.Y-a.Y
	inv := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		inv = 1 / l
	}
	r2 := r * r
	even := ra == rb && pa == 1 && pb == 1
	for y := y0; y < y1; y++ {
		row := f.row(y)[x0-f.b.Min.X : x1-f.b.Min.X]
		py := float64(y) + .5 - a.Y
		t0 := py * dy
		for i := range row {
			px := float64(x0+i) + .5 - a.X
			t := (px*dx + t0) * inv
			if t < 0 {
				t = 0
			} else if t > 1 {
				t = 1
			}
			ex, ey := px-t*dx, py-t*dy
			d2 := ex*ex + ey*ey
			if d2 >= r2 {
				continue
			}
			e := r - math.Sqrt(d2)
			if !even {
				e = (ra + (rb-ra)*t + .5 - math.Sqrt(d2))
				p := pa + (pb-pa)*t
				if e > 1 { // what counts is coverage; pressure weakens it
					e = 1
				}
				e *= p
			}
			if v := uint16(pixel.Clamp(e, 0, 255) * unit); v > row[i] {
				row[i] = v
			}
		}
	}
}

// line lays a whole line of one width on the film.
func (f *film) line(l Line, r float64) {
	if len(l) == 1 {
		f.press(l[0], l[0], r, r, 1, 1)
	}
	for i := 1; i < len(l); i++ {
		f.press(l[i-1], l[i], r, r, 1, 1)
	}
}
