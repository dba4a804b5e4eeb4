package dungeonroll

// guildLeader is the Guild Leader, who becomes the Guild Master (DR-206 to DR-209):
// eight party dice, and a die that is set to any face, for the master one of each kind.
var guildLeader = card{
	id:     "guildleader",
	novice: each(wellStaffed, with(setsDice(207, false))),
	master: each(wellStaffed, with(setsDice(208, true))),
}

func wellStaffed(s *side) { s.forming = formation{rolled: partyDice + 1} }

// setsDice sets a party die, a die of the level or, if both are allowed, one of each.
// What may be set depends on the phase (DR-209).
func setsDice(clause uint16, both bool) *ultimate {
	return &ultimate{
		phases: inAllButLast, clause: clause,
		can: func(d *Delve) bool {
			return d.Party.Own() > 0 || d.Phase == MonsterPhase && d.Row.Len() > 0 || d.Phase == LootPhase && d.loot()
		},
		check: func(d *Delve, m *Move) (w Why) {
			d.checkChosen(m, 0, &w)
			w.unless(m.Party.Count() <= 1 && m.Level.Count() <= 1, TooManyTargets, clause)
			w.unless(both || m.Party == 0 || m.Level == 0, TooManyTargets, clause)
			w.unless((m.Party != 0) == (m.ToFace != NoFace) && (m.Level != 0) == (m.ToFoe != NoFoe), NothingChosen, 209)
			if slot := m.Party.lowest(); slot != 0 {
				w.unless(d.Party.At(slot).Face() != m.ToFace, NoTarget, 209)
			}
			if slot := m.Level.lowest(); slot != 0 {
				w.unless(d.Row.At(slot) != m.ToFoe, NoTarget, 209)
				w.unless(d.Phase != DragonPhase && (d.Phase != LootPhase || !m.ToFoe.Monster()), WrongPhase, 209)
			}
			return w
		},
		make: func(t turn, m *Move) {
			if t.told() {
				t.tell(DiceSet{PartySlot: m.Party.lowest(), Face: m.ToFace, LevelSlot: m.Level.lowest(), Foe: m.ToFoe})
			}
			if m.Party != 0 {
				t.Party.set(m.Party.lowest(), m.ToFace)
			}
			if m.Level != 0 {
				t.Row.dice[m.Level.lowest()-1] = m.ToFoe
				t.sweep()
			}
		},
		list: func(d *Delve, give func(Move)) { d.eachSetting(both, give) },
	}
}

// eachSetting gives all choices of the guild's ultimates, one die of each face standing
// for all that show it.
func (d *Delve) eachSetting(both bool, give func(Move)) {
	var party, level []Move
	for from := Cleric; from <= Scroll; from++ {
		slot := d.partySlot(Die(from))
		for to := Cleric; slot != 0 && to <= Scroll; to++ {
			if to != from {
				party = append(party, Move{Kind: Ultimate, Party: SlotsOf(slot), ToFace: to})
			}
		}
	}
	for from := Goblin; from <= Potion && d.Phase != DragonPhase; from++ {
		s := d.Row.first(from, 1)
		for to := Goblin; s != 0 && to <= Dragon; to++ {
			if to != from && (d.Phase != LootPhase || !to.Monster()) {
				level = append(level, Move{Kind: Ultimate, Level: s, ToFoe: to})
			}
		}
	}
	for _, m := range party {
		give(m)
	}
	for _, m := range level {
		give(m)
	}
	for _, p := range party {
		for _, l := range level {
			if both {
				p.Level, p.ToFoe = l.Level, l.ToFoe
				give(p)
			}
		}
	}
}
