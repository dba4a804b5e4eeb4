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
		t.hint(u)
	case "rulebook":
		t.Rulebook("")
	case "settings":
		t.Open.Settings()
	case "menu":
		t.menu()
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

func (t *Table) hint(u *ui.UI) {
	if h, ok := t.view.(Hinter); ok && h.HintRefused(u) == "" {
		h.Hint(u)
	}
}

func (t *Table) menu() {
	t.cover(true)
	t.views.Menu(t.Board)
}

// keys handles the keys that mean the same in every phase.
func (t *Table) keys(u *ui.UI) {
	switch {
	case u.KeyCtrl("Z", false):
		t.undo(u)
	case u.KeyCtrl("Z", true), u.KeyCtrl("Y", false):
		t.redo(u)
	case u.Key("H"):
		t.hint(u)
	case u.Key("R"):
		t.Rulebook("")
	case u.Key("S"):
		t.Open.Settings()
	case u.Key("L"):
		t.views.Log(t.Board)
	case u.Key("Escape"):
		if u.Refused() != "" {
			u.Unrefuse()
		} else {
			t.menu()
		}
	}
}

func (t *Table) undo(u *ui.UI) {
	if !t.view.Undo(u) && t.Undo(u) {
		t.shown = stage{phase: 255} // another position needs another view
	}
}

func (t *Table) redo(u *ui.UI) {
	if !t.view.Redo(u) && t.Redo(u) {
		t.shown = stage{phase: 255}
	}
}
