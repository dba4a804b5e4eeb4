package rehearsal

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// Blank is a view of nothing, for tests to build views of their own upon.
type Blank struct{}

// Frame implements board.View.
func (Blank) Frame(*ui.UI, house.Layout) {}

// Tick implements board.View.
func (Blank) Tick(*ui.UI) {}

// Happen implements board.View.
func (Blank) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (Blank) Undo(*ui.UI) bool { return false }

// Redo implements board.View.
func (Blank) Redo(*ui.UI) bool { return false }

// Pause implements board.View.
func (Blank) Pause(bool) {}
