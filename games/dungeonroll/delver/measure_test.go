package delver_test

import (
	"context"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/delver"
)

// MeasureSolo prints means by hero and level: DELVER_MEASURE=200 go test -run MeasureSolo -v
func TestMeasureSolo(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("DELVER_MEASURE"))
	if n == 0 {
		t.Skip("set DELVER_MEASURE to the number of games")
	}
	levels := strings.Fields(os.Getenv("DELVER_LEVELS"))
	jobs, _ := strconv.Atoi(os.Getenv("DELVER_JOBS"))
	g, err := dungeonroll.New(delver.Levels()...)
	require.NoError(t, err)
	heroes := dungeonroll.Heroes()
	if h := os.Getenv("DELVER_HERO"); h != "" {
		x, err := dungeonroll.ParseHero(h)
		require.NoError(t, err)
		heroes = []dungeonroll.Hero{x}
	}
	sum := map[string]float64{}
	for _, h := range heroes {
		line := fmt.Sprintf("%-15s ref %4.1f", h, float64(g.Tables().Hero(h).Mean)/10)
		for _, level := range levels {
			r := solo(t, g, h, level, n, max(1, jobs))
			sum[level] += r.mean
			line += fmt.Sprintf(" | %s %5.2f +-%.2f flee %4.1f%% %5.1f ms/game", level, r.mean, r.half, r.flee*100, r.ms)
		}
		t.Log(line)
	}
	for _, level := range levels {
		t.Logf("%s: mean %.2f", level, sum[level]/float64(len(heroes)))
	}
}

type soloResult struct{ mean, half, flee, ms float64 }

func solo(t *testing.T, g *dungeonroll.Game, h dungeonroll.Hero, level string, n, jobs int) soloResult {
	bot, err := g.Bot(level)
	require.NoError(t, err)
	var mu sync.Mutex
	var all sync.WaitGroup
	next := make(chan int)
	sum, sq, fled := 0.0, 0.0, 0
	begun := time.Now()
	for range jobs {
		all.Go(func() {
			for i := range next {
				total, f, err := soloGame(g, bot, h, i)
				mu.Lock()
				if err != nil {
					t.Error(err)
				}
				sum += float64(total)
				sq += float64(total * total)
				fled += f
				mu.Unlock()
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	all.Wait()
	took := time.Since(begun)
	k := float64(n)
	mean := sum / k
	return soloResult{mean, 1.96 * math.Sqrt(max(0, sq/k-mean*mean)/k), float64(fled) / k / 3, took.Seconds() * 1000 / k}
}

func soloGame(g *dungeonroll.Game, bot play.Bot, h dungeonroll.Hero, i int) (total, fled int, err error) {
	s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.Forming, Players: []dungeonroll.Player{{Hero: h}},
		Seed: fmt.Sprint("solo ", h, " ", i)})
	if err != nil {
		return 0, 0, err
	}
	for n := 0; s.Phase() != dungeonroll.Over; n++ {
		luck := play.NewChance("bot", fmt.Sprint(i, " ", n))
		m, err := bot.Choose(context.Background(), s.Seen(0), 0, &luck)
		if err != nil {
			return 0, 0, err
		}
		move := m.(dungeonroll.Move)
		if why := s.Do(0, &move, nil); why != nil {
			return 0, 0, fmt.Errorf("%s game %d: %v: %v", h, i, move, why)
		}
	}
	p := s.Player(0)
	for _, r := range p.Records {
		if r.End == dungeonroll.Fled {
			fled++
		}
	}
	return p.Total(), fled, nil
}
