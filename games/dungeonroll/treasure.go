package dungeonroll

// treasure is a token with an effect of its own.
type treasure struct {
	clause uint16 // that says when it is used
	phases func(d *Delve) Phases
	check  func(d *Delve, m *Move) Why
	make   func(t turn, m *Move)
}

// treasures are the tokens that UseToken can use. The others are used as companions
// or scrolls; dragon scales have no use at all (DR-102).
var treasures = [tokenCount]*treasure{Ring: &ring, Elixir: &elixir, Bait: &bait, Portal: &portal}

func checkToken(d *Delve, m *Move) (w Why) {
	w.unless(m.Token != NoToken && d.Tokens[m.Token] > 0, TokenMissing, 90)
	u := treasures[m.Token]
	if u == nil {
		w.because(NoTarget, 102)
		return
	}
	w.add(u.check(d, m))
	return w
}

func makeToken(t turn, m *Move) {
	if t.told() {
		t.tell(TreasureUsed{Token: m.Token})
	}
	t.giveBack(m.Token, 1)
	treasures[m.Token].make(t, m)
}

// ring: all dungeon dice of level and lair return, and the level counts as cleared
// (DR-100); in the Classic variant the dragon's dice only, in the Dragon phase.
var ring = treasure{
	clause: 100,
	phases: func(d *Delve) Phases {
		if d.Rules.RingTakesAll {
			return inMonster | inDragon
		}
		return inDragon
	},
	check: func(d *Delve, _ *Move) Why {
		return need(d.Lair > 0 || d.Rules.RingTakesAll && d.Row.Len() > 0, NoTarget, 100)
	},
	make: func(t turn, _ *Move) {
		if t.told() {
			t.tell(DungeonCleared{Level: t.Row.Len(), Lair: int(t.Lair)})
		}
		t.Lair = 0
		if t.Rules.RingTakesAll {
			t.Row = Row{}
			t.regroup()
		}
	},
}

// elixir: revives one die with a chosen face, without a drinker (DR-104).
var elixir = treasure{
	clause: 104,
	phases: func(*Delve) Phases { return inAllButLast },
	check: func(d *Delve, m *Move) (w Why) {
		n := m.Potions()
		w.unless(n > 0, NothingChosen, 104)
		w.unless(n <= 1, TooManyTargets, 104)
		w.unless(d.Graveyard > 0, GraveyardEmpty, 104)
		return w
	},
	make: func(t turn, m *Move) { t.reviveChosen(m) },
}

// bait: all monsters become dragons in the lair (DR-105).
var bait = treasure{
	clause: 106,
	phases: func(*Delve) Phases { return inMonster },
	check:  func(d *Delve, _ *Move) Why { return need(d.Row.Monsters() > 0, NoTarget, 106) },
	make:   func(t turn, _ *Move) { t.raise() },
}

// portal: the experience of the level without clearing it (DR-107).
var portal = treasure{
	clause: 108,
	phases: func(*Delve) Phases { return inMonster | inDragon },
	check: func(d *Delve, _ *Move) Why {
		return need(d.Row.Monsters() > 0 || d.DragonHere(), NoTarget, 108)
	},
	make: func(t turn, _ *Move) {
		t.gain(int(t.Level), ForPortal)
		t.finish(ByPortal)
	},
}
