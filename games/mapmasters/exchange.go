package mapmasters

import "delvebox/engine/play"

func (m UseExchange) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	if why := p.refuseBook("MMV-163", Exchange); why != nil {
		return why
	}
	if !m.Give.Dungeon() {
		return play.Refuse("MMV-164", "starter-has-no-cost", "card", m.Give)
	}
	if why := p.refuseCard(m.Give); why != nil {
		return why
	}
	if _, _, ok := s.findOpen(m.Take); !ok {
		return play.Refuse("MMV-164", "not-open", "card", m.Take)
	}
	if m.Take.Cost() > m.Give.Cost() {
		return play.Refuse("MMV-163", "costs-more", "give", m.Give.Cost(), "take", m.Take.Cost())
	}
	return nil
}

// make takes the card given out of the game and puts the new one on the player's
// discards, where it cannot be recycled this round (MMV-164).
func (m UseExchange) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.use(Exchange)
	p.settle(m.Give, Exchanged)
	column, slot, _ := s.findOpen(m.Take)
	id, refill := s.takeCard(column, slot, log)
	p.discards.push(id)
	log.add(CardExchanged{Seat: seat, Give: m.Give, Take: id, Slot: slot})
	refill()
}

// findOpen finds a faceup dungeon card of the market.
func (s *State) findOpen(id CardID) (column int, slot Slot, ok bool) {
	column, ok = costColumn(id.Cost())
	if !ok {
		return 0, FromDeck, false
	}
	slot, ok = s.cards[column].slotOf(id)
	return column, slot, ok
}
