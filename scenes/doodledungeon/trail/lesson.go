package trail

import (
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/drawing"
)

// Lesson is the tip of the first game that fits now.
func (v *View) Lesson() string { return "trail" }

// Hint names the next square of a shortest way out.
func (v *View) Hint(u *ui.UI) {
	if !v.free() {
		return
	}
	r := v.p.Rect(drawing.Grid())
	text := u.T("doodledungeon.hint.back")
	if way := v.pen.WayOn(); len(way) > 0 {
		q := way[0]
		r = v.p.Rect(drawing.SquareRect(q))
		text = u.T("doodledungeon.hint.way", "square", q, "n", len(way))
	} else if v.pen.Done() {
		text = u.T("doodledungeon.hint.done")
	}
	u.Refuse(r.CX(), r.Y, text, "", nil)
}
