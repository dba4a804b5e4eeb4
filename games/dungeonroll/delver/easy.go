package delver

import "delvebox/games/dungeonroll"

// easy is the level Easy: it sends the strongest companion against the largest group,
// never re-rolls, keeps treasures and ultimate until it would have to flee, and retires
// at the first Regroup on level 3 or deeper. Some of its choices are random.
type easy struct{}

const (
	easyRandom = 15 // of a hundred choices
	easyLevel  = 3  // where it retires
	easyBold   = 3  // unless more dice than these are left
	easySpare  = 4  // party dice beyond which any opens a chest
)

func (easy) delve(q *question) (dungeonroll.Move, error) {
	var list, whims []dungeonroll.Move
	flee := dungeonroll.Move{Kind: dungeonroll.Flee}
	q.d.Moves(func(m dungeonroll.Move) {
		switch {
		case m.Kind == dungeonroll.Flee, m.Kind == dungeonroll.Reroll:
		case m.Kind == dungeonroll.Ultimate && (m.Party != 0 && m.ToFace == dungeonroll.NoFace):
		default:
			list = append(list, m)
			if !ending(&q.d, &m) {
				whims = append(whims, m)
			}
		}
	})
	if len(list) == 0 {
		return flee, nil
	}
	if len(whims) > 0 && q.luck.Pick("whim", 100) < easyRandom {
		return whims[q.luck.Pick("whim", len(whims))], nil
	}
	best, most := flee, 0
	for _, m := range list {
		if v := easyRank(&q.d, &m); v > most {
			best, most = m, v
		}
	}
	return best, nil
}

// ending says whether the action ends the delve: none is left on a whim.
func ending(d *dungeonroll.Delve, m *dungeonroll.Move) bool {
	return m.Kind == dungeonroll.Retire || m.Kind == dungeonroll.UseToken && m.Token == dungeonroll.Portal ||
		m.Kind == dungeonroll.Ultimate && d.Hero == dungeonroll.Scout
}

// easyRank says how much Easy likes an action; 0 is fleeing.
func easyRank(d *dungeonroll.Delve, m *dungeonroll.Move) int {
	die := d.Party.At(m.Source.Slot())
	champion := 0
	if die.Face() == dungeonroll.Champion {
		champion = 1
	}
	const need, open, end = 100, 1000, 500
	switch m.Kind {
	case dungeonroll.FormReroll: // scrolls are of no use to Easy
		n := 0
		for _, slot := range m.Party.List() {
			if d.Party.At(slot).Face() != dungeonroll.Scroll {
				return 1
			}
			n++
		}
		return 2 + n
	case dungeonroll.AssignScout:
		return 1 + easyScout(d, m)
	case dungeonroll.Fight:
		if die == 0 {
			return need + m.Level.Count()
		}
		return open + 10*m.Level.Count() + champion
	case dungeonroll.OpenChests:
		takesAll := dungeonroll.TakesAll(die.Face(), dungeonroll.Chest)
		if die != 0 && (takesAll || d.Party.Own() > easySpare) {
			return open + int(m.N)
		}
		return 1
	case dungeonroll.Quaff:
		return easyQuaff(d, m, die)
	case dungeonroll.FightDragon:
		v := open
		for _, u := range m.Uses {
			if u.Source != 0 && u.Source.Slot() == 0 {
				v -= 100
			}
		}
		return v
	case dungeonroll.UseToken, dungeonroll.Ultimate:
		if d.Row.Monsters() == 0 && !d.DragonHere() {
			return 1
		}
		return need - int(m.Token)
	case dungeonroll.Specialty:
		return 2 * open
	case dungeonroll.EndPhase:
		return end
	case dungeonroll.Retire:
		if d.Level >= easyLevel && d.Party.Own() <= easyBold {
			return open
		}
		return 1
	case dungeonroll.SeekGlory:
		return need
	}
	return 1
}

// easyQuaff likes scrolls as drinkers, and champions to come back.
func easyQuaff(d *dungeonroll.Delve, m *dungeonroll.Move, die dungeonroll.Die) int {
	if die == 0 || d.Row.Monsters() > 0 {
		return 1
	}
	v := 1500 + 10*m.Potions()
	for _, f := range m.Faces[:m.Potions()] {
		if f == dungeonroll.Champion {
			v++
		}
	}
	if die.Face() != dungeonroll.Scroll {
		v -= 400 // after the chests
	}
	return v
}

// easyScout puts dragons deep and monsters early.
func easyScout(d *dungeonroll.Delve, m *dungeonroll.Move) int {
	v := 0
	for i, level := range m.Assign {
		if d.Assigned[i] == dungeonroll.Dragon {
			v += int(level)
		}
	}
	return v
}

// discard gives up treasures from the first kind on.
func (easy) discard(_ *question, owned *dungeonroll.Tokens, n int) dungeonroll.Tokens {
	return cheapest(owned, n, func(k dungeonroll.Token) int { return int(k) })
}
