package sitting

import (
	"delvebox/engine/input"
	"delvebox/engine/ui"
)

// Desk is a game's table as the keys and tools use it that mean the same at every table.
type Desk interface {
	// StepBack takes back what only the view knows (a step of the pen, dice that are
	// marked); false leaves it to the match.
	StepBack(u *ui.UI) bool
	// StepForth brings such a step back.
	StepForth(u *ui.UI) bool
	// Anew lets the views look at the position anew: a move was taken back or brought back.
	Anew(u *ui.UI)
	// Hint gives a hint where the view has one.
	Hint(u *ui.UI)
	// Menu opens the pause menu.
	Menu()
}

// Keys handles the keys that mean the same at every table and in every phase. It is
// called after the table's own keys: what they have taken is not seen here.
func (s *Sitting) Keys(u *ui.UI, d Desk) {
	switch {
	case u.KeyCtrl("Z", false):
		s.TakeBack(u, d)
	case u.KeyCtrl("Z", true), u.KeyCtrl("Y", false):
		s.BringBack(u, d)
	case u.Key("H"):
		d.Hint(u)
	case u.Key("R"):
		s.Rulebook("")
	case u.Key("S"):
		s.Open.Settings()
	case u.Key("L"):
		s.OpenLog()
	case u.Key(input.Escape):
		if u.Refused() != "" {
			u.Unrefuse()
		} else {
			d.Menu()
		}
	}
}

// TakeBack takes back the last step of the view, or else the last move of the match.
func (s *Sitting) TakeBack(u *ui.UI, d Desk) {
	if d.StepBack(u) {
		u.Wake()
	} else if s.Undo(u) {
		d.Anew(u)
	}
}

// BringBack brings back what was taken back last.
func (s *Sitting) BringBack(u *ui.UI, d Desk) {
	if d.StepForth(u) {
		u.Wake()
	} else if s.Redo(u) {
		d.Anew(u)
	}
}
