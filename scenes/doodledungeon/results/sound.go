package results

import (
	"delvebox/engine/sound"
	"delvebox/scenes/doodledungeon/drawing"
)

// heard is the effect with which a step of the scoring sheet begins: chests open where
// the treasures are written, the pencil writes the rest, and the places come with a
// fanfare. Steps count from 0, of all there are.
func heard(step, steps int) sound.Effect {
	switch step {
	case 0:
		return sound.Sheet
	case 1 + drawing.HiddenRow:
		return sound.Chest
	case steps - 1:
		return sound.Fanfare
	}
	return sound.PencilLong
}
