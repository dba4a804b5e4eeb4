package doodler

import (
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// check follows the track whose boxes bring most, up to its end: monsters that there are
// many of, treasures if there are many, traps where no hero can pass by.
func (normal) check(q *question) card.Category {
	best, most := card.Categories, -1
	for c := range card.Categories {
		if !boxLeft(q, c) {
			continue
		}
		if v := boxWorth(q, c); v > most {
			best, most = c, v
		}
	}
	return best
}

// boxWorth is what each box up to the end of a track brings, on the average.
func boxWorth(q *question, c card.Category) int {
	s, t := q.state, q.tables()
	track := t.Track(c)
	checked := s.Checked(q.seat, c)
	left := track.Boxes() - checked
	level, last := track.Level(checked), track.Level(track.Boxes())
	own := s.Sheet(q.seat)
	ahead := doodledungeon.Rounds - s.Round()
	switch c {
	case card.TrapTrack:
		choke := own.Standing(sheet.Trap).And(own.Bottlenecks()).Count()
		n := 75*own.Standing(sheet.Trap).Count() + 25*choke + 75*dealtMarks[sheet.Trap]*ahead/100
		return n * (last - level) * point / 100 / left
	case card.TreasureTrack:
		n := 100*s.TreasureCount(q.seat) + dealtTreasures*ahead
		if n < 500 {
			return 0
		}
		return n * 2 / 3 * (last - level) * point / 100 / left
	case card.HandTrack:
		if checked < 2 {
			return 2 * point / 3
		}
		return point / 10
	}
	m := sheet.Goblin + sheet.Mark(c-card.GoblinTrack)
	n := 100*own.Standing(m).Count() + dealtMarks[m]*ahead
	need := t.Figures.Strength
	gain := chance(last, 1, need) - chance(level, 1, need)
	guarded := s.Level(q.seat, card.TreasureTrack) * s.TreasureCount(q.seat) * point / max(1, own.Monsters().Count())
	return n * (t.Points(m)*point + point/4 + guarded) / 100 * gain / whole / left
}
