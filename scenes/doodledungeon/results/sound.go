package results

import "delvebox/engine/sound"

// heard is the effect with which a step of the scoring sheet begins: a chest opens for a
// treasure that is guarded, a lost one is struck out, the pencil writes the rest, and the
// places come with a fanfare.
func (v *View) heard(step int) sound.Effect {
	column, n, ok := v.paper.Treasure(step)
	switch {
	case ok && v.finds(column)[n].guard.Monster():
		return sound.Chest
	case ok:
		return sound.PencilCross
	case step == 0:
		return sound.Sheet
	case step == v.paper.Steps()-1:
		return sound.Fanfare
	}
	return sound.PencilLong
}
