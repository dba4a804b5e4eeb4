package dungeon

import (
	"strconv"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// Placement is one card on the lattice: it covers X to X+4 and Y to Y+6.
type Placement struct {
	Card   *card.Card // as printed, never the turned form
	X, Y   int
	Turned bool
}

// Face is the card as it lies.
func (p Placement) Face() *card.Card {
	if p.Turned {
		return p.Card.Turned()
	}
	return p.Card
}

// String writes "D10 (5,-2) turned".
func (p Placement) String() string {
	s := p.Card.ID + " (" + strconv.Itoa(p.X) + "," + strconv.Itoa(p.Y) + ")"
	if p.Turned {
		s += " turned"
	}
	return s
}

// covers says whether the lattice square (x,y) belongs to the card.
func (p Placement) covers(x, y int) bool {
	return x >= p.X && x < p.X+card.Columns && y >= p.Y && y < p.Y+card.Rows
}

// overlaps says whether two cards have a square in common (MMV-132).
func (p Placement) overlaps(q Placement) bool {
	return p.X < q.X+card.Columns && q.X < p.X+card.Columns &&
		p.Y < q.Y+card.Rows && q.Y < p.Y+card.Rows
}

// linked says whether two cards touch along an edge so that an opening of one meets an
// opening of the other on the same layer (MMV-133).
func (p Placement) linked(q Placement) bool {
	switch dx, dy := q.X-p.X, q.Y-p.Y; {
	case dx == card.Columns:
		return meet(p, q, card.E, dy)
	case dx == -card.Columns:
		return meet(p, q, card.W, dy)
	case dy == card.Rows:
		return meet(p, q, card.S, dx)
	case dy == -card.Rows:
		return meet(p, q, card.N, dx)
	}
	return false
}

// meet compares the openings of p on a side with those of q on the opposite side, q
// being shifted along the edge by so many squares.
func meet(p, q Placement, s card.Side, shift int) bool {
	if shift <= -card.Rows || shift >= card.Rows {
		return false
	}
	a, b := p.Face(), q.Face()
	for _, l := range [2]card.Layer{card.Main, card.Under} {
		mine, theirs := a.Edge(l, s), b.Edge(l, s.Opposite())
		if shift >= 0 {
			mine >>= uint(shift)
		} else {
			theirs >>= uint(-shift)
		}
		if mine&theirs != 0 {
			return true
		}
	}
	return false
}

// Reach is the greatest co-ordinate, up or down, at which a card can lie. It is far
// beyond any table and keeps sums of co-ordinates small.
const Reach = 10000

// Check says whether New would lay the cards, without building the tableau. The errors
// are those of New.
func Check(placed []Placement) error {
	if err := apart(placed); err != nil {
		return err
	}
	if len(placed) == 0 {
		return play.Refuse("MMV-131", KeyNoCards)
	}
	var few [8]int16
	parts := partition(placed, few[:0])
	for i, part := range parts {
		if part != parts[0] {
			return play.Refuse("MMV-133", KeyNotLinked, "card", placed[i].Card.ID)
		}
	}
	return nil
}

// apart refuses cards that overlap or lie out of reach.
func apart(placed []Placement) error {
	for i, p := range placed {
		if p.X < -Reach || p.X > Reach || p.Y < -Reach || p.Y > Reach {
			return play.Refuse("MMV-132", KeyOffTable, "card", p.Card.ID)
		}
		for _, q := range placed[:i] {
			if p.overlaps(q) {
				return play.Refuse("MMV-132", KeyOverlap, "card", p.Card.ID, "other", q.Card.ID)
			}
		}
	}
	return nil
}

// partition numbers the connected parts: the part of a card is the number of the first
// card in it. The buffer is used for the answer when it is large enough.
func partition(placed []Placement, buf []int16) []int16 {
	parts := buf
	for i := range placed {
		parts = append(parts, int16(i))
		for j := range i {
			if parts[j] != parts[i] && placed[i].linked(placed[j]) {
				low, high := min(parts[i], parts[j]), max(parts[i], parts[j])
				for m := range parts {
					if parts[m] == high {
						parts[m] = low
					}
				}
			}
		}
	}
	return parts
}

// Fits says whether the card can be added to the cards laid: without overlap (MMV-132),
// and with a link to one of them unless it is the first (MMV-133).
func Fits(placed []Placement, p Placement) error {
	link := len(placed) == 0
	for _, q := range placed {
		if p.overlaps(q) {
			return play.Refuse("MMV-132", KeyOverlap, "card", p.Card.ID, "other", q.Card.ID)
		}
		link = link || p.linked(q)
	}
	if !link {
		return play.Refuse("MMV-133", KeyNotLinked, "card", p.Card.ID)
	}
	return nil
}
