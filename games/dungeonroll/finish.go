package dungeonroll

import (
	"slices"

	"delvebox/engine/play"
)

// finish carries out the discards at the end of the game in seat order, from a seat
// on, and stops where one has to choose (DR-170, DR-184, DR-215).
func (s *State) finish(from play.Seat, log *Log) {
	for seat := from; seat < play.Seat(s.seats); seat++ {
		p := &s.players[seat]
		side := p.card()
		switch n := p.Tokens.Count(); {
		case side.loses, side.discards > 0 && n <= int(side.discards):
			s.loseTokens(seat, p.Tokens, log)
		case side.discards > 0:
			s.phase, s.turn = Discarding, seat
			s.delve.Owed = side.discards
			log.add(PhaseBegan{Phase: Discarding})
			return
		}
	}
	s.phase, s.turn, s.delve.Owed = Over, s.first, 0
	if log != nil {
		log.add(GameRanked{Ranking: s.Outcome().Ranking})
	}
}

// card is the side of the player's hero card that lies up.
func (p *Player) card() *side {
	if p.Master {
		return &cards[p.Hero].master
	}
	return &cards[p.Hero].novice
}

// loseTokens returns tokens of a seat to the chest at the end of the game.
func (s *State) loseTokens(seat play.Seat, tokens Tokens, log *Log) {
	for k, n := range tokens {
		s.players[seat].Tokens[k] -= n
		s.delve.Chest[k] += n
	}
	if log != nil && tokens.Count() > 0 {
		log.add(TreasuresLost{Seat: seat, Tokens: tokens})
	}
}

// checkLast says why these are not the treasures to be discarded at the end.
func (s *State) checkLast(m *Move) *play.Refusal {
	if m.Kind != DiscardTokens {
		return s.outOfPhase(170, m)
	}
	var w Why
	checkTokens(m, &s.players[s.turn].Tokens, int(s.delve.Owed), 170, &w)
	return w.Refusal(&s.delve, m)
}

// Points of unused treasures at the end (DR-102, DR-109).
const (
	pointsToken  = 1
	pointsPortal = 2
	pointsPair   = 2
)

// The terms of a total, as keys.
const (
	TermExperience = "experience"
	TermTreasures  = "treasures" // but portals
	TermPortals    = "portals"
	TermScalePairs = "scale-pairs"
)

// Terms are what the player's total is made of, as if the game ended now (DR-216).
func (p *Player) Terms() []play.Term {
	list := []play.Term{
		{Key: TermExperience, Count: int(p.XP), Each: 1},
		{Key: TermTreasures, Count: p.Tokens.Count() - int(p.Tokens[Portal]), Each: pointsToken},
		{Key: TermPortals, Count: int(p.Tokens[Portal]), Each: pointsPortal},
		{Key: TermScalePairs, Count: int(p.Tokens[Scales]) / 2, Each: pointsPair},
	}
	for i := range list {
		list[i].Value = list[i].Count * list[i].Each
	}
	return list
}

// Total is the player's score as if the game ended now, discards not counted.
func (p *Player) Total() int {
	return int(p.XP) + p.Tokens.Count()*pointsToken + int(p.Tokens[Portal])*(pointsPortal-pointsToken) +
		int(p.Tokens[Scales])/2*pointsPair
}

// Prospect is a seat's total if the game ended now: without the treasures that its hero gives
// up then, of the Archaeologist's the six that are worth least (DR-170, DR-184).
func (s *State) Prospect(seat play.Seat) int {
	p := s.Player(seat)
	side := p.card()
	switch {
	case s.phase == Over, s.phase == Discarding && seat < s.turn: // given up already
		return p.Total()
	case side.loses:
		return int(p.XP)
	}
	return int(p.XP) + p.Tokens.worthOf(p.Tokens.Count()-int(side.discards))
}

// worthOf is the most that n of the treasures are worth together.
func (t *Tokens) worthOf(n int) int {
	best := 0
	for pairs := 0; pairs <= int(t[Scales])/2 && 2*pairs <= n; pairs++ {
		portals := min(n-2*pairs, int(t[Portal]))
		best = max(best, n*pointsToken+pairs*pointsPair+portals*(pointsPortal-pointsToken))
	}
	return best
}

// How a tie was broken, as keys (DR-218, DR-219).
const (
	tieTokens = "fewest-treasures"
	tieShared = "shared"
)

// Outcome ranks by total, then by the fewest treasures; equal ones share a place
// (DR-217 to DR-220).
func (s *State) Outcome() *play.Outcome {
	if s.phase != Over {
		return nil
	}
	seats := make([]play.Seat, s.seats)
	for i := range seats {
		seats[i] = play.Seat(i)
	}
	better := func(a, b play.Seat) int {
		p, q := &s.players[a], &s.players[b]
		if d := q.Total() - p.Total(); d != 0 {
			return d
		}
		return p.Tokens.Count() - q.Tokens.Count()
	}
	slices.SortStableFunc(seats, better)
	o := &play.Outcome{}
	for i, seat := range seats {
		p := &s.players[seat]
		r := play.Rank{Seat: seat, Place: i + 1, Score: p.Total(), Terms: p.Terms()}
		if i > 0 && o.Ranking[i-1].Score == r.Score {
			r.Tie = tieTokens
			if better(seats[i-1], seat) == 0 {
				r.Place, r.Tie = o.Ranking[i-1].Place, tieShared
			}
		}
		o.Ranking = append(o.Ranking, r)
	}
	return o
}
