package rehearsal

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// Wander makes legal moves until the position is as wanted, trying one seed after the
// other; the moves that are preferred come first. Every position it gives has been
// reached by the rules.
func Wander(t *testing.T, colours []string, wanted func(*mapmasters.State) bool, preferred func(*mapmasters.State, play.Move) bool) *play.Match {
	t.Helper()
	g := Game(t)
	for try := range 300 {
		m, err := play.NewMatch(g, Setup(fmt.Sprint("wander ", try), colours...))
		require.NoError(t, err)
		luck := play.NewChance(fmt.Sprint(try), "wander")
		for m.Len() < 120 && m.Outcome() == nil {
			st := m.State().(*mapmasters.State)
			if wanted(st) {
				return m
			}
			if st.Round() > 2 {
				break
			}
			seat := m.Actors()[0]
			moves := m.Moves(seat)
			move := moves[luck.Pick("move", len(moves))]
			if st.Phase() == mapmasters.ExplorationPhase {
				move = moves[len(moves)-1]
			}
			for _, o := range moves {
				if preferred != nil && preferred(st, o) {
					move = o
					break
				}
			}
			_, err := m.Do(seat, move)
			require.NoError(t, err)
		}
	}
	t.Fatal("no seed leads to the position")
	return nil
}
