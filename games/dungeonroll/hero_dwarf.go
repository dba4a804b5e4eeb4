package dungeonroll

// dwarf is the Dwarf, who becomes the Berserker (DR-176 to DR-182): five dice and two
// in the graveyard, champions that are rolled again after defeating two; then one
// monster for each champion, or four dice from the graveyard at the price of a vow.
var dwarf = card{
	id: "dwarf",
	novice: each(bloodRage, with(removes(180, func(d *Delve) int { return d.Party.Count(Champion) }, true,
		rerollChampions))),
	master: each(bloodRage, with(raises(181, 4, func(t turn) { t.Vow = true }))),
}

func bloodRage(s *side) {
	s.bold = true
	s.forming = formation{rolled: 5, buried: 2}
}

// rerollChampions rolls every active champion die (DR-180).
func rerollChampions(t turn) {
	var m Move
	for slot := 1; slot <= t.Party.Len(); slot++ {
		if t.Party.At(slot) == Die(Champion) {
			m.Party |= SlotsOf(slot)
		}
	}
	t.rerollChosen(&m)
}
