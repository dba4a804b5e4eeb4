package sitting

import (
	"slices"

	"delvebox/engine/play"
)

// Line is one sentence of the log.
type Line struct {
	Head   string // heading it stands under: "Round 2"
	Seat   play.Seat
	Icon   string
	Text   string
	Scores bool   // it tells of points
	Place  string // what of the table it is about, as the table names it; "" for nothing
}

// Teller makes sentences of a game's events.
type Teller interface {
	// Head gives the heading that an event opens, "" if it opens none.
	Head(ev play.Event) string
	// Tell makes the sentence of an event of a seat's move; false if the log passes it over.
	Tell(seat play.Seat, ev play.Event) (Line, bool)
}

type log struct {
	lines   []Line
	changes int
	by      play.Seat
	whole   bool
}

// Log gives the log as the viewer may read it, the oldest line first. While something is
// shown that has happened already, it tells no more of it than has been shown.
func (s *Sitting) Log() []Line {
	staged := s.Shown != nil // it grows without a move
	if !staged && s.log.whole && s.log.changes == s.Changes() && s.log.by == s.Viewer {
		return s.log.lines
	}
	s.log = log{lines: s.log.lines[:0], changes: s.Changes(), by: s.Viewer, whole: !staged}
	head := ""
	add := func(seat play.Seat, evs []play.Event) {
		for _, ev := range evs {
			if h := s.tell.Head(ev); h != "" {
				head = h
			}
			if l, ok := s.tell.Tell(seat, ev); ok {
				l.Head = head
				s.log.lines = append(s.log.lines, l)
			}
		}
	}
	add(play.NoSeat, s.Match.Opening(s.Viewer))
	last := s.Match.Len() - 1
	for i, e := range s.Match.Log(s.Viewer) {
		if staged && i == last {
			e.Events = slices.DeleteFunc(slices.Clone(e.Events), func(ev play.Event) bool { return !s.Shown(ev) })
		}
		add(e.Seat, e.Events)
	}
	return s.log.lines
}
