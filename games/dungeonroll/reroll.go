package dungeonroll

// checkChosen notes why these dice cannot be re-rolled (DR-036, DR-037). Spare is the
// slot of the scroll that is being read, 0 if none.
func (d *Delve) checkChosen(m *Move, spare int, w *Why) {
	w.unless(!m.Party.beyond(d.Party.Len()), NotActive, 37)
	w.unless(spare == 0 || !m.Party.Has(spare), NotActive, 36)
	w.unless(!m.Level.beyond(d.Row.Len()), NoTarget, 37)
	w.unless(!m.Lair, LairLocked, 25)
	w.unless(m.Party != 0 || m.Level != 0 || m.Lair, NothingChosen, 36)
	for i, die := range d.Party.dice[:d.Party.n] {
		if m.Party.Has(i+1) && die.Temporary() {
			w.because(TemporaryDie, 126)
		}
	}
}

// canReroll says whether there is a die to re-roll besides a scroll in a slot, 0 for
// none.
func (d *Delve) canReroll(spare int) bool {
	own := d.Party.Own()
	if spare != 0 {
		own--
	}
	return own > 0 || d.Row.Len() > 0
}

// checkScroll is for reading a scroll die or a scroll token (DR-035, DR-098).
func checkScroll(d *Delve, m *Move) (w Why) {
	face, _ := d.source(m.Source, &w)
	if m.Source == HeroCard || face != Scroll && face != NoFace {
		w.because(WrongRole, 35)
	}
	d.checkChosen(m, m.Source.Slot(), &w)
	return w
}

func makeScroll(t turn, m *Move) {
	if t.told() {
		t.tell(ScrollRead{Source: m.Source})
	}
	t.rerollChosen(m)
	t.spend(m.Source)
	t.sweep()
}

// rerollChosen rolls the party dice in slot order, then the dungeon dice (DR-011). All
// keep their slots; dragons among them are swept up afterwards.
func (t turn) rerollChosen(m *Move) {
	var e Rerolled
	for slot := 1; slot <= t.Party.Len(); slot++ {
		if m.Party.Has(slot) {
			f := t.rollParty()
			t.Party.set(slot, t.settled(f, false))
			if t.told() {
				e.Party = append(e.Party, PartyRoll{slot, f, t.Party.At(slot).Face()})
			}
		}
	}
	for slot := 1; slot <= t.Row.Len(); slot++ {
		if m.Level.Has(slot) {
			f := t.rollDungeon()
			t.Row.dice[slot-1] = t.turned(f)
			if t.told() {
				e.Level = append(e.Level, LevelRoll{slot, f, t.turned(f)})
			}
		}
	}
	if t.told() {
		t.tell(e)
	}
}

// turned is a dungeon face after the hero's automatic change (DR-028).
func (t turn) turned(f Foe) Foe {
	if to := t.side().turns[f]; to != NoFoe {
		return to
	}
	return f
}

// sweep moves the dragons of the level to the lair and looks after the lair (DR-025,
// DR-029).
func (t turn) sweep() {
	if n := t.Row.remove(t.Row.slotsOf(Dragon)); n > 0 {
		t.fillLair(n)
	}
}

// fillLair adds dice to the lair, which the Sorceress may empty at once (DR-194).
func (t turn) fillLair(n int) {
	t.Lair += uint8(n)
	if t.told() {
		t.tell(DragonsGathered{Dice: n, Lair: int(t.Lair)})
	}
	if t.side().sheds && t.Lair >= t.Rules.LairLimit {
		t.emptyLair()
	}
}

// emptyLair returns the lair's dice to the supply; nobody is defeated by it (DR-073).
func (t turn) emptyLair() {
	if t.told() {
		t.tell(LairEmptied{Dice: int(t.Lair)})
	}
	t.Lair = 0
}

// raise turns all monsters of the level to dragons, which go to the lair (DR-106,
// DR-146).
func (t turn) raise() { t.fillLair(t.Row.remove(t.Row.MonsterSlots())) }
