package card

import "math/bits"

// Side is a set of sides of a square or card; N, E, S and W are the sets of one.
type Side uint8

// The four sides.
const (
	N Side = 1 << iota
	E
	S
	W
)

// Sides lists the four sides clockwise from the top.
func Sides() [4]Side { return [4]Side{N, E, S, W} }

// Has says whether all sides of t belong to the set.
func (s Side) Has(t Side) bool { return s&t == t }

// Opposite turns every side of the set by 180 degrees (MMV-007).
func (s Side) Opposite() Side { return (s<<2 | s>>2) & 15 }

// Straight says whether the set joins two opposite sides and no others.
func (s Side) Straight() bool { return s == N|S || s == E|W }

// Count is the number of sides in the set.
func (s Side) Count() int { return bits.OnesCount8(uint8(s)) }

// Index numbers a single side: N 0, E 1, S 2, W 3.
func (s Side) Index() int { return bits.TrailingZeros8(uint8(s)) }

// Step is the way from a square to its neighbour on a single side: x grows to the
// right, y downwards.
func (s Side) Step() (dx, dy int) {
	switch s {
	case N:
		return 0, -1
	case E:
		return 1, 0
	case S:
		return 0, 1
	case W:
		return -1, 0
	}
	return 0, 0
}

// String gives the letters of the set in the order N E S W.
func (s Side) String() string {
	var b []byte
	for i, l := range []byte("NESW") {
		if s>>i&1 == 1 {
			b = append(b, l)
		}
	}
	return string(b)
}

// Layer is one of the two floors of a card.
type Layer uint8

// The main floor and the underground (MMV-001).
const (
	Main Layer = iota
	Under
)

// Other is the layer that stairs and falls lead to.
func (l Layer) Other() Layer { return l ^ 1 }

// String gives the letter of the layer: m or u.
func (l Layer) String() string {
	if l == Under {
		return "u"
	}
	return "m"
}
