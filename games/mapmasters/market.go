package mapmasters

import "delvebox/engine/play"

// openMarket begins the market of the round with its first player (MMV-105, MMV-106).
func (s *State) openMarket(first play.Seat, why FirstReason, log *record) {
	s.phase, s.first = MarketPhase, first
	coins := make([]int, s.seats)
	for i := range coins {
		s.players[i].passed = false
		coins[i] = s.players[i].coins
	}
	log.add(MarketOpened{Round: s.round, First: first, Why: why, Coins: coins})
	s.marketTurn(first, log)
}

// marketTurn gives the turn to the seat or the next one clockwise that has not
// passed. A seat that can buy nothing is passed on the way (MMV-109, MMV-111).
func (s *State) marketTurn(seat play.Seat, log *record) {
	for range s.seats {
		if p := s.player(seat); !p.passed {
			if s.canBuy(seat) {
				s.turn = seat
				return
			}
			p.passed = true
			log.add(Passed{Seat: seat, Automatic: true})
		}
		seat = s.next(seat)
	}
	log.add(MarketClosed{Round: s.round})
	s.openHands(log)
}

// canBuy says whether the seat can afford anything legal (MMV-111).
func (s *State) canBuy(seat play.Seat) bool {
	if s.player(seat).coins == 0 { // nothing is free
		return false
	}
	for _, kind := range Fairies() {
		if (BuyFairy{Kind: kind}).refusal(s, seat) == nil {
			return true
		}
	}
	for _, slot := range Slots() {
		if (BuyBook{Slot: slot}).refusal(s, seat) == nil {
			return true
		}
		for _, cost := range Costs() {
			if (BuyCard{Cost: cost, Slot: slot}).refusal(s, seat) == nil ||
				(BuyCard{Cost: cost, Slot: slot, Haggler: true}).refusal(s, seat) == nil {
				return true
			}
		}
	}
	return false
}

// refuseCoins says that the price is more than the purse holds.
func (p *player) refuseCoins(clause string, price int) *play.Refusal {
	if p.coins < price {
		return play.Refuse(clause, "no-coins", "need", price, "have", p.coins)
	}
	return nil
}

// refuseBook says that a book is not there to be used, or no longer this round
// (MMV-072).
func (p *player) refuseBook(clause string, b BookID) *play.Refusal {
	switch {
	case !p.owns(b):
		return play.Refuse(clause, "book-not-owned", "book", b)
	case !p.isReady(b):
		return play.Refuse("MMV-072", "book-used", "book", b)
	}
	return nil
}

// fillBook turns a new book up in an empty slot (MMV-116).
func (s *State) fillBook(slot Slot, log *record) {
	if book, ok := s.drawBook(log); ok {
		s.books.open[slot.index()] = book
	}
	log.add(SlotRefilled{Slot: slot, Book: s.books.open[slot.index()]})
}

// fillCard turns a new card up in an empty slot of a column (MMV-116).
func (s *State) fillCard(column int, slot Slot, log *record) {
	if id, ok := s.drawCard(column, log); ok {
		s.cards[column].open[slot.index()] = id
	}
	log.add(SlotRefilled{Cost: leastCost + column, Slot: slot, Card: s.cards[column].open[slot.index()]})
}

func (s *State) drawBook(log *record) (BookID, bool) {
	book, shuffled, ok := s.books.draw(&s.luck, "shuffle-books")
	if shuffled {
		log.add(ColumnShuffled{Size: s.books.deck.len() + 1})
	}
	return book, ok
}

func (s *State) drawCard(column int, log *record) (CardID, bool) {
	id, shuffled, ok := s.cards[column].draw(&s.luck, costShuffles[column])
	if shuffled {
		log.add(ColumnShuffled{Cost: leastCost + column, Size: s.cards[column].deck.len() + 1})
	}
	return id, ok
}

// costShuffles name the draws of the four cost decks.
var costShuffles = [costs]string{"shuffle-cost-3", "shuffle-cost-4", "shuffle-cost-5", "shuffle-cost-6"}

// takeBook takes a book from a slot, refilled at once, or blind from the deck.
func (s *State) takeBook(slot Slot, log *record) (book BookID, refill func()) {
	if slot == FromDeck {
		book, _ = s.drawBook(log)
		return book, func() {}
	}
	book = s.books.open[slot.index()]
	s.books.open[slot.index()] = NoBook
	return book, func() { s.fillBook(slot, log) }
}

// takeCard takes a card from a slot, refilled at once, or blind from the deck.
func (s *State) takeCard(column int, slot Slot, log *record) (id CardID, refill func()) {
	if slot == FromDeck {
		id, _ = s.drawCard(column, log)
		return id, func() {}
	}
	id = s.cards[column].open[slot.index()]
	s.cards[column].open[slot.index()] = NoCard
	return id, func() { s.fillCard(column, slot, log) }
}
