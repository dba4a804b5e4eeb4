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

// tuned is a computer player that plays with other tables.
type tuned struct {
	play.Bot
	set func()
}

func (b tuned) Choose(ctx context.Context, seen play.State, seat play.Seat, luck *play.Chance) (play.Move, error) {
	b.set()
	return b.Bot.Choose(ctx, seen, seat, luck)
}

// TestMeasureDuel plays games between two kinds of computer players that sit in turn,
// and prints their mean scores. Player b differs by the environment: MAPMASTERS_THRIFT,
// MAPMASTERS_DEEP (thorough explorations), MAPMASTERS_COIN (hundredths of what a coin is
// worth beyond a third of a point).
func TestMeasureDuel(t *testing.T) {
	games := measured(t)
	a, b := table()[0], table()[0]
	a.name, b.name = "a", "b"
	thrift := os.Getenv("MAPMASTERS_THRIFT")
	if n, err := strconv.Atoi(thrift); err == nil {
		b.thrift = n
	}
	if os.Getenv("MAPMASTERS_DEEP") != "" {
		b.explore = Budget{Width: 8, Glances: 40, Finals: 3, Changes: 300, Glance: 2000, Nodes: 60000}
	}
	worthA, worthB := coinWorth, coinWorth
	if n, err := strconv.Atoi(os.Getenv("MAPMASTERS_COIN")); err == nil {
		for r := 1; r < 6; r++ {
			worthB[r] = (worthB[r]-Point/3)*n/100 + Point/3
		}
	}
	setA, setB := func() { coinWorth = worthA }, func() { coinWorth = worthB }
	g, err := mapmasters.New(mapmasters.Level{Name: "a", Bot: tuned{&Bot{level: a}, setA}}, mapmasters.Level{Name: "b", Bot: tuned{&Bot{level: b}, setB}})
	if err != nil {
		t.Fatal(err)
	}
	var score, places, coins, first, second, exits [2]int
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
			for _, row := range m.State().(*mapmasters.State).Rows(r.Seat) {
				first[k], second[k] = first[k]+row.First, second[k]+row.Second
				if row.Exit {
					exits[k]++
				}
			}
			if r.Place == 1 {
				wins[k]++
			}
		}
	}
	n := float64(2 * games)
	for k := range 2 {
		fmt.Printf("%c: score %.2f place %.2f wins %.0f coins %.1f primary %.1f secondary %.1f exits %.1f\n", 'a'+k, float64(score[k])/n, float64(places[k])/n, wins[k],
			float64(coins[k])/n, float64(first[k])/n, float64(second[k])/n/2, float64(exits[k])/n)
	}
}
