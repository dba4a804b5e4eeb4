package delve

import "delvebox/games/dungeonroll"

// phase is the phase as it is to be seen: while dice are still to fall it does not tell what
// they will show, such as a level without monsters.
func (v *View) phase() dungeonroll.Phase {
	if !v.pending() {
		v.plate = v.st.Phase()
	}
	return v.plate
}
