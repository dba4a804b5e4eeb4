package market

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/market/area"
)

// places is where everything of the market lies in the present window.
type places struct {
	felt, dock ui.Rect
	w, h       float64    // a card
	fairySign  ui.Rect    //
	piles      [4]ui.Rect // of the tokens: the uppermost one
	radius     float64    // of a token
	signs      [5]ui.Rect // spellbooks, cost 3 to 6
	decks      [5]ui.Rect // what shows of the decks above the signs
	slots      [5][2]ui.Rect
}

// most is how wide a card grows in large windows.
const most = 360

// arrange works the places out (art/map-masters, Sizes and places; at 1280 x 800 a card
// is 132 wide, in columns of 150).
func (v *View) arrange(u *ui.UI, l house.Layout) {
	p := &v.at
	dock := area.Height(u, l)
	p.dock = ui.R(l.Mat.X, l.Mat.Bottom()-dock, l.Mat.W, dock)
	p.felt = ui.R(l.Mat.X, l.Mat.Y, l.Mat.W, l.Mat.H-dock-10)

	in := p.felt.InsetXY(12, 12)
	sign := 46 + u.Grow(ui.Label)
	peek, air := 50.0, 16.0
	if l.Low {
		peek, air = 22, 12
		sign = 38 + u.Grow(ui.Label)
	}
	fairy := math.Min(math.Max(in.W*.172, 110), 300)
	pitch := math.Floor((in.W - fairy - 14) / 5)
	byHeight := (in.H - peek - sign - air - 12) / 2 / 1.4
	p.w = math.Floor(math.Min(math.Min(pitch-18, byHeight), most))
	p.h = math.Floor(p.w * 1.4)
	if pitch > p.w*1.36 {
		pitch = math.Floor(math.Max(p.w*1.36, sign*2+20))
	}
	// height that is left over shows more of the decks, then becomes air
	if spare := in.H - peek - sign - air - 12 - 2*p.h; spare > 0 {
		more := math.Min(spare*.6, p.h*.55)
		peek += more
		in.Y += (spare - more) / 2
	}
	x0 := in.X + math.Max(0, math.Floor((in.W-fairy-14-5*pitch)/2))
	p.fairySign = ui.R(x0, in.Y, fairy, math.Min(peek+sign, 96+u.Grow(ui.SmallHead)+u.Grow(ui.Label)))
	p.fairySign.Y = in.Y + peek + sign - p.fairySign.H
	x := x0 + fairy + 14
	top := in.Y + peek + sign + air
	for i := range p.signs {
		cx := x + float64(i)*pitch
		p.signs[i] = ui.R(cx, in.Y+peek, pitch-6, sign)
		deck := math.Min(p.w, pitch-14)
		p.decks[i] = ui.R(math.Round(cx+(pitch-6-deck)/2), in.Y, deck, peek+6)
		for j := range p.slots[i] {
			p.slots[i][j] = ui.R(math.Round(cx+(pitch-6-p.w)/2), math.Round(top+float64(j)*(p.h+12)), p.w, p.h)
		}
	}
	cell := fairy / 2
	p.radius = math.Floor(math.Min(cell*.415, p.w*.25))
	for i := range p.piles {
		s := p.slots[0][i/2]
		cx, cy := p.fairySign.X+cell*(float64(i%2)+.5), s.Y+math.Max(p.radius+2, s.H*.36)
		if l.Low {
			cy = s.Y + p.radius + 2
		}
		p.piles[i] = ui.R(cx-p.radius, cy-p.radius, 2*p.radius, 2*p.radius)
	}
}

// column is the place of a cost among signs, decks and slots; 0 for the spellbooks.
func column(cost int) int {
	if cost < 3 {
		return 0
	}
	return cost - 2
}

// place is where a slot of a column lies; the deck's is what shows of it.
func (p *places) place(cost int, s mapmasters.Slot) ui.Rect {
	c := column(cost)
	switch s {
	case mapmasters.FirstSlot:
		return p.slots[c][0]
	case mapmasters.SecondSlot:
		return p.slots[c][1]
	}
	return p.decks[c]
}
