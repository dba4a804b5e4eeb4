package dungeonroll

// crusader is the Crusader, who becomes the Paladin (DR-130 to DR-133).
var crusader = card{
	id:     "crusader",
	novice: each(swaps(Fighter, Cleric), cardAs(Fighter, Cleric)),
	master: each(swaps(Fighter, Cleric), with(&paladin)),
}

// paladin discards one treasure: all monsters are defeated, all chests opened, all
// potions quaffed as far as the graveyard goes, and the lair is emptied, in this
// order; play goes on in the same phase (DR-133).
var paladin = ultimate{
	phases: inAllButLast, clause: 132,
	can: func(d *Delve) bool { return d.Tokens.Count() > 0 && (d.Row.Len() > 0 || d.Lair > 0) },
	check: func(d *Delve, m *Move) (w Why) {
		w.unless(m.Token != NoToken && d.Tokens[m.Token] > 0, TokenMissing, 133)
		w.unless(d.Row.Len() > 0 || d.Lair > 0, NoTarget, 133)
		switch n, most := m.Potions(), paladinRevives(d); {
		case n < most:
			w.because(NothingChosen, 133)
		case n > d.Row.Count(Potion):
			w.because(NoTarget, 133)
		case n > most:
			w.because(TooManyRevives, 133)
		}
		return w
	},
	make: func(t turn, m *Move) {
		var one Tokens
		one[m.Token] = 1
		t.discard(&one)
		if t.Row.Monsters() > 0 {
			t.removeMonsters(t.Row.MonsterSlots())
		}
		if n := t.Row.Count(Chest); n > 0 {
			if t.told() {
				t.tell(ChestsOpened{Use: t.used(HeroCard, NoFace), Chests: n})
			}
			t.open(n)
		}
		if n := t.Row.Count(Potion); n > 0 {
			if t.told() {
				t.tell(PotionsQuaffed{Use: t.used(HeroCard, NoFace), Potions: n})
			}
			t.Row = Row{}
			t.reviveChosen(m)
		}
		if t.Lair > 0 {
			t.emptyLair()
		}
	},
	list: func(d *Delve, give func(Move)) {
		for k := Sword; int(k) < tokenCount; k++ {
			if d.Tokens[k] > 0 {
				eachRevival(paladinRevives(d), func(m Move) {
					m.Kind, m.Token = Ultimate, k
					give(m)
				})
			}
		}
	},
}

// paladinRevives is how many dice come back: one for each potion, as many as the
// graveyard has.
func paladinRevives(d *Delve) int { return min(d.Row.Count(Potion), int(d.Graveyard)) }
