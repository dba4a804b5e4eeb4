package showing

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
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
	switch a {
	case ui.AlignMiddle:
		x -= h.Measure(text, size) / 2
	case ui.AlignRight:
		x -= h.Measure(text, size)
	}
	u.Picture(writeKey{text, int(size * 8), frame, tone}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		px := size * k
		lines := hand.Begun(h.Lines(text, 0, 0, px), float64(frame)/writeFrames)
		return hand.NewBrush(k).Sketch(lines, hand.PenWidth(px, false, k), hand.Marker(rgb(tone)))
	})
}

// Circle draws a ring by hand round a place, as far as a share of it; its middle is
// x, y.
func Circle(u *ui.UI, x, y, r, width float64, tone color.NRGBA, seed string, share float64) {
	Oval(u, x, y, r, r, width, tone, seed, share)
}

type crossKey struct {
	s     int
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
	u.Picture(crossKey{int(s * 8), frame, tone, tick}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		lines := hand.Cross(0, 0, s*k, "board")
		if tick {
			lines = []hand.Line{hand.Tick(0, 0, s*k, "board")}
		}
		return hand.NewBrush(k).Sketch(hand.Begun(lines, float64(frame)/writeFrames), width*k, hand.Marker(rgb(tone)))
	})
}

type ovalKey struct {
	rx, ry int
	frame  int
	tone   color.NRGBA
	seed   string
}

// Oval draws a wide ring by hand round a word, as far as a share of it.
func Oval(u *ui.UI, x, y, rx, ry, width float64, tone color.NRGBA, seed string, share float64) {
	frame := min(int(math.Ceil(share*writeFrames)), writeFrames)
	if !u.Drawing() || frame <= 0 {
		return
	}
	u.Picture(ovalKey{int(rx * 8), int(ry * 8), frame, tone, seed}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		ring := hand.Circle(0, 0, ry*k, seed)
		for i := range ring {
			ring[i].X *= rx / ry
		}
		return hand.NewBrush(k).Sketch(hand.Begun([]hand.Line{ring}, float64(frame)/writeFrames), width*k, hand.Marker(rgb(tone)))
	})
}
