package dungeonroll

// archaeologist is the Archaeologist, who becomes the Tomb Raider (DR-168 to DR-175):
// two treasures at forming, six given up at the end of the game, and treasures drawn
// that others are given up for.
var archaeologist = card{
	id:     "archaeologist",
	novice: each(collector, with(digs(171, 2))),
	master: each(collector, with(digs(172, 1))),
}

func collector(s *side) { s.draws, s.discards = 2, 6 }

// digs draws two treasures and then owes so many; they are chosen after seeing the
// draw (DR-173).
func digs(clause uint16, owed int) *ultimate {
	return &ultimate{
		phases: inAll, clause: clause,
		can:   func(d *Delve) bool { return d.Chest.Count() > 0 },
		check: func(d *Delve, _ *Move) Why { return need(d.Chest.Count() > 0, ChestEmpty, 173) },
		make: func(t turn, _ *Move) {
			for range min(2, t.Chest.Count()) {
				t.draw()
			}
			t.Owed = uint8(min(owed, t.Tokens.Count()))
			if t.told() {
				t.tell(DiscardOwed{Tokens: int(t.Owed)})
			}
		},
		list: bare,
	}
}
