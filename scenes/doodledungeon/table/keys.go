package table

import (
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/sitting"
)

// tools draws the brass buttons at the foot of the right column.
func (t *Table) tools(u *ui.UI) {
	r := board.Lay(u).Tools
	sitting.Brass(u, r, r.H*.445, t.Tools(t, "B"))
}

// keys handles the keys that mean the same in every phase. Where a formation hangs at the
// pointer, R turns it; the rulebook then opens by B.
func (t *Table) keys(u *ui.UI) {
	if u.Key("B") {
		t.Rulebook("")
	}
	t.Keys(u, t)
}

// StepBack implements sitting.Desk.
func (t *Table) StepBack(u *ui.UI) bool { return t.view.Undo(u) }

// StepForth implements sitting.Desk: a step of a line is drawn anew instead.
func (t *Table) StepForth(*ui.UI) bool { return false }

// Anew implements sitting.Desk.
func (t *Table) Anew(u *ui.UI) { t.view.Reset(u) }

// Hinter is a view that can give a hint.
type Hinter interface{ Hint(u *ui.UI) }

// Hint implements sitting.Desk.
func (t *Table) Hint(u *ui.UI) {
	if h, ok := t.view.(Hinter); ok {
		h.Hint(u)
	}
}

// Menu implements sitting.Desk.
func (t *Table) Menu() { t.views.Menu(t.Board) }
