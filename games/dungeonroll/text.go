package dungeonroll

import "strconv"

// kindWords are the words that a recorded move begins with.
var kindWords = [kindCount]string{NoMove: "nothing", PickHero: "hero", FormReroll: "form", AssignScout: "assign",
	Fight: "fight", Reroll: "reroll", OpenChests: "open", Quaff: "quaff", UseToken: "use", Specialty: "specialty",
	Ultimate: "ultimate", EndPhase: "end phase", FightDragon: "dragon", Flee: "flee", Retire: "retire",
	SeekGlory: "seek glory", DiscardTokens: "discard"}

// String gives the kind's words: "seek glory".
func (k Kind) String() string {
	if int(k) < kindCount {
		return kindWords[k]
	}
	return "unknown"
}

// String gives the move as recorded; the forms are listed in doc.go.
func (m Move) String() string {
	t := text{buf: make([]byte, 0, 64)}
	t.word(m.Kind.String())
	switch m.Kind {
	case PickHero:
		t.word(m.Hero.String())
	case FormReroll:
		if m.Party == 0 {
			t.word("keep")
		} else {
			t.word("reroll")
			t.slots(m.Party, 0)
		}
	case AssignScout:
		for _, level := range m.Assign {
			t.number(int(level))
		}
	case Fight, OpenChests:
		t.source(m.Source)
		t.section("as", m.Role != NoFace, func() { t.word(m.Role.String()) })
		if m.Kind == OpenChests {
			t.word("chests")
			t.number(int(m.N))
		} else {
			t.targets(&m)
		}
	case Reroll:
		t.source(m.Source)
		t.choice(&m)
	case Quaff:
		t.source(m.Source)
		t.faces(&m)
	case UseToken:
		t.word(m.Token.String())
		t.faces(&m)
	case Specialty:
		t.targets(&m)
	case Ultimate:
		t.ultimate(&m)
	case FightDragon:
		for _, u := range m.Uses[:m.uses()] {
			t.source(u.Source)
			if u.Role != NoFace {
				t.buf = append(append(t.buf, '='), u.Role.String()...)
			}
		}
	case DiscardTokens:
		t.tokens(&m.Tokens)
	}
	return string(t.buf)
}

// text writes a move word by word.
type text struct{ buf []byte }

func (t *text) word(s string) {
	if len(t.buf) > 0 {
		t.buf = append(t.buf, ' ')
	}
	t.buf = append(t.buf, s...)
}

func (t *text) number(n int) { t.word(strconv.Itoa(n)) }

// section writes a word and what follows it, if there is something.
func (t *text) section(word string, there bool, rest func()) {
	if there {
		t.word(word)
		rest()
	}
}

func (t *text) source(s Source) {
	switch k := s.Token(); {
	case s == HeroCard:
		t.word("card")
	case k != NoToken:
		t.word(k.String())
	default:
		t.number(int(s))
	}
}

// slots writes the slots in their order, but the one named first at the beginning.
func (t *text) slots(s Slots, first uint8) {
	if first != 0 {
		t.number(int(first))
	}
	for n := 1; n <= mostSlot; n++ {
		if s.Has(n) && n != int(first) {
			t.number(n)
		}
	}
}

func (t *text) targets(m *Move) {
	t.section("on", m.Level != 0 || m.Lair, func() {
		t.slots(m.Level, m.First)
		t.section("lair", m.Lair, func() {})
	})
}

// choice writes the dice chosen for a re-roll or setting.
func (t *text) choice(m *Move) {
	t.section("party", m.Party != 0, func() {
		t.slots(m.Party, 0)
		t.section("to", m.ToFace != NoFace, func() { t.word(m.ToFace.String()) })
	})
	t.section("level", m.Level != 0, func() {
		t.slots(m.Level, 0)
		t.section("to", m.ToFoe != NoFoe, func() { t.word(m.ToFoe.String()) })
	})
	t.section("lair", m.Lair, func() {})
}

func (t *text) faces(m *Move) {
	n := m.Potions()
	t.section("revive", n > 0, func() {
		for _, f := range m.Faces[:n] {
			t.word(f.String())
		}
	})
}

func (t *text) tokens(tokens *Tokens) {
	for k, n := range tokens {
		for range n {
			t.word(Token(k).String())
		}
	}
}

// ultimate writes what the heroes' ultimates may name: targets with "on", dice chosen
// with "party" and "level", a treasure or a scroll die given with "for", faces.
func (t *text) ultimate(m *Move) {
	if m.Party != 0 || m.ToFoe != NoFoe || m.ToFace != NoFace {
		t.choice(m)
	} else {
		t.targets(m)
	}
	t.section("for", m.Token != NoToken, func() { t.word(m.Token.String()) })
	t.section("die", m.Source != 0, func() { t.source(m.Source) })
	t.faces(m)
}
