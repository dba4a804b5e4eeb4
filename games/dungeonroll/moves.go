package dungeonroll

// Moves gives every legal move of the delve in a fixed order, equal dice once; the
// choices of large re-rolls and revivals are bounded (see choices.go).
func (d *Delve) Moves(give func(Move)) {
	switch {
	case d.Owed > 0:
		eachDiscard(&d.Tokens, int(d.Owed), give)
		return
	case d.Phase == Forming:
		d.formingMoves(give)
		return
	case d.Phase == RegroupPhase:
		if !d.Vow || d.Slain || d.Level >= lastLevel {
			give(Move{Kind: Retire})
		}
		if d.Level < lastLevel {
			give(Move{Kind: SeekGlory})
		}
		d.ultimateMoves(give)
		return
	case !inAllButLast.Has(d.Phase):
		return
	}
	if d.Phase == MonsterPhase {
		d.fightMoves(give)
		d.scrollMoves(give)
		if d.Tracks() {
			give(Move{Kind: Specialty, Level: d.Row.first(Goblin, 1)})
		}
	}
	if d.lootPhases().Has(d.Phase) {
		d.lootMoves(give)
	}
	if d.DragonHere() {
		d.dragonMoves(give)
	}
	d.treasureMoves(give)
	d.ultimateMoves(give)
	d.endMoves(give)
}

func (d *Delve) endMoves(give func(Move)) {
	if d.Row.Monsters() > 0 || d.DragonHere() {
		give(Move{Kind: Flee})
		return
	}
	give(Move{Kind: EndPhase})
}

func (d *Delve) ultimateMoves(give func(Move)) {
	if d.CanUltimate() {
		d.side().ultimate.list(d, give)
	}
}

func (d *Delve) formingMoves(give func(Move)) {
	if d.side().reforms {
		for _, s := range subsets(d.partyGroups(0), false) {
			give(Move{Kind: FormReroll, Party: s})
		}
		return
	}
	var met [foeCount * foeCount * foeCount]bool // level 1, and the two of level 2
	for a := range scoutDice {
		for b := range scoutDice {
			for c := b + 1; c < scoutDice; c++ {
				if a == b || a == c {
					continue
				}
				low, high := min(d.Assigned[b], d.Assigned[c]), max(d.Assigned[b], d.Assigned[c])
				key := (int(d.Assigned[a])*foeCount+int(low))*foeCount + int(high)
				if met[key] {
					continue
				}
				met[key] = true
				m := Move{Kind: AssignScout, Assign: [scoutDice]uint8{3, 3, 3, 3, 3, 3}}
				m.Assign[a], m.Assign[b], m.Assign[c] = 1, 2, 2
				give(m)
			}
		}
	}
}

// fightMoves gives every group that every source can take. The role is left to the
// rules.
func (d *Delve) fightMoves(give func(Move)) {
	n := d.Row.Monsters()
	if n == 0 {
		return
	}
	d.eachSource(func(s Source, own Face, roles Faces) {
		if roles == 0 {
			return
		}
		d.eachGroup(1, n, func(level Slots) {
			m := Move{Kind: Fight, Source: s, Level: level}
			count, _, _ := d.countMonsters(level)
			if d.fightRole(&m, own, roles, &count) != NoFace {
				give(m)
			}
		})
	})
}

func (d *Delve) scrollMoves(give func(Move)) {
	if slot := d.partySlot(Die(Scroll)); slot != 0 {
		d.eachChoice(slot, func(party, level Slots) {
			give(Move{Kind: Reroll, Source: PartyDie(slot), Party: party, Level: level})
		})
	}
	if d.Tokens[ScrollToken] > 0 {
		d.eachChoice(0, func(party, level Slots) {
			give(Move{Kind: Reroll, Source: TokenSource(ScrollToken), Party: party, Level: level})
		})
	}
}

func (d *Delve) lootMoves(give func(Move)) {
	chests, potions := d.Row.Count(Chest), d.Row.Count(Potion)
	d.eachSource(func(s Source, own Face, roles Faces) {
		for n := 1; n <= chests && roles != 0; n++ {
			m := Move{Kind: OpenChests, Source: s, N: uint8(n)}
			if openRole(&m, own, roles) != NoFace {
				give(m)
			}
		}
		dead := int(d.Graveyard)
		if d.buries(s) {
			dead++
		}
		for n := 1; n <= min(potions, dead); n++ {
			eachRevival(n, func(m Move) {
				m.Kind, m.Source = Quaff, s
				give(m)
			})
		}
	})
}

func (d *Delve) treasureMoves(give func(Move)) {
	for k := Ring; int(k) < tokenCount; k++ {
		u := treasures[k]
		if u == nil || d.Tokens[k] == 0 || !u.phases(d).Has(d.Phase) {
			continue
		}
		n := 0
		if k == Elixir {
			n = 1
		}
		eachRevival(n, func(m Move) {
			m.Kind, m.Token = UseToken, k
			if !u.check(d, &m).Refused() {
				give(m)
			}
		})
	}
}

// dragonMoves gives every set of sources that defeats the dragon; roles are left to
// the rules.
func (d *Delve) dragonMoves(give func(Move)) {
	type choice struct {
		source Source
		roles  Faces
	}
	var list []choice
	var met [1 << 4]int
	most := d.DragonNeeds()
	for i, die := range d.Party.dice[:d.Party.n] {
		if met[die]++; met[die] <= most {
			list = append(list, choice{PartyDie(i + 1), d.Roles(die.Face())})
		}
	}
	for k := Sword; k <= ScrollToken; k++ {
		for range min(int(d.Tokens[k]), most) {
			list = append(list, choice{TokenSource(k), d.Roles(k.ActsAs())})
		}
	}
	if roles := d.CardRoles(); roles != 0 {
		list = append(list, choice{HeroCard, roles})
	}
	// alike says whether two sources could be exchanged: of such the first are taken.
	alike := func(a, b Source) bool {
		if a.Slot() != 0 && b.Slot() != 0 {
			return d.Party.At(a.Slot()) == d.Party.At(b.Slot())
		}
		return a == b
	}
	var m Move
	var roles [mostUses]Faces
	taken := make([]bool, len(list))
	var fill func(at, from int)
	fill = func(at, from int) {
		if at == most {
			var out [mostUses]Face
			if spread(roles[:at], m.Uses[:at], 0, &out, 0) {
				give(m)
			}
			return
		}
		for i := from; i < len(list); i++ {
			skip := false
			for j := range i {
				skip = skip || !taken[j] && alike(list[j].source, list[i].source)
			}
			if skip || list[i].roles == 0 {
				continue
			}
			taken[i] = true
			m.Kind, m.Uses[at], roles[at] = FightDragon, Use{Source: list[i].source}, list[i].roles
			fill(at+1, i+1)
			m.Uses[at], taken[i] = Use{}, false
		}
	}
	fill(0, 0)
}

// eachDiscard gives every choice of n tokens of those owned.
func eachDiscard(owned *Tokens, n int, give func(Move)) {
	m := Move{Kind: DiscardTokens}
	var fill func(k Token, left int)
	fill = func(k Token, left int) {
		if left == 0 {
			give(m)
			return
		}
		if int(k) >= tokenCount {
			return
		}
		for c := min(left, int(owned[k])); c >= 0; c-- {
			m.Tokens[k] = uint8(c)
			fill(k+1, left-c)
		}
		m.Tokens[k] = 0
	}
	fill(Sword, n)
}
