package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
)

// record collects what a move brings about.
type record struct{ events []play.Event }

func (r *record) add(e ...play.Event) { r.events = append(r.events, e...) }

// Apply makes the move for the seat. The error is a *play.Refusal; the position is then
// unchanged. A position as a seat sees it cannot go on: State.Guess fills it.
func (s *State) Apply(seat play.Seat, m play.Move) ([]play.Event, error) {
	move, ok := m.(Move)
	if !ok {
		return nil, play.Refuse(turnClauses[s.phase], "unknown-move")
	}
	if s.seen {
		return nil, play.Refuse("DD-043", "hidden-position")
	}
	if why := s.Why(seat, move); why != nil {
		return nil, why
	}
	log := record{events: make([]play.Event, 0, usualEvents)}
	move.make(s, seat, &log)
	return log.events, nil
}

// usualEvents is how many events a move brings about in most cases.
const usualEvents = 6

// Why says why the seat may not make the move now; nil if it may. It changes nothing.
func (s *State) Why(seat play.Seat, move Move) *play.Refusal {
	if why := s.mayAct(seat, move); why != nil {
		return why
	}
	return move.refusal(s, seat)
}

// turnClauses name the rule of whose turn it is, by phase.
var turnClauses = [phaseCount]string{Draft: "DD-009", Building: "DD-011", Drawing: "DD-062", Defence: "DD-065", Over: "DD-069"}

// mayAct checks phase, turn and step.
func (s *State) mayAct(seat play.Seat, move Move) *play.Refusal {
	phase, steps := move.when()
	switch {
	case !s.valid(seat):
		return play.Refuse("DD-001", "no-such-seat", "seat", int(seat))
	case s.phase == Over:
		return play.Refuse("DD-069", "over")
	case phase == Building && s.player(seat).card == card.NoCard && final(move):
		return play.Refuse("DD-025", "final")
	case phase == Building && s.phase > Building && upgrades(move):
		return play.Refuse("DD-051", "no-more-upgrades")
	case phase != s.phase:
		return play.Refuse(turnClauses[phase], "wrong-phase", "phase", phase)
	case seat != s.turn:
		return play.Refuse(turnClauses[s.phase], "not-your-turn", "turn", int(s.turn))
	}
	if s.phase == Defence {
		return s.inStep(seat, move, steps)
	}
	return nil
}

// final says whether the move would change what is final once the card is turned.
func final(move Move) bool {
	switch move.(type) {
	case Erase, Doodle:
		return true
	}
	return false
}

func upgrades(move Move) bool {
	_, ok := move.(Check)
	return ok
}

// inStep checks the step of a turn (DD-066).
func (s *State) inStep(seat play.Seat, move Move, steps []Step) *play.Refusal {
	for _, step := range steps {
		if step == s.step {
			return nil
		}
	}
	switch move.(type) {
	case Play, Settle:
		return play.Refuse("DD-089", "no-encounter")
	case Lay:
		return play.Refuse("DD-105", "not-step-three")
	case Walk:
		if s.player(seat).hero != Alive {
			return play.Refuse("DD-068", "hero-"+s.player(seat).hero.String())
		}
		if s.step != Encounter && !s.setOut(seat) {
			return play.Refuse("DD-067", "first-turn")
		}
	}
	if s.step == Walking {
		return play.Refuse("DD-072", "must-walk")
	}
	if s.step == Encounter {
		return play.Refuse("DD-079", "must-settle")
	}
	return play.Refuse("DD-066", "wrong-step", "step", s.step)
}

// setOut says whether the hero of the seat has walked at least once.
func (s *State) setOut(seat play.Seat) bool { return s.player(seat).at != outside }
