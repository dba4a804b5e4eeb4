package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// bestLay finds the Hero action in hand, and where to lay it, that costs a rival most.
func bestLay(q *question) (doodledungeon.Move, int) {
	s := q.state
	var best doodledungeon.Move
	most := lowest
	first := leader(q)
	for above := range play.Seat(s.Seats()) {
		if !layable(q, above) {
			continue
		}
		st := foresee(q, above)
		for _, id := range s.Hand(q.seat) {
			a := q.action(id)
			if !a.Hero() {
				continue
			}
			v, square := costs(q, &st, a, above)
			if above != first {
				v = v * behind / 100
			}
			if v > most {
				best, most = doodledungeon.Lay{Action: a, Above: above, Square: square}, v
			}
		}
	}
	return best, most
}

// costs is what a Hero action above a dungeon is expected to cost its owner, and the
// monster that a Bomb should name.
func costs(q *question, st *stage, a card.Action, above play.Seat) (int, sheet.Square) {
	s, t := q.state, q.tables()
	none := sheet.NoSquare
	need := t.Figures.Strength - st.level
	wins := func(level int) int { // with the cards of the owner
		return chance(level, s.Level(above, card.HandTrack), t.Figures.Strength)
	}
	prize := st.worth + st.damage*point
	switch a {
	case card.HealingPotion:
		for _, other := range s.Above(above) {
			if q.action(other.Card) == a {
				return 0, none
			}
		}
		return min(t.Value(a), t.Figures.Hearts-s.Hearts(above)) * point, none
	case card.Shield:
		return min(t.Value(a), len(s.Encounters(above))) * point * 8 / 10, none
	case card.Bomb:
		return bombCosts(q, above)
	case card.Lockpick:
		own, path := s.Sheet(above), s.Path(above)
		for _, at := range s.Encounters(above) {
			if own.At(path[at]) == sheet.Trap && !st.picked {
				return s.Level(above, card.TrapTrack) * point, none
			}
		}
	case card.GuardianAngel:
		if s.Hearts(above) <= angelFrom && st.mark != sheet.Empty {
			return 2 * point, none
		}
	}
	switch {
	case st.mark == sheet.Trap && a == card.CloakOfShadows:
		return st.damage * point, none
	case !st.mark.Monster():
		return 0, none
	}
	switch a {
	case card.Longsword:
		return (wins(st.level) - wins(st.level-t.Value(a))) * prize / whole, none
	case card.CloakOfShadows:
		return wins(st.level)*prize/whole - st.worth, none
	case card.HushScroll:
		return (wins(st.level) - parts(fight.AtLeast(2, need))) * prize / whole, none
	case card.Jinx:
		return (wins(st.level) - jinxed(need)) * prize / whole, none
	}
	return 0, none
}

// jinxed is the chance of two dice to make the sum when the higher becomes a 1, in parts
// of whole.
func jinxed(need int) int {
	hits := 0
	for a := 1; a <= fight.Faces; a++ {
		for b := 1; b <= fight.Faces; b++ {
			if min(a, b)+1 >= need {
				hits++
			}
		}
	}
	return hits * whole / (fight.Faces * fight.Faces)
}

// bombCosts finds the monster whose loss by a Bomb costs the owner most: strong ones that
// the way still passes.
func bombCosts(q *question, above play.Seat) (int, sheet.Square) {
	s, t := q.state, q.tables()
	own, path := s.Sheet(above), s.Path(above)
	near := sheet.Set{}
	from := max(0, s.At(above)) // where he stands: the square itself is not next to him
	for _, sq := range path[from:] {
		near = near.Or(sheet.Of(sq).Beside())
	}
	each := s.Level(above, card.TreasureTrack) * point
	best, most := sheet.NoSquare, 0
	for sq := range near.And(own.Guards()).Each {
		m := own.At(sq)
		worth := t.Points(m)*point + each*min(s.TreasureCount(above), own.Monsters().Count())/max(1, own.Monsters().Count())
		win := chance(s.Strength(above, m), s.Level(above, card.HandTrack), t.Figures.Strength)
		v := worth // expected to stay
		for _, at := range s.Encounters(above) {
			if path[at] == sq {
				v = win * (v + t.Damage(m)*point) / whole
			}
		}
		if v > most {
			best, most = sq, v
		}
	}
	return most, best
}
