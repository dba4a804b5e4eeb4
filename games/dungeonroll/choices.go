package dungeonroll

// Dice that show the same face are alike: of them the leftmost stand for all. So the
// lists of moves hold every choice up to the slots of equal dice.

// partySlot is the first slot with exactly this die, 0 if there is none.
func (d *Delve) partySlot(die Die) int {
	for i, have := range d.Party.dice[:d.Party.n] {
		if have == die {
			return i + 1
		}
	}
	return 0
}

// eachSource gives every source that may fight, open or quaff, equal ones once.
func (d *Delve) eachSource(give func(s Source, own Face, roles Faces)) {
	var met [1 << 4]bool
	for i, die := range d.Party.dice[:d.Party.n] {
		if !met[die] {
			met[die] = true
			give(PartyDie(i+1), die.Face(), d.Roles(die.Face()))
		}
	}
	for k := Sword; k <= ScrollToken; k++ {
		if d.Tokens[k] > 0 {
			give(TokenSource(k), k.ActsAs(), d.Roles(k.ActsAs()))
		}
	}
	if roles := d.CardRoles(); roles != 0 {
		give(HeroCard, NoFace, roles)
	}
}

// eachGroup gives every choice of least to most monsters.
func (d *Delve) eachGroup(least, most int, give func(Slots)) {
	g, k, o := d.Row.Count(Goblin), d.Row.Count(Skeleton), d.Row.Count(Ooze)
	for a := range g + 1 {
		for b := range k + 1 {
			for c := range o + 1 {
				if n := a + b + c; n >= least && n <= most {
					give(d.Row.first(Goblin, a) | d.Row.first(Skeleton, b) | d.Row.first(Ooze, c))
				}
			}
		}
	}
}

// eachRevival gives the choices of n faces. Order does not matter. From four on, no
// more than two different faces are mixed: a bound, not a rule.
func eachRevival(n int, give func(Move)) {
	if n == 0 {
		give(Move{})
		return
	}
	var faces [mostFaces]Face
	var fill func(at int, from Face, kinds int)
	fill = func(at int, from Face, kinds int) {
		if at == min(n, mostFaces) {
			give(Move{Faces: faces})
			return
		}
		for f := from; f <= Scroll; f++ {
			k := kinds
			if at == 0 || faces[at-1] != f {
				k++
			}
			if n > 3 && k > 2 {
				continue
			}
			faces[at] = f
			fill(at+1, f, k)
			faces[at] = NoFace
		}
	}
	fill(0, Cleric, 0)
}

// mostChoices bounds the mixed choices of party and level for one re-roll in a list of
// moves. Where there would be more, only all or none of equal dice are mixed, and where
// even these are more, one face of the party with those of the level; choices of one row
// alone are always there. Every choice may be made all the same.
const mostChoices = 256

// eachChoice gives choices of party dice and dice of the level to re-roll, at least
// one, without the scroll in the slot spare.
func (d *Delve) eachChoice(spare int, give func(party, level Slots)) {
	partyGroups, levelGroups := d.partyGroups(spare), d.levelGroups()
	party, level := subsets(partyGroups, false)[1:], subsets(levelGroups, false)[1:]
	for _, p := range party {
		give(p, 0)
	}
	for _, l := range level {
		give(0, l)
	}
	if len(party)*len(level) > mostChoices {
		party, level = subsets(partyGroups, true)[1:], subsets(levelGroups, true)[1:]
	}
	if len(party)*len(level) > mostChoices {
		party = partyGroups
	}
	for _, p := range party {
		for _, l := range level {
			give(p, l)
		}
	}
}

// partyGroups gives the slots of the party dice by face, temporary companions and one
// slot left out.
func (d *Delve) partyGroups(spare int) []Slots {
	var groups []Slots
	for f := Cleric; f <= Scroll; f++ {
		var s Slots
		for i, die := range d.Party.dice[:d.Party.n] {
			if die == Die(f) && i+1 != spare {
				s |= SlotsOf(i + 1)
			}
		}
		if s != 0 {
			groups = append(groups, s)
		}
	}
	return groups
}

// levelGroups gives the slots of the level's dice by face.
func (d *Delve) levelGroups() []Slots {
	var groups []Slots
	for f := Goblin; f <= Potion; f++ {
		if s := d.Row.slotsOf(f); s != 0 {
			groups = append(groups, s)
		}
	}
	return groups
}

// subsets gives all choices from groups of equal dice, none first; with whole, all
// dice of a group or none.
func subsets(groups []Slots, whole bool) []Slots {
	out := []Slots{0}
	for _, g := range groups {
		for _, base := range out[:len(out):len(out)] {
			part := Slots(0)
			for _, slot := range g.List() {
				part |= SlotsOf(slot)
				if !whole || part == g {
					out = append(out, base|part)
				}
			}
		}
	}
	return out
}
