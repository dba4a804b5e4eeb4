package mapmasters

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/dungeon"
)

// Tables is the data of the game.
func (s *State) Tables() *Tables { return s.tables() }

// Seats is the number of seats at the table.
func (s *State) Seats() int { return s.seats }

// Round is the number of the round, 1 to 6.
func (s *State) Round() int { return s.round }

// Phase is the phase the round is in.
func (s *State) Phase() Phase { return s.phase }

// First is the first player of the round.
func (s *State) First() play.Seat { return s.first }

// Turn is the seat that acts; NoSeat when the game is over.
func (s *State) Turn() play.Seat { return s.turn }

// Order lists the seats in this round's turn order, in which they also explore and
// refresh.
func (s *State) Order() []play.Seat { return s.order() }

// Timer says whether the five-minute timer is on (MMV-139).
func (s *State) Timer() bool { return s.timer }

// TimeBonusRound says whether the fastest explorer wins a bonus (MMV-099).
func (s *State) TimeBonusRound() bool { return s.timed() }

// Hidden says whether this is the position as a seat sees it, and which seat.
func (s *State) Hidden() (by play.Seat, hidden bool) { return s.viewer, s.seen }

// Primary is the Primary Objective of a round; the zero Objective if it is not known.
func (s *State) Primary(round int) Objective { return s.tables().Objective(ofRound(&s.primary, round)) }

// Secondary is the Secondary Objective of a round; the zero Objective before it is
// scored.
func (s *State) Secondary(round int) Objective {
	return s.tables().Objective(ofRound(&s.secondary, round))
}

func ofRound(list *[lastRound]ObjectiveID, round int) ObjectiveID {
	if round < 1 || round > lastRound {
		return NoObjective
	}
	return list[round-1]
}

// ObjectivesLeft counts, by aim, the objective cards that have not been revealed: the
// share of each is its chance to come next.
func (s *State) ObjectivesLeft() [dungeon.Aims]int {
	var left [dungeon.Aims]int
	for o := ObjectiveID(1); o <= objectiveCards; o++ {
		if !slices.Contains(s.primary[:], o) && !slices.Contains(s.secondary[:], o) {
			left[s.tables().Objective(o).Aim]++
		}
	}
	return left
}

// Piles are the fairy tokens left in the market.
func (s *State) Piles() Tokens { return s.fairies }

// OpenBooks are the two open spellbooks of the market, NoBook where none lies.
func (s *State) OpenBooks() [2]BookID { return s.books.open }

// BookDeck is how many spellbooks lie in the market's deck and on its discards.
func (s *State) BookDeck() (deck, discards int) {
	return s.books.deck.len(), s.books.discards.len()
}

// OpenCards are the two open cards of a cost from 3 to 6, NoCard where none lies.
func (s *State) OpenCards(cost int) [2]CardID {
	column, ok := costColumn(cost)
	if !ok {
		return [2]CardID{}
	}
	return s.cards[column].open
}

// CardDeck is how many cards of a cost lie in the market's deck and on its discards.
func (s *State) CardDeck(cost int) (deck, discards int) {
	column, ok := costColumn(cost)
	if !ok {
		return 0, 0
	}
	return s.cards[column].deck.len(), s.cards[column].discards.len()
}

// Price is what a purchase costs in coins; 0 for moves that are none.
func Price(m Move) int {
	switch m := m.(type) {
	case BuyFairy:
		return fairyPrice
	case BuyBook:
		return bookPrice
	case BuyCard:
		return m.price()
	case UseEncore:
		return encorePrice
	}
	return 0
}
