package pixel

import (
	"image"
	"image/draw"

	"golang.org/x/image/vector"
)

// scratch is the memory in which one mask is made. It is lent, since a picture needs
// hundreds of masks one after the other and most canvases draw few.
type scratch struct {
	ras  vector.Rasterizer
	mask image.Alpha
}

// Of the scratches that nobody uses, one for each of two painters is kept, if it has not
// grown beyond a mask of common size. (A sync.Pool is emptied by every second collection,
// and there are many while pictures are painted.)
const (
	scratchesKept = 2
	commonMask    = 256 << 10 // device pixels
)

var scratches = make(chan *scratch, scratchesKept)

// borrow lends a scratch until it is given back, and its mask with it.
func borrow() *scratch {
	select {
	case s := <-scratches:
		return s
	default:
		return new(scratch)
	}
}

func (s *scratch) giveBack() {
	if cap(s.mask.Pix) > commonMask {
		return
	}
	select {
	case scratches <- s:
	default:
	}
}

// raster draws the mask of closed lines.
func (s *scratch) raster(m *image.Alpha, parts []polyline) {
	b := m.Rect
	r := &s.ras
	r.Reset(b.Dx(), b.Dy())
	r.DrawOp = draw.Src
	ox, oy := float64(b.Min.X), float64(b.Min.Y)
	for _, q := range parts {
		for i, v := range q.ps {
			if i == 0 {
				r.MoveTo(float32(v.X-ox), float32(v.Y-oy))
			} else {
				r.LineTo(float32(v.X-ox), float32(v.Y-oy))
			}
		}
		r.ClosePath()
	}
	r.Draw(m, b, image.Opaque, image.Point{})
}

// room gives the mask the size of b, empty.
func (s *scratch) room(b image.Rectangle) *image.Alpha {
	n := b.Dx() * b.Dy()
	if cap(s.mask.Pix) < n {
		s.mask.Pix = make([]uint8, n)
	}
	s.mask.Pix = s.mask.Pix[:n]
	s.mask.Stride = b.Dx()
	s.mask.Rect = b
	clear(s.mask.Pix)
	return &s.mask
}
