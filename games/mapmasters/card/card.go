package card

// The size of a card in squares.
const (
	Columns   = 5
	Rows      = 7
	Positions = Columns * Rows
)

// Cell is one square on one layer.
type Cell struct {
	Joined Side // the sides that lead on: to a neighbour, through a door or off the card
	Room   byte // the room's letter, 0 for rock, hallway and tunnel
}

// Rock says whether nothing can stand here.
func (c Cell) Rock() bool { return c.Joined == 0 }

// Hallway says whether the square is a hallway, or a tunnel on the lower layer.
func (c Cell) Hallway() bool { return c.Joined != 0 && c.Room == 0 }

// Index numbers the cards of a catalogue from 0, for compact states.
type Index uint8

// Card is a dungeon card, upright or turned.
type Card struct {
	ID     string // "D10"
	Name   string // "Carpet Landing"
	Cost   int    // 0 for starters, else 3 to 6 coins
	Note   string // the comment above the map, lines joined by line feeds
	Index  Index  // place in its catalogue
	cells  [2][Positions]Cell
	icons  [Positions]Icon
	rooms  []Room
	opens  []Opening
	edges  [2][4]uint8 // openings of a layer and side as bits by place
	counts Counts
	turned *Card // the same card lying the other way
	down   bool  // lies turned
}

// At is the square (c,r) on a layer; rock outside the card.
func (k *Card) At(l Layer, c, r int) Cell {
	if c < 0 || c >= Columns || r < 0 || r >= Rows {
		return Cell{}
	}
	return k.cells[l&1][r*Columns+c]
}

// Icon is the icon at the position (c,r), if any.
func (k *Card) Icon(c, r int) Icon {
	if c < 0 || c >= Columns || r < 0 || r >= Rows {
		return Icon{}
	}
	return k.icons[r*Columns+c]
}

// Turned is the card lying the other way round (MMV-007). Turning twice gives the
// same card.
func (k *Card) Turned() *Card { return k.turned }

// IsTurned says whether this is the turned form.
func (k *Card) IsTurned() bool { return k.down }

// Starter says whether the card belongs to the starter decks.
func (k *Card) Starter() bool { return len(k.ID) > 0 && k.ID[0] == 'S' }

// Counts is how many icons of each kind the card bears.
func (k *Card) Counts() Counts { return k.counts }

// Rooms lists the rooms by their letters. The caller must not change the list.
func (k *Card) Rooms() []Room { return k.rooms }

// Openings lists the openings of the card as it lies, main floor first, each layer in
// the order N1 N3 E1 E3 E5 S1 S3 W1 W3 W5. The caller must not change the list.
func (k *Card) Openings() []Opening { return k.opens }

// Edge gives the openings of one layer on a single side as bits by place: bit 3 of the
// top edge is N3.
func (k *Card) Edge(l Layer, s Side) uint8 { return k.edges[l&1][s.Index()&3] }

// Room is a room of a card as it lies.
type Room struct {
	Letter    byte
	Positions []int // its squares as r*Columns+c, in reading order
	Doors     int
	Icons     Counts // the icons inside
}

// Opening is a place where a hallway or tunnel leaves the card (MMV-006).
type Opening struct {
	Layer Layer
	Side  Side
	Place int // column of a top or bottom opening, row of a left or right one
}

// Square is the square of the card that the opening belongs to.
func (o Opening) Square() (c, r int) {
	switch o.Side {
	case N:
		return o.Place, 0
	case E:
		return Columns - 1, o.Place
	case S:
		return o.Place, Rows - 1
	}
	return 0, o.Place
}

// String names the opening as in the rules: "N1", and "E5u" for a tunnel.
func (o Opening) String() string {
	s := o.Side.String() + string(rune('0'+o.Place))
	if o.Layer == Under {
		s += "u"
	}
	return s
}

// places are the legal openings of a layer in the order of the open line.
var places = [10]Opening{{0, N, 1}, {0, N, 3}, {0, E, 1}, {0, E, 3}, {0, E, 5},
	{0, S, 1}, {0, S, 3}, {0, W, 1}, {0, W, 3}, {0, W, 5}}
