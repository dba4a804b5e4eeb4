package dungeonroll

// Begin makes the delve ready and forms the party, as far as nothing is to be decided
// (DR-015 to DR-017, DR-230). Hero, XP, Tokens, Chest and Rules stay as they are.
func (d *Delve) Begin(luck Luck, log *Log) {
	*d = Delve{Rules: d.Rules, Hero: d.Hero, Master: d.Master, XP: d.XP, Tokens: d.Tokens, Chest: d.Chest, Level: 1}
	t := turn{d, luck, log}
	t.form()
	t.settle(Ended, 0)
}

// form does the steps of DR-017: draws, the party, face changes, optional choices.
func (t turn) form() {
	s := t.side()
	for range min(int(s.draws), t.Chest.Count()) { // DR-169
		t.draw()
	}
	f := &s.forming
	var e PartyFormed
	for range f.rolled {
		face := t.rollParty()
		if t.told() {
			e.Rolled = append(e.Rolled, face)
		}
		t.Party.add(Die(t.settled(face, true)))
	}
	for _, face := range f.set {
		if face != NoFace {
			t.Party.add(Die(face))
		}
	}
	t.Graveyard = f.buried
	t.Dice = t.Party.n + f.buried
	if t.told() {
		e.Party, e.Graveyard, e.Out = t.facesFrom(0), int(t.Graveyard), t.Out()
		t.tell(e)
	}
	switch {
	case s.reforms:
		t.Phase = Forming
	case s.scouts:
		t.Phase = Forming
		for i := range t.Assigned {
			t.Assigned[i] = t.rollDungeon()
		}
		if t.told() {
			t.tell(ScoutRolled{Dice: t.Assigned})
		}
	default:
		t.enter()
	}
}

func checkFormReroll(d *Delve, m *Move) (w Why) {
	w.unless(d.side().reforms, NoAbility, 147)
	w.unless(!m.Party.beyond(d.Party.Len()), NotActive, 148)
	return w
}

func makeFormReroll(t turn, m *Move) {
	if m.Party != 0 {
		t.rerollChosen(m)
	}
	t.enter()
}

func checkAssign(d *Delve, m *Move) (w Why) {
	w.unless(d.side().scouts, NoAbility, 187)
	var count [scoutDepth + 1]int
	for _, level := range m.Assign {
		if level < 1 || level > scoutDepth {
			w.because(BadAssignment, 188)
			return
		}
		count[level]++
	}
	w.unless(count[1] == 1 && count[2] == 2 && count[3] == 3, BadAssignment, 188)
	return w
}

func makeAssign(t turn, m *Move) {
	rolled, at := t.Assigned, 0
	for level := uint8(1); level <= scoutDepth; level++ {
		for i, to := range m.Assign {
			if to == level {
				t.Assigned[at] = rolled[i]
				at++
			}
		}
	}
	if t.told() {
		t.tell(ScoutAssigned{Dice: t.Assigned})
	}
	t.enter()
}
