package house

import "delvebox/engine/ui"

// Advice is a slip of paper at the top of r that says, under a title, what there is to
// do; it is as tall as its texts.
func Advice(u *ui.UI, r ui.Rect, title string, texts ...string) {
	in := r.W - 32
	h := 26 + u.LineHeight(ui.Heading)
	for _, t := range texts {
		h += u.ParagraphHeight(ui.Label, t, in) + 10
	}
	r.H = min(r.H, h)
	u.Paper(r, 5)
	u.PushClip(r)
	defer u.PopClip()
	x, y := r.X+16, r.Y+12
	y += u.Paragraph(x, y, in, ui.Heading, title, ui.Ink, ui.AlignLeft) + 6
	for _, t := range texts {
		y += u.Paragraph(x, y, in, ui.Label, t, ui.Ink, ui.AlignLeft) + 10
	}
}
