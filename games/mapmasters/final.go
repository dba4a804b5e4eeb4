package mapmasters

import (
	"slices"

	"delvebox/engine/play"
)

// Final is a seat's game added up (MMV-169 to MMV-175).
type Final struct {
	First       int // sum of the First Score column: the Primary score
	SecondBoxes int // sum of the Second Score column
	Second      int // half of it, rounded down once: the Secondary score (MMV-170)
	Time        int // sum of the Time Bonus column
	Exits       int // checked exit boxes
	ExitVP      int // what they bring (MMV-172)
	Coins       int // left over
	CoinVP      int // a third of them, rounded down (MMV-174)
}

// VP is the final score (MMV-175).
func (f Final) VP() int { return f.First + f.Second + f.Time + f.ExitVP + f.CoinVP }

// Terms are the five scores as terms: Count is what was counted, Value what it
// brings. Each is 0 where points are not a multiple.
func (f Final) Terms() []play.Term {
	return []play.Term{
		{Key: "primary", Count: f.First, Each: 1, Value: f.First},
		{Key: "secondary", Count: f.SecondBoxes, Value: f.Second},
		{Key: "time", Count: f.Time, Each: 1, Value: f.Time},
		{Key: "exits", Count: f.Exits, Value: f.ExitVP},
		{Key: "coins", Count: f.Coins, Value: f.CoinVP},
	}
}

// Finals adds up the score boards as they stand, by seat.
func (s *State) Finals() []Final {
	out := make([]Final, s.seats)
	boxes := make([]int, s.seats)
	for i := range out {
		p, f := &s.players[i], &out[i]
		for _, row := range p.rows {
			f.First += row.First
			f.SecondBoxes += row.Second
			f.Time += row.Time
			if row.Exit {
				f.Exits++
			}
		}
		f.Second = f.SecondBoxes / 2
		f.Coins = p.coins
		f.CoinVP = f.Coins / 3
		boxes[i] = f.Exits
	}
	for i, vp := range exitBonuses(boxes) {
		out[i].ExitVP = vp
	}
	return out
}

// exitBonuses gives 2 to everyone with the most boxes and 1 to everyone with the next
// lower number; nothing for no box at all (MMV-172, MMV-173).
func exitBonuses(boxes []int) []int {
	most, second := 0, 0
	for _, n := range boxes {
		most = max(most, n)
	}
	for _, n := range boxes {
		if n < most {
			second = max(second, n)
		}
	}
	out := make([]int, len(boxes))
	for i, n := range boxes {
		switch {
		case n == 0:
		case n == most:
			out[i] = 2
		case n == second:
			out[i] = 1
		}
	}
	return out
}

// The keys of how a tie was broken.
const (
	tieSecondary = "tie-secondary" // the higher Secondary score won
	tieShared    = "tie-shared"    // the place is shared
)

// rank orders the seats: highest score, then highest Secondary score; equal in both
// share the place (MMV-175, MMV-176).
func rank(finals []Final) []play.Rank {
	ranking := make([]play.Rank, len(finals))
	for i, f := range finals {
		ranking[i] = play.Rank{Seat: play.Seat(i), Score: f.VP(), Terms: f.Terms()}
	}
	better := func(a, b play.Rank) int {
		if a.Score != b.Score {
			return b.Score - a.Score
		}
		return finals[b.Seat].Second - finals[a.Seat].Second
	}
	slices.SortStableFunc(ranking, better)
	for i := range ranking {
		ranking[i].Place = i + 1
		if i > 0 && better(ranking[i-1], ranking[i]) == 0 {
			ranking[i].Place = ranking[i-1].Place
		}
	}
	for i := range ranking {
		for j := range ranking {
			switch {
			case i == j || ranking[i].Score != ranking[j].Score:
			case ranking[i].Place == ranking[j].Place:
				ranking[i].Tie = tieShared
			case ranking[i].Tie == "":
				ranking[i].Tie = tieSecondary
			}
		}
	}
	return ranking
}

// finish ends the game after the sixth Reward phase (MMV-168).
func (s *State) finish(log *record) {
	s.phase, s.turn = Over, play.NoSeat
	finals := s.Finals()
	for _, seat := range s.order() {
		log.add(FinalScored{Seat: seat, Terms: finals[seat].Terms(), VP: finals[seat].VP()})
	}
	log.add(GameRanked{Ranking: rank(finals)})
}

// Outcome is nil while the game runs.
func (s *State) Outcome() *play.Outcome {
	if s.phase != Over {
		return nil
	}
	return &play.Outcome{Ranking: rank(s.Finals())}
}
