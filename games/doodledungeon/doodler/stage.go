package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// stage is the next encounter of a dungeon, as far as it can be foreseen.
type stage struct {
	mark   sheet.Mark // Empty if none is ahead
	square sheet.Square
	level  int // with Longswords that lie above taken off
	again  bool
	damage int
	worth  int // what the owner loses with the monster
	hushed bool
	picked bool
}

// foresee finds the next encounter of a seat's hero. The treasures of others are spread
// over all their monsters; the own ones are known.
func foresee(q *question, seat play.Seat) stage {
	s, t := q.state, q.tables()
	st := stage{square: sheet.NoSquare}
	if s.Hero(seat) != doodledungeon.Alive {
		return st
	}
	stops := s.Encounters(seat)
	fall := 0
	for _, a := range s.Above(seat) {
		switch q.action(a.Card) {
		case card.CloakOfShadows:
			if len(stops) > 0 {
				stops = stops[1:]
			}
		case card.Longsword:
			fall += t.Value(card.Longsword)
		case card.HushScroll:
			st.hushed = true
		case card.Lockpick:
			st.picked = true
		}
	}
	if len(stops) == 0 {
		return st
	}
	own, path := s.Sheet(seat), s.Path(seat)
	st.square = path[stops[0]]
	st.mark = own.At(st.square)
	for _, at := range stops[1:] {
		st.again = st.again || path[at] == st.square
	}
	if st.mark == sheet.Trap {
		st.damage = s.Level(seat, card.TrapTrack)
		return st
	}
	st.level = s.Strength(seat, st.mark) - fall
	st.damage = t.Damage(st.mark)
	st.worth = t.Points(st.mark) * point
	each := s.Level(seat, card.TreasureTrack) * point
	switch {
	case seat != q.seat:
		st.worth += each * min(s.TreasureCount(seat), own.Monsters().Count()) / max(1, own.Monsters().Count())
	case s.Treasures(seat).Has(st.square):
		st.worth += each
	}
	return st
}

// brings is what a Dungeon action in hand brings in the encounter, on the average over
// the dice.
func (st *stage) brings(t *card.Tables, a card.Action) int {
	if st.hushed || !fits(a, st.mark) {
		return 0
	}
	need := t.Figures.Strength - st.level
	alone := parts(fight.AtLeast(2, need))
	pain := st.damage * point
	prize := st.worth + pain
	switch a {
	case card.PoisonedSpikes:
		if st.picked {
			return 0
		}
		return t.Value(a) * point
	case card.SpareSpring:
		if st.again {
			return pain
		}
		return 0
	case card.BerserkerBrew:
		return alone * t.Value(a) * point / whole
	case card.Axe:
		return (parts(fight.AtLeast(3, need)) - alone) * prize / whole
	case card.CursedBlade:
		return (parts(fight.AtLeast(4, need)) - alone) * pain / whole
	case card.Talisman:
		return (parts(fight.AtLeast(4, need+6)) - alone) * prize / whole
	case card.LoadedDice:
		return (whole - alone) * alone / whole * 5 / 4 * prize / whole
	}
	return (parts(fight.AtLeast(2, need-t.Value(a))) - alone) * prize / whole
}
