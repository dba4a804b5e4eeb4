package pixel

import (
	"image"
	"math"
)

// Stroke draws a round-ended line that tapers from the width w0 to w1 (device
// pixels) straight into the picture. A line thinner than a pixel is drawn one
// pixel wide and paler. Many overlapping strokes of one translucent line add
// up; draw those with a Canvas.
func Stroke(m *image.RGBA, x0, y0, x1, y1, w0, w1 float64, c RGB, alpha float64) {
	r := math.Max(w0, w1)/2 + 1.5
	b := image.Rect(int(math.Min(x0, x1)-r), int(math.Min(y0, y1)-r), int(math.Max(x0, x1)+r)+1, int(math.Max(y0, y1)+r)+1).Intersect(m.Rect)
	dx, dy := x1-x0, y1-y0
	inv := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		inv = 1 / l
	}
	for y := b.Min.Y; y < b.Max.Y; y++ {
		py := float64(y) + .5 - y0
		o := m.PixOffset(b.Min.X, y)
		for x := b.Min.X; x < b.Max.X; x++ {
			px := float64(x) + .5 - x0
			t := Clamp((px*dx+py*dy)*inv, 0, 1)
			ex, ey := px-t*dx, py-t*dy
			if d2 := ex*ex + ey*ey; d2 < r*r {
				w := w0 + (w1-w0)*t
				k := alpha
				if w < 1 {
					k, w = k*w, 1
				}
				if a := w/2 + .5 - math.Sqrt(d2); a > 0 {
					if a > 1 {
						a = 1
					}
					Over(m.Pix[o:o+4], c, a*k)
				}
			}
			o += 4
		}
	}
}
