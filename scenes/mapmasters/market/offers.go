package market

import (
	"math"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/market/closeup"
)

// offer draws the switch of a ready Haggler at the foot of the right column and gives
// how much room it takes (MMV-122).
func (v *View) offer(u *ui.UI, r ui.Rect) float64 {
	seat := v.buyer()
	if seat == play.NoSeat || v.b.State().Choosing() || !v.b.State().BookReady(seat, mapmasters.Haggler) {
		return 0
	}
	h := 48 + u.Grow(ui.Label)
	text := u.T("mapmasters.market.haggler")
	w := r.W - 54 - 72
	h = math.Max(h, u.ParagraphHeight(ui.LabelMedium, text, w)+14)
	at := ui.R(r.X, r.Bottom()-h, r.W, h)
	u.Paper(at, 3)
	closeup.BookToken(v.b, u, mapmasters.Haggler, at.X+26, at.CY(), 17)
	th := u.ParagraphHeight(ui.LabelMedium, text, w)
	u.Paragraph(at.X+52, at.CY()-th/2, w, ui.LabelMedium, text, ui.Ink, ui.AlignLeft)
	u.Area("haggler-offer", at)
	tip := ui.Tip{Title: v.b.BookName(mapmasters.Haggler), Body: u.T("mapmasters.book.SB-10.tip"), Clause: "MMV-122"}
	if v.kept {
		tip.Now = u.T("mapmasters.market.haggler-off")
	}
	u.Tip("haggler-offer", at, tip)
	v.kept = !u.Toggle("haggler", at.Right()-68, at.CY()-15, !v.kept)
	return h
}

// twinsReady says whether the buyer may take a second token for nothing (MMV-123).
func (v *View) twinsReady() bool {
	return v.buyer() != play.NoSeat && v.b.State().BookReady(v.buyer(), mapmasters.FairyTwins)
}

// twins asks beside the pile which second token comes along.
func (v *View) twins(u *ui.UI) {
	if v.twin == card.None {
		return
	}
	if !v.twinsReady() || u.Key(input.Escape) {
		v.twin = card.None
		return
	}
	shade := u.Area("twin-shade", v.at.felt)
	if shade.Clicked || shade.Menu {
		v.twin = card.None
		return
	}
	kinds := make([]card.Kind, 0, 4)
	for _, k := range mapmasters.Fairies() {
		if k != v.twin {
			kinds = append(kinds, k)
		}
	}
	rad := math.Max(v.at.radius*.9, 24)
	w := math.Max(3*(2*rad+18)+28, 300+(u.TextScale-1)*150)
	w = math.Min(w, v.at.felt.W-32)
	in := w - 32
	question := u.T("mapmasters.market.twins-question")
	th := u.LineHeight(ui.SmallHead) + u.ParagraphHeight(ui.Label, question, in)
	bh := 44 + u.Grow(ui.ButtonWord)
	h := 14 + th + 10 + 2*rad + 12 + bh + 16
	pile := v.at.piles[fairyIndex(v.twin)]
	r := ui.R(pile.Right()+14, pile.CY()-h/2, w, h)
	r.X = math.Min(r.X, v.at.felt.Right()-w-8)
	r.Y = math.Min(math.Max(r.Y, v.at.felt.Y+8), v.at.felt.Bottom()-h-8)
	u.Area("twin-paper", r)
	v.onlyStops()
	u.Paper(r, 12)
	y := r.Y + 12
	y += u.Paragraph(r.X+16, y, in, ui.SmallHead, u.T("mapmasters.market.twins-title"), ui.Ink, ui.AlignLeft)
	y += u.Paragraph(r.X+16, y, in, ui.Label, question, ui.InkSecond, ui.AlignLeft) + 10
	u.Group("twin")
	step := in / 3
	for i, k := range kinds {
		v.twinChoice(u, k, r.X+16+step*(float64(i)+.5), y+rad, rad)
	}
	y += 2*rad + 12
	none := ui.R(r.X+16, y, in, bh)
	v.stops = append(v.stops, stop{"twin-none", none})
	if u.Button("twin-none", none, ui.Button{Kind: ui.QuietPaper, Word: u.T("mapmasters.market.twins-none")}) {
		v.do(u, mapmasters.BuyFairy{Kind: v.twin}, r.X, r.Y)
	}
	u.Group("")
}

func (v *View) twinChoice(u *ui.UI, k card.Kind, x, y, rad float64) {
	m := mapmasters.BuyFairy{Kind: v.twin, Twin: k}
	why := v.b.State().Why(v.b.Viewer, m)
	at := ui.R(x-rad, y-rad, 2*rad, 2*rad)
	name := "twin-" + k.String()
	t := u.Touch(name, at)
	v.stops = append(v.stops, stop{name, at})
	if t.Hot && why == nil {
		u.Glow(at, rad, 0)
	}
	closeup.Fairy(v.b, u, k, why != nil, x, y, rad-3)
	if t.Ring {
		u.Ring(at, rad)
	}
	key := "mapmasters.fairy." + k.String()
	u.Tip(name, at, ui.Tip{Title: u.T(key + ".name"), Body: u.T(key + ".tip"), Now: v.b.Reason(why), Clause: "MMV-123"})
	if t.Clicked {
		v.do(u, m, x, y)
	}
}

func fairyIndex(k card.Kind) int {
	for i, f := range mapmasters.Fairies() {
		if f == k {
			return i
		}
	}
	return 0
}
