package board

import (
	"strconv"

	"delvebox/engine/ui"
)

// OwnPile lists the viewer's own action pile (DD-014). It is drawn only where Open says
// that nobody else looks.
func (b *Board) OwnPile(u *ui.UI, r ui.Rect) {
	Slip(u, r, .3)
	in := r.InsetXY(14, 10)
	Line(u, in.Top(u.LineHeight(ui.Label)), ui.Style{Face: ui.SmallHead.Face, Size: 16}, u.T("doodledungeon.trail.pile"), Head(), ui.AlignLeft)
	pile := b.State().Pile(b.Viewer)
	lh := u.LineHeight(ui.Note)
	u.Scroll("own-pile-list", in, func(in ui.Rect, y float64) float64 {
		for i, id := range pile {
			row := ui.R(in.X, y+lh*float64(i), in.W, lh)
			Line(u, row, ui.Note, b.CardName(id), ui.Ink, ui.AlignLeft)
			name := "pile-" + strconv.Itoa(i+1)
			u.Area(name, row)
			u.Tip(name, row, b.CardTip(id, ""))
		}
		return lh * float64(len(pile))
	})
}
