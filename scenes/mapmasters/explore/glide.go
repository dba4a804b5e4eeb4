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
	scale, fade, lift := v.at.Square/v.want.Square, 0.0, 26.0
	r, home := v.heldAt()
	apart := math.Hypot(r.X-home.X, r.Y-home.Y) / v.at.Square
	ghost := h.snapped() && apart > .3
	switch {
	case ghost:
		fade = .18 // what it would land on is seen through it
	case h.snapped():
		lift = 12
	case h.why != nil && (h.near || h.keys):
		fade = .25
	}
	if !h.near && !h.keys {
		scale *= .8
	}
	marks := h.tab != nil && (h.near || h.keys)
	u.Over(func() {
		if ghost { // with its marks, which belong to the place
			v.drawGhost(u, home, w, min((apart-.3)/.5, 1))
			if marks {
				v.drawHeldEdges(u, home)
			}
		}
		u.Shadow(r.Middle(scale*w, 1.4*scale*w), 13*w*scale/300, lift, fade)
		v.b.Card(u, h.card, r.CX()-w/2, r.CY()-.7*w, w, board.CardLook{
			Turned: h.turned, Scale: scale, Fade: fade, Turn: v.turning(u, h.id)})
		if marks && !ghost {
			v.drawHeldEdges(u, r)
		}
	})
}

// snapped says whether the held card would be laid at a place where it hangs together
// with others.
func (h *hold) snapped() bool {
	return h.keys || h.near && h.tab != nil && h.linked
}

// heldAt is where the held card is drawn, and the place it would be laid at. Near that
// place it rests there, a hand's breadth off, so that the pull is felt; from further away
// it follows the hand, and nothing jumps between the two.
func (v *View) heldAt() (r, home ui.Rect) {
	h := v.hold
	home = v.at.Card(h.x, h.y)
	if h.keys {
		return home, home
	}
	r = ui.R(h.fx, h.fy, card.Columns*v.at.Square, card.Rows*v.at.Square)
	if !h.snapped() {
		return r, home
	}
	dx, dy := r.X-home.X, r.Y-home.Y
	far := math.Hypot(dx, dy) / v.at.Square
	t := min(max((far-.6)/.8, 0), 1)
	keep := .12 + .88*t*t*(3-2*t)
	return home.Move(keep*dx, keep*dy), home
}

// drawGhost draws the held card pale at the place it would be laid at.
func (v *View) drawGhost(u *ui.UI, home ui.Rect, w, strength float64) {
	h := v.hold
	v.b.Card(u, h.card, home.CX()-w/2, home.CY()-.7*w, w, board.CardLook{
		Turned: h.turned, Scale: v.at.Square / v.want.Square, Fade: 1 - .62*strength})
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
