package dungeonroll

import "strings"

// slay defeats the dragon: one treasure, 1 XP, and the lair is empty (DR-067 to
// DR-070).
func (t turn) slay() {
	if t.told() {
		t.tell(DragonDefeated{Dice: int(t.Lair)})
	}
	t.Lair = 0
	t.Slain = true
	t.reward()
	t.gain(1, ForDragon)
}

// spread gives each of the sources a role of its own, those named first, so that all
// differ (DR-064, DR-124). It says whether that is possible.
func spread(roles []Faces, uses []Use, taken Faces, out *[mostUses]Face, at int) bool {
	if at == len(uses) {
		return true
	}
	for f := Cleric; f <= Champion; f++ {
		named := uses[at].Role
		if !roles[at].Has(f) || taken.Has(f) || named != NoFace && named != f {
			continue
		}
		if out[at] = f; spread(roles, uses, taken|1<<f, out, at+1) {
			return true
		}
	}
	return false
}

// dragonRoles gives the sources their roles; ok says whether all differ.
func (d *Delve) dragonRoles(m *Move) (roles [mostUses]Face, ok bool) {
	var may [mostUses]Faces
	n := m.uses()
	for i, u := range m.Uses[:n] {
		var w Why
		_, may[i] = d.source(u.Source, &w)
	}
	ok = spread(may[:n], m.Uses[:n], 0, &roles, 0)
	return roles, ok
}

func checkDragon(d *Delve, m *Move) (w Why) {
	w.unless(d.Phase != DragonPhase || d.Lair > 0, NoTarget, 62)
	var slots Slots
	var tokens Tokens
	hero := 0
	n := m.uses()
	for _, u := range m.Uses[:n] {
		own, roles := d.source(u.Source, &w)
		if own == Scroll && roles == 0 {
			w.because(ScrollNoCompanion, 87)
		}
		if u.Role != NoFace && roles != 0 && !roles.Has(u.Role) {
			w.because(WrongRole, 124)
		}
		if k := u.Source.Token(); k != NoToken {
			tokens[k]++
		} else if u.Source == HeroCard {
			hero++
		} else {
			w.unless(!slots.Has(u.Source.Slot()), NotActive, 66)
			slots |= 1 << u.Source.Slot()
		}
	}
	w.unless(tokens.Within(&d.Tokens), TokenMissing, 90)
	w.unless(hero <= 1, UltimateSpent, 128)
	w.unless(n == d.DragonNeeds(), DragonTypes, 66)
	if _, ok := d.dragonRoles(m); !ok {
		w.because(DragonTypes, 65)
	}
	return w
}

func makeDragon(t turn, m *Move) {
	roles, _ := t.dragonRoles(m)
	n := m.uses()
	if t.told() {
		var e DragonFought
		for i, u := range m.Uses[:n] {
			e.Uses = append(e.Uses, t.used(u.Source, roles[i]))
		}
		t.tell(e)
	}
	for slot := t.Party.Len(); slot > 0; slot-- { // from the right, so that slots stay true
		for _, u := range m.Uses[:n] {
			if u.Source.Slot() == slot {
				t.spend(u.Source)
			}
		}
	}
	for _, u := range m.Uses[:n] {
		if u.Source.Slot() == 0 {
			t.spend(u.Source)
		}
	}
	t.slay()
}

// dragonTypesGiven lists the types that the named sources can count as, and the others,
// for the sentence of a refusal.
func (d *Delve) dragonTypesGiven(m *Move) (given, missing string) {
	var all Faces
	for _, u := range m.Uses[:m.uses()] {
		var w Why
		_, roles := d.source(u.Source, &w)
		if u.Role != NoFace {
			roles &= 1 << u.Role
		}
		all |= roles
	}
	return all.list(), (companions &^ all).list()
}

// list names the faces of the set for a sentence; a dash for none.
func (s Faces) list() string {
	var names []string
	for f := Cleric; f <= Scroll; f++ {
		if s.Has(f) {
			names = append(names, f.String())
		}
	}
	if names == nil {
		return "–"
	}
	return strings.Join(names, ", ")
}
