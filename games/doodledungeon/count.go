package doodledungeon

import (
	"fmt"

	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// eachPlace shows every card that lies somewhere, the box included.
func (s *State) eachPlace(see func(card.ID)) {
	all := func(ids []card.ID) {
		for _, id := range ids {
			see(id)
		}
	}
	all(s.deck.list())
	all(s.discards.list())
	all(s.offer[:])
	for id := range s.box.Each {
		see(id)
	}
	for i := range s.seats {
		p := &s.players[i]
		see(p.card)
		all(p.pile.list())
		all(p.hand.list())
		for _, a := range p.above[:p.laid] {
			see(a.Card)
		}
	}
}

// CheckCounts says what does not add up in a true position: every card in one place, the
// law of every sheet, treasures, boxes, hearts and paths. nil if all is well.
func (s *State) CheckCounts() error {
	var met [card.Count + 2]int
	s.eachPlace(func(id card.ID) { met[min(id, card.Unknown)]++ }) // no number above it is a card
	for id := card.ID(1); id <= card.Count; id++ {
		if met[id] != 1 {
			return fmt.Errorf("card %s lies in %d places", id, met[id])
		}
	}
	if met[card.Unknown] > 0 {
		return fmt.Errorf("%d cards are unknown or none of the game's", met[card.Unknown])
	}
	for i := range s.seats {
		if err := s.checkSeat(&s.players[i]); err != nil {
			return fmt.Errorf("seat %d: %w", i, err)
		}
	}
	return nil
}

func (s *State) checkSeat(p *player) error {
	if why := p.sheet.Check(); why != nil {
		return why
	}
	for c := range card.Categories {
		if int(p.checked[c]) > s.tables().Track(c).Boxes() {
			return fmt.Errorf("%d boxes of %s checked", p.checked[c], c)
		}
	}
	most := s.tables().Figures.Hearts
	switch {
	case p.treasures.Count() != p.hidden:
		return fmt.Errorf("%d treasures on %d squares", p.hidden, p.treasures.Count())
	case p.hearts < 0 || p.hearts > most || p.hero == Dead != (p.hearts == 0):
		return fmt.Errorf("%d hearts, the hero is %s", p.hearts, p.hero)
	case p.known > p.pile.n || p.laid > MostAbove:
		return fmt.Errorf("%d cards known of %d, %d above", p.known, p.pile.n, p.laid)
	case p.path == nil:
		return nil
	}
	if why := trail.Check(&p.sheet, p.path); why != nil {
		return why
	}
	if p.at < outside || p.at > len(p.path) || p.hero == Escaped != (p.at == len(p.path)) {
		return fmt.Errorf("the hero is at %d of %d and %s", p.at, len(p.path), p.hero)
	}
	for _, a := range p.above[:p.laid] {
		if a.Square != sheet.NoSquare && !p.sheet.Guards().Has(a.Square) {
			return fmt.Errorf("a Bomb names %s, where no monster stands", a.Square)
		}
	}
	return nil
}
