package draft

import "delvebox/engine/ui"

// Hint says what a card is chosen for.
func (v *View) Hint(u *ui.UI) {
	v.Advise(u, u.T("doodledungeon.hint.draft"))
}
