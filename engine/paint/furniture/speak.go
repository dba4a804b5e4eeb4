package furniture

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Side is where the beak of a bubble grows.
type Side uint8

// The sides.
const (
	NoBeak Side = iota
	Left
	Right
	Above
	Below
)

// BeakLength is how far a beak reaches beyond its bubble, in logical pixels.
const BeakLength = 14

// Tooltip is the ground of a note about the thing that the beak points at; at is where
// along its side the beak stands, in device pixels from the corner.
func Tooltip(w, h int, side Side, at float64, k float64) *image.RGBA {
	return bubble(w, h, side, at, hex(0x8a651a), k)
}

// Refusal is the ground of a sentence that says why something does not go.
func Refusal(w, h int, side Side, at float64, k float64) *image.RGBA {
	return bubble(w, h, side, at, hex(0xa3342c), k)
}

func bubble(w, h int, side Side, at float64, edge pixel.RGB, k float64) *image.RGBA {
	b := newBoard(w, h, k, 18, 16, 28, 32)
	q := box{0, 0, float64(w) / k, float64(h) / k, 10}
	b.soft(q.by(5, 8), 8, black(), .5)
	b.soft(q.by(1, 2), 2, black(), .5)
	at /= k
	const wide = 9.0
	along := q.h
	if side == Above || side == Below {
		along = q.w
	}
	at = pixel.Clamp(at, 10+wide, math.Max(10+wide, along-10-wide))
	var p pixel.Path
	tri := func(ax, ay, bx, by, cx, cy float64) {
		p.MoveTo(ax, ay)
		p.LineTo(bx, by)
		p.LineTo(cx, cy)
		p.Close()
	}
	switch side {
	case Left:
		tri(2.2, at-wide, -BeakLength, at, 2.2, at+wide)
	case Right:
		tri(q.w-2.2, at-wide, q.w+BeakLength, at, q.w-2.2, at+wide)
	case Above:
		tri(at-wide, 2.2, at, -BeakLength, at+wide, 2.2)
	case Below:
		tri(at-wide, q.h-2.2, at, q.h+BeakLength, at+wide, q.h-2.2)
	}
	c := b.canvas()
	if side != NoBeak {
		c.Fill(p, edge, 1)
		c.Stroke(p, pixel.Pen{W: 3}, edge, 1)
	}
	paper := hex(0xfff8e4)
	b.fill(q, solid(paper), 1)
	b.line(q, 2, solid(edge), 1)
	if side != NoBeak {
		c.Fill(p, paper, 1)
	}
	return tight(b.img)
}

// Toast is the dark slip that rises from the foot of the mat and goes by itself.
func Toast(w, h int, k float64) *image.RGBA {
	l, t, r, bt := spread(12)
	b := newBoard(w, h, k, l, t, r, bt)
	q := box{0, 0, float64(w) / k, float64(h) / k, 12}
	b.shadowAround(q, 12, q)
	b.fill(q, down(0, q.h, hex(0x2b1b10), hex(0x1e120a)), 1)
	b.line(q.in(.2), 1.4, solid(hex(0xc9a566)), 1)
	return tight(b.img)
}

// FlamesSize is the size of Flames in logical pixels.
const (
	FlamesWidth  = 46
	FlamesHeight = 26
)

// Flames are the three little flames of a bot that thinks; the one that burns brightest
// is 0, 1 or 2, any other number none.
func Flames(bright int, k float64) *image.RGBA {
	b := newBoard(int(math.Round(FlamesWidth*k)), int(math.Round(FlamesHeight*k)), k, 2, 2, 2, 2)
	c := b.canvas()
	for i := range 3 {
		x, y := 10+13*float64(i), 13.0
		o, r := .55, 1.05
		if i == bright {
			o, r = 1, 1.45
			glow := pixel.Radial{C: pixel.Pt{X: x, Y: y}, R: 13, Stops: []pixel.Stop{
				{At: 0, Color: hex(0xfff4c8), Alpha: .9}, {At: .25, Color: hex(0xffd27a), Alpha: .7}, {At: 1, Color: hex(0xff9a2e), Alpha: 0}}}
			c.Fill(pixel.Circle(x, y, 13), glow, 1)
		}
		f := c.With(pixel.Move(x, y).Mul(pixel.Zoom(r, r)))
		p := pixel.SVG("M0 -6C4 -1 5 2 0 5C-5 2 -4 -1 0 -6Z")
		f.Stroke(p, pixel.Pen{W: 1}, hex(0x7a4a12), o)
		f.Fill(p, pixel.Down(-6, 5, hex(0xffe08a), hex(0xffa22c)), o)
	}
	return b.img
}

// PipsPitch is the distance of two pips, and PipsHeight their height, in logical pixels.
const (
	PipsPitch  = 18
	PipsHeight = 15
)

// Pips show which round of how many: the first done ones are filled with brass.
func Pips(done, of int, k float64) *image.RGBA {
	b := newBoard(int(math.Round((PipsPitch*float64(of-1)+PipsHeight)*k)), int(math.Round(PipsHeight*k)), k, 0, 0, 0, 0)
	for i := range of {
		x := 7.5 + PipsPitch*float64(i)
		b.fill(disc(x, 7.5, 6.5), solid(hex(0x1a0f07)), 1)
		if i < done {
			q := disc(x, 7.5, 4.6)
			b.fill(q, brass(q, Hover), 1)
		}
		b.line(disc(x, 7.5, 7.3), 1.6, solid(hex(0xb98d42)), 1)
	}
	return b.img
}
