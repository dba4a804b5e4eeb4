package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// What Hard asks of a card before it plays it.
const (
	hardReserve = 700 // what a fight card may bring later, if there are more fights than cards
	hardSecond  = 300 // and each further card of the same fight, at least
	strayWorth  = 500 // what a monster ahead is expected to lose its owner, saved by the hero's death
)

// meet plays cards by what they bring: the chance of victory with them, times the
// monster, its treasure and the hearts at stake, less what they may bring later.
func (hard) meet(q *question) doodledungeon.Move {
	m, _ := q.state.Meeting()
	if m.Mark == sheet.Trap {
		return atTrap(q, m)
	}
	if m.Hushed {
		return doodledungeon.Settle{}
	}
	s := q.state
	need := q.tables().Figures.Strength
	harm := harmed(q, q.seat, m.Damage)
	if m.Fight.Strength() >= need {
		if holds(q, card.BerserkerBrew) && harmed(q, q.seat, m.Damage+q.tables().Value(card.BerserkerBrew)) > harm {
			return doodledungeon.Play{Action: card.BerserkerBrew}
		}
		return doodledungeon.Settle{}
	}
	victory := harm
	if !m.Cursed {
		victory += kept(q, m)
	}
	cost := reserve(q)
	best, most := doodledungeon.Move(doodledungeon.Settle{}), 0
	consider := func(a card.Action, c fight.Chance, dice []int, cards int) {
		prize := victory
		if a == card.CursedBlade {
			prize = harm
		}
		v := parts(c)*prize/whole - cost
		if cards > 1 {
			v -= (cards - 1) * max(cost, hardSecond)
		}
		if a != card.NoAction && v > most {
			best, most = playing(a, dice), v
		}
	}
	advice, _ := s.Coach(q.seat)
	for _, c := range advice.Cards {
		consider(c.Action, c.Chance, c.Reroll, 1)
	}
	if len(advice.Cards) > 1 {
		var hand []card.Action
		for _, id := range s.Hand(q.seat) {
			if a := q.action(id); a != card.CursedBlade {
				hand = append(hand, a)
			}
		}
		p := m.Fight.Best(hand, q.tables().Value, need)
		consider(p.First, p.Chance, p.Reroll, 2)
	}
	return best
}

// kept is what the monster of the open fight is worth if it stays: less if the hero
// comes again.
func kept(q *question, m doodledungeon.Meeting) int {
	s := q.state
	v := q.tables().Points(m.Mark) * point
	if s.Treasures(q.seat).Has(m.Square) {
		v += s.Level(q.seat, card.TreasureTrack) * point
	}
	path := s.Path(q.seat)
	for _, at := range s.Encounters(q.seat) {
		if path[at] == m.Square {
			return chance(m.Fight.Level, s.Level(q.seat, card.HandTrack), q.tables().Figures.Strength) *
				(v + m.Damage*point) / whole
		}
	}
	return v
}

// harmed is what damage to the hero of a seat is worth to its owner, after Shields.
func harmed(q *question, seat play.Seat, damage int) int {
	s := q.state
	angel := false
	for _, a := range s.Above(seat) {
		switch q.action(a.Card) {
		case card.Shield:
			damage = max(0, damage-q.tables().Value(card.Shield))
		case card.GuardianAngel:
			angel = true
		}
	}
	hearts := s.Hearts(seat)
	if damage < hearts {
		return damage * heart * point / 100
	}
	if angel {
		return (hearts - 1) * point
	}
	return hearts*point + q.tables().Figures.Death*point + strayWorth*len(s.Encounters(seat))
}

// reserve is what a fight card is expected to bring later: little if more cards are left
// than fights.
func reserve(q *question) int {
	s := q.state
	cards := 0
	for _, id := range s.Hand(q.seat) {
		if q.action(id).InFight() {
			cards++
		}
	}
	for _, id := range s.Pile(q.seat) {
		if q.action(id).InFight() {
			cards++
		}
	}
	for id := range s.PileCards(q.seat).Each {
		if q.action(id).InFight() {
			cards++
		}
	}
	own, path := s.Sheet(q.seat), s.Path(q.seat)
	fights := 0
	for _, at := range s.Encounters(q.seat) {
		if own.At(path[at]).Monster() {
			fights++
		}
	}
	return hardReserve * fights / max(1, fights+cards)
}

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

// foresee finds the next encounter of a seat's hero. Treasure is what one is thought to
// guard with each monster; the own treasures are known.
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
