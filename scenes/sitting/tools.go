package sitting

import "delvebox/engine/ui"

// Tool is one of the brass buttons at the foot of a table.
type Tool struct {
	Name, Icon string
	Tip        string // key of its title
	Key        string // of the keyboard, as the tooltip tells it
	Do         func(u *ui.UI)
}

// Tools lists the brass buttons of every table, from the left: take back, hint, log,
// rulebook, menu. rules is the key that opens the rulebook.
func (s *Sitting) Tools(d Desk, rules string) []Tool {
	return []Tool{
		{"undo", "undo", "button.undo", "Ctrl Z", func(u *ui.UI) { s.TakeBack(u, d) }},
		{"hint", "hint", "button.hint", "H", d.Hint},
		{"log-button", "log", "button.log", "L", func(*ui.UI) { s.OpenLog() }},
		{"rulebook", "rulebook", "button.rulebook", rules, func(*ui.UI) { s.Rulebook("") }},
		{"menu", "menu", "button.menu", s.Words.T("keys.names-esc"), func(*ui.UI) { d.Menu() }},
	}
}

// Brass draws brass buttons of a radius, in pixels, in a row, and does what is pressed.
func Brass(u *ui.UI, r ui.Rect, radius float64, tools []Tool) {
	step := r.W / float64(len(tools))
	for i, it := range tools {
		tip := ui.Tip{Title: u.T(it.Tip), Body: it.Key}
		if u.IconButton(it.Name, r.X+(float64(i)+.5)*step, r.CY(), radius, it.Icon, "", tip) {
			it.Do(u)
		}
	}
}
