package dungeonroll

// wholeGroup are the faces of which a companion takes any number at once; of all other
// monsters and chests it takes one (DR-081 to DR-085).
var wholeGroup = [faceCount][foeCount]bool{
	Cleric:   {Skeleton: true},
	Fighter:  {Goblin: true},
	Mage:     {Ooze: true},
	Thief:    {Chest: true},
	Champion: {Goblin: true, Skeleton: true, Ooze: true, Chest: true},
}

// TakesAll says whether the companion takes any number of that face at once.
func TakesAll(role Face, f Foe) bool { return wholeGroup[role][f] }

// takes is how many of n dice of that face the role manages at once.
func takes(role Face, f Foe, n int) int {
	if TakesAll(role, f) {
		return n
	}
	return min(n, 1)
}

// source finds the face of a source and the roles it may act in. It notes why the
// source is not there; face and roles are given all the same where they are known.
func (d *Delve) source(s Source, w *Why) (face Face, roles Faces) {
	switch k := s.Token(); {
	case s == HeroCard:
		roles = d.side().cardRoles
		w.unless(roles != 0, NoAbility, 119)
		w.unless(!d.Spent, UltimateSpent, 116)
		return NoFace, roles
	case k != NoToken:
		w.unless(d.Tokens[k] > 0, TokenMissing, 90)
		face = k.ActsAs()
		w.unless(face != NoFace, WrongRole, 97)
		return face, d.side().roles[face]
	}
	die := d.Party.At(s.Slot())
	w.unless(die != 0, NotActive, 20)
	return die.Face(), d.side().roles[die.Face()]
}

// preferred lists the roles to be tried: the one that is named, or the source's own
// and then the others it may act in.
func preferred(named, own Face, roles Faces) (list [faceCount]Face, n int) {
	if named != NoFace {
		if roles.Has(named) {
			list[0], n = named, 1
		}
		return list, n
	}
	if roles.Has(own) && own != NoFace {
		list[0], n = own, 1
	}
	for f := Cleric; f <= Champion; f++ {
		if f != own && roles.Has(f) {
			list[n] = f
			n++
		}
	}
	return list, n
}

// checkCompanion notes why a source cannot act as a companion, in fights and at
// chests. Noted is the clause that keeps scrolls from it.
func (d *Delve) checkCompanion(m *Move, scrolls uint16, w *Why) (own Face, roles Faces) {
	own, roles = d.source(m.Source, w)
	if own == Scroll && roles == 0 {
		w.because(ScrollNoCompanion, scrolls)
	}
	if m.Role != NoFace && roles != 0 && !roles.Has(m.Role) {
		w.because(WrongRole, 124)
	}
	return own, roles
}
