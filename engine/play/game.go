package play

import "context"

// Seat numbers the places at the table from 0, clockwise.
type Seat int

// NoSeat stands where no seat is meant: the table itself, or an onlooker.
const NoSeat Seat = -1

// SeatSetup is who sits at one place.
type SeatSetup struct {
	Name  string `json:"name"`
	Color string `json:"color"`         // name of a player colour, "blue"
	Level string `json:"bot,omitempty"` // level of the computer player, "" for a person
}

// Setup is all that a match starts from. Two equal set-ups give equal matches.
type Setup struct {
	Game    string            `json:"game"` // Game.ID
	Seats   []SeatSetup       `json:"seats"`
	Options map[string]string `json:"options,omitempty"`
	Seed    string            `json:"seed"` // any text; shown to the players and editable
}

// Move is one decision of one seat. String gives it as one line of text that a
// player can read and Game.ParseMove reads back to an equal move.
type Move interface{ String() string }

// Event is something that happened, for animation, sound and log.
type Event interface {
	// Name is the event's kind in kebab case, "card-bought": key of its log sentence.
	Name() string
}

// Revealing is implemented by events that showed or decided something by chance or
// brought hidden things to light. A move with such an event cannot be taken back;
// Reveals names why, as a key for the sentence the player reads.
type Revealing interface{ Reveals() string }

// State is one position of a game: bare, cheap to clone, without history.
type State interface {
	// Actors lists the seats that may act now. Empty when the game is over.
	Actors() []Seat
	// Apply makes the move for the seat and says what happened. An error is a
	// *Refusal; the state is then unchanged.
	Apply(seat Seat, m Move) ([]Event, error)
	// Moves lists the seat's legal moves where they are finitely many, in a fixed
	// order. Moves that are drawn (a path) are left out or stood for by examples;
	// the list of an acting seat is never empty.
	Moves(seat Seat) []Move
	// Outcome is nil while the game runs.
	Outcome() *Outcome
	// Clone shares nothing with the original.
	Clone() State
	// Digest is equal for equal positions, on every platform and in every run.
	Digest() Digest
	// Seen is the position as the seat may know it: hidden things stand as
	// unknowns, and the chance stream is gone. NoSeat sees what lies open.
	Seen(by Seat) State
}

// Outcome is the end of a game.
type Outcome struct {
	Ranking []Rank // best first; equal places share the Place
}

// Rank is one seat's result.
type Rank struct {
	Seat  Seat
	Place int // 1 is best
	Score int
	Terms []Term // what the score is made of, for the results page
	Tie   string // key of the sentence that explains how a tie was broken, "" if none
}

// Term is one summand of a figure: "3 keys x 2".
type Term struct {
	Key   string // what is counted
	Count int
	Each  int
	Value int // what it brings
}

// Game is the contract of one rule package.
type Game interface {
	ID() string
	// Version changes whenever an old journal would no longer replay alike.
	Version() string
	// Seats gives the least and greatest number of seats.
	Seats() (least, most int)
	// New sets the game up. The error is a *Refusal that names the clause.
	New(s Setup) (State, []Event, error)
	// ParseMove reads what Move.String writes.
	ParseMove(text string) (Move, error)
	// Levels lists the bot levels from weak to strong.
	Levels() []string
	// Bot gives a computer player of a level.
	Bot(level string) (Bot, error)
	// MostMoves bounds the number of moves of any game with so many seats.
	MostMoves(seats int) int
}

// Bot chooses moves. It gets only what its seat may know, and a chance stream of its
// own; its work is bounded by counts, never by time. When ctx is done it returns at
// once with ctx.Err().
type Bot interface {
	Choose(ctx context.Context, seen State, seat Seat, luck *Chance) (Move, error)
}
