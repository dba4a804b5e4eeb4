package dungeon

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters/card"
)

// The rules of style of MMV 4.3 that only a path can check: each dungeon card alone on
// the table, walked in every way.

// rich pays every obstacle, but no circle.
var rich = Kit{Fairies: Tokens{9, 9, 9, 0}}

// given are the twelve cards that the rules print; the rules of style are for the rest.
var given = map[string]bool{"D10": true, "D11": true, "D14": true, "D24": true, "D29": true, "D31": true,
	"D34": true, "D49": true, "D56": true, "D64": true, "D65": true, "D81": true}

// sixty lists the dungeon cards that are drawn to the rules of style.
func sixty(t testing.TB) []*card.Card {
	all, err := card.Load()
	require.NoError(t, err)
	var list []*card.Card
	for _, k := range all.Cards() {
		if !k.Starter() && !given[k.ID] {
			list = append(list, k)
		}
	}
	require.Len(t, list, 60)
	return list
}

// single lays one card.
func single(t testing.TB, k *card.Card) *Tableau {
	t.Helper()
	tab, err := New([]Placement{{Card: k}})
	require.NoError(t, err)
	return tab
}

// reach says which nodes could still come to be walked from the pen's end: over squares
// that carry nothing (rooms always), by stairs, falls and circles.
func reach(p *Pen, seen []bool) {
	t := p.t
	clear(seen)
	todo := []Node{p.node}
	visit := func(n Node) {
		if !seen[n] && (p.stays[n] == 0 || t.Room(n) >= 0) {
			seen[n] = true
			todo = append(todo, n)
		}
	}
	for len(todo) > 0 {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, w := range t.ways[4*int(n) : 4*int(n)+4] {
			if to, ok := w.Node(); ok {
				visit(to)
			}
		}
		switch t.on[n] {
		case card.Stairs, card.Pitfall:
			visit(n.other())
		case card.Circle:
			for _, c := range t.circles {
				visit(c)
			}
		}
	}
}

// takesAll searches a path through two openings that circles everything on the card.
func takesAll(p *Pen, want int, budget *int) bool {
	*budget--
	if *budget < 0 {
		return false
	}
	if p.Standing() == Outside {
		n := 0
		for _, m := range p.marks {
			if m != 0 {
				n++
			}
		}
		return n == want
	}
	if p.Standing() == Moving {
		seen := make([]bool, p.t.Nodes())
		reach(p, seen)
		for at, icon := range p.t.icons {
			if icon.Kind == card.None || p.marks[at] != 0 {
				continue
			}
			n := Node(at/card.Positions*perCard + at%card.Positions)
			can := false
			for _, side := range [2]Node{n, n.other()} {
				can = can || icon.On(side.layer()) && seen[side]
			}
			if !can {
				return false
			}
		}
	}
	for _, n := range p.Next(nil) {
		if n.Unpaid != Stopped {
			if p.Try(n.Step) {
				found := takesAll(p, want, budget)
				p.Back()
				if found {
					return true
				}
			}
		}
		if s, ok := n.Paid(); ok && p.Try(s) {
			found := takesAll(p, want, budget)
			p.Back()
			if found {
				return true
			}
		}
	}
	return false
}

// (c): no path through two openings takes everything, even with every obstacle paid for
// and with teleports paid by the card's own scrolls.
func TestNoPathTakesEverythingOnACard(t *testing.T) {
	for _, k := range sixty(t) {
		want := 0
		for p := range card.Positions {
			if k.Icon(p%card.Columns, p/card.Columns).Kind != card.None {
				want++
			}
		}
		budget := 300_000
		pen := NewPen(single(t, k), rich)
		assert.False(t, takesAll(pen, want, &budget), "%s: %s takes everything", k.ID, pen.Path())
		assert.GreaterOrEqual(t, budget, 0, "%s: the search was not finished", k.ID)
	}
}

// walkAll visits every path as far as the budget goes: f is asked after
// every step and says whether to go on.
func walkAll(p *Pen, budget *int, f func() bool) {
	if *budget--; *budget < 0 || p.Len() > 0 && !f() {
		return
	}
	for _, n := range p.Next(nil) {
		steps := []Step{n.Step}
		if s, ok := n.Paid(); ok {
			steps = append(steps, s)
		}
		for _, s := range steps {
			if p.Try(s) {
				walkAll(p, budget, f)
				p.Back()
			}
		}
	}
}

// (e): where a card holds both a key, sword or rope and the obstacle it is meant for,
// it lies before it on at least one route and behind it on another, unless both lie in
// the same room.
func TestAnswersLieBeforeAndBehindTheirObstacles(t *testing.T) {
	for _, k := range sixty(t) {
		tab := single(t, k)
		for _, answer := range []card.Kind{card.Sword, card.Key, card.Rope} {
			var items, bars []int
			for at, icon := range tab.icons {
				if icon.Kind == answer {
					items = append(items, at)
				}
				if icon.Kind.Answer() == answer {
					bars = append(bars, at)
				}
			}
			if len(items) == 0 || len(bars) == 0 || allInOneRoom(tab, append(items, bars...)) {
				continue
			}
			before, behind := false, false
			pen, budget := NewPen(tab, rich), 200_000
			walkAll(pen, &budget, func() bool {
				newItems, newBars := 0, 0
				for _, f := range pen.Finds(pen.Len() - 1) {
					if f.Icon.Kind == answer && !f.Crossed {
						newItems++
					}
					if f.Icon.Kind.Answer() == answer && f.Crossed {
						newBars++
					}
				}
				before = before || newBars > 0 && marked(pen, items, circled) > newItems
				behind = behind || newItems > 0 && marked(pen, bars, crossed) > newBars
				return !(before && behind)
			})
			assert.True(t, before, "%s: no %s lies before its obstacle", k.ID, answer)
			assert.True(t, behind, "%s: no %s lies behind its obstacle", k.ID, answer)
		}
	}
}

// marked counts the positions with a mark.
func marked(p *Pen, positions []int, mark uint8) int {
	n := 0
	for _, at := range positions {
		if p.marks[at]&mark != 0 {
			n++
		}
	}
	return n
}

func allInOneRoom(t *Tableau, positions []int) bool {
	for _, at := range positions {
		if t.room[at] < 0 || t.room[at] != t.room[positions[0]] {
			return false
		}
	}
	return true
}

// (f), second half: at most one opening of a card leads into nothing but a bar: without
// a resource one finds nothing there and reaches no other opening.
func TestAtMostOneOpeningIsBarred(t *testing.T) {
	for _, k := range sixty(t) {
		tab := single(t, k)
		barred := 0
		for _, d := range tab.free {
			pen, budget := NewPen(tab, Kit{}), 100_000
			worth := false
			require.NoError(t, pen.Step(Step{Action: Start, At: tab.Spot(d.node), Side: d.side}))
			walkAll(pen, &budget, func() bool {
				worth = worth || pen.Standing() == Outside || len(pen.Result().Finds) > 0
				return !worth
			})
			if !worth {
				barred++
			}
		}
		assert.LessOrEqual(t, barred, 1, k.ID)
	}
}

// TestRoomsThatALineCanCrossItselfIn holds what the co-operative mode needs: S08, D31,
// D49, D81 and at least five more dungeon cards have a room square that one line can
// pass once north-south and once east-west.
func TestRoomsThatALineCanCrossItselfIn(t *testing.T) {
	all, err := card.Load()
	require.NoError(t, err)
	found := map[string]bool{}
	more := 0
	for _, k := range all.Cards() {
		if len(k.Rooms()) == 0 {
			continue
		}
		kit := rich
		kit.Books = BookSet(CrossedWays)
		pen, budget, crosses := NewPen(single(t, k), kit), 400_000, false
		walkAll(pen, &budget, func() bool {
			if at := pen.crossAt; at != Nowhere {
				first, second := card.Side(pen.stays[at]&15), card.Side(pen.stays[at]>>4&15)
				crosses = crosses || first.Straight() && second.Straight()
			}
			return !crosses
		})
		found[k.ID] = crosses
		if crosses && !k.Starter() {
			more++
		}
	}
	for _, id := range []string{"S08", "D31", "D49", "D81"} {
		assert.True(t, found[id], id)
	}
	assert.GreaterOrEqual(t, more-3, 5, "besides D31, D49 and D81")
}
