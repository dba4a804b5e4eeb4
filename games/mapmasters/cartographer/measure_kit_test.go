package cartographer

import (
	"context"
	"fmt"
	"strconv"
	"testing"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// pathBooks are the spellbooks that work on a path.
var pathBooks = []dungeon.Book{dungeon.PhantomBlade, dungeon.MonsterTeleport, dungeon.SilentLatch, dungeon.Featherfall,
	dungeon.CrossedWays, dungeon.SpiderClimb, dungeon.LivingCircle, dungeon.BarrelTeleport, dungeon.NorthSouthGate,
	dungeon.EastWestGate}

// TestMeasureKits prints, in hundredths of a point, how much a token or book adds to the
// best plan of a hand, by Primary Objective.
func TestMeasureKits(t *testing.T) {
	hands := measured(t)
	g, err := card.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []struct{ s, d int }{{2, 3}} {
		fmt.Printf("%d starters, %d dungeon cards\n%-8s", kind.s, kind.d, "")
		for a := range dungeon.Aims {
			fmt.Printf(" %8s", a)
		}
		fmt.Println()
		var base [dungeon.Aims][]int
		measure := func(name string, kit dungeon.Kit) {
			fmt.Printf("%-8s", name)
			sum := 0
			for a := range dungeon.Aims {
				total := 0
				for i := range hands {
					luck := play.NewChance(strconv.Itoa(i), "kit")
					w := Worth{Exit: exitWorth, Scissors: Point / 2, Recycling: Point / 2}
					for b := range w.Aims {
						w.Aims[b] = values[b] * Point / 24
					}
					w.Aims[a] += values[a] * Point
					w.Aims[dungeon.Coins] += Point * 6 / 10
					p, err := Design(context.Background(), handOf(g, &luck, kind.s, kind.d, 0), kit, w, Normal())
					if err != nil {
						t.Fatal(err)
					}
					if name == "" {
						base[a] = append(base[a], p.Value)
						total += p.Value
					} else {
						total += p.Value - base[a][i]
					}
				}
				fmt.Printf(" %8d", total*100/Point/hands)
				sum += total * 100 / Point / hands
			}
			fmt.Println("  mean", sum/12)
		}
		measure("", dungeon.Kit{})
		for _, k := range []card.Kind{card.Sword, card.Key, card.Rope, card.Scroll} {
			var kit dungeon.Kit
			kit.Fairies = kit.Fairies.Plus(k, 1)
			measure(k.String(), kit)
		}
		for _, b := range pathBooks {
			measure(b.String(), dungeon.Kit{Books: dungeon.BookSet(b)})
		}
	}
}
