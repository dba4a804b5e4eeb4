package dungeonroll

// tracker is the Tracker, who becomes the Ranger (DR-198 to DR-201): one goblin a level
// is re-rolled, and one monster, or one of each type, is discarded.
var tracker = card{
	id:     "tracker",
	novice: each(tracking, with(removes(200, upTo(1), false, nil))),
	master: each(tracking, with(&volley)),
}

func tracking(s *side) { s.tracks = true }

// volley discards one monster of each type present, without a choice (DR-201).
var volley = ultimate{
	phases: inMonster, clause: 201,
	can:   func(d *Delve) bool { return d.Row.Monsters() > 0 },
	check: func(d *Delve, _ *Move) Why { return need(d.Row.Monsters() > 0, NoTarget, 201) },
	make: func(t turn, _ *Move) {
		var s Slots
		for f := Goblin; f <= Ooze; f++ {
			s |= t.Row.first(f, 1)
		}
		t.removeMonsters(s)
	},
	list: bare,
}
