package pixel

import (
	"image"
	"image/color"
)

// RGB is a colour with channels 0 to 1. Values outside are allowed on the way
// and cut when they are written.
type RGB struct{ R, G, B float64 }

// Hex gives the colour of a number such as 0xf4ead1.
func Hex(v uint32) RGB {
	return RGB{float64(v>>16&255) / 255, float64(v>>8&255) / 255, float64(v&255) / 255}
}

// Of gives an opaque colour of the standard library.
func Of[C color.RGBA | color.NRGBA](c C) RGB {
	n := color.NRGBA(c)
	return RGB{float64(n.R) / 255, float64(n.G) / 255, float64(n.B) / 255}
}

// Mix goes from a (t = 0) to b (t = 1); t is cut to 0..1.
func (a RGB) Mix(b RGB, t float64) RGB {
	if t <= 0 {
		return a
	}
	if t >= 1 {
		return b
	}
	return RGB{a.R + (b.R-a.R)*t, a.G + (b.G-a.G)*t, a.B + (b.B-a.B)*t}
}

// Mul makes the colour k times as bright.
func (a RGB) Mul(k float64) RGB { return RGB{a.R * k, a.G * k, a.B * k} }

// Screen lays b over a as light of strength t: it only ever brightens.
func (a RGB) Screen(b RGB, t float64) RGB {
	return RGB{1 - (1-a.R)*(1-b.R*t), 1 - (1-a.G)*(1-b.G*t), 1 - (1-a.B)*(1-b.B*t)}
}

// Color gives the opaque colour for the standard library.
func (a RGB) Color() color.RGBA { return a.Alpha(1) }

// Alpha gives the premultiplied colour of opacity t.
func (a RGB) Alpha(t float64) color.RGBA {
	t = Clamp(t, 0, 1)
	return color.RGBA{byteOf(a.R * t), byteOf(a.G * t), byteOf(a.B * t), byteOf(t)}
}

func byteOf(v float64) uint8 {
	if v <= 0 {
		return 0
	}
	if v >= 1 {
		return 255
	}
	return uint8(v*255 + .5)
}

// Put writes four bytes of an opaque pixel; p begins at the pixel.
func Put(p []uint8, c RGB) {
	p = p[:4:4]
	p[0], p[1], p[2], p[3] = byteOf(c.R), byteOf(c.G), byteOf(c.B), 255
}

// PutAlpha writes the four premultiplied bytes of a pixel of opacity a.
func PutAlpha(p []uint8, c RGB, a float64) {
	p = p[:4:4]
	a = Clamp(a, 0, 1)
	p[0], p[1], p[2], p[3] = byteOf(Clamp(c.R, 0, 1)*a), byteOf(Clamp(c.G, 0, 1)*a), byteOf(Clamp(c.B, 0, 1)*a), byteOf(a)
}

// Over lays a colour of opacity a over the four bytes at p.
func Over(p []uint8, c RGB, a float64) {
	if a <= 0 {
		return
	}
	p = p[:4:4]
	if a >= 1 {
		p[0], p[1], p[2], p[3] = byteOf(c.R), byteOf(c.G), byteOf(c.B), 255
		return
	}
	q := 1 - a
	a *= 255
	p[0] = uint8(float64(p[0])*q + Clamp(c.R, 0, 1)*a + .5)
	p[1] = uint8(float64(p[1])*q + Clamp(c.G, 0, 1)*a + .5)
	p[2] = uint8(float64(p[2])*q + Clamp(c.B, 0, 1)*a + .5)
	p[3] = uint8(float64(p[3])*q + a + .5)
}

// Read gives the colour of an opaque pixel whose four bytes begin at p.
func Read(p []uint8) RGB {
	p = p[:4:4]
	return RGB{float64(p[0]) * (1. / 255), float64(p[1]) * (1. / 255), float64(p[2]) * (1. / 255)}
}

// New gives an empty picture of w x h device pixels, at least 1 x 1.
func New(w, h int) *image.RGBA { return image.NewRGBA(image.Rect(0, 0, max(w, 1), max(h, 1))) }
