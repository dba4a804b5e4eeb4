package board

import (
	"slices"

	"delvebox/scenes/doodledungeon/drawing"
)

// alike says whether two views look the same.
func alike(a, b drawing.View) bool {
	return slices.Equal(a.Path, b.Path) &&
		a.Seed == b.Seed && a.Dungeon == b.Dungeon && a.Master == b.Master && a.Sheet == b.Sheet && a.Seeds == b.Seeds &&
		a.Own == b.Own && a.Checked == b.Checked && a.Lost == b.Lost && a.Count == b.Count && a.Treasures == b.Treasures &&
		a.Warn == b.Warn && a.Lit == b.Lit && a.Walked == b.Walked && a.Colour == b.Colour
}
