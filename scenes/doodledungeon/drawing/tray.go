package drawing

import (
	"image"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
)

// TrayRim is the width of the frame of a dice tray, in logical pixels.
const TrayRim = 7.0

// Tray is a shallow wooden tray for dice, w x h logical pixels with its corner at (0,0): an
// oak frame round a darker floor, lit from the upper left.
func Tray(w, h, k float64) *image.RGBA {
	m, c := sprite(w, h, 12, k)
	px := func(v float64) int { return max(1, int(math.Ceil(v*k))) }
	whole := pixel.RoundRect(0, 0, w, h, 9)
	c.With(pixel.Move(2.5, 4)).Glow(whole, 4, pixel.RGB{}, .55)
	frame := cloth.Timber(px(w), px(h), k, cloth.Oak(), 40, 310, false)
	c.Fill(whole, pixel.Picture{Img: frame, W: w, H: h}, 1)
	c.Stroke(pixel.RoundRect(.7, .7, w-1.4, h-1.4, 8.5), pixel.Pen{W: 1.4}, pixel.Down(0, h, pixel.Hex(0xe2b77b), pixel.Hex(0x3c1f0d)), .8)
	r := TrayRim
	hole := pixel.RoundRect(r, r, w-2*r, h-2*r, 5)
	wood := cloth.Wood{Dark: pixel.Hex(0x4a2a14), Mid: pixel.Hex(0x84532b), Light: pixel.Hex(0xa87143)}
	floor := cloth.Timber(px(w-2*r), px(h-2*r), k, wood, 210, 95, false)
	in := c.Clipped(hole)
	in.With(pixel.Move(r, r)).Fill(pixel.RoundRect(0, 0, w-2*r, h-2*r, 5), pixel.Picture{Img: floor, W: w - 2*r, H: h - 2*r}, 1)
	shade := pixel.RoundRect(r-6, r-6, w-2*r+12, h-2*r+12, 8)
	for i := range 4 { // the frame's shadow falls to the right and down
		d := float64(i) * 1.6
		in.With(pixel.Move(d, d)).Stroke(shade, pixel.Pen{W: 13}, pixel.Hex(0x180a03), .20)
	}
	c.Stroke(hole, pixel.Pen{W: 1.2}, pixel.Down(r, h-r, pixel.Hex(0x1f0f06), pixel.Hex(0xd9aa6d)), .75)
	return m
}
