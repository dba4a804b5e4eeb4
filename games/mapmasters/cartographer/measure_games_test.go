package cartographer

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// gameOf makes the game with these computer players.
func gameOf(t *testing.T) *mapmasters.Game {
	t.Helper()
	g, err := mapmasters.New(Levels()...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// played plays a game of bots to its end and gives each decision to the watcher.
func played(t *testing.T, g *mapmasters.Game, seats int, seed string, watch func(s *mapmasters.State, seat play.Seat, m play.Move, took time.Duration)) *play.Match {
	t.Helper()
	setup := play.Setup{Game: g.ID(), Seed: seed}
	for i := range seats {
		setup.Seats = append(setup.Seats, play.SeatSetup{Name: strconv.Itoa(i), Level: "normal"})
	}
	m, err := play.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for m.Outcome() == nil {
		seat := m.Actors()[0]
		t0 := time.Now()
		thought := <-m.Think(context.Background(), seat)
		took := time.Since(t0)
		if watch != nil && thought.Err == nil {
			watch(m.State().(*mapmasters.State), seat, thought.Move, took)
		}
		if _, err := m.Act(thought); err != nil {
			t.Fatal(seed, seat, thought.Move, err)
		}
	}
	return m
}

func TestMeasureGames(t *testing.T) {
	games := measured(t)
	seats := 4
	if n, err := strconv.Atoi(os.Getenv("MAPMASTERS_SEATS")); err == nil {
		seats = n
	}
	g := gameOf(t)
	from, _ := strconv.Atoi(os.Getenv("MAPMASTERS_FROM"))
	verbose := os.Getenv("MAPMASTERS_VERBOSE") != ""
	var winner, loser, first, second, timed, exits, coins []int
	var boughtCards [7]int
	var tokens, books, passes, firstWins int
	var perRound [7]struct{ vp, second, spent, cards, tokens, left int }
	var byKind [12]struct{ vp, n int }
	var slowest, total time.Duration
	bookNames := map[string]int{}
	boughtIDs := map[mapmasters.CardID]int{}
	for i := range games {
		var starter play.Seat = -1
		m := played(t, g, seats, "measure "+strconv.Itoa(from+i), func(s *mapmasters.State, seat play.Seat, m play.Move, took time.Duration) {
			if starter < 0 {
				starter = s.First()
			}
			slowest = max(slowest, took)
			total += took
			if verbose {
				fmt.Println(s.Round(), seat, "coins", s.Coins(seat), m)
			}
			if move, ok := m.(mapmasters.Move); ok {
				perRound[s.Round()].spent += mapmasters.Price(move)
			}
			switch m := m.(type) {
			case mapmasters.BuyCard:
				boughtCards[m.Cost]++
				boughtIDs[s.OpenCards(m.Cost)[int(m.Slot)-1]]++
				perRound[s.Round()].cards++
			case mapmasters.BuyFairy:
				tokens++
				perRound[s.Round()].tokens++
			case mapmasters.BuyBook:
				books++
				bookNames[s.OpenBooks()[int(m.Slot)-1].String()]++
			case mapmasters.Pass:
				passes++
			case mapmasters.Explore:
				perRound[s.Round()].left += s.Coins(seat)
			}
		})
		s := m.State().(*mapmasters.State)
		out := m.Outcome()
		best, worst := out.Ranking[0].Score, out.Ranking[0].Score
		for _, r := range out.Ranking {
			best, worst = max(best, r.Score), min(worst, r.Score)
			if r.Place == 1 && r.Seat == starter {
				firstWins++
			}
			f, sec, tm, ex := 0, 0, 0, 0
			for j, row := range s.Rows(r.Seat) {
				f, sec, tm = f+row.First, sec+row.Second, tm+row.Time
				if row.Exit {
					ex++
				}
				perRound[j+1].vp += row.First
				perRound[j+1].second += row.Second
				o := s.Primary(j + 1)
				byKind[o.Aim].vp += row.First
				byKind[o.Aim].n++
			}
			first, second, timed, exits, coins = append(first, f), append(second, sec/2), append(timed, tm), append(exits, ex), append(coins, s.Coins(r.Seat))
		}
		winner, loser = append(winner, best), append(loser, worst)
	}
	mean := func(v []int) float64 {
		sum := 0
		for _, x := range v {
			sum += x
		}
		return float64(sum) / float64(len(v))
	}
	n := float64(games * seats)
	fmt.Printf("%d games of %d: winner %.1f (%d-%d) loser %.1f (%d-%d); primary %.1f secondary %.1f time %.1f exits %.1f coins left %.1f\n", games, seats,
		mean(winner), slices.Min(winner), slices.Max(winner), mean(loser), slices.Min(loser), slices.Max(loser), mean(first), mean(second), mean(timed), mean(exits), mean(coins))
	fmt.Printf("first seat wins %d of %d; per seat and round: cards %.2f books %.2f tokens %.2f\n", firstWins, games,
		float64(boughtCards[3]+boughtCards[4]+boughtCards[5]+boughtCards[6])/n/6, float64(books)/n/6, float64(tokens)/n/6)
	fmt.Println("bought by cost", boughtCards[3:], "books", bookNames)
	var ids []mapmasters.CardID
	for id := mapmasters.CardID(10); id <= 81; id++ {
		ids = append(ids, id)
	}
	slices.SortStableFunc(ids, func(a, b mapmasters.CardID) int { return boughtIDs[a] - boughtIDs[b] })
	for _, id := range ids {
		fmt.Printf("%v:%d ", id, boughtIDs[id])
	}
	fmt.Println()
	left := mean(coins) * n
	for r := 6; r >= 1; r-- {
		p := perRound[r]
		fmt.Printf("round %d: primary %.1f secondary %.1f cards %.2f tokens %.2f spent %.1f purse after market %.1f coins found %.1f\n", r, float64(p.vp)/n, float64(p.second)/n,
			float64(p.cards)/n, float64(p.tokens)/n, float64(p.spent)/n, float64(p.left)/n, (left-float64(p.left))/n)
		left = float64(p.left + p.spent)
	}
	for a, k := range byKind {
		if k.n > 0 {
			fmt.Printf("%v %.1f (%d)  ", mapmasters.Aim(a), float64(k.vp)/float64(k.n), k.n)
		}
	}
	fmt.Println("\nslowest", slowest, "game", total/time.Duration(games))
}
