package dungeonroll

// spellsword is the Spellsword, who becomes the Battlemage (DR-161 to DR-163): fighters
// and mages used as each other, the card itself as either, then an ultimate that
// empties the lair.
var spellsword = card{
	id:     "spellsword",
	novice: each(swaps(Fighter, Mage), cardAs(Fighter, Mage)),
	master: each(swaps(Fighter, Mage), with(&arcaneBlast)),
}

// arcaneBlast returns the dice of the lair, in the Classic variant those of the level
// too; play goes on in the same phase (DR-163).
var arcaneBlast = ultimate{
	phases: inAllButLast, clause: 163,
	can: blastable,
	check: func(d *Delve, _ *Move) Why {
		return need(blastable(d), NoTarget, 163)
	},
	make: func(t turn, _ *Move) {
		if !t.Rules.BattlemageLevel {
			t.emptyLair()
			return
		}
		if t.told() {
			t.tell(DungeonCleared{Level: t.Row.Len(), Lair: int(t.Lair)})
		}
		t.Lair, t.Row = 0, Row{}
	},
	list: bare,
}

func blastable(d *Delve) bool { return d.Lair > 0 || d.Rules.BattlemageLevel && d.Row.Len() > 0 }
