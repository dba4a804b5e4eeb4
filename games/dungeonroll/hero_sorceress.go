package dungeonroll

// sorceress is the Sorceress, who becomes the Drake Kin (DR-193 to DR-197): a lair that
// grows full is emptied, and every dragon in it takes a monster, or a type of monsters,
// away.
var sorceress = card{
	id: "sorceress",
	novice: each(shedding, with(removes(197, func(d *Delve) int { return int(d.Lair) }, false,
		nil))),
	master: each(shedding, with(&dragonBreath)),
}

func shedding(s *side) { s.sheds = true }

// dragonBreath discards all monsters of one type for each die in the lair. A type is
// named by any of its dice (DR-196, DR-197).
var dragonBreath = ultimate{
	phases: inMonster, clause: 196,
	can: func(d *Delve) bool { return d.Lair > 0 && d.Row.Monsters() > 0 },
	check: func(d *Delve, m *Move) (w Why) {
		w.unless(d.Lair > 0 && d.Row.Monsters() > 0, NoTarget, 197)
		_, types, others := d.countMonsters(m.Level)
		w.unless(!others, NoTarget, 197)
		w.unless(m.Level != 0, NothingChosen, 197)
		w.unless(types <= int(d.Lair) || d.Lair == 0, TooManyTargets, 197)
		return w
	},
	make: func(t turn, m *Move) {
		var all Slots
		for f := Goblin; f <= Ooze; f++ {
			if s := t.Row.slotsOf(f); s&m.Level != 0 {
				all |= s
			}
		}
		t.removeMonsters(all)
	},
	list: func(d *Delve, give func(Move)) {
		for set := 1; set < 1<<3; set++ {
			var s Slots
			types := 0
			for f := Goblin; f <= Ooze; f++ {
				if set&(1<<(f-Goblin)) != 0 {
					s |= d.Row.first(f, 1)
					types++
				}
			}
			if s.Count() == types && types <= int(d.Lair) {
				give(Move{Kind: Ultimate, Level: s})
			}
		}
	},
}
