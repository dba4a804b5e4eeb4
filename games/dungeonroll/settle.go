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
	if t.told() && t.Stuck() {
		t.tell(NothingHelps{Monsters: t.Row.Monsters()})
	}
}

// Stuck says that monsters are left and nothing that could still be done removes one or
// brings somebody who could: only fleeing, or a town portal, is left (DR-042).
func (d *Delve) Stuck() bool {
	if d.Phase != MonsterPhase || d.Row.Monsters() == 0 || d.Owed > 0 || d.Party.Len() > 0 || d.CardRoles() != 0 {
		return false // every die of the party fights or re-rolls
	}
	for k := Sword; k <= ScrollToken; k++ {
		if d.Tokens[k] > 0 {
			return false
		}
	}
	return d.Tokens[Bait] == 0 && (d.Tokens[Ring] == 0 || !d.Rules.RingTakesAll) &&
		(d.Tokens[Elixir] == 0 || d.Graveyard == 0) && !d.CanUltimate() && !d.Tracks()
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
