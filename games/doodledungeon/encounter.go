package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// meet opens the encounter on the square where the hero has stopped. First the cards
// above the dungeon take effect that wait for it; a fight then rolls its two dice
// (DD-083, DD-088).
func (s *State) meet(seat play.Seat, log *record) {
	p := s.player(seat)
	q := p.standing()
	s.meeting = meeting{mark: p.sheet.At(q), square: q}
	s.step = Encounter
	m := &s.meeting
	if m.mark == sheet.Trap {
		log.add(TrapMet{Seat: seat, Square: q, Level: s.level(p, card.TrapTrack)})
		s.before(seat, log)
		return
	}
	m.fight = fight.Fight{Monster: m.mark, Level: s.level(p, card.TrackOf(m.mark))}
	log.add(FightOpened{Seat: seat, Mark: m.mark, Square: q, Level: m.fight.Level})
	s.before(seat, log)
	for range fight.First {
		s.rollInto(seat, log)
	}
	if i := s.findAbove(p, card.Jinx); i >= 0 { // DD-120
		s.useAbove(seat, i, 0, log)
		die := m.fight.Highest()
		log.add(DieChanged{Seat: seat, Die: die, Was: m.fight.Die(die), Value: 1, By: card.Jinx})
		m.fight.Set(die, 1)
	}
}

// before lets the cards take effect that wait for an encounter, in the order in which
// they were placed: one Hush Scroll, one Lockpick at a trap, all Longswords in a fight
// (DD-109, DD-116, DD-117, DD-119).
func (s *State) before(seat play.Seat, log *record) {
	p, m := s.player(seat), &s.meeting
	trap := m.mark == sheet.Trap
	for i := 0; i < p.laid; {
		a := s.tables().Card(p.above[i].Card).Action
		figure := 0
		switch {
		case a == card.HushScroll && !m.hushed:
			m.hushed = true
		case a == card.Lockpick && trap && !m.picked:
			m.picked = true
		case a == card.Longsword && !trap:
			figure = s.tables().Value(a)
			m.fight.Bonus -= figure
		default:
			i++
			continue
		}
		s.useAbove(seat, i, figure, log)
	}
}

// rollInto rolls one more die into the fight.
func (s *State) rollInto(seat play.Seat, log *record) {
	v := s.roll()
	s.meeting.fight.Enter(v)
	log.add(DieRolled{Seat: seat, Die: s.meeting.fight.Count() - 1, Value: v})
}

func (Settle) refusal(*State, play.Seat) *play.Refusal { return nil }

// make settles the trap or the fight (DD-083, DD-087, DD-088).
func (Settle) make(s *State, seat play.Seat, log *record) {
	if s.meeting.mark == sheet.Trap {
		s.spring(seat, log)
	} else {
		s.settle(seat, log)
	}
	s.meeting = meeting{square: sheet.NoSquare}
	s.afterEncounter(seat, log)
}

// spring is the trap: damage, then crossing out, also if the hero has died (DD-081 to
// DD-083).
func (s *State) spring(seat play.Seat, log *record) {
	p, m := s.player(seat), s.meeting
	level := s.level(p, card.TrapTrack)
	damage := level + m.more
	if m.picked {
		damage = 0
	}
	log.add(TrapSprung{Seat: seat, Square: m.square, Level: level, Spikes: m.more, Picked: m.picked, Damage: damage})
	s.harm(seat, damage, log)
	if m.spring {
		log.add(TrapKept{Seat: seat, Square: m.square})
		return
	}
	s.crossOut(seat, m.square, ByTrap, log)
}

// settle is the end of a fight: the final strength, damage or crossing out, and the
// Cursed Blade, also if the hero has died (DD-085, DD-086, DD-096).
func (s *State) settle(seat play.Seat, log *record) {
	m := s.meeting
	won := m.fight.Strength() >= s.tables().Figures.Strength
	damage := 0
	if won {
		damage = s.tables().Damage(m.mark) + m.more
	}
	log.add(FightSettled{Seat: seat, Mark: m.mark, Square: m.square, Dice: m.fight.Dice(), Level: m.fight.Level,
		Bonus: m.fight.Bonus, Strength: m.fight.Strength(), Won: won, Damage: damage})
	s.harm(seat, damage, log)
	switch {
	case m.cursed && won:
		s.crossOut(seat, m.square, ByCursedBlade, log)
	case !won:
		s.crossOut(seat, m.square, ByFight, log)
	}
}

// harm makes the hero suffer damage: Shields first, then the Guardian Angel (DD-115,
// DD-121, DD-125).
func (s *State) harm(seat play.Seat, damage int, log *record) {
	p := s.player(seat)
	for damage > 0 {
		i := s.findAbove(p, card.Shield)
		if i < 0 {
			break
		}
		stopped := min(damage, s.tables().Value(card.Shield))
		damage -= stopped
		s.useAbove(seat, i, stopped, log)
	}
	if damage >= p.hearts {
		damage = p.hearts // excess damage is lost
		if i := s.findAbove(p, card.GuardianAngel); i >= 0 {
			damage--
			s.useAbove(seat, i, 1, log)
		}
	}
	if damage == 0 {
		return
	}
	p.hearts -= damage
	log.add(HeartsLost{Seat: seat, Damage: damage, Left: p.hearts})
	if p.hearts == 0 {
		p.hero = Dead
		log.add(HeroDied{Seat: seat, Square: p.standing()})
	}
}
