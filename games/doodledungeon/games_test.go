package doodledungeon_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Every card stays in one place, every sheet lawful, every path valid and every hero
// within his hearts, after each of the moves of thousands of games; hearts, hands and
// cards add up from the events.
func TestThousandsOfGamesAddUp(t *testing.T) {
	t.Parallel()
	games := 1000
	if testing.Short() {
		games = 150
	}
	g := newGame(t)
	ends := map[doodledungeon.Hero]int{}
	for n := range games {
		seed := fmt.Sprint("adds up ", n)
		opened, _, err := g.New(table(2+n%3, seed))
		require.NoError(t, err)
		s := opened.(*doodledungeon.State)
		luck := rand.New(rand.NewPCG(uint64(n), 3))
		var hearts [4]int
		for i := range hearts {
			hearts[i] = 20
		}
		for moves := 0; s.Outcome() == nil; moves++ {
			require.Less(t, moves, g.MostMoves(s.Seats()), seed)
			m := s.Sample(s.Turn(), luck.IntN)
			events, err := s.Apply(s.Turn(), m)
			require.NoError(t, err, "%s: %s", seed, m)
			require.NoError(t, s.CheckCounts(), "%s: %s", seed, m)
			count(events, &hearts)
			for seat := range play.Seat(s.Seats()) {
				require.Equal(t, hearts[seat], s.Hearts(seat), "%s: %s", seed, m)
			}
		}
		for seat := range play.Seat(s.Seats()) {
			ends[s.Hero(seat)]++
		}
	}
	assert.Positive(t, ends[doodledungeon.Escaped])
	assert.Zero(t, ends[doodledungeon.Alive])
}

// count follows the hearts through the events.
func count(events []play.Event, hearts *[4]int) {
	for _, e := range events {
		switch e := e.(type) {
		case doodledungeon.HeartsLost:
			hearts[e.Seat] -= e.Damage
		case doodledungeon.HeroCardUsed:
			if e.Action == card.HealingPotion {
				hearts[e.Seat] += e.Figure
			}
		}
	}
}

// DD-007, DD-014 to DD-016, DD-110: at the end all cards that were drafted are in piles,
// hands or discards, and none lies above a dungeon.
func TestCardsAtTheEnd(t *testing.T) {
	g := newGame(t)
	for n := range 30 {
		s := random(t, g, 2+n%3, n)
		left := 14
		if s.Seats() == 4 {
			left = 3
		}
		sum := len(s.Discards()) - left
		for seat := range play.Seat(s.Seats()) {
			assert.Empty(t, s.Above(seat))
			sum += len(s.Pile(seat)) + len(s.Hand(seat))
		}
		assert.Equal(t, 14*s.Seats(), sum)
	}
}

// DD-128 to DD-136: the score of every game, worked out anew by the letter.
func TestScoresByTheLetter(t *testing.T) {
	g := newGame(t)
	for n := range 60 {
		s := random(t, g, 2+n%3, 500+n)
		crossed := map[play.Seat]int{}
		score := map[play.Seat]int{}
		for seat := range play.Seat(s.Seats()) {
			paper := s.Sheet(seat)
			sum := 0
			for q := sheet.Square(0); q < sheet.Squares; q++ {
				m := paper.At(q)
				switch {
				case m.Monster() && paper.Crossed().Has(q):
					crossed[seat]++
				case m.Monster():
					sum += map[sheet.Mark]int{sheet.Goblin: 1, sheet.Orc: 2, sheet.Dragon: 3}[m]
					if s.Treasures(seat).Has(q) {
						sum += s.Level(seat, card.TreasureTrack)
					}
				}
			}
			if s.Hero(seat) == doodledungeon.Dead {
				sum += 5
			} else {
				sum -= s.Hearts(seat)
			}
			score[seat] = sum
		}
		for i, r := range s.Outcome().Ranking {
			require.Equal(t, score[r.Seat], r.Score)
			place := 1
			for other := range score {
				if score[other] > r.Score || score[other] == r.Score && crossed[other] < crossed[r.Seat] {
					place++
				}
			}
			require.Equal(t, place, r.Place, "rank %d", i)
		}
	}
}

var update = flag.Bool("update", false, "write the golden playthroughs anew")

// goldenGames are the games whose every move and digest must stay.
var goldenGames = map[int]string{2: "two-seats.journal", 3: "three-seats.journal", 4: "four-seats.journal"}

func TestGoldenPlaythroughs(t *testing.T) {
	g := newGame(t)
	if *update {
		require.NoError(t, os.MkdirAll("testdata/golden", 0o755))
		for seats, file := range goldenGames {
			require.NoError(t, os.WriteFile("testdata/golden/"+file, golden(t, g, seats), 0o644))
		}
	}
	scenario.TestGolden(t, os.DirFS("testdata/golden"), g)
}

// golden plays a game at random, with erasures and sketches, and gives its journal.
func golden(t *testing.T, g *doodledungeon.Game, seats int) []byte {
	setup := table(seats, fmt.Sprint("golden ", seats))
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
