package delver_test

import (
	"context"
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/delver"
)

func newGame(t testing.TB) *dungeonroll.Game {
	t.Helper()
	g, err := dungeonroll.New(delver.Levels()...)
	require.NoError(t, err)
	return g
}

// tally sums totals up.
type tally struct {
	games, fled, delves int
	sum, squares        float64
	took                []time.Duration // by decision, only printed
}

func (s *tally) mean() float64 { return s.sum / float64(max(1, s.games)) }

// half is half the width of the mean's 95 % interval.
func (s *tally) half() float64 {
	n := float64(max(1, s.games))
	return 1.96 * math.Sqrt(max(0, s.squares/n-s.mean()*s.mean())/n)
}

func (s *tally) flee() float64 { return 100 * float64(s.fled) / float64(max(1, s.delves)) }

func (s *tally) add(o tally) {
	s.games += o.games
	s.fled += o.fled
	s.delves += o.delves
	s.sum += o.sum
	s.squares += o.squares
	s.took = append(s.took, o.took...)
}

// quantile is the decision time that a share of all lies below.
func (s *tally) quantile(share float64) time.Duration {
	if len(s.took) == 0 {
		return 0
	}
	slices.Sort(s.took)
	return s.took[int(share*float64(len(s.took)-1))]
}

// play plays a position to its end, each seat by a bot of its own.
func playOut(s *dungeonroll.State, bots []play.Bot, seed string) (took []time.Duration, err error) {
	for n := 0; s.Phase() != dungeonroll.Over; n++ {
		seat := s.Actors()[0]
		luck := play.NewChance(seed, fmt.Sprint("bot ", seat, " move ", n))
		at := time.Now()
		m, err := bots[seat].Choose(context.Background(), s.Seen(seat), seat, &luck)
		if err != nil {
			return nil, err
		}
		took = append(took, time.Since(at))
		move := m.(dungeonroll.Move)
		if why := s.Do(seat, &move, nil); why != nil {
			return nil, fmt.Errorf("seed %q, move %d, %v: %w", seed, n, move, why)
		}
	}
	return took, nil
}

// alone plays a game alone with a hero.
func alone(g *dungeonroll.Game, h dungeonroll.Hero, level string, n int, classic bool) (tally, error) {
	bot, err := g.Bot(level)
	if err != nil {
		return tally{}, err
	}
	seed := fmt.Sprint("solo ", h, " ", n)
	s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.Forming, Classic: classic,
		Players: []dungeonroll.Player{{Hero: h}}, Seed: seed})
	if err != nil {
		return tally{}, err
	}
	took, err := playOut(s, []play.Bot{bot}, seed)
	if err != nil {
		return tally{}, err
	}
	p := s.Player(0)
	total := float64(s.Outcome().Ranking[0].Score)
	r := tally{games: 1, delves: 3, sum: total, squares: total * total, took: took}
	for _, rec := range p.Records {
		if rec.End == dungeonroll.Fled {
			r.fled++
		}
	}
	return r, nil
}

// duel plays two seats with the same hero and gives what the first level wins: 1, 0 or
// a half.
func duel(g *dungeonroll.Game, one, other string, n int) (float64, error) {
	heroes := dungeonroll.Heroes()
	setup := play.Setup{Game: g.ID(), Seed: fmt.Sprint("duel ", n), Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue", Level: "hard"}, {Name: "Green", Color: "green", Level: "hard"}},
		Options: map[string]string{"heroes": "mirror", "hero": heroes[n/2%len(heroes)].String(), "pack": "on", "promo": "on"}}
	state, _, err := g.New(setup)
	if err != nil {
		return 0, err
	}
	s := state.(*dungeonroll.State)
	bots := make([]play.Bot, 2)
	first := play.Seat(n % 2)
	for i, level := range []string{one, other} {
		if bots[(int(first)+i)%2], err = g.Bot(level); err != nil {
			return 0, err
		}
	}
	if _, err := playOut(s, bots, setup.Seed); err != nil {
		return 0, err
	}
	share := 0.0
	ranking := s.Outcome().Ranking
	for _, r := range ranking {
		if r.Seat == first && r.Place == 1 {
			share = 1
		}
	}
	if ranking[1].Place == 1 {
		share = 0.5
	}
	return share, nil
}
