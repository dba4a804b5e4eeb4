package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
	"delvebox/games/doodledungeon/trail"
)

// Tables is the data of the game.
func (s *State) Tables() *card.Tables { return s.tables() }

// Seats is the number of seats.
func (s *State) Seats() int { return s.seats }

// Phase is the phase.
func (s *State) Phase() Phase { return s.phase }

// Step is the step of the turn in Defence.
func (s *State) Step() Step { return s.step }

// Round is the round of Phase A, 1 to 14.
func (s *State) Round() int { return s.round }

// Start is who has the sharpener.
func (s *State) Start() play.Seat { return s.start }

// Turn is who acts, NoSeat when the game is over.
func (s *State) Turn() play.Seat { return s.turn }

// Neighbour is whose dungeon the seat draws a path through: the one to the right
// (DD-052).
func (s *State) Neighbour(seat play.Seat) play.Seat { return s.right(seat) }

// Painter is who draws the path through the seat's dungeon: the one to the left.
func (s *State) Painter(seat play.Seat) play.Seat { return s.left(seat) }

// Offer lists the revealed cards, NoCard where one was taken.
func (s *State) Offer() []card.ID {
	if s.phase != Draft {
		return nil
	}
	return slices.Clone(s.offer[:s.seats+1])
}

// Deck is the size of the draw pile.
func (s *State) Deck() int { return s.deck.n }

// DeckCards is what the draw pile is known to be made of, in any order: in a view after
// the discards became the draw pile (DD-015); otherwise nothing.
func (s *State) DeckCards() card.Set { return s.pool }

// Discards lists the common discard pile, the last first (DD-018).
func (s *State) Discards() []card.ID { return s.discards.topFirst() }

// Sheet is a copy of what is drawn in the seat's dungeon.
func (s *State) Sheet(seat play.Seat) sheet.Sheet { return s.player(seat).sheet }

// Treasures is the squares of the seat's treasures; empty in the view of others until
// the end (DD-043).
func (s *State) Treasures(seat play.Seat) sheet.Set { return s.player(seat).treasures }

// TreasureCount is the number of the seat's treasures (DD-017).
func (s *State) TreasureCount(seat play.Seat) int { return s.player(seat).hidden }

// Guarded is the seat's treasures with a monster that is not crossed out (DD-128).
func (s *State) Guarded(seat play.Seat) sheet.Set { return s.player(seat).guarded() }

// Checked is the number of boxes checked of a category.
func (s *State) Checked(seat play.Seat, c card.Category) int { return int(s.player(seat).checked[c]) }

// Level is the value in force of a category (DD-049).
func (s *State) Level(seat play.Seat, c card.Category) int { return s.level(s.player(seat), c) }

// Strength is the level of a monster in the seat's dungeon.
func (s *State) Strength(seat play.Seat, m sheet.Mark) int {
	return s.Level(seat, card.TrackOf(m))
}

// Faceup is the card in front of the seat, NoCard if there is none.
func (s *State) Faceup(seat play.Seat) card.ID { return s.player(seat).card }

// Piece is an element of the faceup card and what has become of it.
type Piece struct {
	card.Element
	Fate     Fate
	On       sheet.Set     // squares drawn on; of a treasure its square, empty for others
	Category card.Category // of an upgrade built
}

// Pieces lists the elements of the seat's faceup card from left to right.
func (s *State) Pieces(seat play.Seat) []Piece {
	p := s.player(seat)
	list := make([]Piece, len(s.elements(p)))
	for i, e := range s.elements(p) {
		b := p.pieces[i]
		list[i] = Piece{Element: e, Fate: b.fate, On: b.on, Category: b.track}
	}
	return list
}

// Due is the number of the element that is to be built now, counted from 0, and the
// element; ok is false when all are built or have lapsed, or the seat is not building.
func (s *State) Due(seat play.Seat) (n int, e card.Element, ok bool) {
	p := s.player(seat)
	if s.phase != Building || s.turn != seat {
		return 0, e, false
	}
	e, ok = s.current(p)
	return p.next, e, ok
}

// Erasable lists the elements that the seat may erase, counted from 0.
func (s *State) Erasable(seat play.Seat) []int {
	p := s.player(seat)
	if s.phase != Building || s.turn != seat {
		return nil
	}
	var list []int
	for i := range p.next {
		if p.pieces[i].fate == Built {
			list = append(list, i)
		}
	}
	return list
}

// Sketch is the freehand drawing of a monster, "" if it is stamped.
func (s *State) Sketch(seat play.Seat, q sheet.Square) sketch.Drawing {
	return s.player(seat).sketchOn(q)
}

func (p *player) sketchOn(q sheet.Square) sketch.Drawing {
	for _, k := range p.sketches {
		if k.Square == q {
			return k.Drawing
		}
	}
	return ""
}

// PenFor lays a pen on the sheet that the seat draws the path on (DD-052).
func (s *State) PenFor(seat play.Seat) *trail.Pen {
	return trail.NewPen(&s.player(s.right(seat)).sheet)
}

// Drawn says whether a path runs through the seat's dungeon.
func (s *State) Drawn(seat play.Seat) bool { return s.player(seat).path != nil }

// Path is a copy of the path through the seat's dungeon.
func (s *State) Path(seat play.Seat) []sheet.Square { return slices.Clone(s.player(seat).path) }

// Doomed lists the waiting elements of the seat's faceup card, counted from 0, that will
// lapse: building only takes room away, so what does not fit now never will (DD-023).
// With a move it tells what would be doomed after it; nil if the move is refused.
func (s *State) Doomed(seat play.Seat, after Move) []int {
	due := 0
	if after != nil {
		if s.Why(seat, after) != nil {
			return nil
		}
		due = s.player(seat).next
		c := s.clone()
		after.make(c, seat, &record{})
		s = c
	}
	if s.phase != Building || s.turn != seat {
		return nil
	}
	p := s.player(seat)
	var list []int
	for i, e := range s.elements(p) {
		fresh := after != nil && p.pieces[i].fate == Lapsed && i >= due
		if fresh || i >= p.next && !s.canBuild(p, e) {
			list = append(list, i)
		}
	}
	return list
}
