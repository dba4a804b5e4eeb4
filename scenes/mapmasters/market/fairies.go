package market

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/market/closeup"
)

// pileStep is how much of each lower token of a pile shows.
const pileStep = 4

// fairies draws the sign and the four piles, the number left below each.
func (v *View) fairies(u *ui.UI) {
	s := v.at.fairySign
	drawSign(u, s)
	title, each := u.T("mapmasters.market.fairy-sign"), u.T("mapmasters.market.each")
	lh := u.LineHeight(ui.SmallHead)
	rad := 15.0
	style := ui.SmallHead
	if u.Width(style, title) > s.W-16 {
		style = ui.LabelMedium
	}
	if s.H >= lh+2*rad+16 && u.Width(style, title) <= s.W-10 {
		y := s.CY() - (lh+2*rad+8)/2
		u.Text(s.CX(), y+.78*lh, style, title, word, ui.AlignMiddle)
		w := 2*rad + 8 + u.Width(ui.LabelMedium, each)
		cy := y + lh + 6 + rad
		closeup.Coin(v.b, u, 1, s.CX()-w/2+rad, cy, rad, 0)
		u.TextIn(ui.R(s.CX()-w/2+2*rad+8, cy-rad, w, 2*rad), ui.LabelMedium, each, word, ui.AlignLeft)
	} else {
		rad = min(13, s.H*.3)
		w := 2*rad + 8 + u.Width(ui.LabelMedium, each)
		closeup.Coin(v.b, u, 1, s.CX()-w/2+rad, s.CY(), rad, 0)
		u.TextIn(ui.R(s.CX()-w/2+2*rad+8, s.Y, w, s.H), ui.LabelMedium, each, word, ui.AlignLeft)
	}
	u.Area("fairy-sign", s)
	u.Tip("fairy-sign", s, ui.Tip{Title: title, Body: u.T("mapmasters.market.fairy-sign-tip"), Now: u.T("mapmasters.market.price", "n", 1), Clause: "MMV-112"})
	for i, kind := range mapmasters.Fairies() {
		v.pile(u, kind, v.at.piles[i])
	}
}

type edgeKey struct{ r float64 }

// pile draws the tokens of a kind that are left, the top one with its picture.
func (v *View) pile(u *ui.UI, kind card.Kind, at ui.Rect) {
	n := v.b.State().Piles().Of(kind)
	r := v.at.radius
	name := "fairy-" + kind.String()
	step := float64(pileStep)
	pill := ui.R(at.CX()-16-u.Grow(ui.BodyBold)*.4, at.Bottom()+step*float64(max(n-1, 0))+9, 32+u.Grow(ui.BodyBold)*.8, 24+u.Grow(ui.BodyBold))
	if limit := v.at.slots[0][0].H; pill.Bottom()-at.Y > limit { // small windows: the pile is lower
		step = max(1, step-(pill.Bottom()-at.Y-limit)/float64(max(n-1, 1)))
		pill.Y = at.Bottom() + step*float64(max(n-1, 0)) + 5
	}
	all := ui.R(at.X-4, at.Y-4, at.W+8, pill.Bottom()-at.Y+8)
	g := v.good(u, name, all, closeup.Thing{Fairy: kind}, mapmasters.BuyFairy{Kind: kind})
	for j := n - 1; j > 0; j-- {
		u.Picture(edgeKey{r}, at.CX(), at.CY()+float64(j)*step, closeup.Centred(r, u.Scale), func(k float64) *image.RGBA { return v.b.Art.FairyEdge(r, k) })
	}
	y := at.CY()
	if g.lit {
		y -= 3
		u.Glow(ui.R(at.X, y-r, at.W, at.H), r, 0)
	}
	if n > 1 || n == 1 && !v.lifted(name) {
		closeup.Fairy(v.b, u, kind, false, at.CX(), y, r)
	} else {
		closeup.Fairy(v.b, u, kind, true, at.CX(), y, r)
	}
	if g.quiet && n > 0 {
		house.Veil(u, ui.R(at.CX()-r, y-r, 2*r, 2*r), r)
	}
	count(u, pill, itoa(n))
	if g.ring {
		u.Ring(all, 14)
	}
	key := "mapmasters.fairy." + kind.String()
	u.Tip(name, all, g.tip(u, u.T(key+".name"), "", "MMV-112"))
}

type countKey struct{ w, h int }

// count draws a figure on its dark pill.
func count(u *ui.UI, r ui.Rect, text string) {
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(countKey{w, h}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Count(w, h, k) })
	u.TextIn(r, ui.BodyBold, text, word, ui.AlignMiddle)
}
