package mapmasters

import (
	"fmt"
	"maps"
	"slices"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/dungeon"
)

// Position describes a position set up freely, for scenarios and tests. What is left
// out is as at the start of a game, in the order of the numbers instead of shuffled.
type Position struct {
	Round       int // 1 if left out
	Phase       Phase
	First, Turn play.Seat
	Timer       bool
	Seed        string
	Script      map[string][]int // outcomes of draws laid down by name, play.Chance.Script

	Primary    []ObjectiveID // of the rounds from 1 to now; O22 in round 1 if left out
	Secondary  []ObjectiveID // of the rounds scored
	Objectives []ObjectiveID // top of the objective deck, the first drawn first

	Piles   *Tokens // nil: what the players do not hold
	Books   *BookColumn
	Columns [costs]*CardColumn
	Players []PlayerPosition // two with nothing special if left out
}

// BookColumn is the spellbook column, exactly. Books that lie nowhere are out of the
// game. The deck's first is its top.
type BookColumn struct {
	Open           [2]BookID
	Deck, Discards []BookID
}

// CardColumn is the column of one cost, exactly. Cards that lie nowhere are out of the
// game. The deck's first is its top.
type CardColumn struct {
	Open           [2]CardID
	Deck, Discards []CardID
}

// PlayerPosition is what one seat has.
type PlayerPosition struct {
	Coins        int
	Passed       bool
	Ready, Spent Tokens
	Books, Used  []BookID // Used are those of Books that lie facedown
	Deck         []CardID // the first is its top; nil: all starters that lie nowhere else
	Discards     []CardID
	Open, Down   []CardID // the Building Area, faceup and facedown
	Removed      []CardID
	Rows         []Row           // of the rounds from 1
	Found        *dungeon.Result // the seat has explored, and this is what it brought
	Millis       int             // its recorded time
	TimeOut      bool
}

// Set gives the state of a position. The error says what cannot be so.
func (g *Game) Set(p Position) (*State, error) {
	if p.Players == nil {
		p.Players = []PlayerPosition{{Coins: startCoins}, {Coins: startCoins}}
	}
	if len(p.Players) < leastSeats || len(p.Players) > mostSeats {
		return nil, fmt.Errorf("%d seats, from 2 to 5 can be", len(p.Players))
	}
	s := &State{tables: g.Tables, seats: len(p.Players), round: max(1, p.Round), phase: p.Phase, first: p.First,
		turn: p.Turn, timer: p.Timer, viewer: play.NoSeat, luck: play.NewChance(p.Seed, "game")}
	for _, name := range slices.Sorted(maps.Keys(p.Script)) {
		s.luck.Script(name, p.Script[name]...)
	}
	if s.round > lastRound || !s.valid(s.first) || !s.valid(s.turn) || s.phase >= phaseCount {
		return nil, fmt.Errorf("round %d, phase %s, first seat %d, turn %d: no such thing", s.round, s.phase, s.first, s.turn)
	}
	if s.phase == Over {
		s.turn = play.NoSeat
	}
	for i, q := range p.Players {
		if err := s.setSeat(&s.players[i], q); err != nil {
			return nil, fmt.Errorf("seat %d: %w", i, err)
		}
	}
	if err := s.setObjectives(p); err != nil {
		return nil, err
	}
	s.setBooks(p.Books)
	for column := range s.cards {
		s.setColumn(column, p.Columns[column])
	}
	s.setPiles(p.Piles)
	return s, s.onlyOnce()
}

func (s *State) setSeat(p *player, q PlayerPosition) error {
	if q.Coins < 0 || len(q.Open)+len(q.Down) > handSize || len(q.Books) > bookLimit+1 || len(q.Rows) > lastRound ||
		len(q.Deck)+len(q.Discards)+len(q.Removed) > pileMost {
		return fmt.Errorf("%d coins, %d books, %d rows or the number of cards is more than can be", q.Coins, len(q.Books), len(q.Rows))
	}
	p.coins, p.passed, p.ready, p.spent = q.Coins, q.Passed, q.Ready, q.Spent
	copy(p.books[:], q.Books)
	for _, b := range q.Used {
		if !p.owns(b) {
			return fmt.Errorf("%s is used but not owned", b)
		}
		p.use(b)
	}
	for _, id := range q.Open {
		p.lay(id, true)
	}
	for _, id := range q.Down {
		p.lay(id, false)
	}
	p.discards = pileOf(q.Discards...)
	p.removed = pileOf(q.Removed...)
	deck := slices.Clone(q.Deck)
	if deck == nil {
		for id := CardID(1); id <= starterCards; id++ {
			if _, held := p.inHand(id); !held && !p.discards.has(id) && !p.removed.has(id) {
				deck = append(deck, id)
			}
		}
	}
	slices.Reverse(deck)
	p.deck = pileOf(deck...)
	copy(p.rows[:], q.Rows)
	if s.phase == ExplorationPhase {
		p.keptDeck, p.keptDiscards = p.deck.n, p.discards.n
	}
	if q.Found != nil {
		p.find = exploration{done: true, found: *q.Found, plan: Explore{Millis: q.Millis, TimeOut: q.TimeOut},
			books: p.books, used: p.used, ready: p.ready}
	}
	return nil
}

func (s *State) setObjectives(p Position) error {
	if len(p.Primary) > lastRound || len(p.Secondary) > lastRound || len(p.Objectives) > objectiveCards {
		return fmt.Errorf("more than %d objectives", lastRound)
	}
	copy(s.primary[:], p.Primary)
	copy(s.secondary[:], p.Secondary)
	const plain = 22 // O22, coins without an hourglass
	if p.Primary == nil {
		s.primary[s.round-1] = plain
	}
	var deck []ObjectiveID
	for o := ObjectiveID(1); o <= objectiveCards; o++ {
		if !slices.Contains(s.primary[:], o) && !slices.Contains(s.secondary[:], o) && !slices.Contains(p.Objectives, o) {
			deck = append(deck, o)
		}
	}
	deck = append(slices.Clone(p.Objectives), deck...)
	slices.Reverse(deck)
	s.objectives = pileOf(deck...)
	return nil
}

func (s *State) setBooks(c *BookColumn) {
	if c == nil {
		c = &BookColumn{}
		for b := BookID(1); b <= bookCards; b++ {
			if !slices.ContainsFunc(s.players[:], func(p player) bool { return p.owns(b) }) {
				c.Deck = append(c.Deck, b)
			}
		}
		c.Open = [2]BookID(c.Deck[:2])
		c.Deck = c.Deck[2:]
	}
	deck := slices.Clone(c.Deck)
	slices.Reverse(deck)
	s.books = column[BookID]{deck: pileOf(deck...), discards: pileOf(c.Discards...), open: c.Open}
	for b := BookID(1); b <= bookCards; b++ {
		if !slices.Contains(s.wholeBooks(), b) {
			s.gone = s.gone.With(b)
		}
	}
}

// wholeBooks lists all books that are in the game.
func (s *State) wholeBooks() []BookID {
	list := append(s.books.deck.copied(), s.books.discards.list()...)
	list = append(list, s.books.open[:]...)
	for i := range s.seats {
		list = append(list, s.players[i].books[:]...)
	}
	return slices.DeleteFunc(list, func(b BookID) bool { return b == NoBook })
}

func (s *State) setColumn(i int, c *CardColumn) {
	if c == nil {
		c = &CardColumn{}
		for _, id := range cardsCosting(i) {
			if !slices.ContainsFunc(s.players[:], func(p player) bool { return slices.Contains(p.whole(), id) }) {
				c.Deck = append(c.Deck, id)
			}
		}
		n := copy(c.Open[:], c.Deck)
		c.Deck = c.Deck[n:]
	}
	deck := slices.Clone(c.Deck)
	slices.Reverse(deck)
	s.cards[i] = column[CardID]{deck: pileOf(deck...), discards: pileOf(c.Discards...), open: c.Open}
}

// whole lists all cards of a seat, those that have left the game included.
func (p *player) whole() []CardID {
	list := append(p.deck.copied(), p.discards.list()...)
	list = append(list, p.removed.list()...)
	for _, c := range p.hand[:p.held] {
		if c.fate != Removed && c.fate != Exchanged { // those lie on removed already
			list = append(list, c.id)
		}
	}
	return list
}

func (s *State) setPiles(piles *Tokens) {
	if piles != nil {
		s.fairies = *piles
		return
	}
	s.fairies = fullPiles()
	for i := range s.seats {
		for k := range s.fairies {
			s.fairies[k] -= s.players[i].ready[k] + s.players[i].spent[k]
		}
	}
}

// onlyOnce says which card or book lies in two places, or is none.
func (s *State) onlyOnce() error {
	var met [256]bool
	for i := range s.seats {
		var own [256]bool
		for _, id := range s.players[i].whole() {
			if !id.Starter() && !id.Dungeon() || own[id] || met[id] && id.Dungeon() {
				return fmt.Errorf("card %s lies in two places or is none", id)
			}
			own[id], met[id] = true, true
		}
	}
	for i := range s.cards {
		c := &s.cards[i]
		for _, id := range slices.Concat(c.deck.list(), c.discards.list(), c.open[:]) {
			if id == NoCard {
				continue
			}
			if column, ok := costColumn(id.Cost()); !ok || column != i || met[id] {
				return fmt.Errorf("card %s lies in two places or in the wrong column", id)
			}
			met[id] = true
		}
	}
	books := s.wholeBooks()
	slices.Sort(books)
	if len(slices.Compact(slices.Clone(books))) != len(books) || slices.Contains(books, UnknownBook) {
		return fmt.Errorf("a spellbook lies in two places")
	}
	objectives := append(s.objectives.copied(), s.primary[:]...)
	objectives = slices.DeleteFunc(append(objectives, s.secondary[:]...), func(o ObjectiveID) bool { return o == NoObjective })
	slices.Sort(objectives)
	if len(objectives) != objectiveCards || len(slices.Compact(objectives)) != objectiveCards {
		return fmt.Errorf("an objective card lies in two places")
	}
	return nil
}
