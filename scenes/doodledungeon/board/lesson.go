package board

import (
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/drawing"
)

// Lesson shows the tip of a key until it is put away, then never again: a slip at the foot
// of the sheet, below the grid where the window allows it, or above TipFoot. The table goes
// on beside it.
func (b *Board) Lesson(u *ui.UI, key string) {
	if !b.Tips || key == "" || b.Told("tips."+key) {
		return
	}
	p := Lay(u)
	text := u.T("doodledungeon.tip." + key)
	bh := 29 + u.Grow(ui.Label)
	w := min(p.Sheet.W-12, 780*u.TextScale)
	bw := min(140*u.TextScale, w*.28)
	inner := w - bw - 46
	h := max(u.ParagraphHeight(ui.Label, text, inner)+22, 2*bh+14)
	y := max(p.Sheet.Bottom()-h-8, p.Rect(drawing.Grid()).Bottom()+6)
	if b.TipFoot > 0 {
		y = b.TipFoot - h
	}
	r := ui.R(p.Sheet.CX()-w/2, min(y, u.H-h-4), w, h)
	u.Area("tip-sheet", r)
	u.Keep(r)
	u.Paper(r, 6)
	u.Icon("hint", r.X+18, r.Y+20, 22, ui.IconPlain, 0)
	u.Paragraph(r.X+34, r.Y+11, inner, ui.Label, text, ui.Ink, ui.AlignLeft)
	col := ui.R(r.Right()-bw-8, r.Y+(h-2*bh-4)/2, bw, bh)
	if b.small(u, "tip-ok", col, u.T("doodledungeon.tips.ok"), ui.Secondary) {
		b.Sitting.Tell("tips." + key)
		u.Wake()
	}
	if b.small(u, "tip-off", col.Move(0, bh+4), u.T("doodledungeon.tips.off"), ui.QuietPaper) {
		b.Tips = false
		b.Sitting.Tell("tips")
		u.Wake()
	}
}

func (b *Board) small(u *ui.UI, name string, r ui.Rect, word string, kind ui.ButtonKind) bool {
	s := Fit(u, ui.ButtonWord15, word, r.W-22)
	return u.Button(name, r, ui.Button{Kind: kind, Word: word, Style: &s})
}
