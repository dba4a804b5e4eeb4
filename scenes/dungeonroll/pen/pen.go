// Package pen writes with the marker hand on parchment, stroke by stroke: figures on the
// score sheet, the ring round what is new, the line of a place. A share, 0 to 1, says
// how much of it has been written.
package pen

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

// frames is how many pictures the writing of a word has.
const frames = 8

type wordKey struct {
	text  string
	size  float64
	frame int
	tone  color.NRGBA
}

// Write writes a word with its base line at y. Size is the height of the hand's grid in
// logical pixels.
func Write(u *ui.UI, h *hand.Hand, x, y, size float64, text string, tone color.NRGBA, a ui.Align, share float64) {
	frame := frameOf(share)
	if !u.Drawing() || text == "" || frame <= 0 {
		return
	}
	size = eighths(size)
	switch a {
	case ui.AlignMiddle:
		x -= h.Measure(text, size) / 2
	case ui.AlignRight:
		x -= h.Measure(text, size)
	}
	u.Picture(wordKey{text, size, frame, tone}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		px := size * k
		lines := hand.Begun(h.Lines(text, 0, 0, px), float64(frame)/frames)
		return hand.NewBrush(k).Sketch(lines, hand.PenWidth(px, false, k), hand.Marker(pixel.Of(tone)))
	})
}

type ringKey struct {
	rx, ry, width float64
	frame         int
	tone          color.NRGBA
	seed          string
}

// Ring draws a wide ring round a word with its middle at x, y. The seed makes its hand.
func Ring(u *ui.UI, x, y, rx, ry, width float64, tone color.NRGBA, seed string, share float64) {
	frame := frameOf(share)
	if !u.Drawing() || frame <= 0 {
		return
	}
	rx, ry, width = eighths(rx), eighths(ry), eighths(width)
	u.Picture(ringKey{rx, ry, width, frame, tone, seed}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		line := hand.Circle(0, 0, ry*k, seed)
		for i := range line {
			line[i].X *= rx / ry
		}
		return hand.NewBrush(k).Sketch(hand.Begun([]hand.Line{line}, float64(frame)/frames), width*k, hand.Marker(pixel.Of(tone)))
	})
}

func frameOf(share float64) int { return min(int(math.Ceil(share*frames)), frames) }

// eighths rounds a length so that it can name a picture.
func eighths(v float64) float64 { return math.Round(v*8) / 8 }
