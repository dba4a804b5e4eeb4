package doodler_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
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

// begin sets a match of these levels up.
func begin(t *testing.T, g *doodledungeon.Game, seed string, levels ...string) *play.Match {
	t.Helper()
	setup := play.Setup{Game: g.ID(), Seed: seed}
	for i, l := range levels {
		setup.Seats = append(setup.Seats, play.SeatSetup{Name: fmt.Sprint("Player ", i+1), Level: l})
	}
	m, err := play.NewMatch(g, setup)
	require.NoError(t, err)
	return m
}

// finish plays a match to its end; see looks at every position before it goes on.
func finish(t *testing.T, m *play.Match, see func(s *doodledungeon.State, seat play.Seat)) *play.Match {
	t.Helper()
	for n := 0; m.Outcome() == nil; n++ {
		require.Less(t, n, m.Game().MostMoves(4), "the game ends")
		seat := m.Actors()[0]
		if see != nil {
			see(m.State().(*doodledungeon.State), seat)
		}
		thought := <-m.Think(context.Background(), seat)
		_, err := m.Act(thought)
		require.NoError(t, err, "seat %d: %v", seat, thought.Move)
	}
	return m
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
				finish(t, begin(t, g, fmt.Sprint("finish ", seats), levels...), nil)
			})
		}
	}
	t.Run("mixed", func(t *testing.T) { finish(t, begin(t, g, "mixed", "easy", "hard", "normal"), nil) })
}

// The same match is played alike.
func TestBotsRepeatThemselves(t *testing.T) {
	g := game(t)
	one := finish(t, begin(t, g, "again", "hard", "normal", "easy"), nil)
	two := finish(t, begin(t, g, "again", "hard", "normal", "easy"), nil)
	assert.Equal(t, one.Journal(), two.Journal())
}

// A bot decides by what its seat may know: it decides alike in every position that looks
// the same (DD-043, DD-071).
func TestBotsKnowOnlyWhatTheirSeatSees(t *testing.T) {
	g := game(t)
	n := 0
	finish(t, begin(t, g, "secret", "hard", "normal"), func(s *doodledungeon.State, seat play.Seat) {
		if n++; n%7 != 0 {
			return
		}
		seen := s.SeenBy(seat)
		luck := play.NewChance("other", fmt.Sprint(n))
		other := seen.Guess(&luck).SeenBy(seat)
		for _, l := range doodler.Levels() {
			a, b := play.NewChance("same", ""), play.NewChance("same", "")
			one, err := l.Bot.Choose(context.Background(), seen, seat, &a)
			require.NoError(t, err)
			two, err := l.Bot.Choose(context.Background(), other, seat, &b)
			require.NoError(t, err)
			assert.Equal(t, one, two, "%s, move %d", l.Name, n)
		}
	})
}

// fading is a context that is done after it was asked so many times.
type fading struct {
	context.Context
	left  int
	after int // times it was asked when it was done
}

func (f *fading) Err() error {
	if f.left--; f.left >= 0 {
		return nil
	}
	f.after++
	return context.Canceled
}

func (f *fading) Deadline() (time.Time, bool) { return time.Time{}, false }

// A bot that is stopped in the middle of its work gives the context's error, and does
// not go on with the work.
func TestBotsStopWhenTheContextIsDone(t *testing.T) {
	g := game(t)
	n := 0
	finish(t, begin(t, g, "stop", "hard", "normal"), func(s *doodledungeon.State, seat play.Seat) {
		n++
		if phase := s.Phase(); phase != doodledungeon.Drawing && n%20 != 0 {
			return
		}
		for _, l := range doodler.Levels() {
			for _, left := range []int{0, 1, 2, 5, 20} {
				ctx := &fading{Context: context.Background(), left: left}
				luck := play.NewChance("stop", "")
				m, err := l.Bot.Choose(ctx, s.SeenBy(seat), seat, &luck)
				if err == nil {
					assert.Zero(t, ctx.after)
					assert.NotNil(t, m)
					continue
				}
				assert.ErrorIs(t, err, context.Canceled, l.Name)
				assert.Nil(t, m)
				assert.Less(t, ctx.after, 12, "%s in %s", l.Name, s.Phase())
			}
		}
	})
}

// What is no position of the seat is answered with an error.
func TestBotsRefuseWhatIsNotTheirs(t *testing.T) {
	g := game(t)
	s := begin(t, g, "wrong", "easy", "easy").State().(*doodledungeon.State)
	for _, l := range doodler.Levels() {
		luck := play.NewChance("wrong", "")
		_, err := l.Bot.Choose(context.Background(), s, s.Neighbour(s.Turn()), &luck)
		assert.Error(t, err)
		_, err = l.Bot.Choose(context.Background(), nil, 0, &luck)
		assert.Error(t, err)
	}
}

// A small sample of what strength.md has measured, with wide margins.
func TestStrongerLevelsWin(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	g := game(t)
	for _, c := range []struct {
		strong, weak string
		games, wins  int
	}{
		{"normal", "easy", 10, 7},
		{"hard", "easy", 6, 5},
		{"hard", "normal", 16, 8},
	} {
		won, score := 0, 0
		for i := range c.games {
			levels := []string{c.strong, c.weak}
			if i%2 == 1 {
				levels = []string{c.weak, c.strong}
			}
			m := finish(t, begin(t, g, fmt.Sprint("strength ", i), levels...), nil)
			for _, r := range m.Outcome().Ranking {
				strong := levels[r.Seat] == c.strong
				if strong && r.Place == 1 {
					won++
				}
				if strong {
					score += r.Score
				} else {
					score -= r.Score
				}
			}
		}
		assert.GreaterOrEqual(t, won, c.wins, "%s against %s", c.strong, c.weak)
		assert.Positive(t, score, "%s against %s", c.strong, c.weak)
	}
}
