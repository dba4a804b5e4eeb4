package table

import (
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/board"
)

// tools draws the brass buttons at the foot of the right column.
func (t *Table) tools(u *ui.UI) {
	r := board.Lay(u).Tools
	list := []struct {
		name, icon, tip, key string
		do                   func(u *ui.UI)
	}{
		{"undo", "undo", "button.undo", "Ctrl Z", t.undo},
		{"hint", "hint", "button.hint", "H", t.hint},
		{"log-button", "log", "button.log", "L", func(*ui.UI) { t.OpenLog() }},
		{"rulebook", "rulebook", "button.rulebook", "B", func(*ui.UI) { t.Rulebook("") }},
		{"menu", "menu", "button.menu", t.Words.T("keys.names-esc"), func(*ui.UI) { t.views.Menu(t.Board) }},
	}
	step := r.W / float64(len(list))
	for i, it := range list {
		tip := ui.Tip{Title: u.T(it.tip), Body: it.key}
		if u.IconButton(it.name, r.X+(float64(i)+.5)*step, r.CY(), r.H*.445, it.icon, "", tip) {
			it.do(u)
		}
	}
}

// Hinter is a view that can give a hint.
type Hinter interface{ Hint(u *ui.UI) }

func (t *Table) hint(u *ui.UI) {
	if h, ok := t.view.(Hinter); ok {
		h.Hint(u)
	}
}

// keys handles the keys that mean the same in every phase. Where a formation hangs at the
// pointer, R turns it; the rulebook then opens by B.
func (t *Table) keys(u *ui.UI) {
	switch {
	case u.KeyCtrl("Z", false):
		t.undo(u)
	case u.KeyCtrl("Z", true), u.KeyCtrl("Y", false):
		if t.Redo(u) {
			t.reset(u)
		}
	case u.Key("H"):
		t.hint(u)
	case u.Key("R"), u.Key("B"):
		t.Rulebook("")
	case u.Key("S"):
		t.App.Open.Settings()
	case u.Key("L"):
		t.OpenLog()
	case u.Key("Escape"):
		if u.Refused() != "" {
			u.Unrefuse()
		} else {
			t.views.Menu(t.Board)
		}
	}
}

func (t *Table) undo(u *ui.UI) {
	if t.view.Undo(u) {
		u.Wake()
		return
	}
	if t.Undo(u) {
		t.reset(u)
	}
}

// reset lets the view look at the position anew.
func (t *Table) reset(u *ui.UI) {
	t.view.Reset(u)
}
