package dungeonroll_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// The simplest policy without a hero comes near the anchors of part 6 of the
// specification as long as it needs no treasure and no re-roll: retiring at level 2
// about 7.7, at 3 about 12.8.
func TestSimplePolicyComesNearTheAnchors(t *testing.T) {
	s, _, err := newGame(t).New(table(1, "anchor", "heroes", "none"))
	require.NoError(t, err)
	for level, want := range map[uint8]float64{2: 7.7, 3: 12.8} {
		const games = 3000
		sum := 0
		for n := range games {
			s := s.Clone().(*dungeonroll.State)
			s.SetLuck(play.NewChance("anchor", fmt.Sprint(level, n)))
			var m dungeonroll.Move
			for s.Phase() != dungeonroll.Over {
				d := s.Delve()
				greedy(&d, &m)
				if d.Phase == dungeonroll.RegroupPhase {
					m.Kind = dungeonroll.SeekGlory
					if d.Level >= level {
						m.Kind = dungeonroll.Retire
					}
				}
				require.Nil(t, s.Do(0, &m, nil))
			}
			p := s.Player(0)
			sum += p.Total()
		}
		t.Logf("level %d: mean %d/%d", level, sum, games)
		assert.InDelta(t, want, float64(sum)/games, 1.2, "retiring at level %d", level)
	}
}
