package sitting

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/engine/ui"
)

// Undo takes the last move back as far as fairness allows, and says so, or why not. It
// says whether the position changed.
func (s *Sitting) Undo(u *ui.UI) bool {
	_, err := s.Match.Undo(s.undoer())
	return s.took(u, "undo.undone", err)
}

// Redo brings back the move that was taken back last.
func (s *Sitting) Redo(u *ui.UI) bool {
	_, err := s.Match.Redo(s.redoer())
	return s.took(u, "undo.redone", err)
}

// undoer is the seat that may take back: the person who moved last.
func (s *Sitting) undoer() play.Seat {
	if h := s.Match.History(); len(h) > 0 {
		return h[len(h)-1].Seat
	}
	return s.Viewer
}

// redoer is the seat that may bring a move back: the person who took it back, whoever made
// the move before it.
func (s *Sitting) redoer() play.Seat {
	for _, seat := range s.People() {
		if s.Match.CanRedo(seat) == nil {
			return seat
		}
	}
	return s.Viewer
}

// took tells what came of taking back or bringing back.
func (s *Sitting) took(u *ui.UI, key string, err error) bool {
	if err != nil {
		x, y, _ := u.Pointer()
		var r *play.Refusal
		if errors.As(err, &r) {
			u.Refuse(x, y, s.undoReason(r), "", nil)
		}
		return false
	}
	s.Changed()
	s.StopThinking()
	u.Notify("undo", u.T(key), "", nil)
	u.Wake()
	return true
}

// undoReason says why a move cannot be taken back.
func (s *Sitting) undoReason(r *play.Refusal) string {
	switch r.Key {
	case "undo-limit":
		return s.Words.T("undo.limit", "why", s.Words.T("reveals."+r.Args["why"]))
	case "redo-nothing":
		return s.Words.T("undo.nothing-redo")
	}
	return s.Words.T("undo.nothing")
}
