package dungeon

import "delvebox/games/mapmasters/card"

// Placement is one card on the lattice: it covers X to X+4 and Y to Y+6.
type Placement struct {
	Card   *card.Card // as printed, never the turned form
	X, Y   int
	Turned bool
}

// Node is one square on one layer of a tableau, numbered densely from 0.
type Node int32

// Nowhere is no node.
const Nowhere Node = -1

// Way is what lies beyond one side of a square.
type Way int32

// What lies beyond a side when it is no node: a wall, an opening that meets rock or a
// closed edge of a neighbour, or an opening that meets no card.
const (
	Wall    Way = -1
	DeadEnd Way = -2
	Free    Way = -3
)

// Tableau is a set of placed cards that do not overlap. It does not change.
type Tableau struct {
	placed []Placement
}

// New lays the cards. It refuses overlapping cards (MMV-132), cards that do not all hang
// together through links (MMV-133), a card laid twice, and an empty list (MMV-131).
func New(placed []Placement) (*Tableau, error) { return nil, nil }

// Lay lays the cards as New does, but does not ask that they hang together.
func Lay(placed []Placement) (*Tableau, error) { return nil, nil }

// Check says whether New would lay the cards, without building the tableau.
func Check(placed []Placement) error { return nil }

// Places lists every place where the card can be added without overlap and with at least
// one link to the cards laid, upright places first, in reading order. Without cards laid
// it is the origin, upright and turned.
func Places(placed []Placement, k *card.Card) []Placement { return nil }

// Fits says whether the card can be added to the cards laid (OVERLAP, NOT_LINKED).
func Fits(placed []Placement, p Placement) error { return nil }

// Placements lists the cards in the order they were laid. The caller must not change it.
func (t *Tableau) Placements() []Placement { return t.placed }

// Parts groups the numbers of the placements by links: one part when all hang together.
func (t *Tableau) Parts() [][]int { return nil }

// Edge is an opening of a placed card and what it meets.
type Edge struct {
	Card  int // number of the placement
	At    Spot
	Side  card.Side
	State Way // DeadEnd, Free, or the node it is linked with
}

// Edges lists all openings by card in the order of card.Openings.
func (t *Tableau) Edges() []Edge { return nil }

// Nodes is one more than the greatest node.
func (t *Tableau) Nodes() int { return 0 }

// NodeAt finds the square; Nowhere outside the cards.
func (t *Tableau) NodeAt(s Spot) Node { return Nowhere }

// Spot is where the node lies.
func (t *Tableau) Spot(n Node) Spot { return Spot{} }

// Beyond is what lies beyond one side of a square: a node or Wall, DeadEnd, Free.
func (t *Tableau) Beyond(n Node, s card.Side) Way { return Wall }

// Cell is the square itself.
func (t *Tableau) Cell(n Node) card.Cell { return card.Cell{} }

// Icon is what lies on the square, on its layer.
func (t *Tableau) Icon(n Node) card.Icon { return card.Icon{} }

// Room numbers the room of a square from 0; -1 outside rooms.
func (t *Tableau) Room(n Node) int { return -1 }

// Rooms is the number of rooms.
func (t *Tableau) Rooms() int { return 0 }

// CardOf is the number of the placement the node belongs to.
func (t *Tableau) CardOf(n Node) int { return int(n) / (2 * card.Positions) }
