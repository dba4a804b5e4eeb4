package mapmasters

import "delvebox/engine/play"

// encorePrice is what SB-15 costs in coins each time (MMV-162).
const encorePrice = 2

// refuseCard says why a card of the hand cannot be treated: it must be one of this
// round's five and have no other fate (MMV-159).
func (p *player) refuseCard(id CardID) *play.Refusal {
	i, ok := p.inHand(id)
	if !ok {
		return play.Refuse("MMV-159", "card-not-in-hand", "card", id)
	}
	if p.hand[i].fate != Unchanged {
		return play.Refuse("MMV-159", "card-settled", "card", id, "fate", p.hand[i].fate)
	}
	return nil
}

// settle gives a card of the hand its fate.
func (p *player) settle(id CardID, fate Fate) {
	if i, ok := p.inHand(id); ok {
		p.hand[i].fate = fate
		if fate != Recycled {
			p.removed.push(id)
		}
	}
}

// refuseIcon says that no circled optimizer of a kind is left, or that the card cannot be
// treated.
func (p *player) refuseIcon(clause, icon string, circled int, used uint8, id CardID) *play.Refusal {
	if int(used) >= circled {
		return play.Refuse(clause, "no-optimizer", "kind", icon, "circled", circled)
	}
	return p.refuseCard(id)
}

// refuseTreat says that the book is not at hand, or that the card cannot be treated.
func (p *player) refuseTreat(clause string, b BookID, id CardID) *play.Refusal {
	if why := p.refuseBook(clause, b); why != nil {
		return why
	}
	return p.refuseCard(id)
}

func (m UseRecycling) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	return p.refuseIcon("MMV-157", "recycling", p.find.found.Recycling, p.recycled, m.Card)
}

func (m UseRecycling) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.recycled++
	p.settle(m.Card, Recycled)
	log.add(CardRecycled{Seat: seat, Card: m.Card, By: ByIcon})
}

func (m UseScissors) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	return p.refuseIcon("MMV-158", "scissors", p.find.found.Scissors, p.cut, m.Card)
}

func (m UseScissors) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.cut++
	p.settle(m.Card, Removed)
	log.add(CardRemoved{Seat: seat, Card: m.Card, By: ByIcon})
}

func (m UseBonfire) refusal(s *State, seat play.Seat) *play.Refusal {
	return s.player(seat).refuseTreat("MMV-161", Bonfire, m.Card)
}

func (m UseBonfire) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.use(Bonfire)
	p.settle(m.Card, Removed)
	log.add(CardRemoved{Seat: seat, Card: m.Card, By: ByBonfire})
}

func (m UseEncore) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	if why := p.refuseTreat("MMV-162", Encore, m.Card); why != nil {
		return why
	}
	return p.refuseCoins("MMV-162", encorePrice)
}

func (m UseEncore) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.use(Encore)
	p.coins -= encorePrice
	p.settle(m.Card, Recycled)
	log.add(CardRecycled{Seat: seat, Card: m.Card, By: ByEncore, Price: encorePrice})
}
