package dungeonroll

// cardAs is the ultimate that is the hero card itself, used as a companion (DR-128).
// It is played by naming the card as the source of a fight, a chest, a quaffing or
// against the dragon, so there is nothing to use by itself.
func cardAs(a, b Face) func(*side) {
	return func(s *side) {
		s.cardRoles = facesOf(a, b)
		s.ultimate = &ultimate{
			phases: inAllButLast, clause: 128,
			can: func(d *Delve) bool {
				switch d.Phase {
				case MonsterPhase:
					return d.Row.Monsters() > 0
				case LootPhase:
					return d.Row.Count(Chest) > 0 || d.Row.Count(Potion) > 0 && d.Graveyard > 0
				}
				return d.DragonHere()
			},
			check: func(_ *Delve, _ *Move) Why { return Why{NoTarget, 129} },
			list:  func(*Delve, func(Move)) {},
		}
	}
}

// emptiesLair returns the lair's dice without a reward (DR-157).
func emptiesLair(clause uint16) *ultimate {
	return &ultimate{
		phases: inAllButLast, clause: clause,
		can:   func(d *Delve) bool { return d.Lair > 0 },
		check: func(d *Delve, _ *Move) Why { return need(d.Lair > 0, NoTarget, 157) },
		make:  func(t turn, _ *Move) { t.emptyLair() },
		list:  bare,
	}
}

// bare is the list of an ultimate without choices.
func bare(_ *Delve, give func(Move)) { give(Move{Kind: Ultimate}) }

// removes is an ultimate that takes up to so many monsters away, of any types (DR-121,
// DR-122).
func removes(clause uint16, most func(d *Delve) int, exact bool, after func(t turn)) *ultimate {
	return &ultimate{
		phases: inMonster, clause: clause,
		can: func(d *Delve) bool { return most(d) > 0 && d.Row.Monsters() > 0 },
		check: func(d *Delve, m *Move) (w Why) {
			n := most(d)
			w.unless(n > 0, NoTarget, clause)
			d.checkMonsters(m.Level, n, clause, &w)
			if exact && m.Level.Count() < min(n, d.Row.Monsters()) {
				w.because(NothingChosen, clause)
			}
			return w
		},
		make: func(t turn, m *Move) {
			t.removeMonsters(m.Level)
			if after != nil {
				after(t)
			}
		},
		list: func(d *Delve, give func(Move)) {
			n := min(most(d), d.Row.Monsters())
			least := 1
			if exact {
				least = n
			}
			d.eachGroup(least, n, func(s Slots) { give(Move{Kind: Ultimate, Level: s}) })
		},
	}
}

// upTo is a fixed number of targets.
func upTo(n int) func(*Delve) int { return func(*Delve) int { return n } }

// checkMonsters notes why these slots are not up to n monsters.
func (d *Delve) checkMonsters(s Slots, n int, clause uint16, w *Why) {
	w.unless(d.Row.Monsters() > 0 && s&^d.Row.MonsterSlots() == 0, NoTarget, clause)
	w.unless(s != 0, NothingChosen, 121)
	w.unless(s.Count() <= n || n == 0, TooManyTargets, clause)
}

// removeMonsters returns monsters to the supply (DR-122).
func (t turn) removeMonsters(s Slots) {
	if t.told() {
		count, _, _ := t.countMonsters(s)
		t.tell(MonstersRemoved{Goblins: count[0], Skeletons: count[1], Oozes: count[2]})
	}
	t.Row.remove(s)
}

// transforms turns one to n monsters into one chest or potion: the first named keeps
// its place, a second returns to the supply (DR-137).
func transforms(clause uint16, n int, to Foe) *ultimate {
	return &ultimate{
		phases: inMonster, clause: clause,
		can:   func(d *Delve) bool { return d.Row.Monsters() > 0 },
		check: func(d *Delve, m *Move) (w Why) { d.checkMonsters(m.Level, n, clause, &w); return w },
		make: func(t turn, m *Move) {
			slot := m.kept()
			if t.told() {
				t.tell(MonsterTransformed{From: t.Row.At(slot), To: to, Slot: slot, Dice: m.Level.Count()})
			}
			t.Row.dice[slot-1] = to
			t.Row.remove(m.Level &^ SlotsOf(slot))
		},
		list: func(d *Delve, give func(Move)) {
			d.eachGroup(1, min(n, d.Row.Monsters()), func(s Slots) {
				give(Move{Kind: Ultimate, Level: s})
				if last := s &^ SlotsOf(s.lowest()); last != 0 && d.Row.At(last.lowest()) != d.Row.At(s.lowest()) {
					give(Move{Kind: Ultimate, Level: s, First: uint8(last.lowest())})
				}
			})
		},
	}
}

// recruits turns one to n monsters of a type into temporary companions (DR-125).
func recruits(clause uint16, n int, from Foe, to Face) *ultimate {
	return &ultimate{
		phases: inMonster, clause: clause,
		can: func(d *Delve) bool { return d.Row.Count(from) > 0 },
		check: func(d *Delve, m *Move) (w Why) {
			d.checkMonsters(m.Level, n, clause, &w)
			w.unless(m.Level&^d.Row.slotsOf(from) == 0, NoTarget, clause)
			return w
		},
		make: func(t turn, m *Move) {
			n := t.Row.remove(m.Level)
			for range n {
				t.Party.add(Die(to) | temporary)
			}
			if t.told() {
				t.tell(MonstersRecruited{From: from, To: to, Dice: n})
			}
		},
		list: func(d *Delve, give func(Move)) {
			for k := 1; k <= min(n, d.Row.Count(from)); k++ {
				give(Move{Kind: Ultimate, Level: d.Row.first(from, k)})
			}
		},
	}
}

// raises rolls up to so many dice of the graveyard, which join the party (DR-167).
func raises(clause uint16, n int, after func(t turn)) *ultimate {
	return &ultimate{
		phases: inAllButLast, clause: clause,
		can:   func(d *Delve) bool { return d.Graveyard > 0 },
		check: func(d *Delve, _ *Move) Why { return need(d.Graveyard > 0, GraveyardEmpty, 167) },
		make: func(t turn, _ *Move) {
			from := t.Party.Len()
			for range min(n, int(t.Graveyard)) {
				t.revive(t.rollParty())
			}
			if t.told() {
				t.tell(Revived{Faces: t.facesFrom(from), Rolled: true})
			}
			if after != nil {
				after(t)
			}
		},
		list: bare,
	}
}
