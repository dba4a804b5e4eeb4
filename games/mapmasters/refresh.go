package mapmasters

import "delvebox/engine/play"

// changeRound is the round after which the market is changed (MMV-167).
const changeRound = 3

// openRefresh begins the Refresh phase: the next Primary Objective first, then the
// seats in turn order (MMV-155, MMV-156).
func (s *State) openRefresh(log *record) {
	s.phase = RefreshPhase
	log.add(RefreshOpened{Round: s.round, Order: s.order()})
	s.revealPrimary(s.round+1, log)
	for i := range s.players {
		s.players[i].cut, s.players[i].recycled = 0, 0
	}
	s.refreshSeats(s.order(), log)
}

// refreshSeats gives the turn to the first of the seats that can do something; the
// others are closed on the way.
func (s *State) refreshSeats(seats []play.Seat, log *record) {
	for _, seat := range seats {
		if s.canRefresh(seat) {
			s.turn = seat
			return
		}
		s.endRefresh(seat, true, log)
	}
	s.closeRefresh(log)
}

// canRefresh says whether the seat has an optimizer or book and a card for it.
func (s *State) canRefresh(seat play.Seat) bool {
	p := s.player(seat)
	f := &p.find.found
	if f.Recycling == 0 && f.Scissors == 0 && !p.isReady(Bonfire) && !p.isReady(Encore) && !p.isReady(Exchange) {
		return false
	}
	for _, m := range s.refreshMoves(seat) {
		if _, end := m.(EndRefresh); !end {
			return true
		}
	}
	return false
}

func (EndRefresh) refusal(*State, play.Seat) *play.Refusal { return nil }

func (EndRefresh) make(s *State, seat play.Seat, log *record) {
	s.endRefresh(seat, false, log)
	order := s.order()
	for i, other := range order {
		if other == seat {
			s.refreshSeats(order[i+1:], log)
			return
		}
	}
}

// endRefresh puts the cards of the hand where they belong: recycled ones stay, the
// others go to the discards (MMV-157, MMV-165). What was not used is lost (MMV-160).
func (s *State) endRefresh(seat play.Seat, automatic bool, log *record) {
	p := s.player(seat)
	var stay [handSize]handCard
	kept := 0
	var gone []CardID
	for _, c := range p.hand[:p.held] {
		switch c.fate {
		case Unchanged:
			p.discards.push(c.id)
			gone = append(gone, c.id)
		case Recycled:
			stay[kept] = handCard{id: c.id, open: true}
			kept++
		}
	}
	p.hand, p.held = stay, uint8(kept)
	f := &p.find.found
	log.add(RefreshEnded{Seat: seat, Discarded: gone, LostRecycling: f.Recycling - int(p.recycled),
		LostScissors: f.Scissors - int(p.cut), Automatic: automatic})
}

// closeRefresh turns the books faceup, changes the market after round 3 and opens the
// next round (MMV-166, MMV-167, MMV-106).
func (s *State) closeRefresh(log *record) {
	for _, seat := range s.order() {
		p := s.player(seat)
		if used := p.used; used != 0 {
			p.used = 0
			log.add(BooksReadied{Seat: seat, Books: used.List()})
		}
		p.cut, p.recycled = 0, 0
		p.find = exploration{}
	}
	if s.round == changeRound {
		s.changeMarket(log)
	}
	first, why := s.nextFirst()
	s.round++
	s.openMarket(first, why, log)
}

// changeMarket discards all open books and cards and turns new ones up (MMV-167).
func (s *State) changeMarket(log *record) {
	var e MarketChanged
	e.Books = s.books.sweep()
	for i := range s.cards {
		e.Cards = append(e.Cards, s.cards[i].sweep()...)
	}
	log.add(e)
	for _, slot := range []Slot{FirstSlot, SecondSlot} {
		s.fillBook(slot, log)
	}
	for column := range s.cards {
		for _, slot := range []Slot{FirstSlot, SecondSlot} {
			s.fillCard(column, slot, log)
		}
	}
}

// nextFirst finds the first player of the next round: fewest coins, then fewest VP in
// the last round, then clockwise from the last first player (MMV-106, MMV-107).
func (s *State) nextFirst() (play.Seat, FirstReason) {
	best, byCoins, byPoints := play.NoSeat, 0, 0
	for _, seat := range s.order() {
		p := s.player(seat)
		switch {
		case best == play.NoSeat || p.coins < s.player(best).coins:
			best, byCoins, byPoints = seat, 1, 1
		case p.coins == s.player(best).coins:
			byCoins++
			if vp, least := s.row(seat).VP(), s.row(best).VP(); vp < least {
				best, byPoints = seat, 1
			} else if vp == least {
				byPoints++
			}
		}
	}
	switch {
	case byCoins == 1:
		return best, FirstByCoins
	case byPoints == 1:
		return best, FirstByPoints
	}
	return best, FirstByTurn
}
