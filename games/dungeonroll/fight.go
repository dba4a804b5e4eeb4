package dungeonroll

// fits says whether a role may take these monsters at once: one group as far as the
// role goes, and one monster more of any type if the hero adds it (DR-032, DR-150).
func fits(role Face, count *[3]int, extra bool) bool {
	for a := range count {
		rest := 0
		for b, n := range count {
			if b != a {
				rest += n
			}
		}
		over := count[a] - takes(role, Goblin+Foe(a), count[a]) + rest
		if over == 0 || over == 1 && extra {
			return true
		}
	}
	return false
}

// fightRole is the role in which the source may take the targets, NoFace if in none.
func (d *Delve) fightRole(m *Move, own Face, roles Faces, count *[3]int) Face {
	list, n := preferred(m.Role, own, roles)
	for _, role := range list[:n] {
		if fits(role, count, d.side().extra.Has(role)) {
			return role
		}
	}
	return NoFace
}

// countMonsters counts the monsters among the slots by type; others says that some
// slot has none.
func (d *Delve) countMonsters(s Slots) (count [3]int, types int, others bool) {
	others = s.beyond(d.Row.Len())
	for i, f := range d.Row.dice[:d.Row.n] {
		switch {
		case !s.Has(i + 1):
		case f.Monster():
			count[f-Goblin]++
			if count[f-Goblin] == 1 {
				types++
			}
		default:
			others = true
		}
	}
	return count, types, others
}

func checkFight(d *Delve, m *Move) (w Why) {
	own, roles := d.checkCompanion(m, 87, &w)
	count, types, others := d.countMonsters(m.Level)
	w.unless(!m.Lair, NoTarget, 88)
	w.unless(!others, NoTarget, 44)
	w.unless(m.Level != 0 || m.Lair, NothingChosen, 33)
	if types == 0 || d.fightRole(m, own, roles, &count) != NoFace {
		return
	}
	extra := d.side().extra
	if m.Role != NoFace {
		extra &= 1 << m.Role
	}
	switch {
	case types > 2 || types == 2 && roles&extra == 0:
		w.because(OneTypeOnly, 34)
	case roles != 0 && (m.Role == NoFace || roles.Has(m.Role)):
		w.because(TooManyTargets, 32)
	}
	return w
}

func makeFight(t turn, m *Move) {
	var w Why
	own, roles := t.source(m.Source, &w)
	count, _, _ := t.countMonsters(m.Level)
	role := t.fightRole(m, own, roles, &count)
	if t.told() {
		t.tell(Fought{Use: t.used(m.Source, role), Goblins: count[0], Skeletons: count[1], Oozes: count[2]})
	}
	n := t.Row.remove(m.Level)
	slot := m.Source.Slot()
	if slot != 0 && own == Champion && n >= 2 && t.side().bold { // DR-178
		t.Party.set(slot, t.settled(t.rollParty(), false))
		if t.told() {
			t.tell(ChampionRolled{Slot: slot, Face: t.Party.At(slot).Face()})
		}
		return
	}
	t.spend(m.Source)
}
