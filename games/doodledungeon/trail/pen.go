package trail

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/sheet"
)

// Longest bounds a path in squares: each can be visited twice (DD-056).
const Longest = 2 * sheet.Squares

// Pen draws one path. A refused step changes nothing. A pen belongs to one goroutine; it
// is plain data but for the line drawn.
type Pen struct {
	free      sheet.Set // squares without a wall
	creatures sheet.Set // traps and monsters
	monsters  sheet.Set
	once      sheet.Set // squares visited at least once
	twice     sheet.Set // squares visited twice
	line      []sheet.Square
	met       []sheet.Square // by step: the trap or monster passed last, NoSquare for none
}

// NewPen lays a pen on a sheet. Nothing is drawn yet; the first square can only be A1.
func NewPen(s *sheet.Sheet) *Pen {
	return &Pen{free: s.Free(), creatures: s.Creatures(), monsters: s.Monsters(),
		line: make([]sheet.Square, 0, 48), met: make([]sheet.Square, 0, 48)}
}

// Tip is the square where the line ends, NoSquare before the first.
func (p *Pen) Tip() sheet.Square {
	if len(p.line) == 0 {
		return sheet.NoSquare
	}
	return p.line[len(p.line)-1]
}

// Len is the number of squares drawn.
func (p *Pen) Len() int { return len(p.line) }

// Path is a copy of the squares drawn.
func (p *Pen) Path() []sheet.Square { return slices.Clone(p.line) }

// Done says whether the path can be confirmed: it ends on H10 (DD-060).
func (p *Pen) Done() bool { return p.Tip() == sheet.Exit }

// Visits is how often the line has been on the square: 0, 1 or 2.
func (p *Pen) Visits(q sheet.Square) int {
	switch {
	case p.twice.Has(q):
		return 2
	case p.once.Has(q):
		return 1
	}
	return 0
}

// Twice is the squares used up: visited twice (DD-056).
func (p *Pen) Twice() sheet.Set { return p.twice }

// Met is the trap or monster that the line passed last, NoSquare if none: if it is a
// monster, it may not be met next (DD-057).
func (p *Pen) Met() sheet.Square {
	if len(p.met) == 0 {
		return sheet.NoSquare
	}
	return p.met[len(p.met)-1]
}

// barred is the monster that must not be met next.
func (p *Pen) barred() sheet.Set { return sheet.Of(p.Met()).And(p.monsters) }

// Next is the squares that the line may go on to.
func (p *Pen) Next() sheet.Set {
	if len(p.line) == 0 {
		return sheet.Of(sheet.Entrance)
	}
	return sheet.Of(p.Tip()).Beside().And(p.free).Minus(p.twice).Minus(p.barred())
}

// Step draws the line on to a square. The error is a *play.Refusal that names the broken
// rule; the pen is then unchanged.
func (p *Pen) Step(q sheet.Square) error {
	if !p.Try(q) {
		return p.Why(q)
	}
	return nil
}

// Try is Step for searches: it does not say why.
func (p *Pen) Try(q sheet.Square) bool {
	if !p.Next().Has(q) {
		return false
	}
	if p.once.Has(q) {
		p.twice = p.twice.With(q)
	}
	p.once = p.once.With(q)
	met := p.Met()
	if p.creatures.Has(q) {
		met = q
	}
	p.line = append(p.line, q)
	p.met = append(p.met, met)
	return true
}

// Back takes the last step back. It is false on an empty line.
func (p *Pen) Back() bool {
	if len(p.line) == 0 {
		return false
	}
	q := p.Tip()
	if p.twice.Has(q) {
		p.twice = p.twice.Without(q)
	} else {
		p.once = p.once.Without(q)
	}
	p.line = p.line[:len(p.line)-1]
	p.met = p.met[:len(p.met)-1]
	return true
}

// BackTo takes steps back until the line has n squares.
func (p *Pen) BackTo(n int) {
	for len(p.line) > max(n, 0) {
		p.Back()
	}
}

// Reset wipes the line.
func (p *Pen) Reset() { p.BackTo(0) }

// Clone shares nothing with the original.
func (p *Pen) Clone() *Pen {
	c := *p
	c.line = slices.Clone(p.line)
	c.met = slices.Clone(p.met)
	return &c
}

// Encounters lists the visits to traps and monsters in their order, as places in the
// path.
func (p *Pen) Encounters() []int {
	var list []int
	for i, q := range p.line {
		if p.creatures.Has(q) {
			list = append(list, i)
		}
	}
	return list
}

// Draw draws the squares one after the other and stops at the first that is refused; n
// counts those drawn.
func (p *Pen) Draw(squares ...sheet.Square) (n int, err error) {
	for n, q := range squares {
		if err := p.Step(q); err != nil {
			return n, err
		}
	}
	return len(squares), nil
}

// Check says what is wrong with a whole path on the sheet; nil if it can be confirmed.
func Check(s *sheet.Sheet, path []sheet.Square) *play.Refusal {
	p := NewPen(s)
	for _, q := range path {
		if !p.Try(q) {
			return p.Why(q)
		}
	}
	return p.Unfinished()
}
