package stops

import (
	"errors"

	"delvebox/games/dungeonroll"
)

// Decide is one simple decision of a person at a table; n varies it. Monsters are beaten
// as long as that is possible, chests opened, and the way home taken on the fourth level
// or, now and then, deeper.
func Decide(s *dungeonroll.State, n int) (dungeonroll.Move, error) {
	d := s.Delve()
	best, score := dungeonroll.Move{}, -1000
	for _, m := range s.Moves(s.Adventurer()) {
		m, ok := m.(dungeonroll.Move)
		if !ok {
			continue
		}
		if v := worth(&d, &m, n); v > score {
			best, score = m, v
		}
	}
	if best.Kind == dungeonroll.NoMove {
		return best, errors.New("there is no move")
	}
	return best, nil
}

// worth is how much a move is to be liked.
func worth(d *dungeonroll.Delve, m *dungeonroll.Move, n int) int {
	switch m.Kind {
	case dungeonroll.Fight:
		v := 100 + 10*m.Level.Count()
		switch face := d.Party.At(m.Source.Slot()).Face(); {
		case m.Source.Token() != dungeonroll.NoToken, m.Source == dungeonroll.HeroCard:
			v -= 15
		case face == dungeonroll.Champion:
			v -= 8
		case face == dungeonroll.Scroll:
			v -= 4
		}
		return v
	case dungeonroll.FightDragon:
		return 300
	case dungeonroll.OpenChests:
		return 40 + 5*int(m.N) - costs(d, m)
	case dungeonroll.Quaff:
		v := 38 + 6*m.Potions()
		for _, f := range m.Faces[:m.Potions()] {
			if f == dungeonroll.Champion {
				v++
			}
		}
		return v
	case dungeonroll.EndPhase:
		return 30
	case dungeonroll.Ultimate:
		return 20
	case dungeonroll.Reroll:
		if d.Row.Monsters() > 0 && m.Level == d.Row.MonsterSlots() && m.Party == 0 {
			return 60
		}
		return 1
	case dungeonroll.UseToken:
		if m.Token == dungeonroll.Portal {
			return 12
		}
		return 10
	case dungeonroll.Retire:
		return 5 * int(d.Level)
	case dungeonroll.SeekGlory:
		return 16 + n%5
	case dungeonroll.Flee:
		return 2
	case dungeonroll.PickHero:
		return int(m.Hero)*7%(n%9+5) + 1
	case dungeonroll.FormReroll:
		return m.Party.Count() % 4
	}
	return 0
}

// costs makes the last companions too good for a chest.
func costs(d *dungeonroll.Delve, m *dungeonroll.Move) int {
	if m.Source.Slot() > 0 && d.Party.Len() <= 2 {
		return 20
	}
	return 0
}
