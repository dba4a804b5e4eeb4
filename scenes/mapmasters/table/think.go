package table

import (
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// Tick implements scene.Ticker: clocks run and computer players think while the table
// lies open. Under the log, beside which the dungeon is still seen, an explorer's time
// runs on and is counted when the log is closed (MMV-137).
func (t *Table) Tick(u *ui.UI) {
	top := t.Stack.Top()
	_, beside := top.(scene.Overlay)
	t.cover(top != t && !beside)
	if t.view != nil && top == t {
		t.view.Tick(u)
	}
	t.Think(u, t.watching() || top != t)
}

// watching says whether something is being shown that a computer player waits for.
func (t *Table) watching() bool { return t.reward != nil || t.curtain != nil }
