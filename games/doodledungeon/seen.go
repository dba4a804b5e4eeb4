package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Seen is the position as the seat may know it. Hidden are the order of the draw pile,
// the box, the others' treasure squares until the end (DD-043), their action piles and
// hands (DD-014, DD-071), and in Phase C the order of the own pile but for the cards the
// seat itself has put under it. Unknown cards stand as card.Unknown; the chance stream is
// gone. A view that is looked at again stays as it is.
func (s *State) Seen(by play.Seat) play.State { return s.SeenBy(by) }

// SeenBy is Seen with the position's own type.
func (s *State) SeenBy(by play.Seat) *State {
	c := s.clone()
	if s.seen { // a view shows nobody more
		return c
	}
	c.luck = s.luck.Blank()
	c.seen, c.viewer = true, by
	c.box = 0
	pool := c.deck.hide(0)
	if s.recycled {
		c.pool = pool
	}
	for i := range c.seats {
		p := &c.players[i]
		if play.Seat(i) != by {
			c.hideOther(p)
		} else if s.phase >= Defence {
			p.pool = p.pile.hide(p.known)
		}
	}
	return c
}

// hideOther hides what the others do not know of a seat.
func (s *State) hideOther(p *player) {
	p.pile.hide(0)
	p.known = 0
	for i := range p.hand.list() {
		p.hand.ids[i] = card.Unknown
	}
	if s.phase == Over {
		return
	}
	p.treasures = sheet.Set{}
	for i, e := range s.elements(p) {
		if e.Kind == card.Treasure {
			p.pieces[i].on = sheet.Set{}
		}
	}
}

// Guess fills a view's unknowns at random: a position that the seat cannot tell from the
// true one, for computer players to try things out in. Treasures of others come to lie
// anywhere, or where the given function puts them.
func (s *State) Guess(luck *play.Chance) *State {
	c := s.clone()
	if !s.seen {
		return c
	}
	c.seen, c.viewer, c.pool = false, play.NoSeat, 0
	c.luck = play.NewChance("guess", s.Digest().String())
	rest := c.unplaced()
	if s.recycled {
		for id := range s.pool.Each {
			rest = rest.Without(id)
		}
		c.deck.fill(s.pool, luck)
	}
	for i := range c.seats {
		if p := &c.players[i]; play.Seat(i) == s.viewer && s.phase >= Defence {
			for id := range p.pool.Each {
				rest = rest.Without(id)
			}
			p.pile.fill(p.pool, luck)
			p.pool = 0
		}
	}
	free := make([]card.ID, 0, card.Count)
	for id := range rest.Each {
		free = append(free, id)
	}
	play.Shuffle(luck, "guess-cards", free)
	deal := func(ids []card.ID) {
		for i, id := range ids {
			if id == card.Unknown && len(free) > 0 {
				ids[i], free = free[0], free[1:]
			}
		}
	}
	deal(c.deck.list())
	for i := range c.seats {
		p := &c.players[i]
		deal(p.pile.list())
		deal(p.hand.list())
		if play.Seat(i) != s.viewer && s.phase != Over {
			c.guessTreasures(p, luck)
		}
	}
	c.box = card.SetOf(free...)
	return c
}

// unplaced is the cards that lie nowhere in the open.
func (s *State) unplaced() card.Set {
	all := card.Set(0)
	for id := card.ID(1); id <= card.Count; id++ {
		all = all.With(id)
	}
	s.eachPlace(func(id card.ID) { all = all.Without(id) })
	return all
}

// fill puts the cards in a random order in place of the unknown ones.
func (k *stack) fill(cards card.Set, luck *play.Chance) {
	list := make([]card.ID, 0, cards.Size())
	for id := range cards.Each {
		list = append(list, id)
	}
	play.Shuffle(luck, "guess-pile", list)
	for i, id := range k.ids[:k.n] {
		if id == card.Unknown && len(list) > 0 {
			k.ids[i], list = list[0], list[1:]
		}
	}
}

// guessTreasures hides a seat's treasures anywhere; those of its faceup card are entered
// in its pieces, too.
func (s *State) guessTreasures(p *player, luck *play.Chance) {
	for p.treasures.Count() < p.hidden {
		room := p.treasures.Not()
		p.treasures = p.treasures.With(room.Nth(luck.Pick("guess-treasure", room.Count())))
	}
	rest := p.treasures
	for i, e := range s.elements(p) {
		if e.Kind == card.Treasure && p.pieces[i].fate == Built {
			q := rest.First()
			p.pieces[i].on = sheet.Of(q)
			rest = rest.Without(q)
		}
	}
}
