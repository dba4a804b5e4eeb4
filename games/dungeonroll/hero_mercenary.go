package dungeonroll

// mercenary is the Mercenary, who becomes the Commander (DR-147 to DR-153): a re-roll
// at forming, then fighters that defeat one monster more; two monsters at once, then a
// re-roll of anything.
var mercenary = card{
	id:     "mercenary",
	novice: each(func(s *side) { s.reforms = true }, with(removes(151, upTo(2), false, nil))),
	master: each(bonus(Fighter), with(&command)),
}

// command re-rolls any party dice and dice of the level, like a scroll that is not
// used up (DR-153).
var command = ultimate{
	phases: inMonster, clause: 152,
	can:   func(d *Delve) bool { return d.canReroll(0) },
	check: func(d *Delve, m *Move) (w Why) { d.checkChosen(m, 0, &w); return w },
	make: func(t turn, m *Move) {
		t.rerollChosen(m)
		t.sweep()
	},
	list: func(d *Delve, give func(Move)) {
		d.eachChoice(0, func(party, level Slots) { give(Move{Kind: Ultimate, Party: party, Level: level}) })
	},
}
