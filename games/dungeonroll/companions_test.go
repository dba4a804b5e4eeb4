package dungeonroll_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// laid sets a position of one player up.
func laid(t testing.TB, p dungeonroll.Position) *dungeonroll.State {
	t.Helper()
	s, _, err := newGame(t).Set(p)
	require.NoError(t, err)
	return s
}

// row makes n dice of a face.
func row(f dungeonroll.Foe, n int) []dungeonroll.Foe {
	var list []dungeonroll.Foe
	for range n {
		list = append(list, f)
	}
	return list
}

// parse reads a move.
func parse(t testing.TB, text string) dungeonroll.Move {
	t.Helper()
	m, err := dungeonroll.ParseMove(text)
	require.NoError(t, err, text)
	return m
}

// slots is "1 2 3".
func slots(n int) string {
	text := ""
	for i := range n {
		text += fmt.Sprint(" ", i+1)
	}
	return text
}

// table42 is table 4.2: how many of the four faces one use takes of three.
var table42 = []struct {
	source, token                     string
	goblins, skeletons, oozes, chests int
}{
	{"cleric", "talisman", 1, 3, 1, 1},
	{"fighter", "sword", 3, 1, 1, 1},
	{"mage", "scepter", 1, 1, 3, 1},
	{"thief", "tools", 1, 1, 1, 3},
	{"champion", "", 3, 3, 3, 3},
	{"scroll", "scroll", 0, 0, 0, 0},
}

// DR-032, DR-081, DR-082, DR-083, DR-084, DR-085, DR-046, DR-047, DR-087, DR-097: every
// source of table 4.2 on one, two and three of every face, as a die and as a treasure.
func TestWhatOneUseTakes(t *testing.T) {
	for _, line := range table42 {
		face, err := dungeonroll.ParseFace(line.source)
		require.NoError(t, err)
		for i, takes := range []int{line.goblins, line.skeletons, line.oozes, line.chests} {
			foe := dungeonroll.Foe(i + 1)
			for n := 1; n <= 3; n++ {
				p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Party: []dungeonroll.Die{dungeonroll.Die(face)},
					Row: row(foe, 3), Players: make([]dungeonroll.Player, 1), Delve: dungeonroll.Delve{Level: 3}}
				what := "on" + slots(n)
				verb := "fight"
				if foe == dungeonroll.Chest {
					p.Phase, verb, what = dungeonroll.LootPhase, "open", fmt.Sprint("chests ", n)
				}
				var sources = []string{"1"}
				if line.token != "" {
					k, err := dungeonroll.ParseToken(line.token)
					require.NoError(t, err)
					p.Players[0].Tokens[k] = 1
					sources = append(sources, line.token)
				}
				for _, source := range sources {
					s := laid(t, p)
					m := parse(t, fmt.Sprint(verb, " ", source, " ", what))
					why := s.Why(0, &m)
					assert.Equal(t, n <= takes, why == nil, "%s: %v", m, why)
					if why != nil {
						want := "too-many-targets"
						if line.source == "scroll" {
							want = "scroll-no-companion"
						}
						assert.Equal(t, want, why.Key, "%s", m)
						continue
					}
					_, err := s.Apply(0, m)
					require.NoError(t, err)
					d := s.Delve()
					if source == "1" { // DR-020, DR-021
						assert.Equal(t, 1, int(d.Graveyard), "a used die goes to the graveyard")
						assert.Equal(t, 0, d.Party.Len())
					} else { // DR-111
						assert.Equal(t, 0, int(d.Graveyard), "a treasure does not")
						assert.Equal(t, 1, d.Party.Len())
					}
				}
			}
		}
	}
}

// DR-031: in the Monster phase scrolls, fights, treasures and the hero come in any order,
// any number of times.
func TestAnyOrderInTheMonsterPhase(t *testing.T) {
	p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Delve: dungeonroll.Delve{Level: 4, Graveyard: 1},
		Party:   []dungeonroll.Die{dungeonroll.Die(dungeonroll.Fighter), dungeonroll.Die(dungeonroll.Scroll)},
		Row:     []dungeonroll.Foe{dungeonroll.Goblin, dungeonroll.Skeleton, dungeonroll.Ooze, dungeonroll.Ooze},
		Players: []dungeonroll.Player{{Hero: dungeonroll.Mercenary, Tokens: dungeonroll.Tokens{dungeonroll.Sword: 1, dungeonroll.Elixir: 1}}}}
	acts := []string{"use elixir revive M", "ultimate on 1", "fight sword on 1"}
	for _, order := range [][]int{{0, 1, 2}, {2, 1, 0}, {1, 2, 0}, {1, 0, 2}} {
		s := laid(t, p)
		for _, i := range order {
			_, err := s.Apply(0, parse(t, acts[i]))
			require.NoError(t, err, "%v: %s", order, acts[i])
		}
		d := s.Delve()
		assert.Equal(t, 2, d.Row.Monsters())
		assert.Equal(t, dungeonroll.MonsterPhase, d.Phase)
	}
}

// DR-089, DR-122: monsters bring nothing, whether they are fought or removed by a hero.
func TestMonstersBringNothing(t *testing.T) {
	for _, move := range []string{"fight 1 on 1", "ultimate on 1"} {
		s := laid(t, dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Row: row(dungeonroll.Goblin, 2),
			Party:   []dungeonroll.Die{dungeonroll.Die(dungeonroll.Cleric)},
			Players: []dungeonroll.Player{{Hero: dungeonroll.Tracker}}})
		supply, chest := supplyOf(s), s.Chest()
		_, err := s.Apply(0, parse(t, move))
		require.NoError(t, err)
		p := s.Player(0)
		assert.Equal(t, 0, int(p.XP), move)
		assert.Equal(t, 0, p.Tokens.Count(), move)
		assert.Equal(t, chest, s.Chest(), move)
		assert.Equal(t, supply+1, supplyOf(s), move)
	}
}

func supplyOf(s *dungeonroll.State) int {
	d := s.Delve()
	return d.Supply()
}

// Everything that a list of moves gives is allowed, and everything that is allowed up to
// equal dice is given: fights are tried with every set of slots, and scrolls with every
// choice on a small level (DR-033, DR-035, DR-036).
func TestListsOfMovesAreWhole(t *testing.T) {
	for n := range 400 {
		luck := play.NewChance("lists", fmt.Sprint(n))
		p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Players: make([]dungeonroll.Player, 1),
			Delve: dungeonroll.Delve{Level: 4, Lair: uint8(luck.Pick("n", 3)), Graveyard: 1}}
		p.Players[0].Hero = dungeonroll.Hero(luck.Pick("hero", 19))
		if luck.Pick("side", 2) == 1 && p.Players[0].Hero != dungeonroll.NoHero {
			p.Players[0].XP = 5
		}
		for range luck.Pick("party", 4) {
			p.Party = append(p.Party, dungeonroll.Die(1+luck.Pick("face", 6)))
		}
		for range luck.Pick("row", 5) {
			p.Row = append(p.Row, dungeonroll.Foe(1+luck.Pick("foe", 5)))
		}
		for _, k := range dungeonroll.TokenKinds() {
			p.Players[0].Tokens[k] = uint8(luck.Pick("token", 4) / 3)
		}
		s, _, err := newGame(t).Set(p)
		require.NoError(t, err)
		if s.Phase() != dungeonroll.MonsterPhase {
			continue
		}
		compareLists(t, s)
	}
}

// compareLists compares what is listed with what is allowed, by what becomes of it.
func compareLists(t *testing.T, s *dungeonroll.State) {
	t.Helper()
	d := s.Delve()
	listed, allowed := map[string]bool{}, map[string]bool{}
	for _, m := range s.Moves(0) {
		move := m.(dungeonroll.Move)
		require.Nil(t, s.Why(0, &move), "%s is listed", m)
		if move.Kind == dungeonroll.Fight || move.Kind == dungeonroll.Reroll {
			listed[kind(&d, &move)] = true
		}
	}
	sources := []dungeonroll.Source{dungeonroll.HeroCard}
	for slot := 1; slot <= 4; slot++ {
		sources = append(sources, dungeonroll.PartyDie(slot))
	}
	for _, k := range dungeonroll.TokenKinds() {
		sources = append(sources, dungeonroll.TokenSource(k))
	}
	for _, source := range sources {
		for level := dungeonroll.Slots(0); level < 1<<5; level += 2 {
			m := dungeonroll.Move{Kind: dungeonroll.Fight, Source: source, Level: level}
			if s.Why(0, &m) == nil {
				allowed[kind(&d, &m)] = true
			}
			for party := dungeonroll.Slots(0); party < 1<<4; party += 2 {
				m := dungeonroll.Move{Kind: dungeonroll.Reroll, Source: source, Party: party, Level: level}
				if s.Why(0, &m) == nil {
					allowed[kind(&d, &m)] = true
				}
			}
		}
	}
	assert.Equal(t, allowed, listed)
}

// kind is a move by faces instead of slots.
func kind(d *dungeonroll.Delve, m *dungeonroll.Move) string {
	var party [8]int
	var level [8]int
	for _, slot := range m.Party.List() {
		party[d.Party.At(slot).Face()]++
	}
	for _, slot := range m.Level.List() {
		level[d.Row.At(slot)]++
	}
	source := fmt.Sprint(m.Source)
	if slot := m.Source.Slot(); slot != 0 {
		source = d.Party.At(slot).Face().String() + " die"
	}
	return fmt.Sprint(m.Kind, source, party, level)
}
