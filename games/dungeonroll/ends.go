package dungeonroll

func checkEnd(d *Delve, _ *Move) (w Why) {
	if d.Phase == MonsterPhase {
		w.unless(d.Row.Monsters() == 0, MonstersRemain, 40)
	}
	w.unless(!d.DragonHere(), DragonWaits, 71)
	return w
}

func makeEnd(t turn, _ *Move) {
	switch t.Phase {
	case MonsterPhase:
		t.Phase = LootPhase
	case LootPhase:
		t.endLoot()
	case DragonPhase:
		t.regroup()
	}
}

// endLoot returns what is left over and looks whether the dragon arrives (DR-060,
// DR-062).
func (t turn) endLoot() {
	if !t.keepsLoot() {
		t.leaveLoot()
	}
	if t.Lair >= 3 {
		t.Phase = DragonPhase
		return
	}
	t.regroup()
}

// leaveLoot returns chests and potions to the supply unopened.
func (t turn) leaveLoot() {
	if t.told() && t.Row.Len() > 0 {
		t.tell(LootLeft{Chests: t.Row.Count(Chest), Potions: t.Row.Count(Potion)})
	}
	t.Row = Row{}
}

// regroup begins the Regroup phase: temporary companions and what the Half-Goblin has
// left lying return to the supply (DR-078, DR-140).
func (t turn) regroup() {
	t.leaveLoot()
	left := 0
	for slot := t.Party.Len(); slot > 0; slot-- {
		if t.Party.At(slot).Temporary() {
			t.Party.remove(slot)
			left++
		}
	}
	if t.told() && left > 0 {
		t.tell(TemporariesLeft{Dice: left})
	}
	t.Phase = RegroupPhase
}
