package card

import (
	"fmt"
	"math/bits"
)

// Count is the number of cards.
const Count = 60

// ID is a card's number, 1 to 60.
type ID uint8

// NoCard stands where no card lies, Unknown for one that a seat may not know.
const (
	NoCard  ID = 0
	Unknown ID = Count + 1
)

// Valid says whether there is such a card.
func (id ID) Valid() bool { return id >= 1 && id <= Count }

// String gives two digits, "07"; "??" for the unknown card, "--" for none.
func (id ID) String() string {
	switch {
	case id.Valid():
		return fmt.Sprintf("%02d", uint8(id))
	case id == NoCard:
		return "--"
	}
	return "??"
}

// ParseID reads "07".
func ParseID(text string) (ID, error) {
	if len(text) == 2 && text[0] >= '0' && text[0] <= '9' && text[1] >= '0' && text[1] <= '9' {
		if id := ID(text[0]-'0')*10 + ID(text[1]-'0'); id.Valid() {
			return id, nil
		}
	}
	return NoCard, fmt.Errorf("%.10q is no card; they go from 01 to 60", text)
}

// Set is a set of cards.
type Set uint64

// SetOf is the set of these cards.
func SetOf(ids ...ID) Set {
	var s Set
	for _, id := range ids {
		s = s.With(id)
	}
	return s
}

// Has says whether the card is in the set.
func (s Set) Has(id ID) bool { return id.Valid() && s>>id&1 != 0 }

// With adds a card; what is no card adds nothing.
func (s Set) With(id ID) Set {
	if !id.Valid() {
		return s
	}
	return s | 1<<id
}

// Without takes a card away.
func (s Set) Without(id ID) Set {
	if !id.Valid() {
		return s
	}
	return s &^ (1 << id)
}

// Size is the number of cards.
func (s Set) Size() int { return bits.OnesCount64(uint64(s)) }

// Each ranges over the cards in rising order.
func (s Set) Each(yield func(ID) bool) {
	for w := uint64(s); w != 0; w &= w - 1 {
		if !yield(ID(bits.TrailingZeros64(w))) {
			return
		}
	}
}
