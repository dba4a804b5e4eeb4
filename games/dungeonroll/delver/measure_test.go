package delver_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
)

// setting reads a number from the environment.
func setting(name string, otherwise int) int {
	n, err := strconv.Atoi(os.Getenv(name))
	if err != nil {
		return otherwise
	}
	return n
}

// side by side does n things in so many jobs.
func sideBySide(n int, do func(i int)) {
	next := make(chan int)
	var all sync.WaitGroup
	for range setting("DELVER_JOBS", 1) {
		all.Go(func() {
			for i := range next {
				do(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	all.Wait()
}

// The table of strength.md: DELVER_MEASURE=2000 go test -run MeasureAlone -v -timeout 0.
// DELVER_LEVELS and DELVER_HERO choose, DELVER_FROM sets the first game's number.
func TestMeasureAlone(t *testing.T) {
	games := setting("DELVER_MEASURE", 0)
	if games == 0 {
		t.Skip("DELVER_MEASURE says how many games")
	}
	g := newGame(t)
	levels := g.Levels()
	if list := os.Getenv("DELVER_LEVELS"); list != "" {
		levels = strings.Fields(list)
	}
	heroes := dungeonroll.Heroes()
	if h := os.Getenv("DELVER_HERO"); h != "" {
		one, err := dungeonroll.ParseHero(h)
		require.NoError(t, err)
		heroes = []dungeonroll.Hero{one}
	}
	means := make([]float64, len(levels))
	all := make([]tally, len(levels))
	for _, h := range heroes {
		line := fmt.Sprintf("| %s | %.1f |", g.Tables().Hero(h).Novice, float64(g.Tables().Hero(h).Mean)/10)
		for k, level := range levels {
			var sum tally
			var mutex sync.Mutex
			sideBySide(games, func(i int) {
				r, err := alone(g, h, level, i+setting("DELVER_FROM", 0), os.Getenv("DELVER_CLASSIC") != "")
				mutex.Lock()
				defer mutex.Unlock()
				if err != nil {
					t.Error(err)
				}
				sum.add(r)
			})
			means[k] += sum.mean() / float64(len(heroes))
			line += fmt.Sprintf(" %.2f ± %.2f | %.1f |", sum.mean(), sum.half(), sum.flee())
			all[k].add(sum)
		}
		fmt.Println(line)
	}
	for k, level := range levels {
		s := &all[k]
		fmt.Printf("%s: mean %.2f, fled %.1f %%, decisions: median %s, 99 %% below %s, longest %s\n", level, means[k], s.flee(),
			s.quantile(0.5), s.quantile(0.99), s.quantile(1))
	}
}

// Two players with the same hero: DELVER_DUELS=1000 go test -run MeasureDuels -v -timeout 0.
func TestMeasureDuels(t *testing.T) {
	games := setting("DELVER_DUELS", 0)
	if games == 0 {
		t.Skip("DELVER_DUELS says how many games")
	}
	g := newGame(t)
	for _, pair := range [][2]string{{"hard", "easy"}, {"hard", "normal"}, {"normal", "easy"}} {
		sum := 0.0
		var mutex sync.Mutex
		sideBySide(games, func(i int) {
			share, err := duel(g, pair[0], pair[1], i)
			mutex.Lock()
			defer mutex.Unlock()
			if err != nil {
				t.Error(err)
			}
			sum += share
		})
		fmt.Printf("%s against %s: %.1f %% of %d games\n", pair[0], pair[1], 100*sum/float64(games), games)
	}
}
