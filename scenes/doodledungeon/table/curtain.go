package table

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/sitting"
)

// drawCurtain draws the hand-over in whatever state it is, and does what is answered.
func (t *Table) drawCurtain(u *ui.UI) {
	seat := t.curtain.Seat
	switch t.curtain.Draw(u, t.Sitting, t.invitation(u, seat)) {
	case sitting.Menu:
		if t.Peek {
			t.Peek, t.curtain = false, nil
			u.Wake()
			return
		}
		t.views.Menu(t.Board)
	case sitting.Taken:
		t.hand(seat)
		t.settle(u)
	case sitting.Gone:
		t.curtain = nil
	}
}

// invitation is what the curtain says to a seat.
func (t *Table) invitation(u *ui.UI, seat play.Seat) sitting.Invitation {
	in := sitting.Invitation{
		Head: u.T("handover.pass-to"), Word: u.T("handover.button", "name", t.SeatName(seat)),
		Standing: t.PhaseName(), Icon: "lock",
	}
	if rounds := t.Rounds(); rounds != "" {
		in.Standing = rounds + " · " + in.Standing
	}
	switch s := t.State(); {
	case t.Peek:
		in.Note, in.Escape = u.T("doodledungeon.curtain.peek"), u.T("handover.back")
	case s.Phase() == doodledungeon.Building:
		in.Note = u.T("doodledungeon.curtain.treasure")
		t.builders(u, s, &in)
	default:
		in.Note = u.T("doodledungeon.curtain.hand")
	}
	return in
}

// builders tells who has built already in this round: the seats from the start player to
// the one whose turn it is (DD-012).
func (t *Table) builders(u *ui.UI, s *doodledungeon.State, in *sitting.Invitation) {
	var done []string
	built := true
	for i := range s.Seats() {
		seat := (s.Start() + play.Seat(i)) % play.Seat(s.Seats())
		built = built && seat != s.Turn()
		in.Turns = append(in.Turns, sitting.Turn{Seat: seat, Done: built})
		if built {
			done = append(done, t.SeatName(seat))
		}
	}
	if len(done) > 0 {
		in.More = u.T("handover.done", "names", t.Words.List(done...))
	}
}
