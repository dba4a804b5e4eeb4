package dungeonroll

import (
	"errors"
	"fmt"
	"strconv"
)

// reader takes a move's words one after the other and keeps the first error.
type reader struct {
	words []string
	err   error
}

func (r *reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
}

func (r *reader) done() {
	if len(r.words) > 0 {
		r.fail(fmt.Errorf("%q was not expected", r.words[0]))
	}
}

// take passes over a word if it is the next.
func (r *reader) take(word string) bool {
	if len(r.words) == 0 || r.words[0] != word {
		return false
	}
	r.words = r.words[1:]
	return true
}

func (r *reader) must(word string) {
	if !r.take(word) {
		r.fail(fmt.Errorf("expected %q", word))
	}
}

// read takes the next word as a name.
func read[T any](r *reader, parse func(string) (T, error)) T {
	var none T
	if len(r.words) == 0 {
		r.fail(errors.New("something is missing at the end"))
		return none
	}
	v, err := parse(r.words[0])
	if err != nil {
		r.fail(err)
		return none
	}
	r.words = r.words[1:]
	return v
}

// number takes a number from 0 to most.
func (r *reader) number(most int) int {
	return read(r, func(word string) (int, error) {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 || n > most || strconv.Itoa(n) != word {
			return 0, fmt.Errorf("%q is no number up to %d", word, most)
		}
		return n, nil
	})
}

func readSlot(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > mostSlot || strconv.Itoa(n) != word {
		return 0, fmt.Errorf("%q is no slot from 1 to %d", word, mostSlot)
	}
	return n, nil
}

// slots takes at least one slot; first is the one named first, if it is not the
// leftmost.
func (r *reader) slots() (s Slots, first uint8) {
	for len(r.words) > 0 && r.words[0] != "lair" && r.err == nil {
		n, err := readSlot(r.words[0])
		if err != nil {
			break
		}
		switch {
		case s.Has(n):
			r.fail(fmt.Errorf("slot %d is named twice", n))
		case s == 0:
			first = uint8(n)
		}
		s |= SlotsOf(n)
		r.words = r.words[1:]
	}
	if s == 0 {
		r.fail(errors.New("expected slots, counted from 1"))
	}
	if int(first) == s.lowest() {
		first = 0
	}
	return s, first
}

// source takes a slot, a treasure or the hero card.
func (r *reader) source() Source {
	return read(r, func(word string) (Source, error) {
		if word == "card" {
			return HeroCard, nil
		}
		if k, err := ParseToken(word); err == nil {
			return TokenSource(k), nil
		}
		n, err := readSlot(word)
		if err != nil {
			return 0, fmt.Errorf("%q is neither a slot nor a treasure nor the card", word)
		}
		return PartyDie(n), nil
	})
}

func (r *reader) companion(m *Move) {
	m.Source = r.source()
	if r.take("as") {
		m.Role = read(r, ParseFace)
	}
}

// targets takes "on 2 1" or "on lair".
func (r *reader) targets(m *Move) {
	if !r.take("on") {
		return
	}
	if m.Lair = r.take("lair"); m.Lair {
		return
	}
	m.Level, m.First = r.slots()
	if m.Kind != Ultimate { // elsewhere the order means nothing
		m.First = 0
	}
	m.Lair = r.take("lair")
}

// choice takes "party 1 3 to mage level 2 to chest".
func (r *reader) choice(m *Move) {
	if r.take("party") {
		m.Party, _ = r.slots()
		if m.Kind == Ultimate && r.take("to") {
			m.ToFace = read(r, ParseFace)
		}
	}
	if r.take("level") {
		if m.Level != 0 {
			r.fail(errors.New("dice of the level are named twice"))
			return
		}
		m.Level, _ = r.slots()
		if m.Kind == Ultimate && r.take("to") {
			m.ToFoe = read(r, ParseFoe)
		}
	}
	m.Lair = r.take("lair") || m.Lair
}

func (r *reader) faces(m *Move) {
	if !r.take("revive") {
		return
	}
	n := 0
	for ; len(r.words) > 0 && r.err == nil; n++ {
		if n == mostFaces {
			r.fail(fmt.Errorf("more than %d faces", mostFaces))
			return
		}
		m.Faces[n] = read(r, ParseFace)
	}
	if n == 0 {
		r.fail(errors.New("expected faces"))
	}
}
