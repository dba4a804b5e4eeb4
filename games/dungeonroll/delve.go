package dungeonroll

// Delve is one adventurer's delve as plain data without history: everything that an
// action of it depends on or changes. It is comparable and copied by assignment, so
// that a search can keep positions as keys of a map. Counts are in dice and tokens.
//
// A Delve knows no seats: [State] puts the adventurer's experience and treasures in
// when the delve begins and takes them out when it is over.
type Delve struct {
	Rules   Rules
	Hero    Hero
	Master  bool // the card shows its master side (DR-112)
	Spent   bool // the ultimate was used in this delve (DR-116)
	Vow     bool // the Berserker's: no retiring without a slain dragon (DR-182)
	Slain   bool // the dragon was defeated on this level
	Tracked bool // the goblin of this level was re-rolled (DR-199)
	Phase   Phase
	Owed    uint8 // treasures still to be discarded (DR-173)
	Level   uint8 // what the level die shows
	Dice    uint8 // party dice that take part in this delve (DR-203, DR-206)
	Lair    uint8 // dungeon dice in the dragon's lair
	// Graveyard is the number of party dice in the graveyard; they have no faces (DR-021).
	Graveyard uint8
	Party     Party
	Row       Row
	// Assigned are the Scout's dice: as rolled while Forming, then for level 1, twice
	// for level 2, three times for level 3. Dice placed on their level are NoFoe.
	Assigned [scoutDice]Foe
	XP       uint16 // the adventurer's, of the whole game
	Tokens   Tokens // the adventurer's
	Chest    Tokens // left in the treasure chest; open to all, since all other tokens are
	End      Ending
	Record   Record
}

// Record counts what a delve brings, for the summary of all players.
type Record struct {
	XP    uint16 // gained in this delve
	Won   uint8  // treasures gained
	Used  uint8  // treasures used or discarded
	Level uint8  // the deepest level entered
	End   Ending
}

// side is the side of the hero card that counts now (DR-119).
func (d *Delve) side() *side {
	if d.Master {
		return &cards[d.Hero].master
	}
	return &cards[d.Hero].novice
}

// Supply is the number of dungeon dice that could be rolled now.
func (d *Delve) Supply() int {
	n := int(d.Rules.Dice) - int(d.Lair) - d.Row.Len() - d.Party.Temporaries()
	for _, f := range d.Assigned {
		if f != NoFoe {
			n--
		}
	}
	return n
}

// Out is the number of party dice that take no part in this delve, of the seven or,
// for the Guild Leader, eight (DR-203).
func (d *Delve) Out() int {
	return max(partyDice, int(d.side().forming.rolled)) - int(d.Dice)
}

// DragonHere says whether a dragon waits in the Dragon phase (DR-062).
func (d *Delve) DragonHere() bool { return d.Phase == DragonPhase && d.Lair > 0 }

// DragonNeeds is the number of companions of different types a dragon needs (DR-064,
// DR-145).
func (d *Delve) DragonNeeds() int { return int(d.side().dragon) }

// anytime says whether chests and potions may be taken in all phases (DR-139).
func (d *Delve) anytime() bool { return d.side().anytime }

// lootPhases are the phases in which chests are opened and potions quaffed.
func (d *Delve) lootPhases() Phases {
	switch {
	case !d.anytime():
		return 1 << LootPhase
	case d.Rules.LootAtDragon:
		return inAllButLast
	}
	return 1<<MonsterPhase | 1<<LootPhase
}

// keepsLoot says whether chests and potions stay on the level until Regroup (DR-140).
func (d *Delve) keepsLoot() bool { return d.anytime() && d.Rules.LootAtDragon }

// Roles are the companions that a party face may act as with this hero (DR-123,
// DR-134).
func (d *Delve) Roles(f Face) Faces { return d.side().roles[f] }

// CardRoles are the companions that the hero card may be used as now, none if it is
// no such card or used up (DR-128).
func (d *Delve) CardRoles() Faces {
	if d.Spent {
		return 0
	}
	return d.side().cardRoles
}
