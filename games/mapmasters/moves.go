package mapmasters

import (
	"delvebox/engine/play"
)

// Moves lists the seat's legal moves in a fixed order. Explorations are stood for by
// examples: none at all, and a few found cheaply.
func (s *State) Moves(seat play.Seat) []play.Move {
	if s.phase == Over || seat != s.turn {
		return nil
	}
	switch s.phase {
	case MarketPhase:
		return s.marketMoves(seat)
	case HandPhase:
		return []play.Move{FirstDraw{Choice: Keep}, FirstDraw{Choice: PutAway}, FirstDraw{Choice: DoNotUse}}
	case ExplorationPhase:
		return s.sampleExplorations(seat)
	case RefreshPhase:
		return s.refreshMoves(seat)
	}
	return nil
}

// legal keeps the moves that are not refused.
func (s *State) legal(seat play.Seat, list ...Move) []play.Move {
	var out []play.Move
	for _, m := range list {
		if m.refusal(s, seat) == nil {
			out = append(out, m)
		}
	}
	return out
}

// marketMoves lists passing and all purchases.
func (s *State) marketMoves(seat play.Seat) []play.Move {
	p := s.player(seat)
	if s.Choosing() {
		return s.legal(seat, ReplaceBook{Old: p.books[0]}, ReplaceBook{Old: p.books[1]})
	}
	moves := []play.Move{Pass{}}
	for _, kind := range Fairies() {
		moves = append(moves, s.legal(seat, BuyFairy{Kind: kind})...)
	}
	if p.isReady(FairyTwins) {
		for _, kind := range Fairies() {
			for _, twin := range Fairies() {
				moves = append(moves, s.legal(seat, BuyFairy{Kind: kind, Twin: twin})...)
			}
		}
	}
	for _, slot := range Slots() {
		moves = append(moves, s.legal(seat, BuyBook{Slot: slot})...)
	}
	for _, cost := range Costs() {
		for _, slot := range Slots() {
			moves = append(moves, s.legal(seat, BuyCard{Cost: cost, Slot: slot})...)
			if p.isReady(Haggler) {
				moves = append(moves, s.legal(seat, BuyCard{Cost: cost, Slot: slot, Haggler: true})...)
			}
		}
	}
	return moves
}

// refreshMoves lists what the seat can still do to its cards, and the end.
func (s *State) refreshMoves(seat play.Seat) []play.Move {
	p := s.player(seat)
	moves := []play.Move{EndRefresh{}}
	for _, c := range p.hand[:p.held] {
		moves = append(moves, s.legal(seat, UseRecycling{c.id}, UseScissors{c.id}, UseBonfire{c.id}, UseEncore{c.id})...)
		if !p.isReady(Exchange) {
			continue
		}
		for column := range s.cards {
			for _, take := range s.cards[column].open {
				moves = append(moves, s.legal(seat, UseExchange{Give: c.id, Take: take})...)
			}
		}
	}
	return moves
}
