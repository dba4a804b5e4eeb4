package doodler

import (
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// tour draws a path that goes from one good aim to a near next one, as long as the exit
// can be reached, and then there.
func (c *climber) tour(pen *trail.Pen) []sheet.Square {
	pen.Reset()
	pen.Try(sheet.Entrance)
	aims := sheet.Set{}
	for _, q := range c.aims {
		if c.o.kind[q] != sheet.Empty && c.o.toll(q) < 0 && c.dice.IntN(8) > 0 {
			aims = aims.With(q)
		}
	}
	for !aims.Empty() {
		aim, far := sheet.NoSquare, 1<<30
		for q := range aims.Each {
			if d := steps(pen.Tip(), q)*4 + c.dice.IntN(9); d < far {
				aim, far = q, d
			}
		}
		aims = aims.Without(aim)
		before := pen.Len()
		if pen.Lead(aim) && pen.WayOn() == nil && !pen.Done() {
			pen.BackTo(before)
		}
	}
	if !pen.Lead(sheet.Exit) || !pen.Done() { // cannot be: the exit could be reached all the time
		pen.Reset()
		pen.Lead(sheet.Exit)
	}
	return pen.Path()
}

// search draws so many tours, and climbs from the best of them, one after the other, with
// an equal share of the tries.
func (c *climber) search(pen *trail.Pen, tours, climbs, tries int, stopped func() bool) []sheet.Square {
	type drawn struct {
		path  []sheet.Square
		value int
	}
	var list []drawn
	for range tours {
		if stopped() {
			return nil
		}
		path := c.tour(pen)
		v, ok := c.o.judge(path)
		if !ok {
			continue
		}
		at := len(list)
		for at > 0 && list[at-1].value > v {
			at--
		}
		if at < climbs {
			list = append(list[:at], append([]drawn{{path, v}}, list[at:]...)...)
			list = list[:min(len(list), climbs)]
		}
	}
	for _, d := range list {
		c.climb(d.path, tries/len(list), stopped)
	}
	return c.best
}
