package mapmasters_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
)

// MMV-139: when the time is up, the longest legal beginning is handed in.
func TestTimeUpCutsThePlan(t *testing.T) {
	s, err := newGame(t).Set(mapmasters.Position{Phase: mapmasters.ExplorationPhase, Timer: true,
		Players: []mapmasters.PlayerPosition{{Down: []mapmasters.CardID{1, 2, 3}, Books: []mapmasters.BookID{2}}, {}}})
	require.NoError(t, err)
	for _, c := range []struct{ name, plan, want string }{
		{"whole", "explore time 5 cards S01(0,0) path start(0,3,m,W) E E",
			"explore time 300000 timeout cards S01(0,0) path start(0,3,m,W) E E"},
		{"wall", "explore time 300123 cards S01(0,0) path start(0,3,m,W) E N N",
			"explore time 300123 timeout cards S01(0,0) path start(0,3,m,W) E N N"},
		{"illegal end", "explore time 5 cards S01(0,0) path start(0,3,m,W) E E E N",
			"explore time 300000 timeout cards S01(0,0) path start(0,3,m,W) E E E"},
		{"apart", "explore time 5 cards S02(50,0) S01(0,0) S03(60,9) path start(0,3,m,W) E",
			"explore time 300000 timeout cards S01(0,0) path start(0,3,m,W) E"},
		{"apart without a path", "explore time 5 cards S02(50,0) S01(0,0)", "explore time 300000 timeout"},
		{"pact without a path", "explore time 5 cards S01(0,0) sb02 key", "explore time 300000 timeout cards S01(0,0)"},
		{"pact", "explore time 5 cards S01(0,0) sb02 key path start(0,3,m,W)",
			"explore time 300000 timeout cards S01(0,0) sb02 key path start(0,3,m,W)"},
		{"not in hand", "explore time 5 cards S09(0,0) path start(0,3,m,W)", "explore time 300000 timeout"},
	} {
		t.Run(c.name, func(t *testing.T) {
			cut := s.Cut(0, parse(t, c.plan).(mapmasters.Explore))
			assert.Equal(t, c.want, cut.String())
			assert.Nil(t, s.Why(0, cut))
		})
	}
	other := s.Cut(1, mapmasters.Explore{Pact: card.Key})
	assert.Equal(t, "explore time 300000 timeout", other.String())
}
