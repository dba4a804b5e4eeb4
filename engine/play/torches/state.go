package torches

import (
	"slices"

	"delvebox/engine/play"
)

const (
	rounds   = 3
	handSize = 3
	playsMax = 2
	pipsMost = 6
)

// State is one position. Its fields are plain data, so that Clone is short.
type State struct {
	Deck    []Torch // next to draw last
	Hands   [][]Torch
	Held    []Torch // "" until the seat has held something up
	Scores  []int
	Burning Torch // "" at first
	Round   int   // from 1; rounds+1 is the holding up
	Turn    play.Seat
	Plays   int  // torches played this turn
	Rolled  bool // this turn
	Over    bool
	Luck    play.Chance
}

// Actors is the seat whose turn it is, or all that have held up nothing yet.
func (s *State) Actors() []play.Seat {
	switch {
	case s.Over:
		return nil
	case s.Round <= rounds:
		return []play.Seat{s.Turn}
	}
	var list []play.Seat
	for i, t := range s.Held {
		if t == "" {
			list = append(list, play.Seat(i))
		}
	}
	return list
}

// Moves lists all legal moves of the seat.
func (s *State) Moves(seat play.Seat) []play.Move {
	if !slices.Contains(s.Actors(), seat) {
		return nil
	}
	var list []play.Move
	if s.Round > rounds {
		for _, t := range s.Hands[seat] {
			list = append(list, Hold{t})
		}
		return append(list, Hold{Nothing})
	}
	if s.Plays < playsMax {
		for _, t := range s.Hands[seat] {
			list = append(list, Play{t})
		}
	}
	if !s.Rolled {
		list = append(list, Roll{})
	}
	return append(list, Done{})
}

// Outcome ranks by score, then by torches left (TOR-006).
func (s *State) Outcome() *play.Outcome {
	if !s.Over {
		return nil
	}
	var seats []play.Seat
	for i := range s.Hands {
		seats = append(seats, play.Seat(i))
	}
	better := func(a, b play.Seat) int {
		if d := s.Scores[b] - s.Scores[a]; d != 0 {
			return d
		}
		return len(s.Hands[b]) - len(s.Hands[a])
	}
	slices.SortStableFunc(seats, better)
	o := &play.Outcome{}
	for i, seat := range seats {
		r := play.Rank{Seat: seat, Place: i + 1, Score: s.Scores[seat],
			Terms: []play.Term{{Key: "points", Count: s.Scores[seat], Each: 1, Value: s.Scores[seat]}}}
		if i > 0 && s.Scores[seats[i-1]] == s.Scores[seat] {
			r.Tie = "torches-left"
			if better(seats[i-1], seat) == 0 {
				r.Place, r.Tie = o.Ranking[i-1].Place, "shared"
			}
		}
		o.Ranking = append(o.Ranking, r)
	}
	return o
}

// Clone shares nothing with the original.
func (s *State) Clone() play.State {
	c := *s
	c.Deck = slices.Clone(s.Deck)
	c.Hands = make([][]Torch, len(s.Hands))
	for i, h := range s.Hands {
		c.Hands[i] = slices.Clone(h)
	}
	c.Held = slices.Clone(s.Held)
	c.Scores = slices.Clone(s.Scores)
	c.Luck = s.Luck.Clone()
	return &c
}

// Digest writes every field in turn.
func (s *State) Digest() play.Digest {
	d := play.NewDigester()
	list := func(ts []Torch) {
		d.Int(len(ts))
		for _, t := range ts {
			d.Text(string(t))
		}
	}
	list(s.Deck)
	d.Int(len(s.Hands))
	for _, h := range s.Hands {
		list(h)
	}
	list(s.Held)
	d.Int(s.Scores...)
	d.Text(string(s.Burning))
	d.Int(s.Round, int(s.Turn), s.Plays)
	d.Bool(s.Rolled)
	d.Bool(s.Over)
	s.Luck.DigestTo(d)
	return d.Sum()
}

// Seen hides the deck, the other hands, and what the others hold up until it is shown.
func (s *State) Seen(by play.Seat) play.State {
	c := s.Clone().(*State)
	blank(c.Deck)
	for i := range c.Hands {
		if play.Seat(i) == by {
			continue
		}
		blank(c.Hands[i])
		if c.Held[i] != "" && !s.Over {
			c.Held[i] = Nothing // something or nothing: not to be told
		}
	}
	c.Luck = c.Luck.Blank()
	return c
}

// Draws counts the draws from the chance stream.
func (s *State) Draws() int { return s.Luck.Draws() }

func blank(ts []Torch) {
	for i := range ts {
		ts[i] = ""
	}
}
