package table

import "delvebox/engine/play"

// Playing is the match on the table.
func (t *Table) Playing() *play.Match { return t.Match }
