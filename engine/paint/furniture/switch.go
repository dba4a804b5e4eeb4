package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Toggle is a switch of 56 x 30 logical pixels; at runs from 0 (off, knob left) to 1
// (on, knob right, green and a tick).
func Toggle(at float64, st State, k float64) *image.RGBA {
	const W, H = 56.0, 30.0
	b := newBoard(int(math.Round(W*k)), int(math.Round(H*k)), k, 3, 2, 5, 6)
	q := box{0, 0, W, H, 15}
	at = pixel.Clamp(at, 0, 1)
	switch {
	case st == Disabled:
		b.fill(q, solid(hex(0x8d8166)), 1)
	default:
		b.fill(q, groove(q), 1)
		b.fill(q, down(0, H, hex(0x1f4a1e), hex(0x3b7a32)), at)
	}
	b.line(q.in(.2), 1.4, solid(hex(0x1b0f06)), .8)
	b.line(q.in(1.4), 2, veil(1, 9, black(), .35, 0), 1)
	b.hair(15, H+.7, W-30, 1.4, hex(0xfff6dc), .55)
	c := b.canvas()
	if at > .5 {
		c.Stroke(pixel.SVG("M11 15.5l4.5 5l8 -10"), pixel.Pen{W: 3}, hex(0xe9f7cf), (at-.5)*2)
	} else {
		b.line(disc(W-16, 15, 6.1), 2.2, solid(hex(0xc9b48a)), 1-at*2)
	}
	b.knob(15+at*(W-30), 15, 12.5, st)
	return b.img
}

// Knob is the turned brass knob of a slider, d device pixels across.
func Knob(st State, d int, k float64) *image.RGBA {
	b := newBoard(d, d, k, 2, 2, 6, 7)
	r := float64(d) / k / 2
	b.knob(r, r, r, st)
	return b.img
}

func (b board) knob(x, y, r float64, st State) {
	b.soft(disc(x+1.2, y+2.2, r), 1.4, black(), .5)
	q := disc(x, y, r)
	if st == Disabled {
		b.fill(q, solid(hex(0xa2977f)), 1)
		b.line(q, 1.4, solid(hex(0x4a3f2c)), 1)
		return
	}
	if st == Pressed {
		st = Normal
	}
	b.fill(q, brass(q, st), 1)
	b.line(q, 1.5, solid(hex(0x3a2409)), 1)
	in := disc(x, y, r*.55)
	b.fill(in, slant(in, hex(0xc79a49), hex(0xf0d48c)), .75)
	b.line(disc(x, y, r*.55+.6), 1.2, solid(hex(0x6b4a16)), .6)
	var p pixel.Path
	for i := 0; i <= 12; i++ {
		sin, cos := math.Sincos(math.Pi + math.Pi/2*float64(i)/12 + .1)
		if px, py := x+r*.74*cos, y+r*.74*sin; i == 0 {
			p.MoveTo(px, py)
		} else {
			p.LineTo(px, py)
		}
	}
	b.canvas().Stroke(p, pixel.Pen{W: 1.6}, hex(0xfff6d6), .85)
}

// SliderGroove is the groove of a slider with its ticks below, w device pixels long and
// 8 logical pixels high; ticks of less than two are none.
func SliderGroove(w, ticks int, k float64) *image.RGBA {
	b := newBoard(w, int(math.Round(8*k)), k, 4, 0, 4, 14)
	W := float64(w) / k
	for i := range ticks {
		if ticks < 2 {
			break
		}
		b.post(W*float64(i)/float64(ticks-1), 13, 6, 1.6, hex(0x7a5f35), 1)
	}
	q := box{-4, 0, W + 8, 8, 4}
	b.fill(q, groove(q), 1)
	b.hair(0, 8.6, W, 1.2, hex(0xfff6dc), .6)
	return b.img
}

// SliderFill is the brass in the groove up to the knob, w device pixels long and 6
// logical pixels high.
func SliderFill(st State, w int, k float64) *image.RGBA {
	b := newBoard(w, int(math.Round(6*k)), k, 3, 0, 0, 0)
	q := box{-3, 0, float64(w)/k + 3, 6, 3}
	p := brassDown(0, 6)
	if st == Disabled {
		p = solid(hex(0xa2977f))
	}
	b.fill(q, p, 1)
	return b.img
}

// Groove is a hollow in wood: the ground of segments, bars and slots. On paper it has a
// light lower edge.
func Groove(onWood bool, w, h int, radius, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 2)
	q := box{0, 0, float64(w) / k, float64(h) / k, radius}
	b.fill(q, groove(q), 1)
	b.line(q, 2.4, veil(0, q.h*.4, black(), .5, 0), 1)
	if !onWood {
		b.hair(radius, q.h+.7, q.w-2*radius, 1.3, hex(0xfff6dc), .5)
	}
	return b.img
}

// SegmentPiece is the chosen piece in a groove of segments: paper.
func SegmentPiece(w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 3, 2, 4, 4)
	q := box{0, 0, float64(w) / k, float64(h) / k, 7}
	b.soft(q.by(1, 1.6), 1.4, black(), .5)
	b.fill(q, cream(q), 1)
	b.hair(6, 1, q.w-12, 1.4, hex(0xfffdf3), 1)
	return b.img
}

// Hollow is a hollow in paper for what can be written or counted: tiles, the figure of
// a stepper.
func Hollow(w, h int, radius, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 1)
	b.hollow(box{0, 0, float64(w) / k, float64(h) / k, radius})
	return b.img
}

func (b board) hollow(q box) {
	b.fill(q, solid(hex(0xfffaf0)), 1)
	b.line(q.in(.6), 4, veil(q.y, q.y+7, hex(0x6b5432), .34, 0), 1)
	b.line(q, 1.4, solid(hex(0x7a5f35)), 1)
}

// Field is where one writes. A wrong one has a red edge; a disabled one is a dashed
// place on the paper.
func Field(st State, wrong bool, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 1)
	q := box{0, 0, float64(w) / k, float64(h) / k, 8}
	if st == Disabled {
		b.fill(q, solid(hex(0xe2d4b2)), 1)
		b.dashed(q.in(.6), 1.2, hex(0x9a8358), 1, 4, 3, 0)
		return b.img
	}
	b.hollow(q)
	if st == Hover {
		b.line(q, 1.8, solid(hex(0x5e4520)), 1)
	}
	if wrong {
		b.line(q, 2.4, solid(hex(0xa3342c)), 1)
	}
	return b.img
}

// RadioCard is a paper card of which one is chosen; its peg says so, 18 logical pixels
// from the upper right corner (20 on a wide card, 60 logical pixels high and 240 wide).
func RadioCard(on bool, st State, w, h int, k float64) *image.RGBA {
	lift := 3.0
	if on || st == Hover {
		lift = 7
	}
	l, t, r, bt := spread(lift)
	b := newBoard(w, h, k, l, t, r, bt)
	q := box{0, 0, float64(w) / k, float64(h) / k, 10}
	if st == Disabled {
		b.fill(q, solid(hex(0xcbbb95)), 1)
		b.dashed(q.in(.6), 1.2, hex(0x8a7650), 1, 4, 3, 0)
	} else {
		b.paper(q, lift)
		if st == Hover {
			b.fill(q, solid(yellow()), .18)
		}
	}
	if on {
		b.line(q.in(-1), 5, solid(ink()), 1)
		b.line(q, 3, solid(yellow()), 1)
	}
	px, py := q.w-18, 18.0
	if q.w >= 240 {
		px, py = q.w-20, 20
	}
	b.peg(px, py, on)
	return tight(b.img)
}

func (b board) peg(x, y float64, on bool) {
	q := disc(x, y, 9.6)
	b.fill(q, down(q.y, q.y+q.h, hex(0x160c06), hex(0x3b2515)), 1)
	b.line(q, 1.2, solid(hex(0x7a5f35)), 1)
	if on {
		p := disc(x, y, 7)
		b.fill(p, brass(p, Hover), 1)
		b.line(p, 1.2, solid(hex(0x3a2409)), 1)
		b.fill(disc(x, y, 2), solid(hex(0x6b4a16)), 1)
	}
}

// Tab is an index card behind a sheet, th device pixels high and 6 logical pixels longer
// at its foot. The chosen one is part of the sheet and must be drawn over it; the others
// are wood and stand 4 logical pixels lower, under the pointer 2.
func Tab(chosen bool, st State, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 4, 2, 6, 8)
	W, H := float64(w)/k, float64(h)/k
	if chosen {
		q := box{0, 0, W, H + 14, 10}
		b.fill(q, solid(hex(0xfbf4df)), 1)
		b.line(q, 1.2, solid(hex(0x7a5f35)), .6)
		b.hair(9, 1.2, W-18, 1.6, hex(0xfffdf3), 1)
		b.erase(H + 2)
		// Into the sheet: no line across its upper edge.
		b.fill(box{1.2, H - 4, W - 2.4, 6, 0}, solid(hex(0xfbf4df)), 1)
		return tight(b.img)
	}
	dy := 4.0
	if st == Hover {
		dy = 2
	}
	q := box{0, dy, W, H + 14 - dy, 10}
	b.soft(q.by(1, 2), 2, black(), .5)
	face := wood(box{0, dy, W, H - dy, 0})
	if st == Hover {
		face = down(dy, H, hex(0x98663a), hex(0x6d4323))
	}
	b.fill(q, face, 1)
	b.grain(q, .05, uint32(w))
	b.hair(10, dy+.8, W-20, 1.3, hex(0xd7a672), .7)
	b.erase(H + 4)
	return tight(b.img)
}

// erase empties everything from the height y downwards.
func (b board) erase(y float64) {
	for j := max(int(math.Round(y*b.k)), b.img.Rect.Min.Y); j < b.img.Rect.Max.Y; j++ {
		clear(b.img.Pix[b.img.PixOffset(b.img.Rect.Min.X, j):][:4*b.img.Rect.Dx()])
	}
}

// Row is the ground of a row of a list: chosen, under the pointer, or nothing.
func Row(chosen bool, st State, w, h int, k float64) *image.RGBA {
	b := newBoard(w, h, k, 0, 0, 0, 0)
	q := box{0, 0, float64(w) / k, float64(h) / k, 6}
	switch {
	case chosen:
		b.fill(q, solid(yellow()), .42)
		b.fill(box{0, 3, 5, q.h - 6, 2.5}, solid(hex(0x8a5a12)), 1)
	case st == Hover || st == Pressed:
		b.fill(q, solid(hex(0x7a4a12)), .12)
	}
	return b.img
}

// ScrollGroove is the groove of a scroll bar, 12 logical pixels wide.
func ScrollGroove(h int, k float64) *image.RGBA {
	return Groove(true, int(math.Round(12*k)), h, 6, k)
}

// ScrollThumb is its thumb, 10 logical pixels wide and never under 44 long.
func ScrollThumb(st State, h int, k float64) *image.RGBA {
	b := newBoard(int(math.Round(10*k)), h, k, 0, 0, 0, 0)
	q := box{0, 0, 10, float64(h) / k, 5}
	p := across(0, 10, hex(0xf6dd97), hex(0xd2a550), hex(0x94672a))
	if st == Hover || st == Pressed {
		p = across(0, 10, hex(0xfff0bd), hex(0xe6bd66), hex(0xa97a35))
	}
	b.fill(q, p, 1)
	b.line(q, 1.2, solid(hex(0x3a2409)), 1)
	for i := -1.0; i <= 1; i++ {
		b.hair(3, q.h/2+i*4, 4, 1.4, hex(0x5e3f16), 1)
	}
	return b.img
}
