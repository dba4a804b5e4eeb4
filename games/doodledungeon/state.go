package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
)

// Rounds is the number of rounds of Phase A (DD-007).
const Rounds = 14

// MostAbove is how many cards can lie above a dungeon (DD-106).
const MostAbove = 2

const (
	leastSeats = 2
	mostSeats  = 4
	lastRound  = Rounds
	mostOffer  = mostSeats + 1
	mostHand   = lastRound // more than any level of the track
	outside    = -1        // place in the path of a hero on the entrance (DD-063)
)

// State is one position. It is plain data without history: bit sets, counts and small
// arrays. The only references are the tables, confirmed paths, sketches and a chance
// script, none of which ever changes once it is set.
type State struct {
	tables func() *card.Tables // no pointer, so that a position written out in full leaves the data out
	seats  int
	phase  Phase
	step   Step      // in Defence
	round  int       // 1 to 14
	start  play.Seat // who has the sharpener
	turn   play.Seat // who acts; NoSeat when the game is over
	done   int       // seats that have drafted, built or drawn in this round or phase

	deck     stack // the draw pile
	offer    [mostOffer]card.ID
	discards stack
	box      card.Set // back in the box unseen, or in no place of a position set up freely
	recycled bool     // the draw pile was made of the discards, which all have seen (DD-015)

	players [mostSeats]player
	meeting meeting // the open encounter

	luck play.Chance

	seen   bool      // the position is what a seat may know: see Seen
	viewer play.Seat // that seat
	pool   card.Set  // in a view: what the draw pile is known to be made of, in any order
}

// player is everything that belongs to one seat.
type player struct {
	sheet     sheet.Sheet
	treasures sheet.Set // secret until the end (DD-043)
	hidden    int       // how many treasures
	checked   [card.Categories]uint8
	sketches  []Sketched // freehand drawings; the list is never changed in place

	card   card.ID // faceup in front of the seat, NoCard when turned
	pieces [card.MostElements]piece
	next   int // element to be built

	pile  stack    // the action pile
	known int      // cards at its bottom that the seat put there itself in Defence
	pool  card.Set // in a view: what the rest of the seat's own pile is made of
	hand  hand
	above [MostAbove]Above
	laid  int // cards above

	path   []sheet.Square // drawn by the left neighbour
	at     int            // the hero's place in the path (DD-078)
	hearts int            // not crossed out
	hero   Hero
	begun  bool // has had the first turn (DD-067)
}

// piece is one element of the faceup card.
type piece struct {
	fate  Fate
	on    sheet.Set     // squares drawn on, or the treasure's
	track card.Category // of an upgrade
}

// Fate is what has become of an element.
type Fate uint8

// An element waits for its turn, is built or has lapsed.
const (
	Waiting Fate = iota
	Built
	Lapsed
)

// Above is a Hero action above a dungeon (DD-105).
type Above struct {
	Card   card.ID
	By     play.Seat
	Square sheet.Square // the monster a Bomb names, NoSquare of others
}

// Sketched is a monster drawn freehand.
type Sketched struct {
	Square  sheet.Square
	Drawing sketch.Drawing
}

// meeting is the encounter that is open (DD-079).
type meeting struct {
	mark   sheet.Mark // Empty while none is open
	square sheet.Square
	fight  fight.Fight // of a monster
	hushed bool        // DD-119
	picked bool        // a Lockpick spoils the trap (DD-117)
	spring bool        // the trap is not crossed out (DD-102)
	cursed bool        // the monster leaves in any case (DD-096)
	more   int         // damage added to the trap, or to a monster that wins (DD-101, DD-103)
}

func newState(tables func() *card.Tables, seats int, seed string) *State {
	s := &State{tables: tables, seats: seats, luck: play.NewChance(seed, "game"), viewer: play.NoSeat}
	s.meeting.square = sheet.NoSquare
	for i := range s.players {
		p := &s.players[i]
		p.at = outside
		p.hearts = tables().Figures.Hearts
		for k := range p.above {
			p.above[k] = Above{By: play.NoSeat, Square: sheet.NoSquare}
		}
	}
	return s
}

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

// Draws counts the draws from the chance stream.
func (s *State) Draws() int { return s.luck.Draws() }

// left is the next seat clockwise, right the one before (DD-005).
func (s *State) left(seat play.Seat) play.Seat { return (seat + 1) % play.Seat(s.seats) }

func (s *State) right(seat play.Seat) play.Seat {
	return (seat + play.Seat(s.seats) - 1) % play.Seat(s.seats)
}

// valid says whether the seat exists at this table.
func (s *State) valid(seat play.Seat) bool { return seat >= 0 && int(seat) < s.seats }

// player gives the seat's things to the rules.
func (s *State) player(seat play.Seat) *player { return &s.players[seat] }

// level is the value in force of a category (DD-049).
func (s *State) level(p *player, c card.Category) int {
	return s.tables().Track(c).Level(int(p.checked[c]))
}

// elements lists the elements of the seat's faceup card.
func (s *State) elements(p *player) []card.Element { return s.tables().Card(p.card).Elements }
