package cartographer

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"testing"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// TestMeasureDuel plays games between two kinds of computer players that sit in turn,
// and prints their mean scores.
func TestMeasureDuel(t *testing.T) {
	games := measured(t)
	a, b := table()[0], table()[0]
	a.name, b.name = "a", "b"
	thrift := os.Getenv("MAPMASTERS_THRIFT")
	if n, err := strconv.Atoi(thrift); err == nil {
		b.thrift = n
	}
	if os.Getenv("MAPMASTERS_DEEP") != "" {
		b.explore = Budget{Width: 8, Glances: 40, Finals: 3, Changes: 300, Glance: 2000, Nodes: 20000}
	}
	g, err := mapmasters.New(mapmasters.Level{Name: "a", Bot: &Bot{level: a}}, mapmasters.Level{Name: "b", Bot: &Bot{level: b}})
	if err != nil {
		t.Fatal(err)
	}
	var score, places, coins [2]int
	var wins [2]float64
	for i := range games {
		setup := play.Setup{Game: g.ID(), Seed: "duel " + strconv.Itoa(i/2)}
		for s := range 4 {
			setup.Seats = append(setup.Seats, play.SeatSetup{Name: strconv.Itoa(s), Level: string(rune('a' + (s+i)%2))})
		}
		m, err := play.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		for m.Outcome() == nil {
			if _, err := m.Act(<-m.Think(context.Background(), m.Actors()[0])); err != nil {
				t.Fatal(err)
			}
		}
		for _, r := range m.Outcome().Ranking {
			k := (int(r.Seat) + i) % 2
			score[k] += r.Score
			places[k] += r.Place
			coins[k] += m.State().(*mapmasters.State).Coins(r.Seat)
			if r.Place == 1 {
				wins[k]++
			}
		}
	}
	n := float64(2 * games)
	for k := range 2 {
		fmt.Printf("%c: score %.2f place %.2f wins %.0f coins %.1f\n", 'a'+k, float64(score[k])/n, float64(places[k])/n, wins[k], float64(coins[k])/n)
	}
}
