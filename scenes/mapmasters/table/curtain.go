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
		Standing: u.T("mapmasters.round.of", "round", st.Round(), "rounds", len(st.Rows(0))) + " · " + u.T("mapmasters.phase."+st.Phase().String()),
		Icon:     "lock",
	}
	if len(t.People()) == 1 {
		in.Head = u.T("mapmasters.phase." + st.Phase().String())
		in.Word, in.Note = u.T("mapmasters.exploration.start"), u.T("mapmasters.exploration.start-note")
	}
	if st.Phase() != mapmasters.ExplorationPhase {
		return in
	}
	switch {
	case st.TimeBonusRound():
		in.Note, in.Icon = u.T("mapmasters.exploration.start-clock"), "timer"
	case st.Timer():
		in.Note, in.Icon = u.T("mapmasters.exploration.start-clock-five"), "timer"
	}
	var done []string
	for _, seat := range st.Order() {
		in.Turns = append(in.Turns, sitting.Turn{Seat: seat, Done: st.Explored(seat)})
		if st.Explored(seat) {
			done = append(done, t.SeatName(seat))
		}
	}
	if len(done) > 0 {
		in.More = u.T("handover.done", "names", t.Words.List(done...)) + " " + u.T("handover.hidden")
	}
	return in
}
