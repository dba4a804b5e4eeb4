package doodler

import (
	"math/rand/v2"

	"delvebox/games/doodledungeon/sheet"
)

// climber improves a path bit by bit: it cuts a stretch out, leads it through another
// trap or monster, and keeps the change if the owner of the dungeon makes less of it; at
// first also if he makes a little more.
type climber struct {
	o      *outlook
	dice   *rand.Rand
	free   sheet.Set
	avoid  sheet.Set      // what a way is better led around
	aims   []sheet.Square // what a way may be led through; good aims stand there more than once
	beside [sheet.Squares]sheet.Set
	fronts [sheet.Squares]sheet.Set // of the search for a way

	path, trial, best []sheet.Square
	value, least      int
}

// newClimber prepares the search in a dungeon.
func newClimber(s *sheet.Sheet, o *outlook, seed uint64) *climber {
	c := &climber{o: o, dice: rand.New(rand.NewPCG(seed, 0)), free: s.Free()}
	for q := range sheet.All().Each {
		c.beside[q] = sheet.Of(q).Beside().And(c.free)
	}
	for q := range s.Stops().Each {
		if o.toll(q) > 0 {
			c.avoid = c.avoid.With(q)
			c.aims = append(c.aims, q)
		} else {
			c.aims = append(c.aims, q, q, q)
		}
	}
	for range len(c.aims)/6 + 1 {
		c.aims = append(c.aims, c.free.Nth(c.dice.IntN(c.free.Count())))
	}
	return c
}

// toll is what the owner gains by a single visit of the hero; less than 0 if he loses.
func (o *outlook) toll(q sheet.Square) int {
	m := o.kind[q]
	if m == sheet.Trap {
		return o.damage[m] * point
	}
	return o.win[m]*o.damage[m]*point/whole - (whole-o.win[m])*o.worth[q]/whole
}

// looseStart is how much worse a change may be at first, in points of the owner.
const looseStart = point

// climb makes so many tries from a path and remembers the best path met.
func (c *climber) climb(from []sheet.Square, tries int, stopped func() bool) {
	value, ok := c.o.judge(from)
	if !ok {
		return
	}
	c.path, c.value = append(c.path[:0], from...), value+stepPrice*len(from)
	c.keep()
	for n := range tries {
		if n%64 == 0 && stopped() {
			return
		}
		if !c.change() {
			continue
		}
		value, ok := c.o.judge(c.trial)
		value += stepPrice * len(c.trial)
		loose := looseStart * (tries - n) * (tries - n) / (tries * tries)
		if ok && value < c.value+c.dice.IntN(loose+1) {
			c.path, c.trial, c.value = c.trial, c.path, value
			c.keep()
		}
	}
}

// keep remembers the path if it is the best so far.
func (c *climber) keep() {
	if len(c.best) == 0 || c.value < c.least {
		c.best, c.least = append(c.best[:0], c.path...), c.value
	}
}

const (
	mostCut   = 14 // squares of a stretch that is cut out
	shortcuts = 30 // of a hundred changes
)

// change makes a trial of the path with one stretch changed. It is false if that cannot
// be drawn.
func (c *climber) change() bool {
	n := len(c.path)
	if n < 2 {
		return false
	}
	if c.dice.IntN(100) < shortcuts {
		i := c.dice.IntN(n - 1)
		return c.lead(i, min(n-1, i+1+c.dice.IntN(2*mostCut)), sheet.NoSquare)
	}
	aim := c.aims[c.dice.IntN(len(c.aims))]
	i := c.dice.IntN(n - 1)
	for range 2 { // near it
		if k := c.dice.IntN(n - 1); steps(c.path[k], aim) < steps(c.path[i], aim) {
			i = k
		}
	}
	return c.lead(i, min(n-1, i+1+c.dice.IntN(mostCut)), aim)
}

// steps is the number of steps between two squares if there were no walls.
func steps(p, q sheet.Square) int {
	dx, dy := p.Column()-q.Column(), p.Row()-q.Row()
	return max(dx, -dx) + max(dy, -dy)
}

// lead makes the trial of the path up to place i, a way by the aim, if there is one, and
// the path from place j on.
func (c *climber) lead(i, j int, aim sheet.Square) bool {
	from, to := c.path[i], c.path[j]
	if from == aim || to == aim {
		return false
	}
	var once, twice sheet.Set
	count := func(list []sheet.Square) {
		for _, q := range list {
			if once.Has(q) {
				twice = twice.With(q)
			} else {
				once = once.With(q)
			}
		}
	}
	count(c.path[:i+1])
	count(c.path[j:])
	around := c.free
	if c.dice.IntN(3) > 0 {
		around = around.Minus(c.avoid)
	}
	c.trial = append(c.trial[:0], c.path[:i+1]...)
	if aim != sheet.NoSquare {
		ok := c.way(around.Minus(twice).With(from).With(aim), from, aim, true)
		if !ok || twice.Has(aim) {
			return false
		}
		count(c.trial[i+1:])
		from = aim
	}
	if from != to && !c.way(around.Minus(twice).With(from).With(to), from, to, false) {
		return false
	}
	rest := c.path[j:]
	if from == to {
		rest = rest[1:]
	}
	c.trial = append(c.trial, rest...)
	return true
}

// way appends a shortest way over free squares, any of those there are, without its
// beginning, and without its end unless that is asked for.
func (c *climber) way(free sheet.Set, from, to sheet.Square, end bool) bool {
	reached := sheet.Set{}.With(to)
	n := 0
	for c.fronts[0] = reached; !reached.Has(from); n++ {
		next := reached.Spread().And(free)
		c.fronts[n+1] = next.Minus(reached)
		if c.fronts[n+1].Empty() {
			return false
		}
		reached = next
	}
	for n--; n > 0; n-- {
		nexts := c.beside[from].And(c.fronts[n])
		from = nexts.First()
		if k := nexts.Count(); k > 1 {
			from = nexts.Nth(c.dice.IntN(k))
		}
		c.trial = append(c.trial, from)
	}
	if end {
		c.trial = append(c.trial, to)
	}
	return true
}
