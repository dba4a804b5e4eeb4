package torches

import (
	"slices"

	"delvebox/engine/play"
)

// Apply makes the seat's move.
func (s *State) Apply(seat play.Seat, m play.Move) ([]play.Event, error) {
	if !slices.Contains(s.Actors(), seat) {
		return nil, play.Refuse("TOR-002", "not-your-turn")
	}
	if s.Round > rounds {
		h, ok := m.(Hold)
		if !ok {
			return nil, play.Refuse("TOR-005", "hold-up")
		}
		return s.hold(seat, h.Torch)
	}
	switch m := m.(type) {
	case Play:
		return s.play(seat, m.Torch)
	case Roll:
		return s.roll(seat)
	case Done:
		return s.done(seat), nil
	}
	return nil, play.Refuse("TOR-005", "not-yet")
}

func (s *State) play(seat play.Seat, t Torch) ([]play.Event, error) {
	at := slices.Index(s.Hands[seat], t)
	switch {
	case at < 0:
		return nil, play.Refuse("TOR-002", "not-in-hand", "torch", t)
	case s.Plays == playsMax:
		return nil, play.Refuse("TOR-002", "two-a-turn")
	}
	s.Hands[seat] = slices.Delete(s.Hands[seat], at, at+1)
	s.Plays++
	e := Played{Torch: t}
	if t.Brightness() > s.Burning.Brightness() {
		e.Points = t.Brightness()
		s.Scores[seat] += e.Points
		s.Burning = t
	}
	return []play.Event{e}, nil
}

func (s *State) roll(seat play.Seat) ([]play.Event, error) {
	if s.Rolled {
		return nil, play.Refuse("TOR-003", "rolled-already")
	}
	e := Rolled{Pips: 1 + s.Luck.Pick("die", pipsMost)}
	s.Rolled = true
	s.Scores[seat] += e.Pips
	return []play.Event{e}, nil
}

func (s *State) done(seat play.Seat) []play.Event {
	var events []play.Event
	if len(s.Hands[seat]) < handSize && len(s.Deck) > 0 {
		events = append(events, s.draw(seat))
	}
	s.Plays, s.Rolled = 0, false
	if s.Turn++; int(s.Turn) == len(s.Hands) {
		s.Turn = 0
		s.Round++
	}
	return events
}

func (s *State) draw(seat play.Seat) Drew {
	last := len(s.Deck) - 1
	t := s.Deck[last]
	s.Deck = s.Deck[:last]
	s.Hands[seat] = append(s.Hands[seat], t)
	return Drew{seat, t}
}

func (s *State) hold(seat play.Seat, t Torch) ([]play.Event, error) {
	if t != Nothing && !slices.Contains(s.Hands[seat], t) {
		return nil, play.Refuse("TOR-005", "not-in-hand", "torch", t)
	}
	s.Held[seat] = t
	events := []play.Event{Held{t}}
	if slices.Contains(s.Held, "") {
		return events, nil
	}
	e := Shown{Torches: slices.Clone(s.Held), Best: play.NoSeat}
	most := 0
	for i, t := range s.Held {
		if b := t.Brightness(); b > most {
			most, e.Best = b, play.Seat(i)
		}
	}
	if e.Best != play.NoSeat {
		s.Scores[e.Best] += most
	}
	s.Over = true
	return append(events, e), nil
}
