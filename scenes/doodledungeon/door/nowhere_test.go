package door_test

import "delvebox/engine/ui"

// nowhere is the scene below the table, in place of the shelf.
type nowhere struct{}

func (nowhere) Frame(*ui.UI) {}
