package play

// Entry is one decision in a match's history, with everything: only the log's view
// of it ([Match.Log]) may be shown to a seat while the game runs.
type Entry struct {
	Seat   Seat
	Move   Move
	Events []Event
	Digest Digest // of the position after the move
}

// SecretMove is implemented by moves that hold something the other seats may not
// know yet. SeenBy gives the move as that seat may know it, nil for nothing at all.
type SecretMove interface {
	Move
	SeenBy(by, actor Seat) Move
}

// SecretEvent is implemented by events that hold something not every seat may know.
// SeenBy gives the event as that seat may know it, nil for nothing at all.
type SecretEvent interface {
	Event
	SeenBy(by, actor Seat) Event
}

// SeenBy is the entry as that seat may know it. NoSeat sees what lies open.
func (e Entry) SeenBy(by Seat) Entry {
	if m, ok := e.Move.(SecretMove); ok && by != e.Seat {
		e.Move = m.SeenBy(by, e.Seat)
	}
	e.Events = EventsSeenBy(e.Events, by, e.Seat)
	return e
}

// EventsSeenBy gives the events of the actor's move as the seat may know them.
func EventsSeenBy(events []Event, by, actor Seat) []Event {
	seen := make([]Event, 0, len(events))
	for _, ev := range events {
		if s, ok := ev.(SecretEvent); ok {
			if ev = s.SeenBy(by, actor); ev == nil {
				continue
			}
		}
		seen = append(seen, ev)
	}
	return seen
}

// revealed gives the reason of the first event that brought something to light,
// "" if none did.
func (e Entry) revealed() string {
	for _, ev := range e.Events {
		if r, ok := ev.(Revealing); ok {
			if why := r.Reveals(); why != "" {
				return why
			}
		}
	}
	return ""
}
