package dungeonroll

// settle carries out what follows by itself after every action: phases that end
// without a decision (DR-045, DR-061, DR-229). It tells of the phase that begins.
func (t turn) settle(before Phase, level uint8) {
	for t.Owed == 0 {
		switch {
		case t.Phase == MonsterPhase && t.Row.Monsters() == 0 && !t.canElse():
			t.Phase = LootPhase
		case t.Phase == LootPhase && !t.loot():
			t.endLoot()
		case t.Phase == DragonPhase && t.Lair == 0 && !(t.keepsLoot() && t.loot()):
			t.regroup()
		default:
			t.announce(before, level)
			return
		}
	}
	t.announce(before, level)
}

func (t turn) announce(before Phase, level uint8) {
	if t.told() && (t.Phase != before || t.Level != level) && t.Phase != Ended {
		if t.Phase == DragonPhase {
			t.tell(DragonArrived{Dice: int(t.Lair)})
		}
		t.tell(PhaseBegan{Phase: t.Phase, Level: int(t.Level)})
	}
}

// loot says whether a chest or potion lies on the level.
func (d *Delve) loot() bool { return d.Row.Count(Chest)+d.Row.Count(Potion) > 0 }

// canElse says whether, in a Monster phase without monsters, something else can be
// done than to end it (DR-045).
func (d *Delve) canElse() bool {
	for slot := 1; slot <= d.Party.Len(); slot++ {
		if d.Party.At(slot).Face() == Scroll {
			if d.canReroll(slot) {
				return true
			}
			break
		}
	}
	switch {
	case d.Tokens[ScrollToken] > 0 && d.canReroll(0),
		d.Tokens[Ring] > 0 && d.Rules.RingTakesAll && (d.Row.Len() > 0 || d.Lair > 0),
		d.Tokens[Elixir] > 0 && d.Graveyard > 0,
		d.anytime() && d.loot() && d.canLoot():
		return true
	}
	return d.CanUltimate()
}

// canLoot says whether somebody is there to open a chest or quaff a potion of the
// level.
func (d *Delve) canLoot() bool {
	chests, potions := d.Row.Count(Chest), d.Row.Count(Potion)
	check := func(opens, drinks, buried bool) bool {
		return opens && chests > 0 || drinks && potions > 0 && (buried || d.Graveyard > 0)
	}
	for slot := 1; slot <= d.Party.Len(); slot++ {
		die := d.Party.At(slot)
		if check(d.Roles(die.Face()) != 0, true, !die.Temporary()) {
			return true
		}
	}
	for k := Sword; k <= ScrollToken; k++ {
		if d.Tokens[k] > 0 && check(d.Roles(k.ActsAs()) != 0, true, false) {
			return true
		}
	}
	return d.CardRoles() != 0 && check(true, true, false)
}

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

func checkFlee(d *Delve, _ *Move) Why {
	return need(d.Row.Monsters() > 0 || d.DragonHere(), NoFlee, 42)
}

func makeFlee(t turn, _ *Move) { t.finish(Fled) }

func checkRetire(d *Delve, _ *Move) Why {
	return need(!d.Vow || d.Slain || d.Level >= lastLevel, MayNotRetire, 182)
}

func makeRetire(t turn, _ *Move) {
	t.gain(int(t.Level), ForRetiring)
	t.finish(Retired)
}

func checkSeek(d *Delve, _ *Move) Why { return need(d.Level < lastLevel, MustRetire, 77) }

func makeSeek(t turn, _ *Move) {
	t.Level++
	t.enter()
}

// finish ends the delve.
func (t turn) finish(how Ending) {
	t.End, t.Record.End, t.Phase, t.Owed = how, how, Ended, 0
	if t.told() {
		t.tell(DelveEnded{How: how, Level: int(t.Level), Record: t.Record})
	}
}

// enter begins a level: its dice are rolled or placed (DR-023 to DR-030).
func (t turn) enter() {
	t.Phase, t.Slain, t.Tracked = MonsterPhase, false, false
	t.Record.Level = max(t.Record.Level, t.Level)
	var e LevelEntered
	if t.side().scouts && t.Level <= scoutDepth && t.Assigned[assignedFrom(t.Level)] != NoFoe {
		from := assignedFrom(t.Level)
		for i := from; i < from+int(t.Level); i++ {
			t.Row.add(t.Assigned[i])
			t.Assigned[i] = NoFoe
		}
		e.Placed = true
	} else {
		for n := min(int(t.Level), t.Supply()); n > 0; n-- {
			t.Row.add(t.rollDungeon())
		}
	}
	if t.told() {
		e.Level, e.Dice = int(t.Level), append(e.Dice, t.Row.dice[:t.Row.n]...)
	}
	for i, f := range t.Row.dice[:t.Row.n] {
		t.Row.dice[i] = t.turned(f)
	}
	if t.told() {
		e.Shown = append(e.Shown, t.Row.dice[:t.Row.n]...)
		t.tell(e)
	}
	t.sweep()
}

// assignedFrom is where the dice of a level begin among the Scout's six.
func assignedFrom(level uint8) int { return int(level) * (int(level) - 1) / 2 }
