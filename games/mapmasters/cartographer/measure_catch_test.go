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

// TestMeasureCatch prints, for plans of mixed hands, what lay on the cards and what the
// path collected: by aim "primary, on the cards, collected" and the like.
func TestMeasureCatch(t *testing.T) {
	hands := measured(t)
	g, err := card.Load()
	if err != nil {
		t.Fatal(err)
	}
	for i := range hands {
		for a := range dungeon.Aims {
			luck := play.NewChance(strconv.Itoa(i), "catch "+a.String())
			d := luck.Pick("dungeon cards", 6)
			hand := handOf(g, &luck, 5-d, d, 0)
			w := Worth{Exit: exitWorth, Scissors: Point / 2, Recycling: Point / 2}
			for b := range w.Aims {
				w.Aims[b] = values[b] * Point / 24
			}
			w.Aims[a] += values[a] * Point
			w.Aims[dungeon.Coins] += Point * 6 / 10
			p, err := Design(context.Background(), hand, dungeon.Kit{}, w, Normal())
			if err != nil {
				t.Fatal(err)
			}
			r, err := dungeon.Plan{Placed: p.Placed, Path: p.Path}.Check(dungeon.Kit{})
			if err != nil {
				t.Fatal(err)
			}
			var have [dungeon.Aims]int
			opens := 0
			for _, k := range hand {
				n := k.Counts()
				for kind := card.Sword; kind < card.Recycling; kind++ {
					have[aimOf[kind]] += n[kind]
				}
				have[dungeon.Rooms] += len(k.Rooms())
				opens += len(k.Openings())
			}
			fmt.Print("ROW,", int(a), ",", d, ",", p.Value, ",", opens)
			for b := range dungeon.Aims {
				fmt.Print(",", have[b], ",", r.Tally.Of(b))
			}
			fmt.Println()
		}
	}
}
