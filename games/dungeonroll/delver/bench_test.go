package delver_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// The heaviest decisions of Hard: level 10 with scrolls, many treasures and potions; the
// Scout's assignment; a late Regroup.
func BenchmarkHardDecides(b *testing.B) {
	g := newGame(b)
	bot, err := g.Bot("hard")
	require.NoError(b, err)
	party := []dungeonroll.Die{1, 2, 3, 4, 5, 6, 6}
	row := []dungeonroll.Foe{1, 1, 2, 2, 3, 3, 4, 4, 5, 5}
	tokens := dungeonroll.Tokens{0, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1}
	for _, c := range []struct {
		name  string
		hero  dungeonroll.Hero
		phase dungeonroll.Phase
		delve dungeonroll.Delve
	}{
		{"level 10", dungeonroll.NoHero, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10, Graveyard: 0}},
		{"level 10, Guild Master", dungeonroll.GuildLeader, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10, Graveyard: 1}},
		{"level 10, Chieftain", dungeonroll.HalfGoblin, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10}},
		{"level 10, Paladin", dungeonroll.Crusader, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10}},
		{"level 10, Commander", dungeonroll.Mercenary, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10}},
		{"level 10, Berserker", dungeonroll.Dwarf, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10, Graveyard: 0}},
		{"level 10, Tomb Raider", dungeonroll.Archaeologist, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10}},
		{"level 10, Ranger", dungeonroll.Tracker, dungeonroll.MonsterPhase, dungeonroll.Delve{Level: 10}},
		{"Regroup 8", dungeonroll.NoHero, dungeonroll.RegroupPhase, dungeonroll.Delve{Level: 8}},
		{"Regroup 8, Tracker", dungeonroll.Tracker, dungeonroll.RegroupPhase, dungeonroll.Delve{Level: 8}},
		{"Scout", dungeonroll.Scout, dungeonroll.Forming, dungeonroll.Delve{}},
		{"Mercenary", dungeonroll.Mercenary, dungeonroll.Forming, dungeonroll.Delve{}},
	} {
		p := dungeonroll.Position{Phase: c.phase, Delve: c.delve, Seed: "bench",
			Players: []dungeonroll.Player{{Hero: c.hero, Tokens: tokens}}}
		if c.phase != dungeonroll.Forming {
			p.Party = party
			p.Players[0].XP = 9
		}
		if c.phase == dungeonroll.MonsterPhase {
			p.Row = row
		}
		s, _, err := g.Set(p)
		require.NoError(b, err)
		b.Run(c.name, func(b *testing.B) {
			n := 0
			for b.Loop() {
				n++
				luck := play.NewChance("bench", fmt.Sprint(n))
				_, err := bot.Choose(context.Background(), s.Seen(0), 0, &luck)
				require.NoError(b, err)
			}
		})
	}
}
