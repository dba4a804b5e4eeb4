package foresight_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// purse is a judge that likes a cleared level, dice that are left, experience and
// treasures, in points. A treasure kept is worth more than a die, as it can still become
// one: the search does not squander them.
type purse struct{}

func (purse) Ended(p foresight.Position) int { return goods(&p) }

func (purse) Regroup(p foresight.Position) int { return 1000 + 10*p.Dice() + goods(&p) }

func goods(p *foresight.Position) int {
	return 5*int(p.XP) + 12*(p.Tokens.Count()+int(p.Fresh))
}

// drawn lays faces down and counts what is drawn; of treasures it draws the last kind, the
// portal, which nobody uses here.
type drawn struct {
	faces        []int
	dice, tokens int
}

// Pick implements dungeonroll.Luck.
func (l *drawn) Pick(name string, n int) int {
	if name == dungeonroll.DrawToken {
		l.tokens++
		return n - 1
	}
	l.dice++
	if l.dice <= len(l.faces) {
		return l.faces[l.dice-1]
	}
	return 0
}

// brute finds the best end by the rules alone: every listed move is made, but for those
// that roll dice, ask for a discard, or spend a portal: a treasure drawn on the way; an elixir is kept while nothing threatens.
type brute struct{ memo map[dungeonroll.Delve]int }

func (b *brute) best(d dungeonroll.Delve) int {
	d.Record = dungeonroll.Record{}
	switch d.Phase {
	case dungeonroll.Ended:
		return purse{}.Ended(foresight.Of(&d))
	case dungeonroll.RegroupPhase:
		return purse{}.Regroup(foresight.Of(&d))
	}
	if v, ok := b.memo[d]; ok {
		return v
	}
	b.memo[d] = foresight.Nothing
	best := foresight.Nothing
	d.Moves(func(m dungeonroll.Move) {
		if m.Kind == dungeonroll.Reroll || m.Token == dungeonroll.Portal ||
			m.Kind == dungeonroll.UseToken && m.Token == dungeonroll.Elixir && d.Phase != dungeonroll.DragonPhase && d.Row.Monsters() == 0 {
			return
		}
		after, luck := d, drawn{}
		after.Do(&m, &luck, nil)
		if luck.dice == 0 && after.Owed == 0 {
			best = max(best, b.best(after))
		}
	})
	b.memo[d] = best
	return best
}

// small lays out a small position of a hero.
func small(t *testing.T, g *dungeonroll.Game, h dungeonroll.Hero, n int, pick func(int) int) dungeonroll.Delve {
	t.Helper()
	p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Classic: n%3 == 2,
		Players: []dungeonroll.Player{{Hero: h, Master: n%2 == 1, XP: uint16(n%2*6 + pick(5))}}}
	for range pick(5) {
		p.Party = append(p.Party, dungeonroll.Die(1+pick(6)))
	}
	potions := 0
	for range 1 + pick(5) {
		f := dungeonroll.Goblin + dungeonroll.Foe(pick(5))
		if f == dungeonroll.Potion {
			if potions++; potions > 2 {
				f = dungeonroll.Ooze
			}
		}
		p.Row = append(p.Row, f)
	}
	if k := dungeonroll.Token(1 + pick(10)); k != dungeonroll.Portal {
		p.Players[0].Tokens[k]++
	}
	p.Delve = dungeonroll.Delve{Level: uint8(1 + pick(9)), Lair: uint8(pick(4)), Graveyard: uint8(pick(4)), Spent: pick(3) == 0}
	if h == dungeonroll.Sorceress || p.Classic {
		p.Delve.Lair = min(p.Delve.Lair, 2)
	}
	s, _, err := g.Set(p)
	require.NoError(t, err)
	return s.Delve()
}

// The value of a position is that of the best end that can be reached by the rules' own
// moves: every hero, both sides, both variants, small positions.
func TestTheBestEndIsThatOfAllMoves(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	luck := play.NewChance("foresight", "brute")
	pick := func(n int) int { return luck.Pick("any", n) }
	cleared := 0
	for _, h := range append(dungeonroll.Heroes(), dungeonroll.NoHero) {
		if h == dungeonroll.Dwarf {
			continue // whose champions are rolled on the way
		}
		for n := range 50 {
			d := small(t, g, h, n, pick)
			s := foresight.NewSearch(d.Hero, d.Rules, purse{}, foresight.Denied)
			b := brute{memo: map[dungeonroll.Delve]int{}}
			want, at := b.best(d), foresight.Of(&d)
			have := s.Value(at)
			if h == dungeonroll.GuildLeader { // who sets a die only for the level's sake, not for a treasure
				require.Equal(t, want >= 1000, have >= 1000, "master %v: %+v", d.Master, at)
				require.LessOrEqual(t, have, want)
			} else {
				require.Equal(t, want, have, "%s master %v: %+v", h, d.Master, at)
			}
			nodes := s.Nodes
			require.Equal(t, have, s.Value(at), "asked again")
			require.Equal(t, nodes, s.Nodes, "what was found is kept")
			s.Forget()
			require.Equal(t, have, s.Value(at), "found again")
			if want >= 1000 {
				cleared++
			}
		}
	}
	assert.Greater(t, cleared, 40)
}

// The throws of so many dice are all of them, each with the number of ways it can fall.
func TestRollsAreAllThrows(t *testing.T) {
	for dice := range 6 {
		want := map[[7]uint8]int{}
		all := 1
		for range dice {
			all *= 6
		}
		for i := range all {
			var count [7]uint8
			for k, left := i, dice; left > 0; k, left = k/6, left-1 {
				count[1+k%6]++
			}
			want[count]++
		}
		have := map[[7]uint8]int{}
		for _, r := range foresight.Rolls(dice) {
			have[r.Count] += r.Weight
		}
		assert.Equal(t, want, have, "%d dice", dice)
	}
	assert.Len(t, foresight.Rolls(10), 3003)
}

// A level that is entered is the one that the rules make of the same throw (DR-023 to
// DR-029): changed faces, dragons in the lair, the Sorceress's lair emptied.
func TestEnteringALevelFollowsTheRules(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	same := 0
	for _, h := range append(dungeonroll.Heroes(), dungeonroll.NoHero) {
		for n := range 4 {
			s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.RegroupPhase, Classic: n > 1,
				Players: []dungeonroll.Player{{Hero: h, Master: n%2 == 1, XP: uint16(n % 2 * 8)}},
				Delve:   dungeonroll.Delve{Level: 2, Lair: uint8(min(n, 2))}, Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Scroll)}})
			require.NoError(t, err)
			search := foresight.NewSearch(h, s.Delve().Rules, purse{}, foresight.Averaged)
			for i := range 216 {
				faces := []int{i % 6, i / 6 % 6, i / 36}
				var count [7]uint8
				for _, f := range faces {
					count[1+f]++
				}
				d := s.Delve()
				before := foresight.Of(&d)
				d.Do(&dungeonroll.Move{Kind: dungeonroll.SeekGlory}, &drawn{faces: faces}, nil)
				if d.Phase != dungeonroll.MonsterPhase || d.Row.Monsters() == 0 {
					continue // phases that the rules ended by themselves
				}
				same++
				require.Equal(t, foresight.Of(&d), search.Enter(before, &count), "%s, n %d, throw %v", h, n, faces)
			}
		}
	}
	assert.Greater(t, same, 5000)
}

// A search that may look at few positions still gives an end that can be reached.
func TestALimitedSearchFindsAnEnd(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	luck := play.NewChance("foresight", "limit")
	for n := range 20 {
		d := small(t, g, dungeonroll.Spellsword, n, func(k int) int { return luck.Pick("any", k) })
		whole := foresight.NewSearch(d.Hero, d.Rules, purse{}, foresight.Denied)
		short := foresight.NewSearch(d.Hero, d.Rules, purse{}, foresight.Denied)
		short.Limit = 3
		most, have := whole.Value(foresight.Of(&d)), short.Value(foresight.Of(&d))
		assert.LessOrEqual(t, have, most)
		assert.Greater(t, have, foresight.Nothing)
		assert.LessOrEqual(t, short.Nodes, whole.Nodes)
	}
}

// Positions whose best end depends on the order of fights, or on who comes back.
func TestTheOrderOfFightsIsFound(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	party := func(list ...dungeonroll.Face) (dice []dungeonroll.Die) {
		for _, f := range list {
			dice = append(dice, dungeonroll.Die(f))
		}
		return dice
	}
	const (
		goblin, skeleton, ooze     = dungeonroll.Goblin, dungeonroll.Skeleton, dungeonroll.Ooze
		cleric, thief, champion    = dungeonroll.Cleric, dungeonroll.Thief, dungeonroll.Champion
		elixir, alchemist, recruit = dungeonroll.Elixir, dungeonroll.Alchemist, dungeonroll.NoHero
	)
	for name, c := range map[string]struct {
		hero   dungeonroll.Hero
		master bool
		party  []dungeonroll.Die
		row    []dungeonroll.Foe
		token  dungeonroll.Token
		grave  int
		dice   int // left on the cleared level
	}{
		"somebody has to fall before the elixir": {alchemist, false, party(cleric, thief), []dungeonroll.Foe{goblin, goblin, skeleton, ooze}, elixir, 0, 0},
		"without a hero too":                     {recruit, false, party(cleric, thief), []dungeonroll.Foe{goblin, goblin, skeleton, ooze}, elixir, 0, 0},
		"the Bard's group and one more":          {dungeonroll.Minstrel, true, party(champion), []dungeonroll.Foe{goblin, ooze, ooze}, dungeonroll.NoToken, 0, 0},
		"a fighter comes back to the Commander":  {dungeonroll.Mercenary, true, party(thief), []dungeonroll.Foe{goblin, goblin, skeleton}, elixir, 1, 1},
	} {
		p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Party: c.party, Row: c.row,
			Players: []dungeonroll.Player{{Hero: c.hero, Master: c.master}}, Delve: dungeonroll.Delve{Level: 4, Graveyard: uint8(c.grave), Spent: true}}
		if c.token != dungeonroll.NoToken {
			p.Players[0].Tokens[c.token] = 1
		}
		s, _, err := g.Set(p)
		require.NoError(t, err)
		d := s.Delve()
		search := foresight.NewSearch(d.Hero, d.Rules, purse{}, foresight.Denied)
		assert.Equal(t, 1000+10*c.dice, search.Value(foresight.Of(&d)), name)
	}
}
