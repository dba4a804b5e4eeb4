package dungeonroll

import (
	"fmt"
	"slices"
	"strings"

	"delvebox/engine/play"
)

// mostText bounds a recorded move in bytes; the longest real one is far shorter.
const mostText = 400

// ParseMove reads what Move.String writes. Names of faces and treasures may stand as
// the specification's short codes. The error says what was expected.
func ParseMove(line string) (Move, error) {
	if len(line) > mostText {
		return Move{}, fmt.Errorf("a move of %d bytes is too long", len(line))
	}
	for k := PickHero; int(k) < kindCount; k++ {
		rest, ok := strings.CutPrefix(line, kindWords[k])
		if !ok || rest != "" && rest[0] != ' ' {
			continue
		}
		m := Move{Kind: k}
		r := reader{words: strings.Fields(rest)}
		readers[k](&r, &m)
		r.done()
		if r.err != nil {
			return Move{}, fmt.Errorf("%q: %w", line, r.err)
		}
		return m, nil
	}
	return Move{}, fmt.Errorf("%q is no move of Dungeon Roll", line)
}

// ParseMove reads what Move.String writes.
func (g *Game) ParseMove(line string) (play.Move, error) {
	m, err := ParseMove(line)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// readers read what follows the words of each kind.
var readers = [kindCount]func(r *reader, m *Move){
	PickHero: func(r *reader, m *Move) { m.Hero = read(r, ParseHero) },
	FormReroll: func(r *reader, m *Move) {
		if !r.take("keep") {
			r.must("reroll")
			m.Party, _ = r.slots()
		}
	},
	AssignScout: func(r *reader, m *Move) {
		for i := range m.Assign {
			m.Assign[i] = uint8(r.number(99))
		}
	},
	Fight: func(r *reader, m *Move) {
		r.companion(m)
		r.targets(m)
	},
	Reroll: func(r *reader, m *Move) {
		m.Source = r.source()
		r.choice(m)
	},
	OpenChests: func(r *reader, m *Move) {
		r.companion(m)
		r.must("chests")
		m.N = uint8(r.number(99))
	},
	Quaff: func(r *reader, m *Move) {
		m.Source = r.source()
		r.faces(m)
	},
	UseToken: func(r *reader, m *Move) {
		m.Token = read(r, ParseToken)
		r.faces(m)
	},
	Specialty: func(r *reader, m *Move) { r.targets(m) },
	Ultimate: func(r *reader, m *Move) {
		r.targets(m)
		r.choice(m)
		if r.take("for") {
			m.Token = read(r, ParseToken)
		}
		if r.take("die") {
			m.Source = r.source()
		}
		r.faces(m)
	},
	EndPhase: nothing, Flee: nothing, Retire: nothing, SeekGlory: nothing,
	FightDragon: func(r *reader, m *Move) {
		for i := 0; len(r.words) > 0 && r.err == nil; i++ {
			if i == mostUses {
				r.fail(fmt.Errorf("more than %d companions", mostUses))
				return
			}
			word, role, named := strings.Cut(r.words[0], "=")
			r.words[0] = word
			m.Uses[i].Source = r.source()
			if named {
				r.words = slices.Insert(r.words, 0, role)
				m.Uses[i].Role = read(r, ParseFace)
			}
		}
	},
	DiscardTokens: func(r *reader, m *Move) {
		for n := 0; len(r.words) > 0 && r.err == nil; n++ {
			m.Tokens[read(r, ParseToken)]++
		}
		m.Tokens[NoToken] = 0
	},
}

func nothing(*reader, *Move) {}
