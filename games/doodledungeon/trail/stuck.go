package trail

import "delvebox/games/doodledungeon/sheet"

// Stuck says whether a line that is legal so far can no longer be led to H10 (DD-060). It
// is exact.
//
// A way on exists if some way to H10 over squares with a visit left keeps clear of the
// monster passed last: loops can be cut out of it. If that monster m stands in every such
// way, it must be met after some other trap or monster x: then there must be a way from
// the tip to x that keeps clear of m, and another from x to H10, which together need no
// more visits than are left. These two are a flow of 2 out of x.
func (p *Pen) Stuck() bool {
	if p.Done() {
		return false
	}
	if len(p.line) == 0 {
		return !sheet.Of(sheet.Entrance).Flood(p.free).Has(sheet.Exit)
	}
	left := p.free.Minus(p.twice) // squares with a visit left
	tip, m := p.Tip(), p.barred()
	near := sheet.Of(tip).Flood(left.Minus(m).With(tip))
	if near.Has(sheet.Exit) {
		return false
	}
	if m.Empty() || m.Has(tip) {
		return true
	}
	for x := range near.And(p.creatures).And(left).Each {
		if p.detour(x, tip, left) {
			return false
		}
	}
	return true
}

// WayOn is a shortest way from the tip to H10 that can be drawn, the tip left out; nil if
// the line is stuck, at its end, or must first be led to another trap or monster.
func (p *Pen) WayOn() []sheet.Square { return p.WayTo(sheet.Exit) }

// detour says whether a way from x to the tip and one from x to H10 have room beside
// each other: a square visited once can take one of them, a fresh one both. The last
// monster passed parts tip and exit and has one visit left, so the way to the tip cannot
// use it.
func (p *Pen) detour(x, tip sheet.Square, left sheet.Set) bool {
	f := flow{left: left.With(tip), x: x, tip: tip}
	for q := range f.left.Each {
		f.room[q] = 1
		if !p.once.Has(q) {
			f.room[q] = 2
		}
	}
	f.room[x] = 2 // both ways begin here; that is one visit
	f.room[sheet.Exit] = 1
	f.room[tip] = 1 // the way begins here: no visit
	if !p.twice.Has(tip) {
		f.room[tip]++ // and the other may cross
	}
	return f.push(tip) && f.push(sheet.Exit)
}

// flow is a flow of at most 2 from x through squares with room for one or two.
type flow struct {
	left   sheet.Set
	x, tip sheet.Square
	room   [sheet.Squares]int8
	used   [sheet.Squares]int8    // ways that run over the square
	out    [sheet.Squares][4]int8 // ways that leave it, by direction
}

var directions = [4]sheet.Square{-sheet.Columns, 1, sheet.Columns, -1}

// place is a square met by the search for another way: at its door in, or past it.
type place struct {
	q    sheet.Square
	past bool
}

// push finds one more way to the end, turning back along the ways that are there where
// that makes room, and adds it.
func (f *flow) push(end sheet.Square) bool {
	var from [2 * sheet.Squares]place
	var seen [2 * sheet.Squares]bool
	number := func(p place) int {
		n := 2 * int(p.q)
		if p.past {
			n++
		}
		return n
	}
	start := place{f.x, true}
	todo := []place{start}
	seen[number(start)] = true
	visit := func(p, by place) {
		if n := number(p); !seen[n] {
			seen[n], from[n] = true, by
			todo = append(todo, p)
		}
	}
	for len(todo) > 0 {
		at := todo[0]
		todo = todo[1:]
		if at.q == end && at.past {
			f.add(at, start, from[:], number)
			return true
		}
		f.leave(at, visit)
	}
	return false
}

// leave visits what can be reached from a place.
func (f *flow) leave(at place, visit func(p, by place)) {
	if at.past {
		for d, step := range directions {
			to := at.q + step
			if at.q.Beside(to) && f.left.Has(to) && f.out[at.q][d] < f.room[at.q] {
				visit(place{to, false}, at)
			}
		}
		if f.used[at.q] > 0 && at.q != f.x {
			visit(place{at.q, false}, at) // give a visit back
		}
		return
	}
	if f.used[at.q] < f.room[at.q] {
		visit(place{at.q, true}, at)
	}
	for d, step := range directions { // turn a way back that came in here
		by := at.q - step
		if by.Beside(at.q) && f.out[by][d] > 0 {
			visit(place{by, true}, at)
		}
	}
}

// add enters the way found.
func (f *flow) add(at, start place, from []place, number func(place) int) {
	for at != start {
		by := from[number(at)]
		switch {
		case by.q == at.q && at.past:
			f.used[at.q]++
		case by.q == at.q:
			f.used[at.q]--
		default:
			for d, step := range directions {
				switch {
				case by.past && by.q+step == at.q:
					f.out[by.q][d]++
				case !by.past && at.q+step == by.q:
					f.out[at.q][d]--
				}
			}
		}
		at = by
	}
}
