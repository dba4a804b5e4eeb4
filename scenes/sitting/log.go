package sitting

import "delvebox/engine/play"

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

// log keeps what has been told. The last move's lines are told anew while more and more of
// it is shown; those before it stay as long as position and viewer do.
type log struct {
	lines   []Line
	changes int // Sitting.Changes when it was told
	by      play.Seat
	before  int    // lines that tell of what came before the last move
	head    string // heading in force there
	last    []play.Entry
	whole   bool // lines tell all of the last move
}

// Log gives the log as the viewer may read it, the oldest line first. While something is
// shown that has happened already, it tells no more of it than has been shown. It is good
// until it is asked for again.
func (s *Sitting) Log() []Line {
	l := &s.log
	if l.changes != s.Changes() || l.by != s.Viewer {
		s.retell()
	}
	if l.whole && s.Shown == nil {
		return l.lines
	}
	l.lines, l.whole = l.lines[:l.before], s.Shown == nil
	head := l.head
	for _, e := range l.last {
		s.tellMove(&head, e.Seat, e.Events, s.Shown)
	}
	return l.lines
}

// retell tells anew what came before the last move.
func (s *Sitting) retell() {
	s.log = log{lines: s.log.lines[:0], changes: s.Changes(), by: s.Viewer}
	l := &s.log
	s.tellMove(&l.head, play.NoSeat, s.Match.Opening(s.Viewer), nil)
	entries := s.Match.Log(s.Viewer)
	for len(entries) > 1 {
		s.tellMove(&l.head, entries[0].Seat, entries[0].Events, nil)
		entries = entries[1:]
	}
	l.before, l.last = len(l.lines), entries
}

// tellMove adds the lines of a seat's move, as far as it is shown; nil stands for all of
// it. head is the heading in force.
func (s *Sitting) tellMove(head *string, seat play.Seat, evs []play.Event, shown func(play.Event) bool) {
	for _, ev := range evs {
		if shown != nil && !shown(ev) {
			continue
		}
		if h := s.tell.Head(ev); h != "" {
			*head = h
		}
		if l, ok := s.tell.Tell(seat, ev); ok {
			l.Head = *head
			s.log.lines = append(s.log.lines, l)
		}
	}
}
