package dungeonroll

func checkUltimate(d *Delve, m *Move) (w Why) {
	u := d.side().ultimate
	if u == nil {
		w.because(NoAbility, 8)
		return
	}
	w.unless(!d.Spent, UltimateSpent, 116)
	if u.check != nil {
		w.add(u.check(d, m))
	}
	if m.Lair {
		w.because(LairLocked, 88)
	}
	return w
}

func makeUltimate(t turn, m *Move) {
	u := t.side().ultimate
	if t.told() {
		t.tell(UltimateUsed{Hero: t.Hero, Master: t.Master})
	}
	t.Spent = true // DR-116
	u.make(t, m)
}

// CanUltimate says whether the ultimate can be used now, in some way: in this phase,
// unspent, and with something to act on (DR-120). A hero card that is itself used as a
// companion counts where it has something to do.
func (d *Delve) CanUltimate() bool {
	u := d.side().ultimate
	return u != nil && !d.Spent && u.phases.Has(d.Phase) && d.Owed == 0 && u.can(d)
}

// UltimatePhases are the phases in which the side's ultimate works (DR 4.4).
func (h Hero) UltimatePhases(master bool) Phases {
	s := &cards[h].novice
	if master {
		s = &cards[h].master
	}
	if s.ultimate == nil {
		return 0
	}
	return s.ultimate.phases
}

// Tracks says whether the goblin re-roll can be used now (DR-198).
func (d *Delve) Tracks() bool {
	return d.side().tracks && !d.Tracked && d.Phase == MonsterPhase && d.Owed == 0 && d.Row.Count(Goblin) > 0
}

func checkTrack(d *Delve, m *Move) (w Why) {
	w.unless(d.side().tracks, NoAbility, 198)
	n := m.Level.Count()
	w.unless(n > 0, NothingChosen, 198)
	w.unless(n <= 1, TooManyTargets, 198)
	w.unless(d.Row.Count(Goblin) > 0 && m.Level&^d.Row.slotsOf(Goblin) == 0, NoTarget, 198)
	w.unless(!m.Lair, LairLocked, 25)
	w.unless(!d.Tracked, OncePerLevel, 199)
	return w
}

func makeTrack(t turn, m *Move) {
	if t.told() {
		t.tell(GoblinTracked{Slot: m.Level.lowest()})
	}
	t.Tracked = true
	t.rerollChosen(&Move{Level: m.Level})
	t.sweep()
}
