package ui

import (
	"image"
	"image/color"
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
)

// SeatPanel draws a dark panel edged in a seat's colour.
func (u *UI) SeatPanel(r Rect, c color.NRGBA) {
	u.faceAt(r, faceKey{part: "seat-panel", c: c}, 0, func(w, h int, k float64) *image.RGBA { return furniture.SeatPanel(pixel.Of(c), w, h, k) })
}

// Pips show which round of how many.
func (u *UI) Pips(x, y float64, done, of int) {
	u.Picture(faceKey{part: "pips", a: float64(done), b: float64(of)}, x, y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Pips(done, of, k) })
}

const flicker = 300 * time.Millisecond

// Flames draws the three flames of a computer player that thinks; the bright one
// moves on every 300 ms.
func (u *UI) Flames(x, y float64) {
	if u.surface == nil {
		return
	}
	bright := int(u.Now/flicker) % 3
	u.WakeAt((u.Now/flicker + 1) * flicker)
	u.Picture(faceKey{part: "flames", a: float64(bright)}, x, y-furniture.FlamesHeight/2, paint.Place{}, func(k float64) *image.RGBA { return furniture.Flames(bright, k) })
}

// SeatPlate draws a seat's plate in the bar: cream and edged in the seat's colour for
// the one that acts; in a dashed ring that runs round while a computer player thinks.
func (u *UI) SeatPlate(r Rect, acting, thinks bool, c color.NRGBA) {
	key := faceKey{part: "seat", c: c}
	switch {
	case thinks:
		const turns = 8 // steps of the ring in one round of 2.4 s
		step := 0.0
		if u.Prefs.Speed > 0 && !u.Prefs.Reduced {
			n := u.Now / (flicker)
			step = float64(n%turns) / turns
			u.WakeAt((n + 1) * flicker)
		}
		key.part, key.a = "seat-thinks", step
		u.faceAt(r, key, 0, func(w, h int, k float64) *image.RGBA { return furniture.SeatThinking(pixel.Of(c), step, w, h, k) })
	case acting:
		key.part = "seat-acts"
		u.faceAt(r, key, 0, func(w, h int, k float64) *image.RGBA { return furniture.SeatActive(pixel.Of(c), w, h, k) })
	default:
		key.c = color.NRGBA{}
		u.faceAt(r, key, 0, func(w, h int, k float64) *image.RGBA { return furniture.SeatWaiting(w, h, k) })
	}
}

// DoneMark is the green tick on a seat that is done, its middle at x, y.
func (u *UI) DoneMark(x, y float64) {
	u.Picture(faceKey{part: "done-mark"}, x-10, y-10, paint.Place{}, func(k float64) *image.RGBA { return furniture.DoneMark(k) })
}
