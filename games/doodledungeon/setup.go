package doodledungeon

import (
	"fmt"
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
)

// The names of the draws (DD-006).
const (
	drawCards    = "shuffle-cards"    // the 60 cards (DD-003)
	drawStart    = "start-seat"       // who gets the sharpener (DD-004)
	drawDiscards = "shuffle-discards" // the discard pile with four players (DD-015)
	drawPile     = "shuffle-pile"     // an action pile (DD-064)
	drawDie      = "die"              // outcome 0 is a 1
)

// deal shuffles the cards, sends some back to the box, draws the first holder of the
// sharpener and opens the first round (DD-003, DD-004).
func (s *State) deal(log *record) {
	for id := card.ID(card.Count); id >= 1; id-- {
		s.deck.push(id)
	}
	s.deck.shuffle(&s.luck, drawCards)
	back := s.tables().Figures.Back[s.seats-leastSeats]
	s.box = card.SetOf(s.deck.ids[:back]...) // from the bottom
	copy(s.deck.ids[:], s.deck.ids[back:s.deck.n])
	for range back {
		s.deck.n--
		s.deck.ids[s.deck.n] = card.NoCard
	}
	s.start = play.Seat(s.luck.Pick(drawStart, s.seats))
	log.add(GameSetUp{Seats: s.seats, Start: s.start, Back: back, Deck: s.deck.n})
	s.openRound(1, log)
}

// openRound reveals one card more than there are seats (DD-008). With four players the
// draw pile runs out in round 12: the discards become the new one (DD-015).
func (s *State) openRound(round int, log *record) {
	s.round, s.phase, s.done, s.turn = round, Draft, 0, s.start
	shuffled := 0
	for i := range s.seats + 1 {
		if s.deck.n == 0 {
			s.deck, s.discards = s.discards, stack{}
			shuffled = s.deck.n
			s.deck.shuffle(&s.luck, drawDiscards)
			s.recycled = true
			log.add(DiscardsShuffled{Size: shuffled, Shown: i})
		}
		s.offer[i] = s.deck.pop()
	}
	log.add(RoundOpened{Round: round, Start: s.start, Offer: slices.Clone(s.offer[:s.seats+1])})
}

// Script lays down the next outcomes of the draws of a name, play.Chance.Script: for
// scenarios.
func (s *State) Script(name string, outcomes ...int) error {
	switch name {
	case drawCards, drawStart, drawDiscards, drawPile, drawDie:
		s.luck.Script(name, outcomes...)
		return nil
	}
	return fmt.Errorf("%q is no draw of this game", name)
}

// roll rolls a die.
func (s *State) roll() int { return 1 + s.luck.Pick(drawDie, 10) }
