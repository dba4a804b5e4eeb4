package draft

import "delvebox/engine/ui"

// Hint says what a card is chosen for.
func (v *View) Hint(u *ui.UI) {
	u.Refuse(v.p.Sheet.CX(), v.p.Sheet.CY(), u.T("doodledungeon.hint.draft"), "DD-009", func() { v.Rulebook("DD-009") })
}
