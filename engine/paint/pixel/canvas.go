package pixel

import (
	"image"
	"math"
)

// Canvas draws paths into a picture. M carries the drawing's units to device
// pixels. A Canvas made by With, Clipped or Faded shares the picture, so all of a
// family belong to one goroutine.
type Canvas struct {
	Img  *image.RGBA
	M    Matrix
	clip *image.Alpha
	fade float64
}

// NewCanvas draws into img with k device pixels for each unit.
func NewCanvas(img *image.RGBA, k float64) *Canvas {
	return &Canvas{Img: img, M: Zoom(k, k), fade: 1}
}

// With gives a canvas whose units are carried over by m first, like a group
// with a transform in SVG.
func (c *Canvas) With(m Matrix) *Canvas {
	d := *c
	d.M = c.M.Mul(m)
	return &d
}

// Faded gives a canvas that draws everything a times as opaque.
func (c *Canvas) Faded(a float64) *Canvas {
	d := *c
	d.fade *= a
	return &d
}

// Clipped gives a canvas that draws only inside p.
func (c *Canvas) Clipped(p Path) *Canvas {
	d := *c
	s := borrow()
	defer s.giveBack()
	m, _ := c.fill(s, p, false, 0)
	n := image.NewAlpha(m.Rect)
	copy(n.Pix, m.Pix[:len(n.Pix)])
	if c.clip != nil {
		for y := n.Rect.Min.Y; y < n.Rect.Max.Y; y++ {
			for x := n.Rect.Min.X; x < n.Rect.Max.X; x++ {
				i := n.PixOffset(x, y)
				n.Pix[i] = uint8(int(n.Pix[i]) * int(c.clip.AlphaAt(x, y).A) / 255)
			}
		}
	}
	d.clip = n
	return &d
}

// Fill paints the inside of p (non-zero winding).
func (c *Canvas) Fill(p Path, with Paint, opacity float64) {
	s := borrow()
	defer s.giveBack()
	m, ok := c.fill(s, p, false, 0)
	if ok {
		c.lay(m, with, opacity)
	}
}

// FillOdd paints the inside of p by the even-odd rule: a part inside another
// is a hole.
func (c *Canvas) FillOdd(p Path, with Paint, opacity float64) {
	s := borrow()
	defer s.giveBack()
	m, ok := c.fill(s, p, true, 0)
	if ok {
		c.lay(m, with, opacity)
	}
}

// Glow paints p blurred by sigma units: shadows and light.
func (c *Canvas) Glow(p Path, sigma float64, with Paint, opacity float64) {
	s := borrow()
	defer s.giveBack()
	device := sigma * c.M.Scale()
	m, ok := c.fill(s, p, false, Rim(device))
	if ok {
		Blur(m, device)
		c.lay(m, with, opacity)
	}
}

// fill makes the mask of p in a scratch buffer; rim is an empty margin.
func (c *Canvas) fill(s *scratch, p Path, odd bool, rim int) (*image.Alpha, bool) {
	parts := p.flatten(c.M)
	b := bounds(parts, 1+float64(rim)).Intersect(c.Img.Rect.Inset(-rim))
	m := s.room(b)
	if b.Empty() {
		return m, false
	}
	if !odd {
		s.raster(m, parts)
		return m, true
	}
	sum := image.NewAlpha(b)
	for i := range parts {
		s.raster(m, parts[i:i+1])
		for j, v := range m.Pix {
			if v != 0 {
				a := int(sum.Pix[j])
				sum.Pix[j] = uint8((a*255 + int(v)*255 - 2*a*int(v)) / 255)
			}
		}
	}
	copy(m.Pix, sum.Pix)
	return m, true
}

func bounds(parts []polyline, rim float64) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range parts {
		for _, v := range q.ps {
			x0, x1 = math.Min(x0, v.X), math.Max(x1, v.X)
			y0, y1 = math.Min(y0, v.Y), math.Max(y1, v.Y)
		}
	}
	if x1 < x0 {
		return image.Rectangle{}
	}
	const far = 1 << 20
	f := func(v float64) int { return int(Clamp(v, -far, far)) }
	return image.Rect(f(math.Floor(x0-rim)), f(math.Floor(y0-rim)), f(math.Ceil(x1+rim)), f(math.Ceil(y1+rim)))
}

// lay puts the paint on the picture through the mask.
func (c *Canvas) lay(m *image.Alpha, with Paint, opacity float64) {
	b := m.Rect.Intersect(c.Img.Rect)
	if c.clip != nil {
		b = b.Intersect(c.clip.Rect)
	}
	if b.Empty() {
		return
	}
	opacity *= c.fade
	solid, plain := with.(RGB)
	inv := c.M.Inverse()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		o := c.Img.PixOffset(b.Min.X, y)
		q := m.Pix[m.PixOffset(b.Min.X, y):][:b.Dx()]
		var k []uint8
		if c.clip != nil {
			k = c.clip.Pix[c.clip.PixOffset(b.Min.X, y):][:b.Dx()]
		}
		for i, v := range q {
			if v != 0 && (k == nil || k[i] != 0) {
				a := float64(v) * opacity * (1. / 255)
				if k != nil {
					a *= float64(k[i]) * (1. / 255)
				}
				if plain {
					Over(c.Img.Pix[o:o+4], solid, a)
				} else {
					p := inv.Apply(Pt{float64(b.Min.X+i) + .5, float64(y) + .5})
					col, ca := with.At(p.X, p.Y)
					Over(c.Img.Pix[o:o+4], col, a*ca)
				}
			}
			o += 4
		}
	}
}
