package explore

import (
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// sum is what the path has brought so far, worked out once after each change.
type sum struct {
	stamp  int
	ok     bool
	tally  dungeon.Tally
	points int
	used   [card.Resources]int // items crossed out
	away   int                 // squares to the nearest exit
	exit   bool                // there is one
}

// total gives the sum of the present path.
func (v *View) total() *sum {
	m := &v.sum
	if m.ok && m.stamp == v.s.stamp {
		return m
	}
	p := v.s.pen
	st := v.b.State()
	o := st.Primary(st.Round())
	*m = sum{ok: true, stamp: v.s.stamp, tally: *p.Tally()}
	m.points = m.tally.Of(o.Aim) * o.Value
	for i, kind := range [card.Resources]card.Kind{card.Sword, card.Key, card.Rope, card.Scroll} {
		m.used[i] = m.tally.Of(aimOf(kind)) - p.Items(kind)
	}
	m.away, m.exit = v.s.exitAway()
	return m
}

// aimOf is the aim that counts items of a kind.
func aimOf(k card.Kind) dungeon.Aim {
	switch k {
	case card.Sword:
		return dungeon.Swords
	case card.Key:
		return dungeon.Keys
	case card.Rope:
		return dungeon.Ropes
	}
	return dungeon.Scrolls
}

// underPen is how many more points the open choice brings if it is paid.
func (v *View) underPen() int {
	if v.ask == nil || v.ask.kind == askPact {
		return 0
	}
	n := v.ask.next
	st, ok := n.Paid()
	if n.Count > 0 && !ok {
		return 0
	}
	p := v.s.pen
	o := v.b.State().Primary(v.b.State().Round())
	before := p.Tally().Of(o.Aim)
	if p.Step(st) != nil {
		return 0
	}
	more := p.Tally().Of(o.Aim) - before
	p.Back()
	return more * o.Value
}
