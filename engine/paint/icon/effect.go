package icon

import (
	"image"
	"image/color"
	"image/draw"
	"math"
)

// lead is the cream that edges an icon on dark ground.
func lead() color.RGBA { return color.RGBA{0xf4, 0xe2, 0xbe, 255} }

// umber is the colour of soft shadows.
func umber() color.RGBA { return color.RGBA{0x1a, 0x0f, 0x08, 255} }

// RimWidth is how far the rim of an icon px pixels large reaches beyond it.
func RimWidth(px int) float64 { return math.Max(1, float64(px)/32) }

// Rim edges a picture with cream so that its ink shows on dark or busy ground.
func Rim(m *image.RGBA) *image.RGBA {
	r := RimWidth(max(m.Rect.Dx(), m.Rect.Dy()))
	return over(m, halo(m, r, lead(), .58, 0, 0, 0))
}

// Glow lays a soft light of the given colour round a picture, reaching radius pixels:
// the sign of a thing that may be clicked. Its pulsing is the caller's, by fading.
func Glow(m *image.RGBA, c color.RGBA, radius float64) *image.RGBA {
	return halo(m, radius*.55, c, .85, 0, 0, radius*.45)
}

// Shadow is the soft shadow of a thing held lift pixels above the ground; light falls
// from the upper left. The thing itself is not in the picture.
func Shadow(m *image.RGBA, lift float64) *image.RGBA {
	return halo(m, 0, umber(), .45, lift*.5, lift, math.Max(.6, lift*.6))
}

// Lifted is the picture lying on its own shadow.
func Lifted(m *image.RGBA, lift float64) *image.RGBA { return over(m, Shadow(m, lift)) }

// Grey is the picture of a thing that cannot be used: its luminance at 45 % strength.
func Grey(m *image.RGBA) *image.RGBA {
	out := image.NewRGBA(m.Rect)
	for i := 0; i+3 < len(m.Pix); i += 4 {
		l := .2126*float64(m.Pix[i]) + .7152*float64(m.Pix[i+1]) + .0722*float64(m.Pix[i+2])
		v := uint8(l*.45 + .5)
		out.Pix[i], out.Pix[i+1], out.Pix[i+2] = v, v, v
		out.Pix[i+3] = uint8(float64(m.Pix[i+3])*.45 + .5)
	}
	return out
}

// Fade gives the picture at a strength of 0 to 1.
func Fade(m *image.RGBA, strength float64) *image.RGBA {
	out := image.NewRGBA(m.Rect)
	f := uint32(math.Round(math.Max(0, math.Min(1, strength)) * 256))
	for i, v := range m.Pix {
		out.Pix[i] = uint8((uint32(v)*f + 128) >> 8)
	}
	return out
}

// halo is the picture's alpha, widened by grow, moved by dx, dy, blurred, and tinted.
func halo(m *image.RGBA, grow float64, c color.RGBA, strength, dx, dy, blur float64) *image.RGBA {
	mx := int(math.Ceil(grow+2*blur+math.Max(math.Abs(dx), math.Abs(dy)))) + 1
	b := m.Rect.Inset(-mx)
	a := newField(b)
	if grow > 0 {
		// Stamped at offsets round a circle, keeping the greatest: a round widening.
		n := 16
		if grow > 3 {
			n = 32
		}
		for i := range n {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			a.stamp(m, grow*cos+dx, grow*sin+dy)
			if grow > 4 {
				a.stamp(m, grow*.5*cos+dx, grow*.5*sin+dy)
			}
		}
	}
	a.stamp(m, dx, dy)
	a.blur(blur)
	out := image.NewRGBA(b)
	s := strength / 255
	for i, v := range a.v {
		f := float64(v) * s
		p := out.Pix[i*4 : i*4+4 : i*4+4]
		p[0] = uint8(float64(c.R)*f + .5)
		p[1] = uint8(float64(c.G)*f + .5)
		p[2] = uint8(float64(c.B)*f + .5)
		p[3] = uint8(255*f + .5)
	}
	return out
}

// over lays top on bottom; the result has the bounds of the bottom.
func over(top, bottom *image.RGBA) *image.RGBA {
	draw.Draw(bottom, top.Rect, top, top.Rect.Min, draw.Over)
	return bottom
}

// field is an alpha picture in floats of 0 to 255.
type field struct {
	b image.Rectangle
	w int
	v []float32
}

func newField(b image.Rectangle) *field {
	return &field{b: b, w: b.Dx(), v: make([]float32, b.Dx()*b.Dy())}
}

// stamp keeps the greater of the field and the picture's alpha moved by dx, dy.
func (f *field) stamp(m *image.RGBA, dx, dy float64) {
	ix, iy := int(math.Floor(dx)), int(math.Floor(dy))
	fx, fy := float32(dx-float64(ix)), float32(dy-float64(iy))
	w, h := m.Rect.Dx(), m.Rect.Dy()
	at := func(x, y int) float32 {
		if x < 0 || y < 0 || x >= w || y >= h {
			return 0
		}
		return float32(m.Pix[y*m.Stride+x*4+3])
	}
	ox, oy := m.Rect.Min.X-f.b.Min.X+ix, m.Rect.Min.Y-f.b.Min.Y+iy
	for y := 0; y <= h; y++ {
		row := f.v[(y+oy)*f.w:]
		for x := 0; x <= w; x++ {
			v := (at(x, y)*(1-fx)+at(x-1, y)*fx)*(1-fy) + (at(x, y-1)*(1-fx)+at(x-1, y-1)*fx)*fy
			if v > row[x+ox] {
				row[x+ox] = v
			}
		}
	}
}

// blur smooths by three box passes, close to a Gauss curve of the given deviation.
func (f *field) blur(dev float64) {
	r := int(math.Round(dev * .9))
	if dev <= 0 {
		return
	}
	r = max(r, 1)
	h := len(f.v) / f.w
	tmp := make([]float32, len(f.v))
	for range 3 {
		box(tmp, f.v, f.w, h, 1, f.w, r)
		box(f.v, tmp, h, f.w, f.w, 1, r)
	}
}

// box averages over 2r+1 along lines of n cells; step leads to the next cell of a
// line, next to the next line.
func box(dst, src []float32, n, lines, step, next, r int) {
	inv := 1 / float32(2*r+1)
	for l := range lines {
		o := l * next
		sum := float32(0)
		for i := 0; i < min(r, n); i++ {
			sum += src[o+i*step]
		}
		for i := range n {
			if i+r < n {
				sum += src[o+(i+r)*step]
			}
			if i-r-1 >= 0 {
				sum -= src[o+(i-r-1)*step]
			}
			dst[o+i*step] = sum * inv
		}
	}
}
