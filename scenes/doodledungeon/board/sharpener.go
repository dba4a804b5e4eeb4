package board

import (
	"delvebox/engine/ui"
)

// SharpenerSlip is a slip at the top of r that says who holds the sharpener, as high as it
// needs. It is left out, and 0 given, where there is less room.
func SharpenerSlip(u *ui.UI, r ui.Rect, text string) (high float64) {
	g := Grown(u)
	w := r.W - 14 - 70*g
	high = max(u.ParagraphHeight(ui.Note, text, w), 40*g) + 20
	if high > r.H {
		return 0
	}
	sh := r.Top(high)
	Slip(u, sh, -.4)
	u.Paragraph(sh.X+14, sh.Y+(sh.H-u.ParagraphHeight(ui.Note, text, w))/2, w, ui.Note, text, ui.Ink, ui.AlignLeft)
	Sharpener(u, sh.Right()-62*g, sh.CY()-18*g, 1.1*g)
	u.Area("sharpener", sh)
	u.Tip("sharpener", sh, ui.Tip{Title: u.T("doodledungeon.draft.sharpener-title"), Body: u.T("doodledungeon.draft.sharpener-tip"), Clause: "DD-013"})
	return high
}
