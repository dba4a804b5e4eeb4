package sheet

import (
	"fmt"
	"math/bits"
	"strings"
)

// Set is a set of squares. The zero Set is empty; sets can be compared with ==.
type Set struct {
	lo uint64 // rows 1 to 8
	hi uint64 // rows 9 and 10, in the lower 16 bits
}

const (
	hiMask  = 1<<(Squares-64) - 1
	notA    = 0xfefefefefefefefe // all columns but the first
	notH    = 0x7f7f7f7f7f7f7f7f // all columns but the last
	wordTop = 64 - Columns
)

// All is the whole grid.
func All() Set { return Set{^uint64(0), hiMask} }

// Of is the set of these squares; those outside the grid are left out.
func Of(squares ...Square) Set {
	var s Set
	for _, q := range squares {
		s = s.With(q)
	}
	return s
}

func one(q Square) Set {
	if q < 64 {
		return Set{lo: 1 << uint(q)}
	}
	return Set{hi: 1 << uint(q-64)}
}

// Has says whether the square is in the set.
func (s Set) Has(q Square) bool {
	if !q.Valid() {
		return false
	}
	if q < 64 {
		return s.lo>>uint(q)&1 != 0
	}
	return s.hi>>uint(q-64)&1 != 0
}

// With adds a square; one outside the grid adds nothing.
func (s Set) With(q Square) Set {
	if !q.Valid() {
		return s
	}
	return s.Or(one(q))
}

// Without takes a square away.
func (s Set) Without(q Square) Set {
	if !q.Valid() {
		return s
	}
	return s.Minus(one(q))
}

// Or is the union.
func (s Set) Or(t Set) Set { return Set{s.lo | t.lo, s.hi | t.hi} }

// And is the intersection.
func (s Set) And(t Set) Set { return Set{s.lo & t.lo, s.hi & t.hi} }

// Minus is what is in s and not in t.
func (s Set) Minus(t Set) Set { return Set{s.lo &^ t.lo, s.hi &^ t.hi} }

// Not is the rest of the grid.
func (s Set) Not() Set { return Set{^s.lo, ^s.hi & hiMask} }

// Empty says whether there is no square in the set.
func (s Set) Empty() bool { return s.lo|s.hi == 0 }

// Meets says whether the sets have a square in common.
func (s Set) Meets(t Set) bool { return s.lo&t.lo|s.hi&t.hi != 0 }

// Count is the number of squares.
func (s Set) Count() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// First is the lowest square, NoSquare of an empty set.
func (s Set) First() Square {
	switch {
	case s.lo != 0:
		return Square(bits.TrailingZeros64(s.lo))
	case s.hi != 0:
		return Square(64 + bits.TrailingZeros64(s.hi))
	}
	return NoSquare
}

// Nth is the n-th square from 0 in rising order, NoSquare beyond the last.
func (s Set) Nth(n int) Square {
	for q := range s.Each {
		if n == 0 {
			return q
		}
		n--
	}
	return NoSquare
}

// Each ranges over the squares in rising order.
func (s Set) Each(yield func(Square) bool) {
	for w := s.lo; w != 0; w &= w - 1 {
		if !yield(Square(bits.TrailingZeros64(w))) {
			return
		}
	}
	for w := s.hi; w != 0; w &= w - 1 {
		if !yield(Square(64 + bits.TrailingZeros64(w))) {
			return
		}
	}
}

// Spread is the set with all squares beside it (DD-028).
func (s Set) Spread() Set {
	return Set{
		lo: s.lo | s.lo<<1&notA | s.lo>>1&notH | s.lo<<Columns | s.lo>>Columns | s.hi<<wordTop,
		hi: (s.hi | s.hi<<1&notA | s.hi>>1&notH | s.hi<<Columns | s.hi>>Columns | s.lo>>wordTop) & hiMask,
	}
}

// Beside is the squares beside the set that are not in it.
func (s Set) Beside() Set { return s.Spread().Minus(s) }

// Flood is what can be reached from s over squares of free; s counts as far as it is
// free.
func (s Set) Flood(free Set) Set {
	for r := s.And(free); ; {
		next := r.Spread().And(free)
		next = next.Spread().And(free)
		if next == r {
			return r
		}
		r = next
	}
}

// String lists the squares in rising order: "F8 G8 H9".
func (s Set) String() string {
	var b strings.Builder
	for q := range s.Each {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(q.String())
	}
	return b.String()
}

// ParseSet reads squares separated by blanks, each of them once.
func ParseSet(text string) (Set, error) {
	var s Set
	for _, f := range strings.Fields(text) {
		q, err := ParseSquare(f)
		if err != nil {
			return Set{}, err
		}
		if s.Has(q) {
			return Set{}, fmt.Errorf("square %s stands there twice", q)
		}
		s = s.With(q)
	}
	return s, nil
}

// Words gives the set as two words, for digests.
func (s Set) Words() (lo, hi uint64) { return s.lo, s.hi }
