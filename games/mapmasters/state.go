package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/dungeon"
)

const (
	leastSeats = 2
	mostSeats  = 5
	lastRound  = 6
	handSize   = 5
	bookLimit  = 2 // books a seat may keep (MMV-119)
)

// State is one position of a game of Versus. It is plain data without history:
// counts, small arrays and piles of card numbers. The only references are the rule
// tables, the recorded explorations and a chance script, none of which ever changes
// once it is set.
type State struct {
	tables func() *Tables // the data; no pointer, so that a position written out in full leaves it out
	timer  bool           // the five-minute timer is on (MMV-139)
	seats  int
	round  int // 1 to 6
	phase  Phase
	first  play.Seat // first player of the round
	turn   play.Seat // who acts; NoSeat when the game is over

	players    [mostSeats]player
	fairies    Tokens
	books      column[BookID]
	cards      [costs]column[CardID]
	objectives pile[ObjectiveID]
	primary    [lastRound]ObjectiveID
	secondary  [lastRound]ObjectiveID
	gone       dungeon.Books // out of the game (MMV-074)

	luck   play.Chance
	seen   bool      // the position is what a seat may know: see Seen
	viewer play.Seat // that seat
}

// player is everything that belongs to one seat.
type player struct {
	coins  int
	passed bool
	ready  Tokens                // fairy tokens that can be spent
	spent  Tokens                // turned facedown until the Reward phase
	books  [bookLimit + 1]BookID // the third only until one of them goes (MMV-120)
	used   dungeon.Books         // facedown until the Refresh phase ends

	deck, discards, removed pile[CardID]
	hand                    [handSize]handCard // the Building Area
	held                    uint8              // cards in the hand

	// What the sizes of deck and discards would be without SB-16: the sizes that the
	// others are shown until all have explored, so that the decision stays secret
	// (MMV-130).
	keptDeck, keptDiscards uint8

	find exploration
	rows [lastRound]Row

	cut, recycled uint8 // scissors and recycling icons used in this Refresh phase

	// pool is, in a position as a seat sees it, what lies hidden in deck, discards and
	// facedown hand together, sorted; empty in a true position.
	pool pile[CardID]
}

// handCard is a card of the Building Area.
type handCard struct {
	id   CardID
	open bool // bought or recycled: lies faceup (MMV-117, MMV-157)
	fate Fate
}

// Fate is what the Refresh phase did to a card of the hand. A card has one fate
// (MMV-159).
type Fate uint8

// The fates of a card.
const (
	Unchanged Fate = iota // goes to the discards (MMV-165)
	Recycled              // stays in the Building Area (MMV-157, MMV-162)
	Removed               // leaves the game (MMV-158, MMV-161)
	Exchanged             // leaves the game for a market card (MMV-163)
	fateCount
)

// Row is one line of a score board: the boxes of one round.
type Row struct {
	First  int  // Primary Objective
	Second int  // Secondary Objective, in full
	Time   int  // 1 for the Time Bonus
	Exit   bool // the path ended in an exit
	Done   bool // the round has been scored
}

// VP is what the row counts for as the points of the last round (MMV-107).
func (r Row) VP() int { return r.First + r.Second + r.Time }

// Clone gives an independent copy.
func (s *State) Clone() play.State { return s.clone() }

func (s *State) clone() *State {
	c := *s
	c.luck = s.luck.Clone()
	return &c
}

// Actors is the one seat that acts, none when the game is over.
func (s *State) Actors() []play.Seat {
	if s.phase == Over {
		return nil
	}
	return []play.Seat{s.turn}
}

// next is the seat to the left, clockwise.
func (s *State) next(seat play.Seat) play.Seat {
	return (seat + 1) % play.Seat(s.seats)
}

// order lists the seats in turn order of the round.
func (s *State) order() []play.Seat {
	out := make([]play.Seat, s.seats)
	for i := range out {
		out[i] = (s.first + play.Seat(i)) % play.Seat(s.seats)
	}
	return out
}

// valid says whether the seat exists at this table.
func (s *State) valid(seat play.Seat) bool { return seat >= 0 && int(seat) < s.seats }

// player gives the seat's things to the rules.
func (s *State) player(seat play.Seat) *player { return &s.players[seat] }

// owns says whether the player has the book, used or not.
func (p *player) owns(b BookID) bool {
	for _, have := range p.books {
		if have == b && b != NoBook {
			return true
		}
	}
	return false
}

// isReady says whether the player has the book and has not used it this round.
func (p *player) isReady(b BookID) bool { return p.owns(b) && !p.used.Has(b) }

// use turns the book facedown (MMV-072).
func (p *player) use(b BookID) { p.used = p.used.With(b) }

// bookCount is the number of books held.
func (p *player) bookCount() int {
	n := 0
	for _, b := range p.books {
		if b != NoBook {
			n++
		}
	}
	return n
}

// drop takes the book away and closes the gap.
func (p *player) drop(b BookID) {
	for i, have := range p.books {
		if have == b {
			copy(p.books[i:], p.books[i+1:])
			p.books[bookLimit] = NoBook
			p.used = p.used.Without(b)
			return
		}
	}
}

// lay puts a card into the Building Area.
func (p *player) lay(id CardID, open bool) {
	p.hand[p.held] = handCard{id: id, open: open}
	p.held++
}

// inHand finds a card of the Building Area.
func (p *player) inHand(id CardID) (index int, ok bool) {
	for i := 0; i < int(p.held); i++ {
		if p.hand[i].id == id {
			return i, true
		}
	}
	return 0, false
}

var fateNames = [fateCount]string{"unchanged", "recycled", "removed", "exchanged"}

// String gives the fate's name in string keys.
func (f Fate) String() string {
	if f < fateCount {
		return fateNames[f]
	}
	return "unknown"
}
