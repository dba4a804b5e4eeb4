package doodler

import (
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
