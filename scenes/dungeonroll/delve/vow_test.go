package delve_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
)

// Where the Berserker's vow bars the way home, nothing on the table promises what retiring
// would bring (DR-182).
func TestTheVowBarsTheWayHome(t *testing.T) {
	l := laid{phase: dungeonroll.RegroupPhase, hero: dungeonroll.Dwarf, xp: 5, level: 3, party: "CFM", graveyard: 4}
	for _, vow := range []bool{false, true} {
		l.vow = vow
		h := open(t, l)
		h.Click("coach")
		for _, key := range []string{"dungeonroll.regroup.sworn", "dungeonroll.stakes.sworn"} {
			require.Equal(t, vow, apptest.Says(h.Rehearsal, h.App.Words.T(key)), key)
		}
		require.Equal(t, !vow, apptest.Says(h.Rehearsal, "retiring brings"))
	}
}
