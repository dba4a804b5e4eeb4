package trail

import "delvebox/engine/ui"

// Lesson is the tip of the first game that fits now.
func (v *View) Lesson() string { return "trail" }

// Hint names the next square of a shortest way out.
func (v *View) Hint(u *ui.UI) {
	if !v.free() {
		return
	}
	text := u.T("doodledungeon.hint.back")
	if way := v.pen.WayOn(); len(way) > 0 {
		text = u.T("doodledungeon.hint.way", "square", way[0], "n", len(way))
	} else if v.pen.Done() {
		text = u.T("doodledungeon.hint.done")
	}
	v.Advise(u, text)
}
