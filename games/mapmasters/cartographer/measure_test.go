package cartographer

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// measured says how many hands or games a measuring test is to play; such tests are
// skipped unless MAPMASTERS_MEASURE gives a number.
func measured(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("MAPMASTERS_MEASURE"))
	if err != nil || n < 1 {
		t.Skip("measuring: set MAPMASTERS_MEASURE to a number of hands or games")
	}
	return n
}

// values are the points of the twelve aims (MMV-101).
var values = [dungeon.Aims]int{1, 2, 3, 1, 3, 3, 3, 1, 1, 1, 2, 1}

// handOf draws a hand of starters and dungeon cards of a cost, 0 for any.
func handOf(g *card.Catalog, luck *play.Chance, starters, dungeons, cost int) []*card.Card {
	all := g.OfCost(0)
	var ds []*card.Card
	for c := 3; c <= 6; c++ {
		if cost == 0 || cost == c {
			ds = append(ds, g.OfCost(c)...)
		}
	}
	play.Shuffle(luck, "starters", all)
	play.Shuffle(luck, "dungeons", ds)
	return append(append([]*card.Card{}, all[:starters]...), ds[:dungeons]...)
}

func TestMeasureHands(t *testing.T) {
	hands := measured(t)
	g, err := card.Load()
	if err != nil {
		t.Fatal(err)
	}
	kinds := []struct{ s, d, cost int }{{5, 0, 0}, {3, 2, 0}, {1, 4, 0}, {3, 2, 3}, {3, 2, 4}, {3, 2, 5}, {3, 2, 6}}
	var table [dungeon.Aims + 1][7]float64
	var coins, exits [7]float64
	began, slowest, looks := time.Now(), time.Duration(0), 0
	for k, kind := range kinds {
		for i := range hands {
			luck := play.NewChance(strconv.Itoa(i), "hand")
			hand := handOf(g, &luck, kind.s, kind.d, kind.cost)
			for a := range dungeon.Aims {
				if (i+int(a))%3 != 0 && os.Getenv("MAPMASTERS_ALL") == "" {
					continue
				}
				w := Worth{Exit: exitWorth, Scissors: Point / 2, Recycling: Point / 2}
				for b := range w.Aims {
					w.Aims[b] = values[b] * Point / 24
				}
				w.Aims[a] += values[a] * Point
				w.Aims[dungeon.Coins] += Point * 6 / 10
				t0 := time.Now()
				p, err := Design(context.Background(), hand, dungeon.Kit{}, w, Normal())
				if err != nil {
					t.Fatal(err)
				}
				slowest = max(slowest, time.Since(t0))
				looks += p.Looks
				r, err := dungeon.Plan{Placed: p.Placed, Path: p.Path}.Check(dungeon.Kit{})
				if err != nil {
					t.Fatal(err)
				}
				if w.Of(r) != p.Value {
					t.Fatal(w.Of(r), p.Value)
				}
				n := float64(hands) / 3
				table[a][k] += float64(r.Tally.Of(a)*values[a]) / n
				table[dungeon.Aims][k] += float64(p.Value) / Point / n / 12
				coins[k] += float64(r.Tally.Of(dungeon.Coins)) / n / 12
				if r.Exit {
					exits[k] += 100 / n / 12
				}
			}
		}
	}
	n := hands / 3 * 12 * 7
	fmt.Printf("%-10s %s\n", "", "5 S   3+2D  1+4D  3+2/3 3+2/4 3+2/5 3+2/6")
	var mean [7]float64
	for a := range dungeon.Aims {
		fmt.Printf("%-10s", a)
		for k := range kinds {
			fmt.Printf(" %5.1f", table[a][k])
			mean[k] += table[a][k] / 12
		}
		fmt.Println()
	}
	for _, row := range []struct {
		name string
		v    [7]float64
	}{{"mean", mean}, {"value", table[dungeon.Aims]}, {"coins", coins}, {"exits", exits}} {
		fmt.Printf("%-10s", row.name)
		for k := range kinds {
			fmt.Printf(" %5.1f", row.v[k])
		}
		fmt.Println()
	}
	fmt.Println("mean time", time.Since(began)/time.Duration(n), "slowest", slowest, "looks", looks/n)
}
