package doodler_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/doodler"
)

func game(t *testing.T) *doodledungeon.Game {
	t.Helper()
	g, err := doodledungeon.New(doodler.Levels()...)
	require.NoError(t, err)
	return g
}

// match plays a game of these levels to its end and gives its last position.
func match(t *testing.T, g *doodledungeon.Game, seed string, levels ...string) *doodledungeon.State {
	t.Helper()
	setup := play.Setup{Game: g.ID(), Seed: seed}
	for i, l := range levels {
		setup.Seats = append(setup.Seats, play.SeatSetup{Name: fmt.Sprint("Player ", i+1), Level: l})
	}
	m, err := play.NewMatch(g, setup)
	require.NoError(t, err)
	for n := 0; m.State().Outcome() == nil; n++ {
		require.Less(t, n, g.MostMoves(len(levels)), "the game ends")
		seat := m.State().Actors()[0]
		thought := <-m.Think(context.Background(), seat)
		_, err := m.Act(thought)
		require.NoError(t, err, "%s %v: %v", levels[seat], thought.Move, seed)
	}
	return m.State().(*doodledungeon.State)
}

// Bots always make legal moves and always finish, with every number of players.
func TestBotsFinishTheirGames(t *testing.T) {
	g := game(t)
	for _, level := range g.Levels() {
		for seats := 2; seats <= 4; seats++ {
			t.Run(fmt.Sprint(level, seats), func(t *testing.T) {
				var levels []string
				for range seats {
					levels = append(levels, level)
				}
				match(t, g, fmt.Sprint("finish ", seats), levels...)
			})
		}
	}
}
