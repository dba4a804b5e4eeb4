package rehearsal

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// blank is a view of nothing.
type blank struct{}

func (blank) Frame(*ui.UI, house.Layout)             {}
func (blank) Tick(*ui.UI)                            {}
func (blank) Happen(*ui.UI, play.Seat, []play.Event) {}
func (blank) Undo(*ui.UI) bool                       { return false }
func (blank) Redo(*ui.UI) bool                       { return false }
func (blank) Pause(bool)                             {}
