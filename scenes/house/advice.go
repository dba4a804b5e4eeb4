package house

import "delvebox/engine/ui"

// Advice is a slip of paper at the top of r that says, under a title, what there is to
// do; it is as tall as its texts, and scrolls where these have no room.
func Advice(u *ui.UI, r ui.Rect, title string, texts ...string) {
	in := r.W - 32
	h := 26 + u.LineHeight(ui.Heading)
	for _, t := range texts {
		h += u.ParagraphHeight(ui.Label, t, in) + 10
	}
	room := r.H
	r.H = min(r.H, h)
	u.Paper(r, 5)
	write := func(in ui.Rect, y float64) float64 {
		top := y
		y += u.Paragraph(in.X, y, in.W, ui.Heading, title, ui.Ink, ui.AlignLeft) + 6
		for _, t := range texts {
			y += u.Paragraph(in.X, y, in.W, ui.Label, t, ui.Ink, ui.AlignLeft) + 10
		}
		return y - top
	}
	frame := r.InsetXY(16, 12)
	if h > room {
		u.Scroll("advice", frame, write)
		return
	}
	u.PushClip(r)
	write(frame, frame.Y)
	u.PopClip()
}
