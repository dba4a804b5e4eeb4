package dungeonroll_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// anyPosition deals a position of one player at random: any hero and side, any dice.
func anyPosition(luck *play.Chance, foes int) dungeonroll.Position {
	p := dungeonroll.Position{Players: make([]dungeonroll.Player, 1),
		Delve: dungeonroll.Delve{Level: uint8(1 + luck.Pick("level", 10)), Lair: uint8(luck.Pick("lair", 4)),
			Graveyard: uint8(luck.Pick("graveyard", 3)), Spent: luck.Pick("spent", 3) == 0, Tracked: luck.Pick("tracked", 2) == 0}}
	p.Phase = []dungeonroll.Phase{dungeonroll.MonsterPhase, dungeonroll.LootPhase, dungeonroll.DragonPhase,
		dungeonroll.RegroupPhase}[luck.Pick("phase", 4)]
	p.Players[0].Hero = dungeonroll.Hero(luck.Pick("hero", 19))
	if luck.Pick("side", 2) == 1 {
		p.Players[0].XP = 5
	}
	for range luck.Pick("party", 4) {
		p.Party = append(p.Party, dungeonroll.Die(1+luck.Pick("face", 6)))
	}
	if luck.Pick("temporary", 4) == 0 {
		p.Party = append(p.Party, dungeonroll.TemporaryCompanion(dungeonroll.Thief))
	}
	for range luck.Pick("row", 4) {
		p.Row = append(p.Row, dungeonroll.Foe(6-foes+luck.Pick("foe", foes)))
	}
	for _, k := range dungeonroll.TokenKinds() {
		p.Players[0].Tokens[k] = uint8(luck.Pick("token", 6) / 5)
	}
	if luck.Pick("chest", 2) == 0 {
		p.Chest = &dungeonroll.Tokens{dungeonroll.Sword: 2}
	}
	return p
}

// DR-045: a Monster phase without monsters ends by itself exactly when EndPhase is the
// only move there is.
func TestThePhaseEndsWhenNothingElseCanBeDone(t *testing.T) {
	tables := newGame(t).Tables()
	both := map[bool]int{}
	for n := range 6000 {
		luck := play.NewChance("else", fmt.Sprint(n))
		p := anyPosition(&luck, 2) // chests and potions only
		p.Phase = dungeonroll.MonsterPhase
		d := dungeonroll.Unsettled(p, tables.Rules(n%3 == 0))
		require.Zero(t, d.Row.Monsters())
		others := 0
		d.Moves(func(m dungeonroll.Move) {
			if m.Kind != dungeonroll.EndPhase {
				others++
			}
		})
		require.Equal(t, others > 0, d.CanElse(), "%s master %v spent %v, %+v", d.Hero, d.Master, d.Spent, d)
		both[others > 0]++
	}
	assert.Greater(t, both[true], 500)
	assert.Greater(t, both[false], 500)
}

// DR-042: the game says so exactly when nothing is left against the monsters but fleeing
// and the portal; it never flees by itself.
func TestTheGameSaysWhenNothingHelps(t *testing.T) {
	tables := newGame(t).Tables()
	both := map[bool]int{}
	for n := range 8000 {
		luck := play.NewChance("stuck", fmt.Sprint(n))
		p := anyPosition(&luck, 5)
		p.Phase = dungeonroll.MonsterPhase
		if n%2 == 0 {
			p.Party, p.Players[0].Tokens = nil, dungeonroll.Tokens{}
			p.Players[0].Tokens[1+luck.Pick("one", 10)] = 1
		}
		d := dungeonroll.Unsettled(p, tables.Rules(n%3 == 0))
		if d.Row.Monsters() == 0 {
			require.False(t, d.Stuck())
			continue
		}
		helps := 0
		d.Moves(func(m dungeonroll.Move) {
			if m.Kind != dungeonroll.Flee && (m.Kind != dungeonroll.UseToken || m.Token != dungeonroll.Portal) {
				helps++
			}
		})
		require.Equal(t, helps == 0, d.Stuck(), "%+v", d)
		both[d.Stuck()]++
	}
	assert.Greater(t, both[true], 200)
	assert.Greater(t, both[false], 200)
	s := laid(t, dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Row: row(dungeonroll.Ooze, 2),
		Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Cleric)}, Delve: dungeonroll.Delve{Level: 2}})
	events, err := s.Apply(0, parse(t, "fight 1 on 1"))
	require.NoError(t, err)
	assert.Equal(t, dungeonroll.NothingHelps{Monsters: 1}, events[len(events)-1])
	assert.Equal(t, dungeonroll.MonsterPhase, s.Phase())
}

// DR-120: an ultimate that is said to be usable has a use, and one that is not has none.
// The hero cards that are companions have no list of their own.
func TestUsableUltimatesHaveAUse(t *testing.T) {
	tables := newGame(t).Tables()
	used := 0
	for n := range 6000 {
		luck := play.NewChance("ultimates", fmt.Sprint(n))
		d := dungeonroll.Unsettled(anyPosition(&luck, 5), tables.Rules(n%3 == 0))
		if d.CardRoles() != 0 || d.Phase != dungeonroll.MonsterPhase && d.Row.Monsters() > 0 {
			continue
		}
		uses := 0
		d.Moves(func(m dungeonroll.Move) {
			require.False(t, d.Check(&m).Refused(), "%s is listed for %+v: %v", m, d, d.Check(&m))
			if m.Kind == dungeonroll.Ultimate {
				uses++
			}
		})
		require.Equal(t, uses > 0, d.CanUltimate(), "%s master %v: %+v", d.Hero, d.Master, d)
		used += min(uses, 1)
	}
	assert.Greater(t, used, 500)
}

// Lists of moves stay short enough to be looked through: re-rolls of a full party on a
// full level are bounded, and single faces of them are there all the same.
func TestLongListsAreBounded(t *testing.T) {
	p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Delve: dungeonroll.Delve{Level: 10},
		Players: []dungeonroll.Player{{Hero: dungeonroll.Mercenary, XP: 5, Tokens: dungeonroll.Tokens{dungeonroll.ScrollToken: 1}}}}
	for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
		p.Party = append(p.Party, dungeonroll.Die(f))
	}
	p.Party = append(p.Party, dungeonroll.Die(dungeonroll.Scroll))
	for i := range 10 {
		p.Row = append(p.Row, dungeonroll.Foe(1+i%5))
	}
	s := laid(t, p)
	moves := s.Moves(0)
	assert.Less(t, len(moves), 1700)
	listed := map[string]bool{}
	for _, m := range moves {
		listed[m.String()] = true
	}
	for _, text := range []string{"reroll 6 level 1", "reroll 6 level 1 2 3 6 7 8", "reroll 6 party 1", "reroll scroll party 3 level 1 6"} {
		assert.True(t, listed[text], text)
	}
	m := parse(t, "reroll 6 party 1 7 level 2 3 9")
	assert.Nil(t, s.Why(0, &m), "what is not listed may be played all the same")
}

func BenchmarkLongestMoves(b *testing.B) {
	p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Delve: dungeonroll.Delve{Level: 10},
		Players: []dungeonroll.Player{{Hero: dungeonroll.Mercenary, XP: 5, Tokens: dungeonroll.Tokens{dungeonroll.ScrollToken: 1}}}}
	for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
		p.Party = append(p.Party, dungeonroll.Die(f))
	}
	for i := range 10 {
		p.Row = append(p.Row, dungeonroll.Foe(1+i%5))
	}
	s := laid(b, p)
	b.ReportAllocs()
	for b.Loop() {
		s.Moves(0)
	}
}
