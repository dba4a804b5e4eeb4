package results

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

type lidKey struct{ w, h float64 }

// lid draws the lid of the chest that still lies over the stage: oak with irons. It
// slides up and away; with reduced motion it fades.
func (v *View) lid(u *ui.UI, r ui.Rect) {
	gone := v.share(120*1e6, opening-120*1e6)
	if gone >= 1 || !u.Drawing() {
		return
	}
	r = ui.R(r.X-6, r.Y-8, r.W+12, r.H+16)
	place, y := paint.Place{}, r.Y
	if u.Prefs.Reduced {
		place.Fade = gone
	} else {
		y -= gone * gone * (r.Bottom() + 20)
	}
	if !u.PictureLater(lidKey{r.W, r.H}, r.X, y, place, func(k float64) *image.RGBA { return paintLid(r.W, r.H, k) }) {
		u.Fill(ui.R(r.X, y, r.W, r.H), ui.Faded(color.NRGBA{0x5a, 0x34, 0x16, 255}, place.Fade))
	}
}

// paintLid paints the lid from above: boards, two iron bands with nails, and the lock.
func paintLid(w, h, k float64) *image.RGBA {
	m := cloth.Timber(int(w*k+.5), int(h*k+.5), k, cloth.Oak(), 0, 0, false)
	c := pixel.NewCanvas(m, k)
	const boards = 5
	for i := 1; i < boards; i++ {
		y := h * float64(i) / boards
		c.Fill(pixel.RoundRect(0, y-1.4, w, 2.8, 0), pixel.Hex(0x1d0d05), .75)
		c.Fill(pixel.RoundRect(0, y+1.4, w, 1, 0), pixel.Hex(0xd9a066), .35)
	}
	iron := func(x float64) {
		const wide = 54.0
		c.Fill(pixel.RoundRect(x+5, 0, wide, h, 0), pixel.Hex(0x120805), .35)
		c.Fill(pixel.RoundRect(x, 0, wide, h, 0), pixel.Blend(x, 0, x+wide, 0, pixel.Hex(0x6f6963), pixel.Hex(0x2b2725)), 1)
		c.Fill(pixel.RoundRect(x, 0, 1.6, h, 0), pixel.Hex(0xa39b92), .8)
		for y := 22.0; y < h; y += 64 {
			c.Fill(pixel.Circle(x+wide/2+2, y+3, 8), pixel.Hex(0x120805), .5)
			c.Fill(pixel.Circle(x+wide/2, y, 8), pixel.Blend(x, y-8, x, y+8, pixel.Hex(0x8f877e), pixel.Hex(0x37322f)), 1)
			c.Fill(pixel.Circle(x+wide/2-2.4, y-2.8, 2.4), pixel.Hex(0xe8e0d4), .7)
		}
	}
	iron(w*.16 - 27)
	iron(w*.84 - 27)
	lock(c, w/2, h-86)
	c.Stroke(pixel.RoundRect(1, 1, w-2, h-2, 0), pixel.Pen{W: 2}, pixel.Hex(0x1d0d05), .8)
	c.Fill(pixel.RoundRect(0, 0, w, 1.6, 0), pixel.Hex(0xf0c48a), .7)
	return m
}

// lock is the brass plate with the keyhole.
func lock(c *pixel.Canvas, x, y float64) {
	c.Fill(pixel.RoundRect(x-42+5, y-8, 84, 90, 12), pixel.Hex(0x120805), .45)
	c.Fill(pixel.RoundRect(x-42, y-14, 84, 90, 12), pixel.Blend(x-42, y-14, x+42, y+76, pixel.Hex(0xf7dc95), pixel.Hex(0x9a6a24)), 1)
	c.Stroke(pixel.RoundRect(x-38, y-10, 76, 82, 9), pixel.Pen{W: 1.6}, pixel.Hex(0x7d5417), .8)
	c.Fill(pixel.Circle(x, y+22, 10), pixel.Hex(0x2a1608), 1)
	c.Fill(pixel.RoundRect(x-4.5, y+24, 9, 28, 3), pixel.Hex(0x2a1608), 1)
}
