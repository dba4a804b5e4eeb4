package explore

import (
	"image"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
)

// drawPlaces lets the legal places of the held card glow (MMV-132, MMV-133).
func (v *View) drawPlaces(u *ui.UI) {
	h := v.hold
	if len(v.s.laid) == 0 && (h == nil || !h.near) && v.s.inHand() > 0 {
		v.drawInvitation(u)
	}
	if h == nil {
		return
	}
	w, hh := v.want.Square*card.Columns, v.want.Square*card.Rows
	if len(h.others) > 0 {
		for _, p := range h.places {
			if p.Turned == h.turned && !(p.X == h.x && p.Y == h.y) {
				r := v.at.Card(p.X, p.Y)
				u.Picture(placeKey{w, hh, 0}, r.X, r.Y, v.scaled(.35), func(k float64) *image.RGBA { return paintPlace(w, hh, k, 0) })
			}
		}
	}
	if !h.near && !h.keys {
		return
	}
	look := 1
	switch {
	case h.why != nil:
		look = 3
	case !h.linked && len(h.others) > 0:
		look = 2
	}
	r := v.at.Card(h.x, h.y)
	u.Picture(placeKey{w, hh, look}, r.X, r.Y, v.scaled(0), func(k float64) *image.RGBA { return paintPlace(w, hh, k, look) })
}

// drawInvitation shows the empty table where the first card could go.
func (v *View) drawInvitation(u *ui.UI) {
	r := v.at.Card(0, 0)
	v.drawSlot(u, r)
	u.Paragraph(r.X+16, r.CY()-u.LineHeight(ui.Body), r.W-32, ui.Body, u.T("mapmasters.exploration.lay-first"), handHead, ui.AlignMiddle)
}

type placeKey struct {
	w, h float64
	look int
}

// paintPlace paints the ground of a place for a card: 0 quiet, 1 the one it would take,
// 2 one without a link, 3 one where it cannot lie.
func paintPlace(w, h, k float64, look int) *image.RGBA {
	const m = 22
	img := image.NewRGBA(image.Rect(-int(m*k), -int(m*k), int((w+m)*k), int((h+m)*k)))
	c := pixel.NewCanvas(img, k)
	box := pixel.RoundRect(1, 1, w-2, h-2, 13*w/300)
	tone := pixel.Hex(0xffd75a)
	switch look {
	case 0:
		c.Fill(box, pixel.Hex(0xf0e3a8), .07)
		c.Stroke(box, pixel.Pen{W: 1.4, Dash: []float64{7, 6}}, pixel.Hex(0xf6ecc0), .5)
		return img
	case 2:
		tone = pixel.Hex(0xd9c59d)
	case 3:
		tone = pixel.Hex(0x8c261f)
	}
	c.GlowStroke(box, pixel.Pen{W: 7}, 6, tone, .85)
	c.Fill(box, tone, .14)
	c.Stroke(box, pixel.Pen{W: 2}, tone, .95)
	return img
}
