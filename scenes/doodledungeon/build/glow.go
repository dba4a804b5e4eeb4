package build

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// boxGlow lights the box that would be checked next; (0,0) is its middle.
func boxGlow(w float64, strong bool, k float64) *image.RGBA {
	r := int(w*k) + 4
	m := image.NewRGBA(image.Rect(-r, -r, r, r))
	c := pixel.NewCanvas(m, k)
	share := .55
	if strong {
		share = .85
	}
	c.Fill(pixel.RoundRect(-w/2-3, -w/2-3, w+6, w+6, 4), pixel.Hex(0xa9d96a), share*.6)
	c.Stroke(pixel.RoundRect(-w/2-3, -w/2-3, w+6, w+6, 4), pixel.Pen{W: 1.8}, pixel.Hex(0x5ea43b), share)
	return m
}
