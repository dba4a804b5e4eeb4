package board

import (
	"strconv"

	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/drawing"
)

// OwnPile lists the viewer's own action pile (DD-014). It is drawn only where Open says
// that nobody else looks.
func (b *Board) OwnPile(u *ui.UI, r ui.Rect) {
	Slip(u, r, .3)
	in := r.InsetXY(14, 10)
	Line(u, in.Top(u.LineHeight(ui.Label)), ui.Style{Face: ui.SmallHead.Face, Size: 16}, u.T("doodledungeon.trail.pile"), Head(), ui.AlignLeft)
	pile := b.State().Pile(b.Viewer)
	lh := u.LineHeight(ui.Note) + 3
	u.Scroll("own-pile-list", in, func(in ui.Rect, y float64) float64 {
		for i, id := range pile {
			row := ui.R(in.X, y+lh*float64(i), in.W, lh)
			band, _ := drawing.ActionColours(b.Tables.Card(id).Action)
			Chip(u, ui.R(row.X, row.CY()-8, 12, 16), band)
			Line(u, ui.R(row.X+20, row.Y, row.W-20, row.H), ui.Note, b.CardName(id), ui.Ink, ui.AlignLeft)
			name := "pile-" + strconv.Itoa(i+1)
			u.Area(name, row)
			u.Tip(name, row, b.CardTip(id, ""))
		}
		return lh * float64(len(pile))
	})
}
