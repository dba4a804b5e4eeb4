package sheet

import (
	"fmt"
	"strings"
)

// Sheet is what is drawn in a dungeon. The zero Sheet is empty paper. It is plain data:
// a copy is independent, and sheets can be compared with ==.
type Sheet struct {
	marks   [markCount]Set // squares by mark; Empty is not used
	crossed Set            // traps and monsters crossed out
}

// Of is the squares with this mark, crossed out or not; of Empty, those without any.
func (s *Sheet) Of(m Mark) Set {
	if m == Empty {
		return s.Blank()
	}
	return s.marks[m]
}

// Walls is the squares with a wall.
func (s *Sheet) Walls() Set { return s.marks[Wall] }

// Free is the squares without a wall: those a hero can walk on.
func (s *Sheet) Free() Set { return s.marks[Wall].Not() }

// Creatures is the squares with a trap or monster, crossed out or not.
func (s *Sheet) Creatures() Set {
	return s.marks[Trap].Or(s.marks[Goblin]).Or(s.marks[Orc]).Or(s.marks[Dragon])
}

// Monsters is the squares with a monster, crossed out or not.
func (s *Sheet) Monsters() Set { return s.marks[Goblin].Or(s.marks[Orc]).Or(s.marks[Dragon]) }

// Blank is the squares that nothing is drawn on (DD-027).
func (s *Sheet) Blank() Set { return s.marks[Wall].Or(s.Creatures()).Not() }

// Crossed is the squares whose trap or monster is crossed out.
func (s *Sheet) Crossed() Set { return s.crossed }

// Standing is the squares with this trap or monster not crossed out.
func (s *Sheet) Standing(m Mark) Set { return s.marks[m].Minus(s.crossed) }

// Guards is the squares with a monster that is not crossed out.
func (s *Sheet) Guards() Set { return s.Monsters().Minus(s.crossed) }

// Stops is the squares with a trap or monster that is not crossed out: where a hero
// stops (DD-072, DD-073).
func (s *Sheet) Stops() Set { return s.Creatures().Minus(s.crossed) }

// At is what is drawn on a square, crossed out or not; Empty outside the grid.
func (s *Sheet) At(q Square) Mark {
	for m := Wall; m < markCount; m++ {
		if s.marks[m].Has(q) {
			return m
		}
	}
	return Empty
}

// Draw draws the mark on the squares, without asking the law.
func (s *Sheet) Draw(m Mark, on Set) {
	if m > Empty && m < markCount {
		s.marks[m] = s.marks[m].Or(on)
	}
}

// Erase rubs the mark out.
func (s *Sheet) Erase(m Mark, on Set) {
	if m < markCount {
		s.marks[m] = s.marks[m].Minus(on)
	}
}

// CrossOut crosses out the trap or monster of a square; on another square nothing.
func (s *Sheet) CrossOut(q Square) {
	if s.Creatures().Has(q) {
		s.crossed = s.crossed.With(q)
	}
}

var signs = [markCount]byte{'.', '#', 'T', 'G', 'O', 'D'}

// String draws the sheet in ten lines: '#' wall, T trap, G goblin, O orc, D dragon, in
// small letters when crossed out.
func (s *Sheet) String() string {
	var b strings.Builder
	for q := Square(0); q < Squares; q++ {
		c := signs[s.At(q)]
		if s.crossed.Has(q) {
			c += 'a' - 'A'
		}
		b.WriteByte(c)
		if q.Column() == Columns-1 {
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// Parse reads what String writes; blanks within a line do not count. Whether the law
// allows the drawing is not asked: Check does.
func Parse(text string) (Sheet, error) {
	var s Sheet
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if len(lines) != Rows {
		return s, fmt.Errorf("a sheet has %d rows, here are %d", Rows, len(lines))
	}
	for y, line := range lines {
		row := strings.Join(strings.Fields(line), "")
		if len(row) != Columns {
			return s, fmt.Errorf("row %d has %d squares instead of %d", y+1, len(row), Columns)
		}
		for x, c := range []byte(row) {
			if err := s.put(At(x, y), c); err != nil {
				return s, err
			}
		}
	}
	return s, nil
}

// put draws what a sign stands for.
func (s *Sheet) put(q Square, c byte) error {
	for m, sign := range signs {
		switch {
		case c == sign:
			s.Draw(Mark(m), one(q))
			return nil
		case Mark(m).Creature() && c == sign+'a'-'A':
			s.Draw(Mark(m), one(q))
			s.CrossOut(q)
			return nil
		}
	}
	return fmt.Errorf("%s: %q is no sign of a sheet", q, c)
}

// Words gives the sheet as machine words, for digests.
func (s *Sheet) Words() [2 * (markCount)]uint64 {
	var w [2 * markCount]uint64
	for m := Wall; m < markCount; m++ {
		w[2*m], w[2*m+1] = s.marks[m].Words()
	}
	w[0], w[1] = s.crossed.Words()
	return w
}
