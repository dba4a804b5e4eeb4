package dungeonroll

import "delvebox/engine/play"

// State is one position of a game: the seats around one delve at a time. It is plain
// data without history; copying it copies everything but the chance script of a test.
type State struct {
	seats   uint8
	round   uint8     // which delve of each player, 1 to 3
	phase   Phase     // Choosing, Discarding or Over; else that of the delve counts
	first   play.Seat // the first adventurer (DR-003)
	turn    play.Seat // who acts: chooses a hero, is the adventurer, discards
	choices HeroSet   // heroes that can still be taken
	bots    [mostSeats]bool
	players [mostSeats]Player
	delve   Delve // of the adventurer; between delves it keeps rules and chest
	luck    play.Chance
	script  *Script // a test's; nil in play (DR-228)
}

// Player is everything that belongs to one seat, all of it open (DR-014).
type Player struct {
	Hero    Hero
	Master  bool
	XP      uint16 // gained in the whole game (DR-006)
	Tokens  Tokens
	Records [delves]Record // of the delves played
}

// delving stands for all phases in which the delve's own counts.
const delving = Ended

// Phase is where the game stands.
func (s *State) Phase() Phase {
	if s.phase == delving {
		return s.delve.Phase
	}
	return s.phase
}

// Seats is the number of seats.
func (s *State) Seats() int { return int(s.seats) }

// Round says which of the three delves is being played, from 1.
func (s *State) Round() int { return int(s.round) }

// First is the first adventurer of every round.
func (s *State) First() play.Seat { return s.first }

// Adventurer is the seat that acts; NoSeat when the game is over.
func (s *State) Adventurer() play.Seat {
	if s.phase == Over {
		return play.NoSeat
	}
	return s.turn
}

// Lord is the Dungeon Lord, the seat to the left of the adventurer; NoSeat for "The
// Dungeon" of a single player, and when nobody delves (DR-010).
func (s *State) Lord() play.Seat {
	if s.seats == 1 || s.phase != delving {
		return play.NoSeat
	}
	return s.next(s.turn)
}

// Delve is the adventurer's delve. The copy is the caller's.
func (s *State) Delve() Delve { return s.delve }

// Chest counts the tokens left in the treasure chest (DR-005).
func (s *State) Chest() int { return s.delve.Chest.Count() }

// Choices are the heroes that can still be chosen.
func (s *State) Choices() HeroSet { return s.choices }

// Player gives what a seat has now, in mid-delve too; no player of no seat.
func (s *State) Player(seat play.Seat) Player {
	if !s.valid(seat) {
		return Player{}
	}
	p := s.players[seat]
	if s.phase == delving && seat == s.turn {
		p.Master, p.XP, p.Tokens = s.delve.Master, s.delve.XP, s.delve.Tokens
		p.Records[s.round-1] = s.delve.Record
	}
	return p
}

// Clone gives an independent copy.
func (s *State) Clone() play.State {
	c := *s
	c.luck = s.luck.Clone()
	c.script = s.script.clone()
	return &c
}

// Actors is the one seat that acts, none when the game is over.
func (s *State) Actors() []play.Seat {
	if s.phase == Over {
		return nil
	}
	return []play.Seat{s.turn}
}

// Draws counts the draws from the chance stream.
func (s *State) Draws() int { return s.luck.Draws() }

// SetLuck gives the position another chance stream: for computer players, which know
// nothing of the true one.
func (s *State) SetLuck(luck play.Chance) { s.luck = luck }

func (s *State) valid(seat play.Seat) bool { return seat >= 0 && int(seat) < int(s.seats) }

func (s *State) next(seat play.Seat) play.Seat { return (seat + 1) % play.Seat(s.seats) }

func (s *State) before(seat play.Seat) play.Seat {
	return (seat + play.Seat(s.seats) - 1) % play.Seat(s.seats)
}
