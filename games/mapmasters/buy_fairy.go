package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// fairyPrice is the price of a fairy token in coins (MMV-112).
const fairyPrice = 1

func (m BuyFairy) refusal(s *State, seat play.Seat) *play.Refusal {
	p := s.player(seat)
	if why := s.mustReplace(); why != nil {
		return why
	}
	if why := s.refusePile("MMV-112", m.Kind); why != nil {
		return why
	}
	if m.Twin != card.None {
		if why := p.refuseBook("MMV-123", FairyTwins); why != nil {
			return why
		}
		if m.Twin == m.Kind {
			return play.Refuse("MMV-123", "same-kind", "kind", m.Kind)
		}
		if why := s.refusePile("MMV-123", m.Twin); why != nil {
			return why
		}
	}
	return p.refuseCoins("MMV-112", fairyPrice)
}

// refusePile says that a pile has no token to give.
func (s *State) refusePile(clause string, kind card.Kind) *play.Refusal {
	if !hasToken(kind) {
		return play.Refuse(clause, "no-such-fairy", "kind", kind)
	}
	if s.fairies.Of(kind) == 0 {
		return play.Refuse(clause, "sold-out", "kind", kind)
	}
	return nil
}

func (m BuyFairy) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	p.coins -= fairyPrice
	s.giveFairy(p, m.Kind)
	if m.Twin != card.None {
		p.use(FairyTwins)
		s.giveFairy(p, m.Twin)
	}
	log.add(FairyBought{Seat: seat, Kind: m.Kind, Twin: m.Twin, Price: fairyPrice, Left: s.fairies.Of(m.Kind)})
	s.marketTurn(s.next(seat), log)
}

// giveFairy moves a token from its pile to the player.
func (s *State) giveFairy(p *player, kind card.Kind) {
	s.fairies = s.fairies.Plus(kind, -1)
	p.ready = p.ready.Plus(kind, 1)
}
