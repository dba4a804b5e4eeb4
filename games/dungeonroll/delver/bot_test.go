package delver_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// Every level plays every hero to the end, in the Classic variant too. Every action is
// legal, or playOut would fail.
func TestEveryLevelPlaysEveryHero(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	for _, level := range g.Levels() {
		for i, h := range append(dungeonroll.Heroes(), dungeonroll.NoHero) {
			_, err := alone(g, h, level, i, i%2 == 1)
			require.NoError(t, err, "%s %s", level, h)
		}
	}
}

// Three and four seats, all hero modes, through the match as the program plays it.
// DR-002
func TestTablesOfComputerPlayersPlayToTheEnd(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	for n, mode := range []string{"random", "choice", "mirror", "none"} {
		setup := play.Setup{Game: g.ID(), Seed: fmt.Sprint("table ", n), Options: map[string]string{"heroes": mode,
			"pack": "on", "promo": "on"}}
		for i, level := range []string{"hard", "normal", "easy", "hard"}[:3+n%2] {
			c := []string{"Blue", "Green", "Orange", "Purple"}[i]
			setup.Seats = append(setup.Seats, play.SeatSetup{Name: c, Color: c, Level: level})
		}
		m, err := play.NewMatch(g, setup)
		require.NoError(t, err)
		for m.Outcome() == nil {
			_, err := m.Act(<-m.Think(context.Background(), m.Actors()[0]))
			require.NoError(t, err)
		}
	}
}

// The same position and chance give the same action, and the position is left alone.
// DR-011
func TestChoicesAreRepeatable(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	for _, level := range g.Levels() {
		bot, err := g.Bot(level)
		require.NoError(t, err)
		s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.Forming, Seed: "again",
			Players: []dungeonroll.Player{{Hero: dungeonroll.Tracker}}})
		require.NoError(t, err)
		for n := 0; s.Phase() != dungeonroll.Over && n < 40; n++ {
			before := s.Digest()
			var moves [2]play.Move
			for i := range moves {
				luck := play.NewChance("again", fmt.Sprint(n))
				moves[i], err = bot.Choose(context.Background(), s.Seen(0), 0, &luck)
				require.NoError(t, err)
			}
			require.Equal(t, moves[0], moves[1])
			require.Equal(t, before, s.Digest())
			m := moves[0].(dungeonroll.Move)
			require.Nil(t, s.Do(0, &m, nil))
		}
	}
}

// cancelling is a context that is done after being asked so often.
type cancelling struct {
	context.Context
	left int
}

func (c *cancelling) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// A context that is done stops the thought, at the start and in its midst.
func TestThoughtStopsWhenAsked(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Players: []dungeonroll.Player{{}},
		Party: []dungeonroll.Die{1, 2, 3, 6, 6}, Row: []dungeonroll.Foe{1, 2, 3, 3, 4},
		Delve: dungeonroll.Delve{Level: 5, Graveyard: 2}})
	require.NoError(t, err)
	for _, level := range g.Levels() {
		bot, err := g.Bot(level)
		require.NoError(t, err)
		for left := range 4 {
			if left > 0 && level == "easy" {
				continue // it asks once
			}
			luck := play.NewChance("stop", "")
			_, err := bot.Choose(&cancelling{context.Background(), left}, s.Seen(0), 0, &luck)
			assert.ErrorIs(t, err, context.Canceled, "%s after %d", level, left)
		}
	}
}

// A small sample with wide margins; the figures are in strength.md.
func TestLevelsDifferInStrength(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games for some seconds")
	}
	t.Parallel()
	g := newGame(t)
	mean := map[string]float64{}
	for level, games := range map[string]int{"easy": 40, "normal": 20, "hard": 10} {
		var all tally
		heroes := []dungeonroll.Hero{dungeonroll.Knight, dungeonroll.Crusader, dungeonroll.Sorceress, dungeonroll.GuildLeader,
			dungeonroll.TimeTraveller}
		for _, h := range heroes {
			for n := range games {
				r, err := alone(g, h, level, n, false)
				require.NoError(t, err)
				all.add(r)
			}
		}
		mean[level] = all.mean()
		assert.Less(t, all.flee(), 20.0, level)
	}
	t.Logf("%v", mean)
	assert.Greater(t, mean["hard"], 23.4)
	assert.Greater(t, mean["hard"], mean["normal"]+1)
	assert.Greater(t, mean["normal"], mean["easy"]+4)
	assert.Greater(t, mean["easy"], 10.0)
}

// Hard beats Easy nearly always.
func TestHardBeatsEasy(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games for some seconds")
	}
	t.Parallel()
	g := newGame(t)
	const games = 30
	sum := 0.0
	for n := range games {
		share, err := duel(g, "hard", "easy", n)
		require.NoError(t, err)
		sum += share
	}
	assert.Greater(t, sum/games, 0.7)
}
