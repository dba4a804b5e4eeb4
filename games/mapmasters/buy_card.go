package mapmasters

import "delvebox/engine/play"

// price is what the card costs its buyer (MMV-114, MMV-122).
func (m BuyCard) price() int {
	if m.Haggler {
		return m.Cost - 1
	}
	return m.Cost
}

func (m BuyCard) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	if why := s.mustReplace(); why != nil {
		return why
	}
	column, ok := costColumn(m.Cost)
	if !ok {
		return play.Refuse("MMV-114", "no-such-cost", "cost", m.Cost)
	}
	if p.held == handSize {
		return play.Refuse("MMV-118", "hand-full", "most", handSize)
	}
	if m.Slot >= slotCount || !s.cards[column].available(m.Slot) {
		return play.Refuse("MMV-121", "sold-out", "kind", "card", "slot", m.Slot)
	}
	if m.Haggler {
		if why := p.refuseBook("MMV-122", Haggler); why != nil {
			return why
		}
	}
	return p.refuseCoins("MMV-114", m.price())
}

func (m BuyCard) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	column, _ := costColumn(m.Cost)
	p.coins -= m.price()
	if m.Haggler {
		p.use(Haggler)
	}
	id, refill := s.takeCard(column, m.Slot, log)
	p.lay(id, true) // faceup, blind or not (MMV-117)
	log.add(CardBought{Seat: seat, Card: id, Slot: m.Slot, Price: m.price(), Haggler: m.Haggler})
	refill()
	s.marketTurn(s.next(seat), log)
}

func (Pass) refusal(s *State, _ play.Seat) *play.Refusal { return s.mustReplace() }

func (Pass) make(s *State, seat play.Seat, log *record) {
	s.player(seat).passed = true
	log.add(Passed{Seat: seat})
	s.marketTurn(s.next(seat), log)
}
