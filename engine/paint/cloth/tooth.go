package cloth

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// toothSide is the side of the square of paper that is kept, in device pixels. The
// surface repeats after it; grain of a pixel or two shows no seam.
const toothSide = 512

// Tooth is the rough surface of drawing paper at one scale: what a pencil catches on. It
// is fixed to the paper, so all that is drawn in one place shows the same grain. It does
// not change and may be used from any goroutine.
type Tooth struct {
	K float64 // device pixels to a logical one
	v []uint8
}

// NewTooth works the surface out for k device pixels to a logical one. A quarter of a
// megabyte, some ten milliseconds.
func NewTooth(k float64) *Tooth {
	if k <= 0 {
		k = 1
	}
	t := &Tooth{K: k, v: make([]uint8, toothSide*toothSide)}
	// On fine screens the grain grows less than the lines and has a finer one in it, or it
	// would look like felt.
	g := math.Pow(math.Max(k, 1), .55)
	share := .62 * (1 - 1/math.Max(k, 1))
	pixel.Bands(toothSide, func(y0, y1 int) {
		for y := y0; y < y1; y++ {
			fy := (float64(y) + .5) / g
			fine, coarse := pixel.NewRow(fy/1.45, 201), pixel.NewRow(fy/3.6, 202)
			dust := pixel.NewRow((float64(y)+.5)/1.2, 203)
			row := t.v[y*toothSide:][:toothSide]
			for x := range row {
				fx := (float64(x) + .5) / g
				v := .62*fine.At(fx*(1/1.45)) + .38*coarse.At(fx*(1/3.6))
				if share > 0 {
					v = v*(1-.55*share) + share*dust.At((float64(x)+.5)*(1/1.2))
				}
				v = .5 + .575*v
				row[x] = uint8(pixel.Clamp(v, 0, 1)*255 + .5)
			}
		}
	})
	return t
}

// Row gives the heights of row y, 0 for a valley to 255 for a peak; the column x is at
// x&Mask.
func (t *Tooth) Row(y int) []uint8 { return t.v[(y&Mask)*toothSide:][:toothSide] }

// Mask brings a column into a row of the tooth.
const Mask = toothSide - 1
