package foresight

import (
	"math"

	"delvebox/games/dungeonroll"
)

// Judge says what the ends of a level are worth.
type Judge interface {
	// Ended values a delve that is over, with its experience booked.
	Ended(p Position) int
	// Regroup values a cleared level, before retiring or going deeper.
	Regroup(p Position) int
}

// Luck says how dice that a hero rolls on the way are counted.
type Luck uint8

// The ways to count dice that are rolled on the way.
const (
	Averaged Luck = iota // the mean over what may come
	Denied               // nothing is rolled: such an ability is not used, a champion that would be rolled is gone
	Granted              // the best that may come, re-rolls and drawn treasures too
)

// Nothing is less than any judge's value.
const Nothing = math.MinInt32

// Search looks ahead from positions of one hero under one set of rules. It keeps what
// it has found, so one Search should be asked for all positions of a decision. It is
// for one goroutine.
type Search struct {
	// Nodes counts the positions that were gone through.
	Nodes int
	// Limit bounds Nodes: beyond it each position is left at the first way found, 0
	// for no limit.
	Limit int
	// Stop, if set, is asked now and then; once it says yes the search goes as beyond
	// its limit.
	Stop func() bool
	// Enough stops the search of a position at a value that cannot be bettered.
	Enough int
	// Drawable is what lies in the treasure chest, for luck that is granted.
	Drawable dungeonroll.Tokens

	judge Judge
	luck  Luck
	rules dungeonroll.Rules
	sides [2]side
	memo  memory
}

// NewSearch makes a search.
func NewSearch(h dungeonroll.Hero, rules dungeonroll.Rules, judge Judge, luck Luck) *Search {
	return &Search{judge: judge, luck: luck, rules: rules, sides: sides(h, rules), Enough: math.MaxInt32}
}

// Forget drops what was found, for another decision, and keeps the room for it.
func (s *Search) Forget() {
	s.memo.clear()
	s.Nodes = 0
}

func (s *Search) side(p *Position) *side {
	if p.Master {
		return &s.sides[1]
	}
	return &s.sides[0]
}

// Value is the value of the best end that can be reached from a position, in the judge's
// unit.
func (s *Search) Value(p Position) int {
	if p.Phase == dungeonroll.Ended {
		return s.judge.Ended(p)
	}
	k := p.packed()
	if v, ok := s.memo.get(k); ok {
		return v
	}
	s.Nodes++
	if s.Stop != nil && s.Nodes%256 == 0 && s.Stop() {
		s.Limit = 1
	}
	if p.Phase == dungeonroll.RegroupPhase {
		v := s.judge.Regroup(p)
		s.memo.set(k, v)
		return v
	}
	n := node{s: s, p: p, side: s.side(&p), best: Nothing}
	n.look()
	s.memo.set(k, n.best)
	return n.best
}

// node is a position being gone through.
type node struct {
	s    *Search
	p    Position
	side *side
	best int
	// take, if set, is given the positions instead of valuing them: for tests.
	take func(Position)
}

// try values a position that can follow.
func (n *node) try(q Position) {
	if n.take != nil {
		n.take(q)
		return
	}
	if !n.done() {
		n.best = max(n.best, n.s.Value(q))
	}
}

// done says whether the rest need not be looked at.
func (n *node) done() bool {
	return n.take == nil && (n.best >= n.s.Enough || n.s.Limit > 0 && n.s.Nodes > n.s.Limit && n.best > Nothing)
}

// luck values an action with several outcomes of some weights.
func (n *node) luck(outcomes func(give func(q Position, weight int))) {
	if n.done() {
		return
	}
	sum, weights, most := 0, 0, Nothing
	outcomes(func(q Position, weight int) {
		if n.take != nil {
			n.take(q)
			return
		}
		v := n.s.Value(q)
		most = max(most, v)
		sum += v * weight
		weights += weight
	})
	switch {
	case weights == 0:
	case n.s.luck == Granted:
		n.best = max(n.best, most)
	default:
		n.best = max(n.best, sum/weights)
	}
}

func (n *node) flee() {
	q := n.p
	q.finish(dungeonroll.Fled, 0)
	n.try(q)
}

// Steps lists the positions that can follow one, as far as the search looks at them.
func (s *Search) Steps(p Position) []Position {
	var list []Position
	n := node{s: s, p: p, side: s.side(&p), best: Nothing, take: func(q Position) { list = append(list, q) }}
	n.look()
	return list
}

// look goes through what can follow.
func (n *node) look() {
	switch n.p.Phase {
	case dungeonroll.MonsterPhase:
		n.monsterPhase()
	case dungeonroll.LootPhase:
		n.lootPhase()
	case dungeonroll.DragonPhase:
		n.dragonPhase()
	}
}
