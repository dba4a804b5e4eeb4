package foresight

import "delvebox/games/dungeonroll"

// Roll is a throw of dungeon dice as counts by face, and the number of throws of
// different dice that show it.
type Roll struct {
	Count  [foes]uint8
	Weight int
}

// Rolls lists every throw of so many dungeon dice, at most ten: 3,003 of ten. The
// weights sum to 6 to the power of the dice.
func Rolls(dice int) []Roll {
	var list []Roll
	var r Roll
	var fill func(f dungeonroll.Foe, left, weight int)
	fill = func(f dungeonroll.Foe, left, weight int) {
		if f == dungeonroll.Dragon {
			r.Count[f], r.Weight = uint8(left), weight
			list = append(list, r)
			return
		}
		ways := 1 // left over c
		for c := 0; c <= left; c++ {
			r.Count[f] = uint8(c)
			fill(f+1, left-c, weight*ways)
			ways = ways * (left - c) / (c + 1)
		}
	}
	fill(dungeonroll.Goblin, dice, 1)
	return list
}

// Enter is the position on the next level when its dice show that throw (DR-023 to
// DR-029).
func (s *Search) Enter(p Position, count *[foes]uint8) Position {
	p.Level++
	p.Phase, p.Slain, p.Tracked = dungeonroll.MonsterPhase, false, false
	s.throw(&p, count)
	return p
}

// throw puts dice that have been rolled on the level.
func (s *Search) throw(p *Position, count *[foes]uint8) {
	side := s.side(p)
	for f := dungeonroll.Goblin; f < dungeonroll.Dragon; f++ {
		to := f
		if side.turns[f] != dungeonroll.NoFoe {
			to = side.turns[f]
		}
		p.Row[to] += count[f]
	}
	if n := count[dungeonroll.Dragon]; n > 0 {
		s.fillLair(p, n)
	}
}

// Known are the dice that the Scout has laid out for the next level of a delve (DR-188);
// ok is false where it will be rolled.
func Known(d *dungeonroll.Delve) (count [foes]uint8, ok bool) {
	const deepest = 3
	next := int(d.Level) + 1
	if next > deepest {
		return count, false
	}
	from := next * (next - 1) / 2
	for _, f := range d.Assigned[from : from+next] {
		if f == dungeonroll.NoFoe {
			return count, false
		}
		count[f]++
	}
	return count, true
}
