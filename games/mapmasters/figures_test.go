package mapmasters_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// after sets a position up, makes the moves in turn and gives the events of the last.
func after(t *testing.T, p mapmasters.Position, moves ...string) []play.Event {
	t.Helper()
	s, err := newGame(t).Set(p)
	require.NoError(t, err)
	var events []play.Event
	for _, text := range moves {
		events, err = s.Apply(s.Turn(), parse(t, text))
		require.NoError(t, err, text)
	}
	return events
}

// MMV-116, MMV-121, MMV-122, MMV-123: what a purchase tells, so that the screen moves the
// right card to the right place.
func TestPurchasesTellWhatWentWhere(t *testing.T) {
	rich := func() mapmasters.Position {
		return mapmasters.Position{Phase: mapmasters.MarketPhase, Players: []mapmasters.PlayerPosition{
			{Coins: 20, Books: []mapmasters.BookID{10, 14}}, {Coins: 1, Passed: true}},
			Books: &mapmasters.BookColumn{Open: [2]mapmasters.BookID{1, 2}, Discards: []mapmasters.BookID{3, 4}},
			Columns: [4]*mapmasters.CardColumn{
				1: {Open: [2]mapmasters.CardID{28, 29}, Deck: []mapmasters.CardID{30}},
				2: {Open: [2]mapmasters.CardID{46, 47}, Discards: []mapmasters.CardID{48, 49, 50}}}}
	}
	events := after(t, rich(), "buy card 4 2 sb10")
	assert.Equal(t, []play.Event{
		mapmasters.CardBought{Seat: 0, Card: 29, Slot: mapmasters.SecondSlot, Price: 3, Haggler: true},
		mapmasters.SlotRefilled{Cost: 4, Slot: mapmasters.SecondSlot, Card: 30}}, events)
	events = after(t, rich(), "buy card 5 1")
	assert.Equal(t, mapmasters.ColumnShuffled{Cost: 5, Size: 3}, events[1])
	assert.Equal(t, 5, events[2].(mapmasters.SlotRefilled).Cost)
	events = after(t, rich(), "buy book 1")
	assert.Equal(t, mapmasters.BookBought{Seat: 0, Book: 1, Slot: mapmasters.FirstSlot, Price: 2, Must: true}, events[0])
	assert.Equal(t, mapmasters.ColumnShuffled{Size: 2}, events[1])
	events = after(t, rich(), "buy fairy key sb14 rope")
	assert.Equal(t, []play.Event{
		mapmasters.FairyBought{Seat: 0, Kind: card.Key, Twin: card.Rope, Price: 1, Left: 4}}, events)
	events = after(t, rich(), "buy book 1", "replace book SB-14")
	assert.Equal(t, []play.Event{mapmasters.BookReplaced{Seat: 0, Old: 14, New: 1}}, events)
}

// MMV-126, MMV-128: how many cards each seat has drawn.
func TestHandsTellHowMuchWasDrawn(t *testing.T) {
	events := after(t, mapmasters.Position{Phase: mapmasters.MarketPhase, Players: []mapmasters.PlayerPosition{
		{Coins: 1, Open: []mapmasters.CardID{10, 11}}, {Passed: true, Open: []mapmasters.CardID{12}, Deck: []mapmasters.CardID{3}}}}, "pass")
	assert.Equal(t, []mapmasters.HandDrawn{{Seat: 0, Drawn: 3, Hand: 5}, {Seat: 1, Drawn: 1, Hand: 2}}, only[mapmasters.HandDrawn](events))
}

// MMV-160, MMV-165: what went to the discards, and which icons were lost.
func TestTheEndOfARefreshTellsWhatIsLost(t *testing.T) {
	refresh := mapmasters.Position{Phase: mapmasters.RefreshPhase, Primary: []mapmasters.ObjectiveID{22, 21}, Secondary: []mapmasters.ObjectiveID{1},
		Players: []mapmasters.PlayerPosition{
			{Coins: 3, Open: []mapmasters.CardID{10}, Down: []mapmasters.CardID{1, 2, 3}, Found: &dungeon.Result{Squares: 4, Recycling: 3, Scissors: 2}},
			{Coins: 3, Down: []mapmasters.CardID{4}, Found: &dungeon.Result{Squares: 1}}}}
	events := after(t, refresh, "refresh recycle D10", "refresh scissors S02", "refresh done")
	assert.Equal(t, []mapmasters.RefreshEnded{
		{Seat: 0, Discarded: []mapmasters.CardID{1, 3}, LostRecycling: 2, LostScissors: 1},
		{Seat: 1, Discarded: []mapmasters.CardID{4}, Automatic: true}}, only[mapmasters.RefreshEnded](events))
	events = after(t, refresh, "refresh scissors D10")
	assert.Equal(t, []play.Event{mapmasters.CardRemoved{Seat: 0, Card: 10, By: mapmasters.ByIcon}}, events)
	refresh.Players[0].Books = []mapmasters.BookID{13, 15}
	events = after(t, refresh, "refresh sb13 S01")
	assert.Equal(t, []play.Event{mapmasters.CardRemoved{Seat: 0, Card: 1, By: mapmasters.ByBonfire}}, events)
	events = after(t, refresh, "refresh sb15 D10")
	assert.Equal(t, []play.Event{mapmasters.CardRecycled{Seat: 0, Card: 10, By: mapmasters.ByEncore, Price: 2}}, events)
	events = after(t, refresh, "refresh recycle S03")
	assert.Equal(t, []play.Event{mapmasters.CardRecycled{Seat: 0, Card: 3, By: mapmasters.ByIcon}}, events)
}

// MMV-106, MMV-107, MMV-108: why a seat is first player, with the purses it was judged by.
func TestTheMarketTellsWhyASeatBegins(t *testing.T) {
	opened := func(coins [3]int, vp [3]int) mapmasters.MarketOpened {
		p := mapmasters.Position{Phase: mapmasters.RefreshPhase, Primary: []mapmasters.ObjectiveID{22, 21}, Secondary: []mapmasters.ObjectiveID{1},
			First: 1, Turn: 0}
		for i := range coins {
			p.Players = append(p.Players, mapmasters.PlayerPosition{Coins: coins[i],
				Rows: []mapmasters.Row{{First: vp[i], Exit: i == 0}}, Found: &dungeon.Result{Squares: 1}})
		}
		return only[mapmasters.MarketOpened](after(t, p, "refresh done"))[0]
	}
	for _, tt := range []struct {
		coins, vp [3]int
		first     play.Seat
		why       mapmasters.FirstReason
	}{
		{[3]int{4, 3, 2}, [3]int{0, 0, 9}, 2, mapmasters.FirstByCoins},
		{[3]int{2, 3, 2}, [3]int{5, 0, 4}, 2, mapmasters.FirstByPoints},
		{[3]int{2, 2, 2}, [3]int{3, 4, 5}, 0, mapmasters.FirstByPoints},
		{[3]int{2, 3, 2}, [3]int{5, 0, 5}, 2, mapmasters.FirstByTurn},
		{[3]int{2, 2, 2}, [3]int{5, 5, 5}, 1, mapmasters.FirstByTurn},
		{[3]int{2, 2, 2}, [3]int{5, 6, 5}, 2, mapmasters.FirstByTurn},
	} {
		assert.Equal(t, mapmasters.MarketOpened{Round: 2, First: tt.first, Why: tt.why, Coins: tt.coins[:]}, opened(tt.coins, tt.vp))
	}
}

// MMV-167: the change of the market names what went, and fills ten places.
func TestTheChangeOfTheMarketTellsWhatWent(t *testing.T) {
	events := after(t, mapmasters.Position{Phase: mapmasters.RefreshPhase, Round: 3, Primary: []mapmasters.ObjectiveID{22, 21, 20, 1},
		Secondary: []mapmasters.ObjectiveID{2, 3, 4}, Players: []mapmasters.PlayerPosition{
			{Coins: 2, Found: &dungeon.Result{Squares: 1}}, {Coins: 2, Found: &dungeon.Result{Squares: 1}}}}, "refresh done")
	assert.Equal(t, []mapmasters.MarketChanged{{Books: []mapmasters.BookID{1, 2},
		Cards: []mapmasters.CardID{10, 11, 28, 29, 46, 47, 64, 65}}}, only[mapmasters.MarketChanged](events))
	refilled := only[mapmasters.SlotRefilled](events)
	require.Len(t, refilled, 10)
	assert.Equal(t, mapmasters.SlotRefilled{Slot: mapmasters.FirstSlot, Book: 3}, refilled[0])
	assert.Equal(t, mapmasters.SlotRefilled{Cost: 6, Slot: mapmasters.SecondSlot, Card: 67}, refilled[9])
}

// Moves that name what does not exist are refused like others, by whomever they are made.
func TestMovesOutOfRangeAreRefused(t *testing.T) {
	s, err := newGame(t).Set(mapmasters.Position{Phase: mapmasters.MarketPhase, Players: []mapmasters.PlayerPosition{
		{Coins: 20}, {Coins: 20}}})
	require.NoError(t, err)
	before := s.Digest()
	for clause, moves := range map[string][]mapmasters.Move{
		"MMV-121": {mapmasters.BuyBook{Slot: 3}, mapmasters.BuyBook{Slot: 255}, mapmasters.BuyCard{Cost: 3, Slot: 3}},
		"MMV-114": {mapmasters.BuyCard{Cost: 2}, mapmasters.BuyCard{Cost: 7, Slot: 1}, mapmasters.BuyCard{Cost: -1}},
		"MMV-112": {mapmasters.BuyFairy{}, mapmasters.BuyFairy{Kind: card.Barrel}, mapmasters.BuyFairy{Kind: 200}},
	} {
		for _, m := range moves {
			_, err := s.Apply(0, m)
			var why *play.Refusal
			require.ErrorAs(t, err, &why, "%v", m)
			assert.Equal(t, clause, why.Clause, "%v", m)
		}
	}
	for _, seat := range []play.Seat{-1, 2, 99} {
		_, err := s.Apply(seat, mapmasters.Pass{})
		assert.Error(t, err)
	}
	assert.Equal(t, before, s.Digest())

	s, err = newGame(t).Set(mapmasters.Position{Phase: mapmasters.ExplorationPhase})
	require.NoError(t, err)
	for _, millis := range []int{-1, -300_000, math.MaxInt32} { // MMV-137
		_, err := s.Apply(0, mapmasters.Explore{Millis: millis})
		assert.ErrorContains(t, err, "MMV-137 bad-time", "%d", millis)
	}
}

// MMV-092: the decks of the seats are shuffled, each by itself.
func TestStartersAreShuffled(t *testing.T) {
	first := map[mapmasters.CardID]bool{}
	alike := 0
	for n := range 40 {
		s, _ := start(t, 2, string(rune('a'+n)))
		for s.Phase() == mapmasters.MarketPhase {
			_, err := s.Apply(s.Turn(), mapmasters.Pass{})
			require.NoError(t, err)
		}
		blue, green := s.Hand(0), s.Hand(1)
		require.Len(t, blue, 5)
		first[blue[0].Card] = true
		if slices.Equal(blue, green) {
			alike++
		}
	}
	assert.Len(t, first, 9, "each starter is drawn first now and then")
	assert.Less(t, alike, 2)
}
