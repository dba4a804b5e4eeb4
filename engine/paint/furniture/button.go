package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Button is the body of a button, w x h device pixels with its foot. Main and
// destructive buttons have corners of 12, secondary ones are pills.
func Button(kind Kind, st State, w, h int, k float64) *image.RGBA {
	r := 12.0
	if kind == Secondary {
		r = math.Min(24, float64(h)/k/2)
	}
	return plate(kind.skin(), st, w, h, k, r)
}

// SeatButton is the body of "I am NAME" in a seat's colour.
func SeatButton(c pixel.RGB, st State, w, h int, k float64) *image.RGBA {
	return plate(seatSkin(c), st, w, h, k, 14)
}

func plate(s skin, st State, w, h int, k, r float64) *image.RGBA {
	b := newBoard(w, h, k, 20, 18, 28, 30)
	W, H := float64(w)/k, float64(h)/k
	all := box{0, 0, W, H, r}
	face := func(y float64, top, bottom pixel.RGB) box {
		q := box{0, y, W, H - Foot, r}
		b.fill(q, down(y, y+H-Foot, top, bottom), 1)
		if s.wood {
			b.grain(q, .05, uint32(w))
		}
		return q
	}
	switch st {
	case Disabled:
		q := box{0, 3, W, H - 4, r}
		b.fill(q, down(3, H-1, hex(0x5a5142), hex(0x484034)), 1)
		b.line(q.in(.2), 1.2, solid(hex(0x867a63)), .55)
	case Hover:
		b.shadowAround(all, 9, all)
		b.fill(box{0, -1, W, H + 1, r}, solid(s.foot), 1)
		warm := hex(0xfff2b8)
		q := face(-1, s.top.Mix(warm, .03), s.bottom.Mix(warm, .07))
		b.line(q.in(1), 2, solid(s.rim), .95)
	case Pressed:
		b.soft(box{1, 3, W, H - 2, r}, 2, black(), .55)
		b.fill(box{0, 3, W, H - 3, r}, solid(s.foot), 1)
		q := face(3, s.bottom.Mul(.78), s.bottom.Mix(s.top, .35))
		b.line(q.in(.4), 2, veil(3, 3+H*.55, black(), .42, 0), 1)
		b.line(q.in(1.4), 1.2, solid(s.rim), .30)
	default:
		b.shadowAround(all, 5, all)
		b.fill(all, solid(s.foot), 1)
		q := face(0, s.top, s.bottom)
		b.line(q.in(1.2), 1.6, solid(s.rim), .55)
	}
	return tight(b.img)
}

// QuietButton is a button without a body until the pointer is on it.
func QuietButton(onPaper bool, st State, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 1, 1, 1, 1)
	q := box{0, 0, float64(w) / k, float64(h) / k, 10}
	edge, tint := hex(0xc9a566), hex(0xffe7ae)
	if onPaper {
		edge, tint = hex(0x7a5f35), hex(0x7a4a12)
	}
	switch st {
	case Hover:
		b.fill(q, solid(tint), .16)
		b.line(q, 1.6, solid(edge), 1)
	case Pressed:
		if onPaper {
			b.fill(q, solid(tint), .40)
		} else {
			b.fill(q, solid(black()), .40)
		}
		b.line(q, 1.6, solid(edge), 1)
	case Disabled:
		b.dashed(q.in(.6), 1.2, edge, .45, 4, 4, 0)
	default:
		b.line(q, 1.2, solid(edge), .7)
	}
	return b.img
}

// QuietWord is the colour of a word on a quiet button.
func QuietWord(onPaper bool, st State) pixel.RGB {
	switch {
	case onPaper && st == Disabled:
		return hex(0x6b5a3e)
	case onPaper:
		return ink()
	case st == Disabled:
		return hex(0xb3a384)
	}
	return hex(0xfbf1d8)
}

// PillDisc is the cream disc that carries the icon on a secondary button; d is its
// diameter in device pixels. The icon on it is .65 of that.
func PillDisc(st State, d int, k float64) *image.RGBA {
	b := newBoard(d, d, k, 1, 1, 1, 1)
	r := float64(d) / k / 2
	if st == Disabled {
		b.fill(disc(r, r, r), solid(hex(0x8d8268)), 1)
		b.line(disc(r, r, r), 1.2, solid(hex(0x2b1a0c)), 1)
		return b.img
	}
	q := disc(r, r, r)
	b.fill(q, slant(q, hex(0xfaefd2), hex(0xe6d3a6)), 1)
	b.line(q, 1.4, solid(hex(0x2b1a0c)), 1)
	return b.img
}

// IconButton is a round brass button, d device pixels across: 44 alone, 38 in the bar.
func IconButton(st State, d int, k float64) *image.RGBA {
	b := newBoard(d, d, k, 10, 9, 18, 22)
	r := float64(d) / k / 2
	dy, rim := 0.0, .55
	switch st {
	case Hover:
		b.soft(disc(r+3, r+5, r), 4, black(), .55)
		dy, rim = -1, .9
	case Pressed:
		dy, rim = 2, .25
	case Disabled:
		q := disc(r, r+1, r)
		b.fill(q, solid(hex(0x6b5d43)), 1)
		b.line(q, 1.4, solid(hex(0x2b1a0c)), 1)
		return tight(b.img)
	}
	b.soft(disc(r+1.5, r+2.5, r), 2, black(), .5)
	if st != Pressed {
		b.fill(disc(r, r+2+dy*.2, r), solid(hex(0x5e3f16)), 1)
	}
	q := disc(r, r+dy, r)
	b.fill(q, brass(q, st), 1)
	b.line(q, 1.5, solid(hex(0x3a2409)), 1)
	b.line(q.in(1.8), 1.2, slant(q, hex(0xfff6d0), hex(0xf0d79a)), rim)
	return tight(b.img)
}

// IconShift is how many logical pixels an icon moves down with a brass button's face.
func IconShift(st State) float64 {
	return map[State]float64{Hover: -1, Pressed: 2, Disabled: 1}[st]
}

// KeyChip is the ground of a key's name on a button.
func KeyChip(kind Kind, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 5}
	b.fill(q, solid(kind.skin().foot), .75)
	b.hair(4, .5, q.w-8, 1, black(), .22)
	return b.img
}

// Keycap is a key of the keyboard with its name on paper or on dark ground.
func Keycap(onPaper bool, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 3)
	q := box{0, 0, float64(w) / k, float64(h) / k, 5}
	if !onPaper {
		b.line(q, 1.2, solid(hex(0xb39463)), 1)
		return b.img
	}
	b.fill(q.by(0, 2), solid(hex(0xb89a63)), 1)
	b.fill(q, solid(hex(0xfffaf0)), 1)
	b.line(q, 1.2, solid(hex(0x7a5f35)), 1)
	return b.img
}

// Key is a small brass key of a stepper or chooser; its sign is an icon (plus, minus,
// chevron-left, chevron-right) of half its height.
func Key(st State, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 4, 4, 6, 8)
	q := box{0, 0, float64(w) / k, float64(h) / k, 9}
	dy := 0.0
	if st == Pressed {
		dy = 1.5
	}
	b.soft(box{1, 3, q.w, q.h - 1, 9}, 1.4, black(), .45)
	b.fill(q, solid(hex(0x5e3f16)), 1)
	top := box{0, dy, q.w, q.h - 2.5, 9}
	b.fill(top, brass(top, st), 1)
	b.line(top, 1.4, solid(hex(0x3a2409)), 1)
	if st != Disabled {
		b.line(top.in(1.6), 1.1, veil(dy, dy+q.h*.6, hex(0xfff6d6), .8, 0), 1)
	}
	return tight(b.img)
}

// Ring is the focus of the keyboard round a control of w x h device pixels with corners
// of the given radius (logical pixels): yellow between two dark hairlines, so that it
// shows on walnut and on cream. It reaches 6.7 logical pixels outside.
func Ring(w, h int, radius, k float64) *image.RGBA {
	b := newBoard(w, h, k, 8, 8, 8, 8)
	b.ring(box{0, 0, float64(w) / k, float64(h) / k, radius})
	return b.img
}

// InnerRing is the focus inside a piece of w x h device pixels, for segments and rows.
func InnerRing(w, h int, radius, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	b.ring(box{7, 7, float64(w)/k - 14, float64(h)/k - 14, math.Max(0, radius-7)})
	return b.img
}

func (b board) ring(q box) {
	b.line(q.in(-6.7), 1.4, solid(ink()), 1)
	b.line(q.in(-5.5), 3, solid(yellow()), 1)
	b.line(q.in(-2.5), 1, solid(ink()), .75)
}

// ChosenFrame marks a chosen card: yellow inside a line of ink, on the edge of w x h.
func ChosenFrame(w, h int, radius, k float64) *image.RGBA {
	b := newBoard(w, h, k, 2, 2, 2, 2)
	q := box{0, 0, float64(w) / k, float64(h) / k, radius}
	b.line(q.in(-1), 5, solid(ink()), 1)
	b.line(q, 3, solid(yellow()), 1)
	return b.img
}

// GlowFrame is the frame of light round a card under the pointer.
func GlowFrame(w, h int, radius, k float64) *image.RGBA {
	b := newBoard(w, h, k, 26, 26, 26, 26)
	q := box{0, 0, float64(w) / k, float64(h) / k, radius}
	b.soft(q.in(-5), 7, yellow(), .55)
	b.cut(q.in(-1.8))
	b.line(q.in(-5.1), 3.2, solid(hex(0xffe08a)), 1)
	return b.img
}
