// Package pen writes with the marker hand, stroke by stroke: figures on a score sheet, the
// ring round what is new, a mark that checks a place or crosses it out. A share, 0 to 1,
// says how much of it has been written. Lengths are logical pixels.
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

// Write writes a word with its base line at y. Size is the height of the hand's grid.
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
		return sketch(h.Lines(text, 0, 0, px), frame, hand.PenWidth(px, false, k), tone, k)
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
		return sketch([]hand.Line{line}, frame, width*k, tone, k)
	})
}

type markKey struct {
	s, width float64
	frame    int
	tone     color.NRGBA
	tick     bool
}

// Cross crosses a place out whose middle is x, y; s is half its extent.
func Cross(u *ui.UI, x, y, s, width float64, tone color.NRGBA, share float64) {
	mark(u, x, y, s, width, tone, share, false)
}

// Tick checks a place, as Cross crosses it out.
func Tick(u *ui.UI, x, y, s, width float64, tone color.NRGBA, share float64) {
	mark(u, x, y, s, width, tone, share, true)
}

func mark(u *ui.UI, x, y, s, width float64, tone color.NRGBA, share float64, tick bool) {
	frame := frameOf(share)
	if !u.Drawing() || frame <= 0 {
		return
	}
	s, width = eighths(s), eighths(width)
	u.Picture(markKey{s, width, frame, tone, tick}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		lines := hand.Cross(0, 0, s*k, "board")
		if tick {
			lines = []hand.Line{hand.Tick(0, 0, s*k, "board")}
		}
		return sketch(lines, frame, width*k, tone, k)
	})
}

// sketch draws lines as far as a frame of their writing; width is in device pixels.
func sketch(lines []hand.Line, frame int, width float64, tone color.NRGBA, k float64) *image.RGBA {
	return hand.NewBrush(k).Sketch(hand.Begun(lines, float64(frame)/frames), width, hand.Marker(pixel.Of(tone)))
}

func frameOf(share float64) int { return min(int(math.Ceil(share*frames)), frames) }

// eighths rounds a length so that it can name a picture: what is drawn then depends on
// the name alone.
func eighths(v float64) float64 { return math.Round(v*8) / 8 }
