package table

import (
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/sitting"
)

// drawCurtain draws the hand-over in whatever state it is, and does what is answered.
func (t *Table) drawCurtain(u *ui.UI) {
	seat := t.curtain.Seat
	switch t.curtain.Draw(u, t.Sitting, t.invitation(u)) {
	case sitting.Menu:
		t.Menu()
	case sitting.Taken:
		t.handed = seat
		t.settle(u)
	case sitting.Gone:
		t.curtain = nil
	}
}

// invitation is what the curtain says. Who plays alone is not asked for a name.
func (t *Table) invitation(u *ui.UI) sitting.Invitation {
	st, name := t.State(), t.SeatName(t.curtain.Seat)
	in := sitting.Invitation{
		Head: u.T("handover.pass-to"), Word: u.T("handover.button", "name", name), Note: u.T("handover.note-first", "name", name),
	}
	if len(t.People()) == 1 {
		in.Head = u.T("mapmasters.phase." + st.Phase().String())
		in.Word, in.Note = u.T("mapmasters.exploration.start"), u.T("mapmasters.exploration.start-note")
	}
	switch explores := st.Phase() == mapmasters.ExplorationPhase; {
	case explores && st.TimeBonusRound():
		in.Note = u.T("mapmasters.exploration.start-clock")
	case explores && st.Timer():
		in.Note = u.T("mapmasters.exploration.start-clock-five")
	}
	return in
}
