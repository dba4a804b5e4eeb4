package table

import (
	"slices"

	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/sitting"
)

// tools draws the brass buttons at the foot of the right column; the score sheet has one
// of its own.
func (t *Table) tools(u *ui.UI) {
	sheet := sitting.Tool{Name: "score-button", Icon: "pencil", Tip: "dungeonroll.score.title", Key: "P", Do: func(*ui.UI) { t.views.Sheet(t.Board) }}
	sitting.Brass(u, board.Tools(u), 15, slices.Insert(t.Tools(t, "R"), 2, sheet))
}

// keys handles the key of the score sheet and those that mean the same at every table.
func (t *Table) keys(u *ui.UI) {
	if u.Key("P") {
		t.views.Sheet(t.Board)
	}
	t.Keys(u, t)
}

// StepBack implements sitting.Desk.
func (t *Table) StepBack(u *ui.UI) bool { return t.view.Undo(u) }

// StepForth implements sitting.Desk: marks on dice are not brought back.
func (t *Table) StepForth(*ui.UI) bool { return false }

// Anew implements sitting.Desk.
func (t *Table) Anew(u *ui.UI) {
	t.score = false
	t.view.Reset(u)
	if t.delve != nil && t.delve != t.view {
		t.delve.Reset(u)
	}
}

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
