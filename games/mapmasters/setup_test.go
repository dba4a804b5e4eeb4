package mapmasters_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// start sets a game up and gives its position and opening events.
func start(t testing.TB, seats int, seed string) (*mapmasters.State, []play.Event) {
	t.Helper()
	s, events, err := newGame(t).New(table(seats, seed))
	require.NoError(t, err)
	return s.(*mapmasters.State), events
}

// MMV-091: two to five players.
func TestSeatsAreTwoToFive(t *testing.T) {
	g := newGame(t)
	least, most := g.Seats()
	assert.Equal(t, []int{2, 5}, []int{least, most})
	for n := range 7 {
		setup := play.Setup{Seats: make([]play.SeatSetup, n)}
		_, _, err := g.New(setup)
		if n >= 2 && n <= 5 {
			assert.NoError(t, err, "%d seats", n)
			continue
		}
		var why *play.Refusal
		require.ErrorAs(t, err, &why, "%d seats", n)
		assert.Equal(t, "MMV-091", why.Clause)
	}
}

// MMV-092: nine starters in a shuffled deck, six coins, nothing else.
func TestEverySeatBeginsAlike(t *testing.T) {
	s, _ := start(t, 5, "alike")
	var starters []mapmasters.CardID
	for id := mapmasters.CardID(1); id <= 9; id++ {
		starters = append(starters, id)
	}
	for seat := range play.Seat(5) {
		assert.Equal(t, 6, s.Coins(seat))
		assert.Equal(t, starters, s.Unseen(seat))
		assert.Zero(t, s.Ready(seat))
		assert.Empty(t, s.Books(seat))
		assert.Empty(t, s.Hand(seat))
		assert.Equal(t, [6]mapmasters.Row{}, s.Rows(seat))
	}
}

// MMV-093: piles of five, two open books of 17, two open cards of 18 of each cost, for
// every number of players.
func TestMarketIsLaidOut(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		s, _ := start(t, seats, "market")
		for _, kind := range mapmasters.Fairies() {
			assert.Equal(t, 5, s.Piles().Of(kind))
		}
		deck, discards := s.BookDeck()
		assert.Equal(t, []int{15, 0}, []int{deck, discards})
		assert.NotContains(t, s.OpenBooks(), mapmasters.NoBook)
		for _, cost := range mapmasters.Costs() {
			deck, discards := s.CardDeck(cost)
			assert.Equal(t, []int{16, 0}, []int{deck, discards})
			for _, id := range s.OpenCards(cost) {
				assert.Equal(t, cost, id.Cost())
				assert.Equal(t, cost, s.Tables().Card(id).Cost)
			}
		}
		require.NoError(t, s.CheckCounts())
	}
}

// MMV-093, MMV-094: what is shuffled lies in another order for another seed.
func TestEverythingIsShuffled(t *testing.T) {
	primaries, books, cards := map[mapmasters.ObjectiveID]bool{}, map[mapmasters.BookID]bool{}, map[mapmasters.CardID]bool{}
	for n := range 60 {
		s, _ := start(t, 2, string(rune('a'+n)))
		primaries[s.Primary(1).ID] = true
		books[s.OpenBooks()[0]] = true
		cards[s.OpenCards(6)[1]] = true
	}
	assert.Greater(t, len(primaries), 15)
	assert.Greater(t, len(books), 10)
	assert.Greater(t, len(cards), 10)
}

// MMV-095: same seed, players and actions, same game.
func TestSameSeedSameGame(t *testing.T) {
	a, _ := start(t, 3, "twin")
	b, _ := start(t, 3, "twin")
	c, _ := start(t, 3, "other")
	assert.Equal(t, a.Digest(), b.Digest())
	assert.NotEqual(t, a.Digest(), c.Digest())
	for range 30 {
		seat := a.Turn()
		moves := a.Moves(seat)
		m := moves[len(moves)/2]
		_, errA := a.Apply(seat, m)
		_, errB := b.Apply(seat, m)
		require.NoError(t, errA)
		require.NoError(t, errB)
		require.Equal(t, a.Digest(), b.Digest())
	}
}

// MMV-096: the bank never runs out; a purse may hold more than all 75 coins.
func TestBankIsUnlimited(t *testing.T) {
	found := &mapmasters.PlayerPosition{Coins: 70, Found: coinsFound(20)}
	s, err := newGame(t).Set(mapmasters.Position{Phase: mapmasters.ExplorationPhase, Turn: 1,
		Players: []mapmasters.PlayerPosition{*found, {Coins: 74}}})
	require.NoError(t, err)
	_, err = s.Apply(1, mapmasters.Explore{Millis: 1})
	require.NoError(t, err)
	assert.Equal(t, 90, s.Coins(0))
	assert.Equal(t, 74, s.Coins(1))
}

// MMV-097, MMV-098, MMV-104: a Primary and a Secondary in each round, one for all,
// twelve different cards in a game, all of which stay visible.
func TestTwelveObjectivesInAGame(t *testing.T) {
	s, events := start(t, 3, "objectives")
	assert.True(t, slices.ContainsFunc(events, func(e play.Event) bool { return e.Name() == "primary-revealed" }))
	luck := play.NewChance("objectives", "test")
	for s.Outcome() == nil {
		require.NotEqual(t, mapmasters.NoObjective, s.Primary(s.Round()).ID)
		moves := s.Moves(s.Turn())
		_, err := s.Apply(s.Turn(), moves[luck.Pick("move", len(moves))])
		require.NoError(t, err)
	}
	seen := s.SeenBy(play.NoSeat)
	met := map[mapmasters.ObjectiveID]bool{}
	for round := 1; round <= 6; round++ {
		met[seen.Primary(round).ID] = true
		met[seen.Secondary(round).ID] = true
	}
	assert.Len(t, met, 12)
	assert.NotContains(t, met, mapmasters.NoObjective)
	left := 0
	for _, n := range s.ObjectivesLeft() {
		left += n
	}
	assert.Equal(t, 15, left)
}

// MMV-105: the generator picks the first seat of round 1, any of them.
func TestFirstSeatIsDrawn(t *testing.T) {
	met := map[play.Seat]bool{}
	for n := range 60 {
		s, events := start(t, 5, string(rune('a'+n)))
		met[s.First()] = true
		assert.Equal(t, s.First(), s.Turn())
		last := events[len(events)-1].(mapmasters.MarketOpened)
		assert.Equal(t, mapmasters.MarketOpened{Round: 1, First: s.First(), Why: mapmasters.FirstByLot, Coins: []int{6, 6, 6, 6, 6}}, last)
	}
	assert.Len(t, met, 5)
}

func TestOptions(t *testing.T) {
	g := newGame(t)
	setup := table(2, "x")
	setup.Options["timer"] = "on"
	setup.Options["pace"] = "slow" // the screen's own
	s, _, err := g.New(setup)
	require.NoError(t, err)
	assert.True(t, s.(*mapmasters.State).Timer())
	setup.Options["timer"] = "maybe"
	_, _, err = g.New(setup)
	var why *play.Refusal
	require.ErrorAs(t, err, &why)
	assert.Equal(t, "MMV-139 bad-option option=timer value=maybe", why.Error())
	assert.Equal(t, "mapmasters", g.ID())
	_, err = g.Bot("normal")
	require.ErrorAs(t, err, &why)
}
