package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// timeBonus is what the Time Bonus is worth (MMV-142).
const timeBonus = 1

// reward works the Reward phase out, in the order of MMV-147, and goes on to the
// Refresh phase or the end of the game.
func (s *State) reward(log *record) {
	s.phase = RewardPhase
	log.add(RewardOpened{Round: s.round})
	for _, seat := range s.order() {
		f := &s.player(seat).find
		log.add(DungeonRevealed{Seat: seat, Plan: f.plan, Found: f.found})
	}
	s.returnFairies(log)
	s.earnCoins(log)
	s.scoreFirst(log)
	s.giveTimeBonus(log)
	s.scoreSecond(log)
	s.markExits(log)
	if s.round == lastRound {
		s.finish(log) // no sixth Refresh phase (MMV-168)
		return
	}
	s.openRefresh(log)
}

// row is the score board's line of this round.
func (s *State) row(seat play.Seat) *Row { return &s.player(seat).rows[s.round-1] }

// returnFairies puts all tokens, used or not, back: every pile is full again
// (MMV-147, MMV-148). A token of SB-02 is discarded (MMV-075).
func (s *State) returnFairies(log *record) {
	for _, seat := range s.order() {
		p := s.player(seat)
		back := p.ready
		for i, n := range p.spent {
			back[i] += n
		}
		p.ready, p.spent = Tokens{}, Tokens{}
		if back != (Tokens{}) {
			log.add(FairiesReturned{Seat: seat, Tokens: back})
		}
	}
	s.fairies = fullPiles()
}

// earnCoins pays what the circled coin icons show (MMV-149).
func (s *State) earnCoins(log *record) {
	for _, seat := range s.order() {
		p := s.player(seat)
		terms := coinTerms(p.find.found.Finds)
		coins := 0
		for _, t := range terms {
			coins += t.Value
		}
		p.coins += coins
		log.add(CoinsEarned{Seat: seat, Terms: terms, Coins: coins, Purse: p.coins})
	}
}

// coinTerms groups circled coin icons by their worth, the least first.
func coinTerms(finds []dungeon.Find) []play.Term {
	const mostWorth = 3
	var icons [mostWorth + 1]int
	for _, f := range finds {
		if f.Icon.Kind == card.Coin && f.Icon.Coins > 0 && f.Icon.Coins <= mostWorth {
			icons[f.Icon.Coins]++
		}
	}
	var terms []play.Term
	for worth, n := range icons {
		if n > 0 {
			terms = append(terms, play.Term{Key: "coin-icon", Count: n, Each: worth, Value: n * worth})
		}
	}
	return terms
}

// score gives the points of an objective for what a path has circled, crossed out or
// not (MMV-101, MMV-150).
func score(o Objective, found *dungeon.Result) (terms []play.Term, vp int) {
	if o.ID == NoObjective {
		return nil, 0
	}
	n := found.Tally.Of(o.Aim)
	vp = n * o.Value
	return []play.Term{{Key: o.Aim.String(), Count: n, Each: o.Value, Value: vp}}, vp
}

// scoreFirst writes the First Score (MMV-150).
func (s *State) scoreFirst(log *record) {
	o := s.tables().Objective(s.primary[s.round-1])
	for _, seat := range s.order() {
		terms, vp := score(o, &s.player(seat).find.found)
		s.row(seat).First = vp
		log.add(FirstScored{Seat: seat, Terms: terms, VP: vp})
	}
}

// giveTimeBonus circles the bonus of the fastest in a Time Bonus round (MMV-140).
func (s *State) giveTimeBonus(log *record) {
	if !s.timed() {
		return
	}
	fastest := s.fastest()
	if fastest != play.NoSeat {
		s.row(fastest).Time = timeBonus
	}
	millis := make([]int, s.seats)
	for i := range millis {
		millis[i] = s.players[i].find.plan.Millis
	}
	log.add(TimeBonusGiven{Seat: fastest, VP: timeBonus, Millis: millis})
}

// fastest is the seat with the least time of those whose path has a square and that
// did not time out; the earlier explorer on equal times (MMV-141).
func (s *State) fastest() play.Seat {
	best := play.NoSeat
	for _, seat := range s.order() {
		f := &s.player(seat).find
		if f.found.Squares == 0 || f.plan.TimeOut {
			continue
		}
		if best == play.NoSeat || f.plan.Millis < s.player(best).find.plan.Millis {
			best = seat
		}
	}
	return best
}

// scoreSecond turns the Secondary Objective up, one for all, and writes the Second
// Score in full (MMV-151).
func (s *State) scoreSecond(log *record) {
	s.secondary[s.round-1] = s.drawObjective()
	o := s.tables().Objective(s.secondary[s.round-1])
	log.add(SecondaryRevealed{Round: s.round, Objective: o.ID, Aim: o.Aim, Value: o.Value})
	for _, seat := range s.order() {
		terms, vp := score(o, &s.player(seat).find.found)
		s.row(seat).Second = vp
		log.add(SecondScored{Seat: seat, Terms: terms, VP: vp})
	}
}

// markExits checks the exit boxes (MMV-153) and closes the row.
func (s *State) markExits(log *record) {
	for _, seat := range s.order() {
		row := s.row(seat)
		row.Exit, row.Done = s.player(seat).find.found.Exit, true
		log.add(ExitMarked{Seat: seat, Exit: row.Exit})
	}
}

// drawObjective takes the top objective card; none if the deck is used up, which no
// game comes near (MMV-104).
func (s *State) drawObjective() ObjectiveID {
	if s.objectives.len() == 0 {
		return NoObjective
	}
	return s.objectives.pop()
}

// revealPrimary turns up the Primary Objective of a round.
func (s *State) revealPrimary(round int, log *record) {
	s.primary[round-1] = s.drawObjective()
	o := s.tables().Objective(s.primary[round-1])
	log.add(PrimaryRevealed{Round: round, Objective: o.ID, Aim: o.Aim, Value: o.Value, Hourglass: o.Hourglass})
}
