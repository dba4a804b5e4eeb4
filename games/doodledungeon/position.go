package doodledungeon

import (
	"fmt"
	"maps"
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// Position describes a position set up freely, for scenarios and tests. What is left out
// is as at the start of the game. Cards that lie nowhere are out of the game, but for a
// draw pile that is left out.
type Position struct {
	Phase       Phase
	Step        Step // in Defence; an encounter cannot be open
	Round       int  // 1 if left out; 14 after Building
	Start, Turn play.Seat
	Seed        string
	Script      map[string][]int // outcomes of draws laid down by name, play.Chance.Script
	Offer       []card.ID
	Deck        []card.ID        // the top first; nil: as many of the lowest cards left as there would be
	Discards    []card.ID        // the last first
	Players     []PlayerPosition // two empty ones if left out
}

// PlayerPosition is what one seat has.
type PlayerPosition struct {
	Sheet     sheet.Sheet
	Treasures sheet.Set
	Checked   [card.Categories]int
	Card      card.ID   // faceup: drafted, and to be built if Building has come to the seat
	Pile      []card.ID // the top first
	Known     int       // lowest cards of the pile that the seat put there itself
	Hand      []card.ID
	Above     []Above
	Path      []sheet.Square
	Walked    int // squares of the path the hero has entered: 0 on the entrance
	Lost      int // hearts crossed out
	Hero      Hero
	FirstTurn bool // the seat has not had a turn in Defence yet
}

// Set gives the state of a position. The error says what cannot be so.
func (g *Game) Set(p Position) (*State, error) {
	if p.Players == nil {
		p.Players = make([]PlayerPosition, leastSeats)
	}
	n := len(p.Players)
	if n < leastSeats || n > mostSeats {
		return nil, fmt.Errorf("%d seats, from 2 to 4 can be", n)
	}
	s := newState(g.Tables, n, p.Seed)
	for _, name := range slices.Sorted(maps.Keys(p.Script)) {
		if err := s.Script(name, p.Script[name]...); err != nil {
			return nil, err
		}
	}
	s.phase, s.step, s.round, s.start, s.turn = p.Phase, p.Step, max(1, p.Round), p.Start, p.Turn
	if p.Phase > Building {
		s.round = lastRound
	}
	if p.Round < 0 || s.round > lastRound || !s.valid(s.start) || !s.valid(s.turn) || s.phase >= Over || s.step >= stepCount || s.step == Encounter {
		return nil, fmt.Errorf("round %d, phase %s, step %s, start %d, turn %d cannot be set", s.round, s.phase, s.step, s.start, s.turn)
	}
	for i, q := range p.Players {
		if err := s.setSeat(&s.players[i], q); err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
	}
	if err := s.setCards(p); err != nil {
		return nil, err
	}
	if err := s.setTurn(); err != nil {
		return nil, err
	}
	return s, s.CheckCounts()
}

func (s *State) setSeat(p *player, q PlayerPosition) error {
	hearts := s.tables().Figures.Hearts
	if q.Lost < 0 || q.Lost > hearts || len(q.Hand) > mostHand || len(q.Above) > MostAbove ||
		len(q.Pile) > lastRound || q.Known < 0 || q.Walked < 0 || q.Hero >= heroCount {
		return fmt.Errorf("%d hearts lost, %d cards in hand, %d above, %d in the pile, %d known or %d squares walked cannot be",
			q.Lost, len(q.Hand), len(q.Above), len(q.Pile), q.Known, q.Walked)
	}
	p.sheet, p.treasures, p.hidden, p.card = q.Sheet, q.Treasures, q.Treasures.Count(), q.Card
	for c, n := range q.Checked {
		if boxes := s.tables().Track(card.Category(c)).Boxes(); n < 0 || n > boxes {
			return fmt.Errorf("%d boxes of %s checked, there are %d", n, card.Category(c), boxes)
		}
		p.checked[c] = uint8(n)
	}
	p.pile, p.known = stackOf(q.Pile...), q.Known
	for _, id := range q.Hand {
		p.hand.add(id)
	}
	for _, a := range q.Above {
		if !s.valid(a.By) || !s.tables().Card(a.Card).Action.Hero() || s.tables().Card(a.Card).Action == card.Bomb != a.Square.Valid() {
			return fmt.Errorf("card %s of seat %d cannot lie above", a.Card, a.By)
		}
		p.above[p.laid] = a
		p.laid++
	}
	p.hearts, p.hero, p.begun = hearts-q.Lost, q.Hero, !q.FirstTurn && s.phase == Defence
	if q.Path != nil {
		p.path, p.at = slices.Clone(q.Path), q.Walked-1
	}
	if s.phase == Defence && p.path == nil {
		p.path = trail.NewPen(&p.sheet).WayOn()
		p.at = q.Walked - 1
	}
	if q.Hero == Escaped {
		p.at = len(p.path)
	}
	return nil
}

// setCards lays the common cards, fills the draw pile and puts the rest into the box.
func (s *State) setCards(p Position) error {
	if len(p.Offer) > s.seats+1 || len(p.Discards) > card.Count || len(p.Deck) > card.Count {
		return fmt.Errorf("%d cards on offer, %d discards, %d in the draw pile are more than can be", len(p.Offer), len(p.Discards), len(p.Deck))
	}
	copy(s.offer[:], p.Offer)
	s.discards = stackOf(p.Discards...)
	s.deck = stackOf(p.Deck...)
	s.box = s.unplaced()
	if p.Deck != nil || s.phase > Building {
		return nil
	}
	var deck []card.ID
	for id := range s.box.Each {
		if len(deck) < s.deckSize() {
			deck = append(deck, id)
			s.box = s.box.Without(id)
		}
	}
	if len(deck) < s.deckSize() {
		return fmt.Errorf("%d cards are left for a draw pile of %d", len(deck), s.deckSize())
	}
	s.deck = stackOf(deck...)
	return nil
}

// deckSize is the size of the draw pile after a round was opened (DD-003, DD-015).
func (s *State) deckSize() int {
	n := card.Count - s.tables().Figures.Back[s.seats-leastSeats] - (s.seats+1)*s.round
	if n < 0 {
		return (s.seats + 1) * (lastRound - s.round)
	}
	return n
}

// setTurn works out how many seats have acted before the one whose turn it is.
func (s *State) setTurn() error {
	s.done = int(s.turn-s.start+play.Seat(s.seats)) % s.seats
	s.recycled = s.seats == mostSeats && s.round >= 12
	switch s.phase {
	case Draft:
		for i := range s.seats {
			if seat := (s.start + play.Seat(i)) % play.Seat(s.seats); (i < s.done) != s.player(seat).card.Valid() {
				return fmt.Errorf("seat %d has card %s", seat, s.player(seat).card)
			}
		}
	case Building:
		for i := s.done; i < s.seats; i++ {
			if seat := (s.start + play.Seat(i)) % play.Seat(s.seats); !s.player(seat).card.Valid() {
				return fmt.Errorf("seat %d has no card to build", seat)
			}
		}
		s.judge(s.player(s.turn), s.turn, &record{})
	case Drawing:
		for i := range s.done {
			if seat := (s.start + play.Seat(i)) % play.Seat(s.seats); !s.Drawn(s.right(seat)) {
				return fmt.Errorf("seat %d has drawn no path", seat)
			}
		}
	case Defence:
		if p := s.player(s.turn); s.step == Walking && (p.hero != Alive || !p.begun) {
			return fmt.Errorf("the hero of seat %d does not walk", s.turn)
		}
	}
	return nil
}
