package dungeonroll

// Kind is the kind of an action (DR 4.8).
type Kind uint8

// The kinds of actions.
const (
	NoMove        Kind = iota
	PickHero           // Hero
	FormReroll         // Party; the empty choice is allowed
	AssignScout        // Assign
	Fight              // Source, Role, Level
	Reroll             // Source, Party, Level
	OpenChests         // Source, Role, N
	Quaff              // Source, Faces
	UseToken           // Token, Faces
	Specialty          // Level
	Ultimate           // by hero: see the heroes' files
	EndPhase           //
	FightDragon        // Uses
	Flee               //
	Retire             //
	SeekGlory          //
	DiscardTokens      // Tokens
	kindCount     int  = iota
)

// Source is what is used: a slot of the party row, a token or the hero card.
type Source uint8

const (
	tokenSources Source = 20
	// HeroCard is the hero card used as a companion (DR-128).
	HeroCard Source = 40
)

// PartyDie is the source in a slot of the party row, from 1.
func PartyDie(slot int) Source { return Source(slot) }

// TokenSource is a token used as a companion or scroll.
func TokenSource(t Token) Source { return tokenSources + Source(t) }

// Slot is the slot of the party row, 0 of any other source.
func (s Source) Slot() int {
	if s <= mostSlot {
		return int(s)
	}
	return 0
}

// Token is the kind of token, NoToken of any other source.
func (s Source) Token() Token {
	if s > tokenSources && s < tokenSources+Source(tokenCount) {
		return Token(s - tokenSources)
	}
	return NoToken
}

// Use is a source that fights the dragon, and the companion it counts as, NoFace
// where it is left to the rules.
type Use struct {
	Source Source
	Role   Face
}

const (
	mostUses   = 6  // sources that a fight against the dragon may name
	mostFaces  = 10 // faces that a quaffing may name
	scoutDice  = 6
	scoutDepth = 3 // levels the Scout assigns dice to
)

// Move is one action as plain data, comparable: which fields count is said beside the
// kinds. Slots are those before the action begins (DR-227).
type Move struct {
	Kind   Kind
	Hero   Hero
	Source Source // what is used; for the Time Lady's ultimate the scroll die
	Role   Face   // whose powers are used; NoFace leaves it to the rules
	N      uint8  // chests
	Party  Slots  // party dice chosen
	Level  Slots  // dice of the level chosen
	First  uint8  // of Level, the die named first, where that is not the leftmost; else 0
	Lair   bool   // dice of the lair are named; never allowed
	Token  Token  // used, or discarded for an ultimate
	ToFace Face   // the Guild's: what the party die is set to
	ToFoe  Foe    // the Guild's: what the dungeon die is set to
	Faces  [mostFaces]Face
	Uses   [mostUses]Use
	Tokens Tokens // discarded
	Assign [scoutDice]uint8
}

// Potions is the number of faces named, which is that of the potions quaffed.
func (m *Move) Potions() int {
	n := 0
	for n < mostFaces && m.Faces[n] != NoFace {
		n++
	}
	return n
}

// kept is the slot of the die named first.
func (m *Move) kept() int {
	if m.First != 0 {
		return int(m.First)
	}
	return m.Level.lowest()
}

// uses is the number of sources named against the dragon.
func (m *Move) uses() int {
	n := 0
	for n < mostUses && m.Uses[n].Source != 0 {
		n++
	}
	return n
}

// SetFaces names the faces of revived dice; more than fit are left out.
func (m Move) SetFaces(faces ...Face) Move {
	copy(m.Faces[:], faces)
	return m
}

// sound says whether all fields name something that exists. The parser gives no others;
// moves put together by hand may.
func (m *Move) sound() bool {
	ok := int(m.Kind) < kindCount && int(m.Hero) < heroCount && int(m.Token) < tokenCount && m.Source.sound() &&
		int(m.Role) < faceCount && int(m.ToFace) < faceCount && int(m.ToFoe) < foeCount && m.First <= mostSlot &&
		(m.First == 0 || m.Level.Has(int(m.First)))
	for _, f := range m.Faces {
		ok = ok && int(f) < faceCount
	}
	for _, u := range m.Uses {
		ok = ok && int(u.Role) < faceCount && u.Source.sound()
	}
	return ok && m.Tokens[NoToken] == 0
}

// sound says whether the source is a slot, a token or the hero card, or none.
func (s Source) sound() bool { return s <= mostSlot || s == HeroCard || s.Token() != NoToken }
