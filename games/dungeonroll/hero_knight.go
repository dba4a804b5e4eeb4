package dungeonroll

// knight is the Knight, who becomes the Dragon Slayer (DR-143 to DR-146): scrolls
// become champions, the master needs one companion fewer against the dragon, and all
// monsters can be turned to dragons.
var knight = card{
	id:     "knight",
	novice: each(knighting, with(&challenge)),
	master: each(knighting, with(&challenge), func(s *side) { s.dragon = 2 }),
}

func knighting(s *side) { s.becomes[Scroll] = Champion }

// challenge turns all monsters to dragons, under the conditions of the dragon bait
// (DR-106, DR-146).
var challenge = ultimate{
	phases: inMonster, clause: 146,
	can:   func(d *Delve) bool { return d.Row.Monsters() > 0 },
	check: func(d *Delve, _ *Move) Why { return need(d.Row.Monsters() > 0, NoTarget, 146) },
	make:  func(t turn, _ *Move) { t.raise() },
	list:  bare,
}
