package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/dungeon"
)

// Seen is the position as the seat may know it. Hidden are the order of every deck,
// the objective deck, the others' deck, discards and facedown cards, the seat's own
// drawn cards until it explores, the dungeons and times of this exploration until all
// are done (MMV-136, MMV-143), and how SB-16 was decided (MMV-130). Unknown cards
// stand as UnknownCard, UnknownBook and UnknownObjective; the chance stream is gone. A
// view that is looked at again stays as it is.
func (s *State) Seen(by play.Seat) play.State { return s.SeenBy(by) }

// SeenBy is Seen with the position's own type.
func (s *State) SeenBy(by play.Seat) *State {
	c := s.clone()
	if s.seen { // a view shows nobody more
		return c
	}
	c.luck = s.luck.Blank()
	c.seen, c.viewer = true, by
	c.books.deck.hide(UnknownBook)
	for i := range c.cards {
		c.cards[i].deck.hide(UnknownCard)
	}
	c.objectives.hide(UnknownObjective)
	for i := range c.seats {
		if seat := play.Seat(i); seat == by {
			c.hideOwn(seat)
		} else {
			c.hideOther(seat)
		}
	}
	return c
}

// hideOwn hides what a seat does not know of its own cards.
func (s *State) hideOwn(seat play.Seat) {
	p := s.player(seat)
	p.pool.push(p.deck.list()...)
	p.deck.hide(UnknownCard)
	if !s.looksAtHand(seat) {
		p.hideHand()
	}
	p.pool.sort()
}

// looksAtHand says whether the seat sees its own facedown cards: the first one while
// SB-16 is decided, all of them once it explores (MMV-129, MMV-136).
func (s *State) looksAtHand(seat play.Seat) bool {
	switch s.phase {
	case MarketPhase:
		return false
	case HandPhase:
		return s.turn == seat
	case ExplorationPhase:
		return s.turn == seat || s.player(seat).find.done
	}
	return true
}

// hideOther hides what the others do not know of a seat.
func (s *State) hideOther(seat play.Seat) {
	p := s.player(seat)
	drawn := s.hasDrawn(seat)
	p.pool.push(p.deck.list()...)
	p.pool.push(p.discards.list()...)
	if s.phase == HandPhase || s.phase == ExplorationPhase {
		p.used = p.used.Without(SecondThoughts)
	}
	if s.phase < RewardPhase {
		p.hideHand()
	}
	p.pool.sort()
	if drawn {
		p.deck.n, p.discards.n = p.keptDeck, p.keptDiscards
	}
	p.deck.hide(UnknownCard)
	p.discards.hide(UnknownCard)
	if s.phase == ExplorationPhase && p.find.done {
		s.hidePlan(p)
	}
}

// hasDrawn says whether the seat's hand of this round has been drawn and its dungeon
// is still hidden: the sizes of its piles are then shown as if SB-16 had kept the card.
func (s *State) hasDrawn(seat play.Seat) bool {
	switch s.phase {
	case ExplorationPhase:
		return true
	case HandPhase:
		n := play.Seat(s.seats)
		return (seat-s.first+n)%n < (s.turn-s.first+n)%n
	}
	return false
}

// hideHand puts the facedown cards of the hand into the pool.
func (p *player) hideHand() {
	for i := range p.hand[:p.held] {
		if c := &p.hand[i]; !c.open {
			p.pool.push(c.id)
			c.id = UnknownCard
		}
	}
}

// hidePlan takes an accepted plan out of sight: what it spent stands as before.
func (s *State) hidePlan(p *player) {
	before := p.find
	if before.plan.Pact != 0 {
		s.gone = s.gone.Without(dungeon.FairyPact)
	}
	p.books, p.ready, p.spent = before.books, before.ready, Tokens{}
	p.used = before.used.Without(SecondThoughts)
	p.find = exploration{done: true, books: p.books, used: p.used, ready: p.ready}
}
