package board

import (
	"delvebox/engine/ui"
)

// Lesson shows the tip of a key until it is put away, once in a match: a slip at the foot
// of the sheet. The table goes on beside it.
func (b *Board) Lesson(u *ui.UI, key string) {
	if !b.Tips || key == "" || b.tips[key] {
		return
	}
	p := Lay(u)
	text := u.T("doodledungeon.tip." + key)
	bh := 34 + u.Grow(ui.Label)
	w := min(p.Sheet.W-24, 620*(1+(u.TextScale-1)*.5))
	bw := min(150*u.TextScale, w*.28)
	inner := w - bw - 46
	h := max(u.ParagraphHeight(ui.Label, text, inner)+24, 2*bh+26)
	r := ui.R(p.Sheet.CX()-w/2, p.Sheet.Bottom()-h-8, w, h)
	u.Area("tip-sheet", r)
	u.Paper(r, 6)
	u.Icon("hint", r.X+18, r.Y+20, 22, ui.IconPlain, 0)
	u.Paragraph(r.X+34, r.Y+11, inner, ui.Label, text, ui.Ink, ui.AlignLeft)
	col := ui.R(r.Right()-bw-10, r.Y+(h-2*bh-6)/2, bw, bh)
	if b.small(u, "tip-ok", col, u.T("doodledungeon.tips.ok"), ui.Secondary) {
		if b.tips == nil {
			b.tips = map[string]bool{}
		}
		b.tips[key] = true
		u.Wake()
	}
	if b.small(u, "tip-off", col.Move(0, bh+6), u.T("doodledungeon.tips.off"), ui.QuietPaper) {
		b.Tips = false
		u.Wake()
	}
}

func (b *Board) small(u *ui.UI, name string, r ui.Rect, word string, kind ui.ButtonKind) bool {
	s := Fit(u, ui.ButtonWord15, word, r.W-22)
	return u.Button(name, r, ui.Button{Kind: kind, Word: word, Style: &s})
}
