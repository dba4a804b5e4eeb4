package mapmasters

import "delvebox/engine/play"

// openHands begins the Hand creation phase (MMV-126).
func (s *State) openHands(log *record) {
	s.phase = HandPhase
	s.drawHands(s.order(), log)
}

// drawHands fills the hands of the seats in turn, up to one that may look at its
// first card with SB-16 (MMV-129).
func (s *State) drawHands(seats []play.Seat, log *record) {
	for _, seat := range seats {
		p := s.player(seat)
		p.keptDeck, p.keptDiscards = p.sizesAfterDrawing()
		before := p.held
		if p.isReady(SecondThoughts) && s.drawOne(seat, log) {
			s.turn = seat
			log.add(FirstCardDrawn{Seat: seat})
			return
		}
		s.fillHand(seat, before, log)
	}
	s.openExploration(log)
}

// fillHand draws until the Building Area holds five cards or nothing is left to draw
// (MMV-126, MMV-128). Before is how many it held at the start of the phase.
func (s *State) fillHand(seat play.Seat, before uint8, log *record) {
	for s.drawOne(seat, log) {
	}
	p := s.player(seat)
	log.add(HandDrawn{Seat: seat, Drawn: int(p.held - before), Hand: int(p.held)})
}

// drawOne lays the top card of the seat's deck facedown into the Building Area. It is
// false if the area is full or no card is left. An empty deck is made of the discards
// first (MMV-127).
func (s *State) drawOne(seat play.Seat, log *record) bool {
	p := s.player(seat)
	if p.held == handSize {
		return false
	}
	if p.deck.len() == 0 {
		if p.discards.len() == 0 {
			return false
		}
		p.deck = p.discards
		p.discards.clear()
		p.deck.shuffle(&s.luck, "shuffle-own-deck")
		log.add(DeckShuffled{Seat: seat, Size: p.deck.len()})
	}
	p.lay(p.deck.pop(), false)
	return true
}

// sizesAfterDrawing is how many cards deck and discards hold once the hand is filled
// without putting a card away.
func (p *player) sizesAfterDrawing() (deck, discards uint8) {
	need := handSize - int(p.held)
	d, h := p.deck.len(), p.discards.len()
	if need <= d {
		return uint8(d - need), uint8(h)
	}
	return uint8(max(0, d+h-need)), 0
}

func (m FirstDraw) refusal(*State, play.Seat) *play.Refusal {
	if m.Choice >= choiceCount {
		return play.Refuse("MMV-129", "no-such-choice")
	}
	return nil
}

// make decides on the card that lies last in the Building Area, and draws on.
func (m FirstDraw) make(s *State, seat play.Seat, log *record) {
	p := s.player(seat)
	if m.Choice != DoNotUse {
		p.use(SecondThoughts)
	}
	before := p.held - 1
	if m.Choice == PutAway {
		p.discards.push(p.hand[before].id) // before a reshuffle (MMV-130)
		p.hand[before] = handCard{}
		p.held = before
	}
	s.fillHand(seat, before, log)
	order := s.order()
	for i, other := range order {
		if other == seat {
			s.drawHands(order[i+1:], log)
			return
		}
	}
}
