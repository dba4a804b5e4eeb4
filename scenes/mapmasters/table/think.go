package table

import "delvebox/engine/ui"

// Tick implements scene.Ticker: clocks run and computer players think while the table
// lies open.
func (t *Table) Tick(u *ui.UI) {
	t.cover(t.Stack.Top() != t)
	if t.view != nil && !t.covered {
		t.view.Tick(u)
	}
	t.Think(u, t.watching() || t.covered)
}

// watching says whether something is being shown that a computer player waits for.
func (t *Table) watching() bool { return t.reward != nil || t.curtain != nil }
