package script

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/math/fixed"
)

// Line is the mask of a line of text with the pen at (0,0) on the base line. A blank
// line gives an empty mask.
func (f *Face) Line(text string) *image.Alpha { return f.Spaced(text, 0) }

// Spaced is Line with extra device pixels between the signs, for labels in capitals.
func (f *Face) Spaced(text string, extra float64) *image.Alpha {
	f.mu.Lock()
	defer f.mu.Unlock()
	type stamp struct {
		m *image.Alpha
		x int
	}
	var stamps []stamp
	var b image.Rectangle
	gap, n := fixed.Int26_6(math.Round(extra*64)), fixed.Int26_6(0)
	f.walk(text, func(r rune, s *sign, x fixed.Int26_6) {
		x += gap * n
		n++
		at, whole := place(x)
		if m := f.mask(r, s, at); m != nil {
			stamps = append(stamps, stamp{m, whole})
			b = b.Union(m.Rect.Add(image.Pt(whole, 0)))
		}
	})
	out := image.NewAlpha(b)
	for _, s := range stamps {
		r := s.m.Rect.Add(image.Pt(s.x, 0))
		for y := range r.Dy() {
			d := out.Pix[out.PixOffset(r.Min.X, r.Min.Y+y):]
			for x, v := range s.m.Pix[y*s.m.Stride : y*s.m.Stride+r.Dx()] {
				if v > d[x] { // signs that touch do not darken each other
					d[x] = v
				}
			}
		}
	}
	return out
}

// place parts a pen position into whole pixels and one of the places within.
func place(x fixed.Int26_6) (at, whole int) {
	q := (int(x)*positions + 32) >> 6
	return ((q % positions) + positions) % positions, int(math.Floor(float64(q) / positions))
}

// Draw writes the line into a picture with the pen at x, y on the base line. The
// colour is premultiplied. It returns how far the pen moved.
func (f *Face) Draw(dst *image.RGBA, text string, x, y float64, c color.RGBA) float64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	iy := int(math.Round(y))
	x0 := fixed.Int26_6(math.Round(x * 64))
	w := f.walk(text, func(r rune, s *sign, x fixed.Int26_6) {
		at, whole := place(x0 + x)
		if m := f.mask(r, s, at); m != nil {
			Stamp(dst, m, whole, iy, c)
		}
	})
	return float64(w) / 64
}

// Align says which part of a line stands at its x.
type Align int8

// A line may begin at its x, have its middle there, or end there.
const (
	Left Align = iota
	Middle
	Right
)

// DrawAt is Draw for a line that begins, has its middle or ends at x.
func (f *Face) DrawAt(dst *image.RGBA, text string, x, y float64, c color.RGBA, a Align) {
	switch a {
	case Middle:
		x = math.Round(x - f.Measure(text)/2)
	case Right:
		x = math.Round(x - f.Measure(text))
	}
	f.Draw(dst, text, x, y, c)
}

// Image is the line as a premultiplied picture of one colour; its (0,0) is the pen on
// the base line. In white it can be tinted when it is drawn.
func (f *Face) Image(text string, c color.RGBA) *image.RGBA {
	m := f.Line(text)
	out := image.NewRGBA(m.Rect)
	Stamp(out, m, 0, 0, c)
	return out
}

// Stamp lays a premultiplied colour over the picture through a mask moved by x, y.
func Stamp(dst *image.RGBA, m *image.Alpha, x, y int, c color.RGBA) {
	b := m.Rect.Add(image.Pt(x, y)).Intersect(dst.Rect)
	cr, cg, cb, ca := uint32(c.R), uint32(c.G), uint32(c.B), uint32(c.A)
	for j := b.Min.Y; j < b.Max.Y; j++ {
		src := m.Pix[m.PixOffset(b.Min.X-x, j-y):]
		d := dst.Pix[dst.PixOffset(b.Min.X, j):]
		for i := range b.Dx() {
			v := uint32(src[i])
			if v == 0 {
				continue
			}
			p := d[i*4 : i*4+4 : i*4+4]
			if v == 255 && ca == 255 {
				p[0], p[1], p[2], p[3] = c.R, c.G, c.B, 255
				continue
			}
			q := 255*255 - ca*v
			p[0] = uint8((cr*v*255 + uint32(p[0])*q + 32512) / 65025)
			p[1] = uint8((cg*v*255 + uint32(p[1])*q + 32512) / 65025)
			p[2] = uint8((cb*v*255 + uint32(p[2])*q + 32512) / 65025)
			p[3] = uint8((ca*v*255 + uint32(p[3])*q + 32512) / 65025)
		}
	}
}
