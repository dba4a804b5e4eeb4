package doodledungeon

import (
	"math/bits"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// needsDice is how many dice an action rolls into the fight, even for a moment (DD-092).
var needsDice = [card.Actions]int{card.Axe: 1, card.Talisman: 2, card.CursedBlade: 2}

func (m Play) refusal(s *State, seat play.Seat) *play.Refusal {
	switch {
	case m.Action.Hero():
		return play.Refuse("DD-105", "not-step-three")
	case s.find(s.player(seat), m.Action) < 0:
		return play.Refuse("DD-089", "not-in-hand", "action", m.Action)
	}
	return s.whyPlay(m)
}

// whyPlay says why a Dungeon action in hand may not be played in the open encounter.
func (s *State) whyPlay(m Play) *play.Refusal {
	e := &s.meeting
	only := m.Action.Only()
	switch {
	case e.hushed:
		return play.Refuse("DD-119", "silenced")
	case m.Action.AtTrap() && e.mark != sheet.Trap:
		return play.Refuse("DD-091", "for-traps")
	case m.Action.InFight() && e.mark == sheet.Trap:
		return play.Refuse("DD-091", "for-fights")
	case only != sheet.Empty && only != e.mark:
		return play.Refuse("DD-091", "other-monster", "monster", only)
	case !e.fight.Holds(needsDice[m.Action]):
		return play.Refuse("DD-092", "too-many-dice")
	}
	chosen := m.Action == card.LoadedDice
	if chosen != (m.Dice != 0) || bits.Len8(m.Dice) > e.fight.Count() {
		return play.Refuse("DD-100", "which-dice")
	}
	return nil
}

func (m Play) make(s *State, seat play.Seat, log *record) {
	p, e := s.player(seat), &s.meeting
	id := p.hand.take(s.find(p, m.Action))
	s.discards.push(id) // DD-090
	log.add(ActionPlayed{Seat: seat, Card: id, Action: m.Action})
	value := s.tables().Value(m.Action)
	switch m.Action {
	case card.Axe:
		s.rollDice(seat, value, log)
	case card.Talisman:
		s.rollDice(seat, value, log)
		for range value {
			log.add(DieRemoved{Seat: seat, Value: e.fight.DropLowest()})
		}
	case card.CursedBlade:
		s.rollDice(seat, value, log)
		e.cursed = true
	case card.LoadedDice:
		s.reroll(seat, m.Dice, log)
	case card.AimBoost, card.GoblinSlingshot, card.OrcClub, card.DragonPepper:
		e.fight.Bonus += value
	case card.PoisonedSpikes, card.BerserkerBrew:
		e.more += value
	case card.SpareSpring:
		e.spring = true
	}
	if e.mark.Monster() {
		log.add(StrengthStands{Seat: seat, Strength: e.fight.Strength()})
	}
}

func (s *State) rollDice(seat play.Seat, n int, log *record) {
	for range n {
		s.rollInto(seat, log)
	}
}

// reroll rolls the chosen dice again, in the order in which they entered the fight
// (DD-100).
func (s *State) reroll(seat play.Seat, dice uint8, log *record) {
	f := &s.meeting.fight
	for i := range f.Count() {
		if dice>>i&1 == 0 {
			continue
		}
		v := s.roll()
		log.add(DieChanged{Seat: seat, Die: i, Was: f.Die(i), Value: v, By: card.LoadedDice})
		f.Set(i, v)
	}
}
