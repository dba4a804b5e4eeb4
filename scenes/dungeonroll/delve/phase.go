package delve

import "delvebox/games/dungeonroll"

// phase is the phase as it is to be seen: while dice are still to fall it does not tell what
// they will show, such as a level without monsters.
func (v *View) phase() dungeonroll.Phase {
	v.plate = v.shown()
	return v.plate
}

// shown is phase for whoever is in the middle of a change.
func (v *View) shown() dungeonroll.Phase {
	if v.pending() {
		return v.plate
	}
	return v.st.Phase()
}
