package pixel

import (
	"image"
	"sync/atomic"

	"delvebox/engine/paint/crew"
)

// Bands cuts 0..h into bands of rows and has f paint them on all processors that have
// nothing else to do. It returns when all are painted; f must touch only its own rows.
func Bands(h int, f func(y0, y1 int)) {
	n := min(crew.Size(), h/16)
	if n <= 1 {
		f(0, h)
		return
	}
	// more bands than processors, so that a busy machine evens itself out
	n *= 4
	var next atomic.Int64
	crew.Share(func() {
		for {
			b := int(next.Add(1)) - 1
			if b >= n {
				return
			}
			f(h*b/n, h*(b+1)/n)
		}
	})
}

// Each paints every row of an opaque picture: row gets the bytes of row y. It
// runs on all processors.
func Each(m *image.RGBA, row func(y int, p []uint8)) {
	Bands(m.Rect.Dy(), func(y0, y1 int) {
		for y := y0; y < y1; y++ {
			o := y * m.Stride
			row(y, m.Pix[o:o+4*m.Rect.Dx()])
		}
	})
}
