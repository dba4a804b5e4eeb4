package showing

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

// writeKey names a word of the marker hand as far as it has been written.
type writeKey struct {
	text  string
	size  int
	frame int
	tone  color.NRGBA
}

// writeFrames is how many pictures the writing of a word has.
const writeFrames = 8

// Write writes a word in the marker hand with its base line at y, as far as a share of
// it. Size is the height of the hand's grid in logical pixels.
func Write(u *ui.UI, h *hand.Hand, x, y, size float64, text string, tone color.NRGBA, a ui.Align, share float64) {
	frame := min(int(math.Ceil(share*writeFrames)), writeFrames)
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
	u.Picture(writeKey{text, int(size * 8), frame, tone}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		px := size * k
		lines := hand.Begun(h.Lines(text, 0, 0, px), float64(frame)/writeFrames)
		return hand.NewBrush(k).Sketch(lines, hand.PenWidth(px, false, k), hand.Marker(pixel.Of(tone)))
	})
}

// eighths rounds a length so that it can name a picture: what is drawn then depends on
// the name alone.
func eighths(v float64) float64 { return math.Round(v*8) / 8 }

// Circle draws a ring by hand round a place, as far as a share of it; its middle is
// x, y.
func Circle(u *ui.UI, x, y, r, width float64, tone color.NRGBA, seed string, share float64) {
	Oval(u, x, y, r, r, width, tone, seed, share)
}

type crossKey struct {
	s     int
	width int
	frame int
	tone  color.NRGBA
	tick  bool
}

// Cross crosses a place out, as far as a share of it; s is half its extent.
func Cross(u *ui.UI, x, y, s, width float64, tone color.NRGBA, share float64) {
	mark(u, x, y, s, width, tone, share, false)
}

// Tick checks a place.
func Tick(u *ui.UI, x, y, s, width float64, tone color.NRGBA, share float64) {
	mark(u, x, y, s, width, tone, share, true)
}

func mark(u *ui.UI, x, y, s, width float64, tone color.NRGBA, share float64, tick bool) {
	frame := min(int(math.Ceil(share*writeFrames)), writeFrames)
	if !u.Drawing() || frame <= 0 {
		return
	}
	s, width = eighths(s), eighths(width)
	u.Picture(crossKey{int(s * 8), int(width * 8), frame, tone, tick}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		lines := hand.Cross(0, 0, s*k, "board")
		if tick {
			lines = []hand.Line{hand.Tick(0, 0, s*k, "board")}
		}
		return hand.NewBrush(k).Sketch(hand.Begun(lines, float64(frame)/writeFrames), width*k, hand.Marker(pixel.Of(tone)))
	})
}

type ovalKey struct {
	rx, ry, width int
	frame         int
	tone          color.NRGBA
	seed          string
}

// Oval draws a wide ring by hand round a word, as far as a share of it.
func Oval(u *ui.UI, x, y, rx, ry, width float64, tone color.NRGBA, seed string, share float64) {
	frame := min(int(math.Ceil(share*writeFrames)), writeFrames)
	if !u.Drawing() || frame <= 0 {
		return
	}
	rx, ry, width = eighths(rx), eighths(ry), eighths(width)
	u.Picture(ovalKey{int(rx * 8), int(ry * 8), int(width * 8), frame, tone, seed}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		ring := hand.Circle(0, 0, ry*k, seed)
		for i := range ring {
			ring[i].X *= rx / ry
		}
		return hand.NewBrush(k).Sketch(hand.Begun([]hand.Line{ring}, float64(frame)/writeFrames), width*k, hand.Marker(pixel.Of(tone)))
	})
}
