package cartographer

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// leastCards is the size of an own deck below which no card is cut.
const leastCards = 8

// worthwhile is the least gain for which something is done to a card, in units of
// Point.
const worthwhile = Point / 20

// firstDraw puts the first card away if the next one promises more. A card that stays
// leaves SB-16 unused.
func (b *Bot) firstDraw(s *mapmasters.State, seat play.Seat) mapmasters.Move {
	a := newAppraiser(s, seat, s.Round())
	hand := s.Hand(seat)
	if len(hand) > 0 && len(a.drawn) > 0 {
		k := s.Tables().Card(hand[len(hand)-1].Card)
		if k != nil && a.atOnce(k) < -worthwhile {
			return mapmasters.FirstDraw{Choice: mapmasters.PutAway}
		}
	}
	return mapmasters.FirstDraw{Choice: mapmasters.DoNotUse}
}

// refresh improves the deck for the next Primary Objective, one thing at a time, as
// long as something helps.
func (b *Bot) refresh(s *mapmasters.State, seat play.Seat) mapmasters.Move {
	a := newAppraiser(s, seat, s.Round()+1)
	var best mapmasters.Move = mapmasters.EndRefresh{}
	most := worthwhile
	try := func(m mapmasters.Move, gain int) {
		if gain > most && s.Why(seat, m) == nil {
			best, most = m, gain
		}
	}
	for _, h := range s.Hand(seat) {
		k := s.Tables().Card(h.Card)
		if k == nil || h.Fate != mapmasters.Unchanged {
			continue
		}
		keep := a.atOnce(k)
		if len(a.own) > leastCards {
			cut := -a.lasting(k)
			try(mapmasters.UseScissors{Card: h.Card}, cut)
			try(mapmasters.UseBonfire{Card: h.Card}, cut)
		}
		try(mapmasters.UseRecycling{Card: h.Card}, keep)
		try(mapmasters.UseEncore{Card: h.Card}, keep-2*coinPrice[min(s.Round()+1, lastRound)])
		for _, cost := range mapmasters.Costs() {
			for _, id := range s.OpenCards(cost) {
				if other := s.Tables().Card(id); other != nil {
					try(mapmasters.UseExchange{Give: h.Card, Take: id}, a.lasting(other)-a.lasting(k))
				}
			}
		}
	}
	return best
}
