package mapmasters_test

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters"
)

// Every card, book, token and objective stays in one place through thousands of
// games, and the coins add up: earned less paid.
func TestThousandsOfGamesKeepTheirPieces(t *testing.T) {
	t.Parallel()
	games := 1500
	if testing.Short() {
		games = 200
	}
	g := newGame(t)
	for n := range games {
		seed := fmt.Sprint("pieces ", n)
		opened, _, err := g.New(table(2+n%4, seed))
		require.NoError(t, err)
		s := opened.(*mapmasters.State)
		luck := play.NewChance(seed, "moves")
		purse := 6 * s.Seats()
		for moves := 0; s.Outcome() == nil; moves++ {
			require.Less(t, moves, g.MostMoves(s.Seats()), seed)
			m := choose(s, s.Turn(), &luck)
			if m == nil {
				list := s.Moves(s.Turn())
				m = list[luck.Pick("move", len(list))]
			}
			events, err := s.Apply(s.Turn(), m)
			require.NoError(t, err, "%s: %s", seed, m)
			require.NoError(t, s.CheckCounts(), "%s: %s", seed, m)
			purse += earned(events)
			require.Equal(t, purse, coins(s), "%s: %s", seed, m)
		}
	}
}

// earned is what the events say of coins: gained less paid.
func earned(events []play.Event) int {
	sum := 0
	for _, e := range events {
		switch e := e.(type) {
		case mapmasters.CoinsEarned:
			sum += e.Coins
		case mapmasters.FairyBought:
			sum -= e.Price
		case mapmasters.BookBought:
			sum -= e.Price
		case mapmasters.CardBought:
			sum -= e.Price
		case mapmasters.CardRecycled:
			sum -= e.Price
		}
	}
	return sum
}

func coins(s *mapmasters.State) int {
	sum := 0
	for seat := range play.Seat(s.Seats()) {
		sum += s.Coins(seat)
	}
	return sum
}

var update = flag.Bool("update", false, "write the golden playthroughs anew")

// goldenGames are the games whose every move and digest must stay.
var goldenGames = []struct {
	file    string
	seats   int
	options map[string]string
}{
	{"two-seats.journal", 2, map[string]string{"timer": "on"}},
	{"five-seats.journal", 5, nil},
}

func TestGoldenPlaythroughs(t *testing.T) {
	g := newGame(t)
	if *update {
		require.NoError(t, os.MkdirAll("testdata/golden", 0o755))
		for _, c := range goldenGames {
			require.NoError(t, os.WriteFile("testdata/golden/"+c.file, golden(t, g, c.seats, c.options), 0o644))
		}
	}
	scenario.TestGolden(t, os.DirFS("testdata/golden"), g)
}

// golden plays a game at random and gives its journal.
func golden(t *testing.T, g *mapmasters.Game, seats int, options map[string]string) []byte {
	setup := table(seats, fmt.Sprint("golden ", seats))
	setup.Options = options
	m, err := play.NewMatch(g, setup)
	require.NoError(t, err)
	luck := play.NewChance(setup.Seed, "golden")
	for m.Outcome() == nil {
		seat := m.Actors()[0]
		move := choose(m.State(), seat, &luck)
		if move == nil {
			moves := m.Moves(seat)
			move = moves[luck.Pick("move", len(moves))]
		}
		_, err := m.Do(seat, move)
		require.NoError(t, err)
	}
	return m.Journal()
}
