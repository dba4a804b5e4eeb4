package dungeonroll_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
)

// What a seat would have if the game ended now counts what its hero gives up at the end:
// the Archaeologist the six that are worth least (DR-170), the Leprechaun all (DR-184).
func TestProspectCountsTheDiscardsOfTheEnd(t *testing.T) {
	tokens := dungeonroll.Tokens{dungeonroll.Sword: 2, dungeonroll.Scales: 3, dungeonroll.Portal: 2, dungeonroll.Ring: 1} // 8: worth 8 + 2 + 2
	for hero, want := range map[dungeonroll.Hero]int{
		dungeonroll.Viking: 4 + 12, dungeonroll.Archaeologist: 4 + 4, dungeonroll.Leprechaun: 4, dungeonroll.NoHero: 4 + 12,
	} {
		s, _, err := newGame(t).Set(dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Row: []dungeonroll.Foe{dungeonroll.Goblin}, Players: []dungeonroll.Player{{Hero: hero, XP: 4, Tokens: tokens}}})
		require.NoError(t, err)
		require.Equal(t, want, s.Prospect(0), hero.String())
	}
	few := dungeonroll.Player{Hero: dungeonroll.Archaeologist, XP: 7, Tokens: dungeonroll.Tokens{dungeonroll.Portal: 4}}
	s, _, err := newGame(t).Set(dungeonroll.Position{Phase: dungeonroll.Over, Players: []dungeonroll.Player{few}})
	require.NoError(t, err)
	require.Equal(t, 7, s.Prospect(0), "all are given up by now")
}
