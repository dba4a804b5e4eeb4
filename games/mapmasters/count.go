package mapmasters

import "fmt"

// CheckCounts says what is lost or doubled in a whole position of a real game: every
// card, book, token and objective card lies in exactly one place. The error names the
// first thing that does not.
func (s *State) CheckCounts() error {
	if err := s.onlyOnce(); err != nil {
		return err
	}
	cards := 0
	for i := range s.seats {
		p := &s.players[i]
		starters := 0
		for _, id := range p.whole() {
			if id.Starter() {
				starters++
			} else {
				cards++
			}
		}
		if starters != starterCards {
			return fmt.Errorf("seat %d has %d starters", i, starters)
		}
		if p.coins < 0 {
			return fmt.Errorf("seat %d has %d coins", i, p.coins)
		}
		if n := p.bookCount(); n > bookLimit && !(s.Choosing() && int(s.turn) == i) {
			return fmt.Errorf("seat %d has %d books", i, n)
		}
	}
	for i := range s.cards {
		c := &s.cards[i]
		cards += c.deck.len() + c.discards.len()
		for _, id := range c.open {
			if id != NoCard {
				cards++
			}
		}
	}
	if cards != costs*cardsOfCost {
		return fmt.Errorf("there are %d dungeon cards", cards)
	}
	if n := len(s.wholeBooks()) + s.gone.Count(); n != bookCards {
		return fmt.Errorf("there are %d books", n)
	}
	return s.checkTokens()
}

// checkTokens counts the fairy tokens: five of each kind, and those of SB-02 besides
// (MMV-075).
func (s *State) checkTokens() error {
	for _, kind := range Fairies() {
		n := s.fairies.Of(kind)
		if n < 0 {
			return fmt.Errorf("a pile of %d %s tokens", n, kind)
		}
		for i := range s.seats {
			p := &s.players[i]
			n += p.ready.Of(kind) + p.spent.Of(kind)
			if p.find.done && s.phase == ExplorationPhase && p.find.plan.Pact == kind {
				n--
			}
			if p.ready.Of(kind) < 0 {
				return fmt.Errorf("seat %d has %d %s tokens", i, p.ready.Of(kind), kind)
			}
		}
		if n != fairyPile {
			return fmt.Errorf("there are %d %s tokens", n, kind)
		}
	}
	return nil
}
