package play

import (
	"fmt"
	"maps"
	"slices"
)

// Match is one game being played: the position, and around it what the position
// does not know: history, undo, drafts and the journal. Every change of a game goes
// through it. A match belongs to one goroutine; only [Match.Think] works beside it.
type Match struct {
	game    Game
	setup   Setup
	opening []Event
	state   State // never changed in place: moves are applied to clones
	history []Entry
	turn    int // counts Do, Undo and Redo, so that a stale thought is known

	back   []State  // positions before the last len(back) entries, all of one seat
	floor  *Refusal // why nothing before back is taken back
	undone []step   // what can be made again, last undone last

	drafts  []string // by seat, "" for none
	journal recorder
}

// step is a decision that was taken back, with the position it led to.
type step struct {
	entry Entry
	after State
}

// NewMatch sets a game up. The error is the game's *Refusal, or says that the set-up is
// for another game, for too few or too many seats, or has a text that is too long.
func NewMatch(g Game, s Setup) (*Match, error) {
	s = cloneSetup(s)
	if s.Game == "" {
		s.Game = g.ID()
	}
	if s.Game != g.ID() {
		return nil, &OtherGame{ID: s.Game}
	}
	if least, most := g.Seats(); len(s.Seats) < least || len(s.Seats) > most {
		return nil, Refuse("", "seats-count", "seats", len(s.Seats), "least", least, "most", most)
	}
	if err := s.bounded(); err != nil {
		return nil, err
	}
	m := &Match{game: g, setup: s, drafts: make([]string, len(s.Seats))}
	err := guarded("rules, set-up", func() (err error) {
		m.state, m.opening, err = g.New(cloneSetup(s))
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := m.journal.header(g, s, m.state.Digest()); err != nil {
		return nil, err
	}
	return m, nil
}

// MostText is how many bytes a name, a seed or the value of an option may have: more than
// anybody types, and little enough to be drawn. A set-up may come from a file.
const MostText = 400

// bounded refuses texts that are too long.
func (s *Setup) bounded() error {
	texts := []string{s.Seed}
	for _, seat := range s.Seats {
		texts = append(texts, seat.Name, seat.Color, seat.Level)
	}
	for _, k := range slices.Sorted(maps.Keys(s.Options)) {
		texts = append(texts, k, s.Options[k])
	}
	for _, t := range texts {
		if len(t) > MostText {
			return Refuse("", "text-too-long", "most", MostText, "bytes", len(t))
		}
	}
	return nil
}

// Do makes the move for the seat and says what happened. A *Refusal leaves
// everything as it was. Once Do has returned without error the move is made, even if
// it could not be saved yet: see [Match.SaveError].
func (m *Match) Do(seat Seat, move Move) ([]Event, error) {
	if err := m.do(seat, move); err != nil {
		return nil, err
	}
	e := &m.history[len(m.history)-1]
	m.journal.move(*e)
	return slices.Clone(e.Events), nil
}

// do is Do without the journal.
func (m *Match) do(seat Seat, move Move) error {
	switch {
	case seat < 0 || int(seat) >= len(m.setup.Seats):
		return Refuse("", "no-such-seat", "seat", int(seat))
	case move == nil:
		return Refuse("", "no-move")
	case len(m.state.Actors()) == 0:
		return Refuse("", "game-over")
	}
	var next State
	e := Entry{Seat: seat, Move: move}
	err := guarded(fmt.Sprintf("rules, move %d", len(m.history)+1), func() (err error) {
		next = m.state.Clone()
		if e.Events, err = next.Apply(seat, move); err == nil {
			e.Digest = next.Digest()
		}
		return err
	})
	if err != nil {
		return err
	}
	m.remember(e, next)
	m.undone = nil
	m.state = next
	m.history = append(m.history, e)
	m.drafts[seat] = ""
	m.turn++
	return nil
}

// State is a copy of the whole position, hidden things included: for the
// laboratory and the tests. A screen and a bot take [Match.Seen].
func (m *Match) State() State { return m.state.Clone() }

// Seen is the position as the seat may know it; NoSeat sees what lies open.
func (m *Match) Seen(by Seat) State { return m.state.Seen(by) }

// Actors lists the seats that may act now.
func (m *Match) Actors() []Seat { return m.state.Actors() }

// Moves lists the seat's legal moves as far as they are finitely many.
func (m *Match) Moves(seat Seat) []Move { return m.state.Moves(seat) }

// Outcome is nil while the game runs.
func (m *Match) Outcome() *Outcome { return m.state.Outcome() }

// Digest names the position.
func (m *Match) Digest() Digest { return m.state.Digest() }

// Game gives the rules the match is played by.
func (m *Match) Game() Game { return m.game }

// Setup is what the match started from.
func (m *Match) Setup() Setup { return cloneSetup(m.setup) }

// IsBot says whether a computer player sits there.
func (m *Match) IsBot(seat Seat) bool {
	return seat >= 0 && int(seat) < len(m.setup.Seats) && m.setup.Seats[seat].Level != ""
}

// Opening lists what happened at set-up, as the seat may know it.
func (m *Match) Opening(by Seat) []Event { return EventsSeenBy(m.opening, by, NoSeat) }

// Len is the number of decisions made and not taken back.
func (m *Match) Len() int { return len(m.history) }

// History lists all decisions that count, hidden things included: for results
// when the game is over, and for the laboratory.
func (m *Match) History() []Entry { return slices.Clone(m.history) }

// Log lists all decisions as the seat may know them.
func (m *Match) Log(by Seat) []Entry {
	log := make([]Entry, len(m.history))
	for i, e := range m.history {
		log[i] = e.SeenBy(by)
	}
	return log
}

func cloneSetup(s Setup) Setup {
	s.Seats = slices.Clone(s.Seats)
	s.Options = maps.Clone(s.Options)
	return s
}
