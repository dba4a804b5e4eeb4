package explore

import (
	"math"
	"time"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/board"
)

// glide is a card on its way back.
type glide struct {
	id       mapmasters.CardID
	card     *card.Card
	turned   bool
	from, to ui.Rect
	since    time.Duration
}

const glidePace = 200 * time.Millisecond

func (g *glide) carries(id mapmasters.CardID) bool { return g != nil && g.id == id }

func (v *View) fly(u *ui.UI, h *hold, to ui.Rect) {
	from := ui.R(h.fx, h.fy, card.Columns*v.at.Square, card.Rows*v.at.Square)
	if h.keys {
		from = v.at.Card(h.x, h.y)
	}
	v.glide = &glide{h.id, h.card, h.turned, from, to, u.Now}
}

// flying draws the held card and a card on its way back, above everything.
func (v *View) flying(u *ui.UI) {
	if !u.Drawing() {
		return
	}
	w := v.want.Square * card.Columns
	v.gliding(u, w)
	h := v.hold
	if h == nil {
		return
	}
	r := ui.R(h.fx, h.fy, card.Columns*v.at.Square, card.Rows*v.at.Square)
	scale, fade := v.at.Square/v.want.Square, 0.0
	lift := 26.0
	if h.keys || h.near && h.tab != nil && h.linked {
		r = v.at.Card(h.x, h.y)
		lift = 12
		if !h.keys { // a hand's breadth above its place, so that the pull is felt
			r.X += (h.fx - r.X) * .12
			r.Y += (h.fy - r.Y) * .12
		}
	}
	if !h.near && !h.keys {
		scale *= .8
	}
	if h.why != nil && (h.near || h.keys) {
		fade = .25
	}
	u.Over(func() {
		u.Shadow(r.Middle(scale*w, 1.4*scale*w), 13*w*scale/300, lift, fade)
		v.b.Card(u, h.card, r.CX()-w/2, r.CY()-.7*w, w, board.CardLook{
			Turned: h.turned, Scale: scale, Fade: fade, Turn: v.turning(u, h.id)})
		if h.tab != nil && (h.near || h.keys) {
			v.drawHeldEdges(u, r)
		}
	})
}

// gliding draws the card on its way back, made for the width w.
func (v *View) gliding(u *ui.UI, w float64) {
	g := v.glide
	if g == nil {
		return
	}
	u.Wake()
	t := 1.0
	if d := u.Pace(glidePace); d > 0 {
		t = float64(u.Now-g.since) / float64(d)
	}
	if t >= 1 || u.Prefs.Reduced {
		v.glide = nil
		return
	}
	e := 1 - math.Pow(1-t, 3)
	mix := func(a, b float64) float64 { return a + (b-a)*e }
	cx, cy, cw := mix(g.from.CX(), g.to.CX()), mix(g.from.CY(), g.to.CY()), mix(g.from.W, g.to.W)
	u.Shadow(ui.R(cx-cw/2, cy-.7*cw, cw, 1.4*cw), 13*cw/300, 12, 0)
	v.b.Card(u, g.card, cx-w/2, cy-.7*w, w, board.CardLook{Turned: g.turned, Scale: cw / w})
}
