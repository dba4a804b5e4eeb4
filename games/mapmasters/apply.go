package mapmasters

import "delvebox/engine/play"

// record collects what a move brings about.
type record struct{ events []play.Event }

func (r *record) add(e ...play.Event) { r.events = append(r.events, e...) }

// Apply makes the move for the seat. The error is a *play.Refusal; the position is
// then unchanged. A position as a seat sees it cannot go on: State.Guess fills it.
func (s *State) Apply(seat play.Seat, m play.Move) ([]play.Event, error) {
	move, ok := m.(Move)
	if !ok {
		return nil, play.Refuse(turnClauses[s.phase], "unknown-move")
	}
	if s.seen {
		return nil, play.Refuse("MMV-125", "hidden-position")
	}
	var log record
	if plan, ok := move.(Explore); ok {
		if why := s.mayAct(seat, plan); why != nil {
			return nil, why
		}
		found, why := s.examine(seat, plan)
		if why != nil {
			return nil, why
		}
		s.accept(seat, plan, found, &log)
		return log.events, nil
	}
	if why := s.Why(seat, move); why != nil {
		return nil, why
	}
	move.make(s, seat, &log)
	return log.events, nil
}

// Why says why the seat may not make the move now; nil if it may. It changes nothing.
func (s *State) Why(seat play.Seat, move Move) *play.Refusal {
	if why := s.mayAct(seat, move); why != nil {
		return why
	}
	return move.refusal(s, seat)
}

// turnClauses name the rule of whose turn it is, by phase.
var turnClauses = [phaseCount]string{MarketPhase: "MMV-109", HandPhase: "MMV-130",
	ExplorationPhase: "MMV-136", RewardPhase: "MMV-147", RefreshPhase: "MMV-156", Over: "MMV-168"}

// mayAct checks the phase, then whose turn it is.
func (s *State) mayAct(seat play.Seat, move Move) *play.Refusal {
	switch {
	case !s.valid(seat):
		return play.Refuse("MMV-091", "no-such-seat", "seat", int(seat))
	case s.phase == Over:
		return play.Refuse("MMV-168", "over")
	case move.phase() != s.phase:
		return play.Refuse(turnClauses[move.phase()], "wrong-phase", "phase", move.phase())
	case s.phase == MarketPhase && s.player(seat).passed:
		return play.Refuse("MMV-110", "passed")
	case seat != s.turn:
		return play.Refuse(turnClauses[s.phase], "not-your-turn", "turn", int(s.turn))
	}
	return nil
}
