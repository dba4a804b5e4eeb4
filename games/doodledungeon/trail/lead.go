package trail

import "delvebox/games/doodledungeon/sheet"

// WayTo is a shortest way from the tip to a square that can be drawn, the tip left out
// and the square included; nil if the square is the tip, or cannot be reached without
// passing the last monster again. It visits no square twice itself.
func (p *Pen) WayTo(to sheet.Square) []sheet.Square {
	free := p.free.Minus(p.twice).Minus(p.barred())
	if len(p.line) == 0 {
		return sheet.Shortest(free, sheet.Entrance, to)
	}
	tip := p.Tip()
	if tip == to || !free.Has(to) {
		return nil
	}
	if way := sheet.Shortest(free.With(tip), tip, to); way != nil {
		return way[1:]
	}
	return nil
}

// Lead draws a shortest way to a square. It is false, and nothing is drawn, if there is
// none. At the square itself there is nothing to do.
func (p *Pen) Lead(to sheet.Square) bool {
	if p.Tip() == to {
		return true
	}
	way := p.WayTo(to)
	for _, q := range way {
		if !p.Try(q) { // cannot be: a way that visits no square twice is legal
			return false
		}
	}
	return way != nil
}

// Wander draws a path to H10 by way of a few squares at random, none, traps and monsters
// above all. A dungeon must have a way from A1 to H10. Pick gives a number from 0 to n-1.
func (p *Pen) Wander(pick func(n int) int) {
	p.Reset()
	p.Try(sheet.Entrance)
	for range pick(8) {
		aims := p.creatures
		if aims.Empty() || pick(4) == 0 {
			aims = p.free
		}
		before := p.Len()
		if p.Lead(aims.Nth(pick(aims.Count()))) && p.WayTo(sheet.Exit) == nil && !p.Done() {
			p.BackTo(before)
		}
	}
	p.Lead(sheet.Exit)
}
