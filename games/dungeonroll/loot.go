package dungeonroll

// openRole is the role in which the source opens so many chests, NoFace if in none.
func openRole(m *Move, own Face, roles Faces) Face {
	list, n := preferred(m.Role, own, roles)
	for _, role := range list[:n] {
		if takes(role, Chest, int(m.N)) == int(m.N) {
			return role
		}
	}
	return NoFace
}

func checkOpen(d *Delve, m *Move) (w Why) {
	own, roles := d.checkCompanion(m, 48, &w)
	w.unless(m.N > 0, NothingChosen, 59)
	w.unless(d.Row.Count(Chest) >= max(1, int(m.N)), NoTarget, 46)
	if roles != 0 && (m.Role == NoFace || roles.Has(m.Role)) {
		w.unless(openRole(m, own, roles) != NoFace, TooManyTargets, 47)
	}
	return w
}

func makeOpen(t turn, m *Move) {
	var w Why
	own, roles := t.source(m.Source, &w)
	if t.told() {
		t.tell(ChestsOpened{Use: t.used(m.Source, openRole(m, own, roles)), Chests: int(m.N)})
	}
	t.spend(m.Source)
	t.open(int(m.N))
}

// open opens chests one by one (DR-049, DR-051).
func (t turn) open(n int) {
	t.Row.remove(t.Row.first(Chest, n))
	for range n {
		t.reward()
	}
}

// buries says whether a source goes to the graveyard when it is used.
func (d *Delve) buries(s Source) bool {
	die := d.Party.At(s.Slot())
	return die != 0 && !die.Temporary()
}

func checkQuaff(d *Delve, m *Move) (w Why) {
	d.source(m.Source, &w)
	n, dead := m.Potions(), int(d.Graveyard)
	if d.buries(m.Source) {
		dead++ // DR-055
	}
	w.unless(n > 0, NothingChosen, 56)
	w.unless(d.Row.Count(Potion) >= max(1, n), NoTarget, 52)
	checkRevival(n, dead, &w)
	return w
}

// checkRevival notes why so many dice cannot come from a graveyard (DR-056).
func checkRevival(n, dead int, w *Why) {
	w.unless(dead > 0, GraveyardEmpty, 56)
	w.unless(n <= dead, TooManyRevives, 56)
}

func makeQuaff(t turn, m *Move) {
	n := m.Potions()
	if t.told() {
		t.tell(PotionsQuaffed{Use: t.used(m.Source, NoFace), Potions: n})
	}
	t.spend(m.Source)
	t.Row.remove(t.Row.first(Potion, n))
	t.reviveChosen(m)
}

// reviveChosen brings dice back with the faces that the move names, in their order.
func (t turn) reviveChosen(m *Move) {
	n := m.Potions()
	if n == 0 {
		return
	}
	from := t.Party.Len()
	for _, f := range m.Faces[:n] {
		t.revive(f)
	}
	if t.told() {
		t.tell(Revived{Faces: t.facesFrom(from)})
	}
}

// facesFrom lists the faces of the party's dice behind the n-th.
func (d *Delve) facesFrom(n int) []Face {
	list := make([]Face, 0, d.Party.Len()-n)
	for slot := n + 1; slot <= d.Party.Len(); slot++ {
		list = append(list, d.Party.At(slot).Face())
	}
	return list
}
