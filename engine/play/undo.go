package play

// remember keeps what undo needs when a move is about to be entered in the history:
// the position before it, or the reason why it stays made.
func (m *Match) remember(e Entry, next State) {
	if last := len(m.history) - 1; last >= 0 && m.history[last].Seat != e.Seat {
		m.fix(undoLimit("other-seat"))
	}
	switch why := e.revealed(); {
	case m.IsBot(e.Seat):
		m.fix(undoLimit("bot"))
	case why != "":
		m.fix(undoLimit(why))
	case drew(m.state, next):
		m.fix(undoLimit("chance"))
	case next.Outcome() != nil:
		m.fix(undoLimit("game-over"))
	default:
		m.back = append(m.back, m.state)
	}
}

// fix makes all moves so far final.
func (m *Match) fix(why *Refusal) { m.back, m.floor = nil, why }

func undoLimit(why string) *Refusal { return Refuse("", "undo-limit", "why", why) }

func drew(before, after State) bool {
	b, ok := before.(Draws)
	if !ok {
		return false
	}
	a, ok := after.(Draws)
	return ok && a.Draws() != b.Draws()
}

// CanUndo is nil when the seat may take back the last decision. Otherwise it says
// why not: undo-nothing when no decision has been made, or undo-limit with why, which
// is the key of a reveal ([Revealing]) or one of the kernel's own:
//
//	other-seat  the last decision that counts is another seat's
//	bot         a computer player decided
//	chance      the move drew by chance
//	game-over   the game is over
//
// Once another seat has decided, all that came before stays made, even if that
// seat takes its own decision back.
func (m *Match) CanUndo(seat Seat) *Refusal {
	switch {
	case len(m.back) == 0 && m.floor != nil:
		return m.floor
	case len(m.back) == 0:
		return Refuse("", "undo-nothing")
	}
	if m.history[len(m.history)-1].Seat != seat {
		return undoLimit("other-seat")
	}
	return nil
}

// CanRedo is nil when the seat may make the decision again that it last took back.
// Otherwise the key is redo-nothing.
func (m *Match) CanRedo(seat Seat) *Refusal {
	if len(m.undone) == 0 || m.undone[len(m.undone)-1].entry.Seat != seat {
		return Refuse("", "redo-nothing")
	}
	return nil
}

// Undo takes the seat's last decision back and returns it, so that the screen can
// run it backwards. The error is the *Refusal of [Match.CanUndo].
func (m *Match) Undo(seat Seat) (Entry, error) {
	e, err := m.undo(seat)
	if err == nil {
		m.journal.undo(seat, m.state.Digest())
	}
	return e, err
}

func (m *Match) undo(seat Seat) (Entry, error) {
	if why := m.CanUndo(seat); why != nil {
		return Entry{}, why
	}
	e := m.history[len(m.history)-1]
	m.undone = append(m.undone, step{e, m.state})
	m.state = m.back[len(m.back)-1]
	m.back = m.back[:len(m.back)-1]
	m.history = m.history[:len(m.history)-1]
	m.drafts[seat] = ""
	m.turn++
	return e, nil
}

// Redo makes the decision again that the seat last took back and returns it with
// its events. The error is the *Refusal of [Match.CanRedo].
func (m *Match) Redo(seat Seat) (Entry, error) {
	e, err := m.redo(seat)
	if err == nil {
		m.journal.redo(seat, e.Digest)
	}
	return e, err
}

func (m *Match) redo(seat Seat) (Entry, error) {
	if why := m.CanRedo(seat); why != nil {
		return Entry{}, why
	}
	s := m.undone[len(m.undone)-1]
	m.undone = m.undone[:len(m.undone)-1]
	m.back = append(m.back, m.state)
	m.state = s.after
	m.history = append(m.history, s.entry)
	m.drafts[seat] = ""
	m.turn++
	return s.entry, nil
}
