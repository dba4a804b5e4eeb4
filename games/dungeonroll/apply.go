package dungeonroll

import "delvebox/engine/play"

// add appends an event; a nil Log collects none.
func (l *Log) add(e play.Event) {
	if l != nil {
		l.events = append(l.events, e)
	}
}

// Apply makes the move for the seat. The error is a *play.Refusal, or a *ScriptFault
// of a test; the position is then unchanged.
func (s *State) Apply(seat play.Seat, m play.Move) ([]play.Event, error) {
	move, ok := m.(Move)
	if !ok || !move.sound() {
		return nil, play.Refuse("DR-223", "unknown-move")
	}
	log := &Log{}
	if s.script != nil {
		return s.applyScripted(seat, &move, log)
	}
	if why := s.Do(seat, &move, log); why != nil {
		return nil, why
	}
	return log.events, nil
}

// Why says why the seat may not make the move now; nil if it may. It changes nothing.
func (s *State) Why(seat play.Seat, m *Move) *play.Refusal {
	switch {
	case !m.sound():
		return play.Refuse("DR-223", "unknown-move")
	case !s.valid(seat):
		return play.Refuse("DR-002", "no-such-seat", "seat", int(seat))
	case s.phase == Over:
		return play.Refuse("DR-214", "over")
	case seat != s.turn:
		return play.Refuse("DR-004", "not-your-turn", "turn", int(s.turn))
	}
	switch s.phase {
	case Choosing:
		if m.Kind != PickHero {
			return s.outOfPhase(8, m)
		}
		return checkHero(s, m)
	case Discarding:
		return s.checkLast(m)
	}
	return s.delve.Check(m).Refusal(&s.delve, m)
}

// outOfPhase refuses a move that the table's phase does not know.
func (s *State) outOfPhase(clause uint16, m *Move) *play.Refusal {
	r := Why{WrongPhase, clause}.Refusal(&s.delve, m)
	r.Args["phase"] = s.phase.String()
	return r
}

// Do makes the move and everything that follows from it without a decision. It is
// Apply for those who need no events: a nil log costs nothing. It does not keep m.
func (s *State) Do(seat play.Seat, m *Move, log *Log) *play.Refusal {
	if seat == s.turn && s.phase == delving { // the usual way, without a second check
		if w := s.delve.Check(m); w.Refused() {
			return w.Refusal(&s.delve, m)
		}
		s.delve.make(m, s.door(), log)
		if s.delve.Phase == Ended {
			s.close(log)
		}
		return nil
	}
	if why := s.Why(seat, m); why != nil {
		return why
	}
	if s.phase == Choosing {
		s.take(seat, m.Hero, false, log)
		if !s.chosen(log) {
			s.chooseForBots(log)
		}
		return nil
	}
	s.loseTokens(seat, m.Tokens, log)
	s.finish(seat+1, log)
	return nil
}

// door is where the position's random numbers come from.
func (s *State) door() Luck {
	if s.script != nil {
		return scripted{s}
	}
	return &s.luck
}

// begin begins the delve of the seat whose turn it is.
func (s *State) begin(log *Log) {
	s.phase = delving
	p := &s.players[s.turn]
	d := &s.delve
	d.Hero, d.Master, d.XP, d.Tokens = p.Hero, p.Master, p.XP, p.Tokens
	if log != nil {
		log.add(DelveBegan{Seat: s.turn, Lord: s.Lord(), Delve: int(s.round)})
	}
	d.Begin(s.door(), log)
}

// close books an ended delve and begins the next one, or ends the game (DR-004).
func (s *State) close(log *Log) {
	p := &s.players[s.turn]
	d := &s.delve
	p.Master, p.XP, p.Tokens, p.Records[s.round-1] = d.Master, d.XP, d.Tokens, d.Record
	*d = Delve{Rules: d.Rules, Chest: d.Chest, Phase: Ended}
	s.turn = s.next(s.turn)
	if s.turn == s.first {
		if s.round == delves {
			s.finish(0, log)
			return
		}
		s.round++
	}
	s.begin(log)
}
