package cartographer

import (
	"context"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// choices plays a game of bots and keeps every position with the move chosen in it.
type choice struct {
	state *mapmasters.State
	seat  play.Seat
	luck  play.Chance
	move  play.Move
}

func choicesOf(t *testing.T, seats int, seed string) []choice {
	t.Helper()
	g := gameOf(t)
	var list []choice
	i := 0
	played(t, g, seats, seed, func(s *mapmasters.State, seat play.Seat, m play.Move, _ time.Duration) {
		list = append(list, choice{s, seat, play.NewChance(seed, "bot "+strconv.Itoa(int(seat))+" move "+strconv.Itoa(i)), m})
		i++
	})
	return list
}

func normal(t *testing.T) play.Bot {
	t.Helper()
	bot, err := gameOf(t).Bot("normal")
	require.NoError(t, err)
	return bot
}

func TestBotsPlayWholeGamesByTheRules(t *testing.T) {
	for _, seats := range []int{2, 5} {
		m := played(t, gameOf(t), seats, "whole "+strconv.Itoa(seats), nil)
		require.NotNil(t, m.Outcome())
		assert.Len(t, m.Outcome().Ranking, seats)
		for _, r := range m.Outcome().Ranking {
			assert.Greater(t, r.Score, 20)
		}
	}
}

func TestSamePositionSameMove(t *testing.T) {
	a, b := choicesOf(t, 3, "repeat"), choicesOf(t, 3, "repeat")
	require.Equal(t, len(a), len(b))
	for i := range a {
		assert.Equal(t, a[i].move.String(), b[i].move.String())
	}
}

func TestBotKnowsOnlyWhatItsSeatMayKnow(t *testing.T) { // MMV-125
	bot := normal(t)
	for i, c := range choicesOf(t, 3, "hidden") {
		if i%5 != 0 && c.state.Phase() == mapmasters.ExplorationPhase {
			continue
		}
		shuffle := play.NewChance(strconv.Itoa(i), "shuffle")
		other := c.state.SeenBy(c.seat).Guess(&shuffle) // the same to the seat, hidden things elsewhere
		luck := c.luck.Clone()
		m, err := bot.Choose(context.Background(), other.Seen(c.seat), c.seat, &luck)
		require.NoError(t, err)
		assert.Equal(t, c.move.String(), m.String(), "move %d, phase %v", i, c.state.Phase())
	}
}

func TestExplorationTimeIsDrawnFromTheRange(t *testing.T) {
	least, most := 1<<30, 0
	for _, c := range choicesOf(t, 5, "clock") {
		if m, ok := c.move.(mapmasters.Explore); ok {
			least, most = min(least, m.Millis), max(most, m.Millis)
		}
	}
	assert.GreaterOrEqual(t, least, 60_000)
	assert.LessOrEqual(t, most, 110_000)
	assert.Greater(t, most-least, 10_000)
}

// fuse is a context that is cancelled when it has been asked so many times.
type fuse struct {
	context.Context
	left int
}

func (f *fuse) Err() error {
	if f.left--; f.left < 0 {
		return context.Canceled
	}
	return nil
}

func TestCancelledBotReturnsAtOnce(t *testing.T) {
	bot := normal(t)
	for _, c := range choicesOf(t, 2, "cancel") {
		luck := c.luck.Clone()
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		_, err := bot.Choose(ctx, c.state.Seen(c.seat), c.seat, &luck)
		assert.ErrorIs(t, err, context.Canceled)
		if c.state.Phase() != mapmasters.ExplorationPhase {
			continue
		}
		f := &fuse{Context: context.Background(), left: 20}
		_, err = bot.Choose(f, c.state.Seen(c.seat), c.seat, &luck)
		assert.ErrorIs(t, err, context.Canceled)
		assert.Greater(t, f.left, -30, "goes on although it is cancelled")
	}
}

func TestBotBeatsOneThatMovesAtRandom(t *testing.T) {
	g := gameOf(t)
	for i := range 2 {
		bot := play.Seat(i % 2)
		s, _, err := g.New(play.Setup{Game: g.ID(), Seed: "random " + strconv.Itoa(i), Seats: make([]play.SeatSetup, 2)})
		require.NoError(t, err)
		luck := play.NewChance(strconv.Itoa(i), "random")
		for s.Outcome() == nil {
			seat := s.Actors()[0]
			moves := s.Moves(seat)
			m := moves[luck.Pick("move", len(moves))]
			if seat == bot {
				m, err = normal(t).Choose(context.Background(), s.Seen(seat), seat, &luck)
				require.NoError(t, err)
			}
			_, err = s.Apply(seat, m)
			require.NoError(t, err)
		}
		var score [2]int
		for _, r := range s.Outcome().Ranking {
			score[r.Seat] = r.Score
		}
		assert.Greater(t, score[bot], score[1-bot]+15)
	}
}

func TestBotRefusesForeignPositions(t *testing.T) {
	luck := play.NewChance("x", "x")
	_, err := normal(t).Choose(context.Background(), nil, 0, &luck)
	assert.Error(t, err)
}

func BenchmarkExploration(b *testing.B) {
	g := catalog(b)
	luck := play.NewChance("bench", "bench")
	hand := handOf(g, &luck, 2, 3, 0)
	for b.Loop() {
		if _, err := Design(context.Background(), hand, anyKit(&luck), anyWorth(1), Normal()); err != nil {
			b.Fatal(err)
		}
	}
}
