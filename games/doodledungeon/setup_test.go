package doodledungeon_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

func refused(t *testing.T, err error, clause, key string) {
	t.Helper()
	var why *play.Refusal
	require.ErrorAs(t, err, &why)
	assert.Equal(t, clause+" "+key, why.Clause+" "+why.Key)
}

// DD-001
func TestTwoToFourPlayers(t *testing.T) {
	g := newGame(t)
	for _, seats := range []int{0, 1, 5} {
		s := play.Setup{}
		for range seats {
			s.Seats = append(s.Seats, play.SeatSetup{Name: "Blue"})
		}
		_, _, err := g.New(s)
		refused(t, err, "DD-001", "players")
	}
	least, most := g.Seats()
	assert.Equal(t, []int{2, 4}, []int{least, most})
	assert.Equal(t, "doodledungeon", g.ID())
}

// DD-002
func TestNamesMustNotBeEmpty(t *testing.T) {
	s := table(2, "names")
	s.Seats[1].Name = "  "
	_, _, err := newGame(t).New(s)
	refused(t, err, "DD-002", "no-name")
	s = table(2, "names")
	s.Options["dungeon-2"] = "\t"
	_, _, err = newGame(t).New(s)
	refused(t, err, "DD-002", "no-dungeon-name")
	delete(s.Options, "dungeon-2") // the game's proposal stands
	_, _, err = newGame(t).New(s)
	require.NoError(t, err)
}

// DD-002, DD-003, DD-008, DD-063: what lies where at the start.
func TestTheTableAtTheStart(t *testing.T) {
	for seats, want := range map[int]struct{ back, deck int }{2: {18, 42}, 3: {4, 56}, 4: {1, 59}} {
		s, events := start(t, seats, "start")
		setUp := only[doodledungeon.GameSetUp](events)
		require.Len(t, setUp, 1)
		assert.Equal(t, want.back, setUp[0].Back)
		assert.Equal(t, want.deck, setUp[0].Deck)
		assert.Equal(t, want.deck-seats-1, s.Deck())
		assert.Len(t, s.Offer(), seats+1)
		assert.Equal(t, 1, s.Round())
		assert.Equal(t, s.Start(), s.Turn())
		require.NoError(t, s.CheckCounts())
		for seat := range play.Seat(seats) {
			assert.Equal(t, sheet.Sheet{}, s.Sheet(seat))
			assert.Equal(t, 20, s.Hearts(seat))
			assert.Empty(t, s.Pile(seat))
			assert.Zero(t, s.TreasureCount(seat))
		}
	}
}

// DD-004, DD-006: each seat gets the sharpener now and then, and the seed repeats it.
func TestTheSharpenerIsDrawnFromTheSeed(t *testing.T) {
	met := map[play.Seat]int{}
	for n := range 80 {
		a, _ := start(t, 4, fmt.Sprint(n))
		b, _ := start(t, 4, fmt.Sprint(n))
		require.Equal(t, a.Digest(), b.Digest())
		met[a.Start()]++
	}
	assert.Len(t, met, 4)
	for seat, n := range met {
		assert.Greater(t, n, 8, seat)
	}
}

// DD-005
func TestLeftAndRight(t *testing.T) {
	s, _ := start(t, 3, "left")
	assert.Equal(t, play.Seat(1), s.Painter(0), "the seat to the left")
	assert.Equal(t, play.Seat(2), s.Neighbour(0), "the seat to the right")
	assert.Equal(t, play.Seat(0), s.Painter(2))
}

// DD-006: all chance can be laid down; the names are those of the scenarios.
func TestDrawsHaveNames(t *testing.T) {
	s, _ := start(t, 2, "script")
	for _, name := range []string{"shuffle-cards", "start-seat", "shuffle-discards", "shuffle-pile", "die"} {
		require.NoError(t, s.Script(name, 0))
	}
	require.Error(t, s.Script("weather", 0))
}

// DD-006: the order of the draws: 59 for the cards, the start seat, then nothing before
// the piles of 14 are shuffled in turn order, then the dice.
func TestTheOrderOfTheDraws(t *testing.T) {
	s, _ := start(t, 2, "order")
	assert.Equal(t, 60, s.Draws())
	luck := play.NewChance("order", "moves")
	for s.Phase() < doodledungeon.Defence {
		_, err := s.Apply(s.Turn(), s.Sample(s.Turn(), func(n int) int { return luck.Pick("move", n) }))
		require.NoError(t, err)
		if s.Phase() < doodledungeon.Defence {
			require.Equal(t, 60, s.Draws())
		}
	}
	assert.Equal(t, 60+2*13, s.Draws())
}

// DD-003: with all draws 0 the cards lie in their order, the box takes the last.
func TestTheBoxTakesTheLowestCards(t *testing.T) {
	s, err := newGame(t).Set(doodledungeon.Position{})
	require.NoError(t, err)
	assert.Equal(t, 60-18-3, s.Deck())
}

// DD-007, DD-012, DD-013, DD-015, DD-016: fourteen rounds, the sharpener passes fourteen
// times, the draw pile is used up, every pile holds 14 cards, one from each round.
func TestPhaseA(t *testing.T) {
	for seats, discards := range map[int]int{2: 14, 3: 14, 4: 3} {
		s, events := start(t, seats, fmt.Sprint("phase a ", seats))
		first := s.Start()
		luck := play.NewChance("phase a", "moves")
		all := events
		taken := map[play.Seat][]card.ID{}
		for s.Phase() < doodledungeon.Drawing {
			seat := s.Turn()
			events, err := s.Apply(seat, s.Sample(seat, func(n int) int { return luck.Pick("move", n) }))
			require.NoError(t, err)
			for _, e := range only[doodledungeon.CardTaken](events) {
				taken[e.Seat] = append(taken[e.Seat], e.Card)
			}
			all = append(all, events...)
		}
		rounds := only[doodledungeon.RoundOpened](all)
		assert.Len(t, rounds, 14)
		for i, r := range rounds {
			assert.Equal(t, i+1, r.Round)
			assert.Equal(t, (first+play.Seat(i))%play.Seat(seats), r.Start)
			assert.Len(t, r.Offer, seats+1)
		}
		passed := only[doodledungeon.SharpenerPassed](all)
		assert.Len(t, passed, 14)
		assert.Equal(t, (first+14)%play.Seat(seats), s.Start())
		assert.Zero(t, s.Deck())
		assert.Len(t, s.Discards(), discards)
		for seat := range play.Seat(seats) {
			assert.ElementsMatch(t, taken[seat], s.Pile(seat))
			assert.Len(t, s.Pile(seat), 14)
		}
		shuffled := only[doodledungeon.DiscardsShuffled](all)
		if seats == 4 {
			assert.Equal(t, []doodledungeon.DiscardsShuffled{{Size: 11, Shown: 4}}, shuffled)
		} else {
			assert.Empty(t, shuffled)
		}
		counted := only[doodledungeon.TreasuresCounted](all)
		require.Len(t, counted, 1) // DD-017
		for seat := range play.Seat(seats) {
			assert.Equal(t, s.Treasures(seat).Count(), counted[0].Counts[seat])
		}
	}
}

// DD-009, DD-011: all draft from the sharpener clockwise, then build in the same order.
func TestDraftAndBuildingGoClockwise(t *testing.T) {
	s, _ := start(t, 4, "clockwise")
	var order []play.Seat
	for s.Phase() == doodledungeon.Draft {
		order = append(order, s.Turn())
		_, err := s.Apply(s.Turn(), s.Moves(s.Turn())[0])
		require.NoError(t, err)
	}
	for i, seat := range order {
		assert.Equal(t, (s.Start()+play.Seat(i))%4, seat)
	}
	luck := play.NewChance("clockwise", "moves")
	last := play.NoSeat
	var builders []play.Seat
	for s.Phase() == doodledungeon.Building {
		if s.Turn() != last {
			last = s.Turn()
			builders = append(builders, last)
		}
		_, err := s.Apply(s.Turn(), s.Sample(s.Turn(), func(n int) int { return luck.Pick("move", n) }))
		require.NoError(t, err)
	}
	assert.Equal(t, order, builders)
}
