package mapmasters

import "delvebox/engine/play"

func (m BuyBook) refusal(s *State, seat play.Seat) *play.Refusal {
	if why := s.mustReplace(); why != nil {
		return why
	}
	if m.Slot >= slotCount || !s.books.available(m.Slot) {
		return play.Refuse("MMV-121", "sold-out", "kind", "book", "slot", m.Slot)
	}
	return s.player(seat).refuseCoins("MMV-114", bookPrice)
}

func (m BuyBook) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.coins -= bookPrice
	book, refill := s.takeBook(m.Slot, log)
	n := p.bookCount()
	p.books[n] = book
	must := n == bookLimit
	log.add(BookBought{Seat: seat, Book: book, Slot: m.Slot, Price: bookPrice, Must: must})
	refill()
	if !must {
		s.marketTurn(s.next(seat), log)
	}
}

// Choosing says whether the seat at turn holds a third book and has to say which of
// the old ones goes (MMV-119).
func (s *State) Choosing() bool {
	return s.phase == MarketPhase && s.player(s.turn).bookCount() > bookLimit
}

// mustReplace says that nothing else may be done before an old book has gone.
func (s *State) mustReplace() *play.Refusal {
	if s.Choosing() {
		return play.Refuse("MMV-119", "book-limit", "limit", bookLimit)
	}
	return nil
}

func (m ReplaceBook) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	switch {
	case !s.Choosing():
		return play.Refuse("MMV-119", "nothing-to-replace")
	case !p.owns(m.Old):
		return play.Refuse("MMV-119", "book-not-owned", "book", m.Old)
	case p.books[bookLimit] == m.Old:
		return play.Refuse("MMV-119", "new-book-stays", "book", m.Old)
	}
	return nil
}

// make puts the old book on the discards, used or not; the new one is ready (MMV-120).
func (m ReplaceBook) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	fresh := p.books[bookLimit]
	p.drop(m.Old)
	s.books.discards.push(m.Old)
	log.add(BookReplaced{Seat: seat, Old: m.Old, New: fresh})
	s.marketTurn(s.next(seat), log)
}
