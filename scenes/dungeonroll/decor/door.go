package decor

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// DoorW and DoorH are the size of a door of scale 1.
const DoorW, DoorH = 104.0, 128.0

// Door is one of the two ways at the end of a level: out into the day, or further down
// where eyes wait. A shut one is dim.
func Door(day, shut bool, size, k float64) *image.RGBA {
	s := newSlab(DoorW*size, DoorH*size, k, 2, 2, 12*size, 14*size)
	c := s.on(pixel.Zoom(size, size))
	c.drop(pixel.SVG("M4 126V54Q4 6 52 6Q100 6 100 54V126Z"), 5, 7, 4, .6)
	c.area("M4 126V54Q4 6 52 6Q100 6 100 54V126Z", pixel.Hex(0x1b1210), 1)
	c.area("M2 124V52Q2 4 51 4Q100 4 100 52V124Z", stone(2, 4, 98, 120), 1)
	c.line("M2 104h22M2 82h22M3 60h22M78 104h22M78 82h22M78 60h22", 1.5, 0x5a524a, 1)
	c.line("M9 38L27 46M20 18L35 34M40 6L45 25M63 6L58 25M83 18L68 34M93 38L76 46", 1.5, 0x5a524a, 1)
	c.line("M3 105.5h21M3 83.5h21M79 105.5h21M79 83.5h21", .8, 0xf6ecd8, .5)
	const inside = "M20 124V54Q20 22 51 22Q82 22 82 54V124Z"
	in := slab{c.Clipped(pixel.SVG(inside)), s.k}
	if day {
		in.daylight()
	} else {
		in.depth()
	}
	c.line("M20 124V54Q20 22 51 22Q60 22 66 25", 3, 0x1b1210, .65)
	c.line("M4 124V52Q4 6 51 6Q66 6 78 12", 1.8, 0xfff4dc, .7)
	if shut {
		dull(s.Img, .72, .55)
	}
	return s.Img
}

func (s slab) daylight() {
	s.Fill(rect(18, 20, 66, 106), pixel.Linear{A: pixel.Pt{Y: 22}, B: pixel.Pt{Y: 124}, Stops: []pixel.Stop{
		tone(0, 0xdff2ff), tone(.55, 0xffe9b0), tone(1, 0xf2b85a)}}, 1)
	s.Glow(pixel.Circle(60, 52, 12), 6, pixel.Hex(0xfffbe6), .7)
	s.Fill(pixel.Circle(60, 52, 9), pixel.Hex(0xfffbe6), 1)
	s.area("M20 92Q34 74 50 84Q66 70 82 88V124H20Z", pixel.Down(74, 108, pixel.Hex(0x8cb065), pixel.Hex(0x6f934c)), 1)
	s.area("M20 104Q40 90 82 104V124H20Z", pixel.Down(94, 124, pixel.Hex(0x648c45), pixel.Hex(0x4d7036)), 1)
	s.area("M46 124Q44 110 54 102Q58 96 54 90L58 90Q64 98 60 106Q56 114 64 124Z", pixel.Hex(0xe9d2a0), 1)
}

func (s slab) depth() {
	s.Fill(rect(18, 20, 66, 106), pixel.Linear{A: pixel.Pt{Y: 22}, B: pixel.Pt{Y: 124}, Stops: []pixel.Stop{
		tone(0, 0x0a0406), tone(.6, 0x2a0a08), tone(1, 0xc2401a)}}, 1)
	for i, c := range [5]uint32{0xff8a3a, 0xa83a1a, 0x6f2413, 0x46150d, 0x2a0b08} {
		f := float64(i)
		y := [6]float64{124, 112, 101, 91, 82, 74}
		x := 20 + 4*f
		s.Fill(rect(x, y[i+1], 102-2*x, y[i]-y[i+1]), pixel.Hex(c), 1)
		s.Fill(rect(x, y[i+1], 102-2*x, .9), pixel.Hex(0xffb070), .5-.08*f)
	}
	s.Glow(pixel.SVG("M40 58L47 62L40 64ZM62 58L55 62L62 64Z"), 2.5, pixel.Hex(0xff7a2a), .8)
	s.area("M40 58L47 62L40 64ZM62 58L55 62L62 64Z", pixel.Hex(0xffb03a), 1)
}

// Glow is the light that falls out of a door onto the velvet, w x h; (0,0) is its
// middle.
func Glow(day bool, w, h, k float64) *image.RGBA {
	c, a := uint32(0xffd98a), .75
	if !day {
		c, a = 0xff5a1e, .55
	}
	return pool(w/2, h/2, k, veil(0, c, a), veil(1, c, 0))
}

// pool is an elliptic light about (0,0).
func pool(rx, ry, k float64, ss ...pixel.Stop) *image.RGBA {
	x, y := int(rx*k)+1, int(ry*k)+1
	m := image.NewRGBA(image.Rect(-x, -y, x, y))
	p := oval{0, 0, rx, ry, ss}
	for j := -y; j < y; j++ {
		o := m.PixOffset(-x, j)
		for i := -x; i < x; i++ {
			c, a := p.At((float64(i)+.5)/k, (float64(j)+.5)/k)
			pixel.PutAlpha(m.Pix[o:o+4], c, a)
			o += 4
		}
	}
	return m
}

// dull takes light and colour out of a picture.
func dull(m *image.RGBA, light, colour float64) {
	for i := 0; i+3 < len(m.Pix); i += 4 {
		p := m.Pix[i : i+4 : i+4]
		r, g, b := float64(p[0]), float64(p[1]), float64(p[2])
		l := .2126*r + .7152*g + .0722*b
		f := func(v float64) uint8 {
			return uint8(pixel.Clamp((l+(v-l)*colour)*light+.5, 0, float64(p[3])))
		}
		p[0], p[1], p[2] = f(r), f(g), f(b)
	}
}

// Quiet gives a picture the look of things that do not matter now: darker and paler,
// never veiled.
func Quiet(m *image.RGBA) *image.RGBA {
	n := image.NewRGBA(m.Rect)
	copy(n.Pix, m.Pix)
	dull(n, .82, .75)
	return n
}
