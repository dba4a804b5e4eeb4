package mapmasters

import (
	"strconv"

	"delvebox/engine/play"
)

// Guess makes a whole position out of one as a seat sees it: everything unknown is
// filled at random with what can lie there, as far as the seat can work out. Hidden
// plans of this round are taken as no path. A bot samples positions so; what it does
// in them reveals nothing. A whole position is copied.
func (s *State) Guess(luck *play.Chance) *State {
	g := s.clone()
	if !s.seen {
		return g
	}
	g.seen, g.viewer = false, play.NoSeat
	g.guessObjectives(luck)
	g.guessBooks(luck)
	for column := range g.cards {
		g.guessColumn(column, luck)
	}
	for i := range g.seats {
		g.players[i].guess(luck)
	}
	const many = 1 << 30
	g.luck = play.NewChance(strconv.Itoa(luck.Pick("guess", many)), "guess")
	return g
}

// fill lays cards into the unknown places of a pile, the bottom first, and gives back
// what is left over.
func fill[T ~uint8](p *pile[T], unknown T, cards []T) []T {
	for i, c := range p.list() {
		if c == unknown && len(cards) > 0 {
			p.cards[i], cards = cards[0], cards[1:]
		}
	}
	return cards
}

func (s *State) guessObjectives(luck *play.Chance) {
	var out [objectiveCards + 1]bool
	for i := range lastRound {
		out[s.primary[i]], out[s.secondary[i]] = true, true
	}
	var rest []ObjectiveID
	for o := ObjectiveID(1); o <= objectiveCards; o++ {
		if !out[o] {
			rest = append(rest, o)
		}
	}
	play.Shuffle(luck, "guess", rest)
	fill(&s.objectives, UnknownObjective, rest)
}

func (s *State) guessBooks(luck *play.Chance) {
	known := s.gone
	for _, b := range s.books.open {
		known = known.With(b)
	}
	for _, b := range s.books.discards.list() {
		known = known.With(b)
	}
	for i := range s.seats {
		for _, b := range s.players[i].books {
			known = known.With(b)
		}
	}
	var rest []BookID
	for b := BookID(1); b <= bookCards; b++ {
		if !known.Has(b) {
			rest = append(rest, b)
		}
	}
	play.Shuffle(luck, "guess", rest)
	fill(&s.books.deck, UnknownBook, rest)
}

// guessColumn fills the deck of one cost with its cards that lie nowhere else.
func (s *State) guessColumn(column int, luck *play.Chance) {
	var known [256]bool
	c := &s.cards[column]
	known[c.open[0]], known[c.open[1]] = true, true
	mark := func(list []CardID) {
		for _, id := range list {
			known[id] = true
		}
	}
	mark(c.discards.list())
	for i := range s.seats {
		p := &s.players[i]
		mark(p.pool.list())
		mark(p.deck.list())
		mark(p.discards.list())
		mark(p.removed.list())
		for _, h := range p.hand[:p.held] {
			known[h.id] = true
		}
	}
	var rest []CardID
	for _, id := range cardsCosting(column) {
		if !known[id] {
			rest = append(rest, id)
		}
	}
	play.Shuffle(luck, "guess", rest)
	fill(&c.deck, UnknownCard, rest)
}

// guess lays the pool out over the seat's unknown places.
func (p *player) guess(luck *play.Chance) {
	rest := p.pool.copied()
	p.pool.clear()
	play.Shuffle(luck, "guess", rest)
	for i := range p.hand[:p.held] {
		if c := &p.hand[i]; c.id == UnknownCard && len(rest) > 0 {
			c.id, rest = rest[0], rest[1:]
		}
	}
	rest = fill(&p.deck, UnknownCard, rest)
	fill(&p.discards, UnknownCard, rest)
}
