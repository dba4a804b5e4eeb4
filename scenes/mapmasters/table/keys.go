package table

import (
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// tools draws the bar and opens what its buttons lead to.
func (t *Table) tools(u *ui.UI, l house.Layout) {
	hint := u.T("mapmasters.exploration.hint-off")
	if h, ok := t.view.(Hinter); ok {
		hint = h.HintRefused(u)
	}
	pressed := ""
	if b, ok := t.view.(Barred); ok {
		pressed = b.Bar(u, l)
	} else {
		pressed = t.Bar(u, l, hint)
	}
	switch pressed {
	case "hint":
		t.Hint(u)
	case "rulebook":
		t.Rulebook("")
	case "settings":
		t.Open.Settings()
	case "menu":
		t.Menu()
	}
}

// Barred is a view with a bar of its own; it gives the name of the button that was
// pressed, as board.Bar does.
type Barred interface {
	Bar(u *ui.UI, l house.Layout) string
}

// Hinter is a view that can give a hint.
type Hinter interface {
	// HintRefused says why there is no hint now, "" if there is.
	HintRefused(u *ui.UI) string
	Hint(u *ui.UI)
}

// StepBack implements sitting.Desk.
func (t *Table) StepBack(u *ui.UI) bool { return t.view.Undo(u) }

// StepForth implements sitting.Desk.
func (t *Table) StepForth(u *ui.UI) bool { return t.view.Redo(u) }

// Anew implements sitting.Desk: another position needs another view.
func (t *Table) Anew(*ui.UI) { t.shown = stage{phase: 255} }

// Hint implements sitting.Desk.
func (t *Table) Hint(u *ui.UI) {
	if h, ok := t.view.(Hinter); ok && h.HintRefused(u) == "" {
		h.Hint(u)
	}
}

// Menu implements sitting.Desk.
func (t *Table) Menu() {
	t.cover(true)
	t.views.Menu(t.Board)
}
