package mapmasters_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// only gives the events of one type.
func only[T play.Event](events []play.Event) []T {
	var out []T
	for _, e := range events {
		if v, ok := e.(T); ok {
			out = append(out, v)
		}
	}
	return out
}

// lastExplorer sets up a round in which seat 1 is the last to explore.
func lastExplorer(t *testing.T, p mapmasters.Position, found dungeon.Result) []play.Event {
	t.Helper()
	p.Phase, p.Turn = mapmasters.ExplorationPhase, 1
	p.Players = []mapmasters.PlayerPosition{
		{Coins: 2, Found: &found, Millis: 70_000, Ready: mapmasters.Tokens{1, 0, 0, 0}, Spent: mapmasters.Tokens{0, 2, 0, 0}},
		{Coins: 4, Down: []mapmasters.CardID{1}}}
	s, err := newGame(t).Set(p)
	require.NoError(t, err)
	events, err := s.Apply(1, parse(t, "explore time 80000 cards S01(0,0) path start(0,3,m,W) E E E S S E E"))
	require.NoError(t, err)
	return events
}

// MMV-147 to MMV-153: every figure of the Reward phase comes with its terms.
func TestRewardEventsCarryTheirTerms(t *testing.T) {
	found := dungeon.Result{Squares: 9, Exit: false, Finds: []dungeon.Find{
		{Icon: card.Icon{Kind: card.Coin, Coins: 3}}, {Icon: card.Icon{Kind: card.Coin, Coins: 1}},
		{Icon: card.Icon{Kind: card.Coin, Coins: 3}}, {Icon: card.Icon{Kind: card.Key}}}}
	found.Tally[dungeon.Keys], found.Tally[dungeon.Coins] = 3, 7
	events := lastExplorer(t, mapmasters.Position{Primary: []mapmasters.ObjectiveID{4}, Objectives: []mapmasters.ObjectiveID{21, 18}}, found)

	assert.Equal(t, []mapmasters.FairiesReturned{{Seat: 0, Tokens: mapmasters.Tokens{1, 2, 0, 0}}}, only[mapmasters.FairiesReturned](events))
	assert.Equal(t, mapmasters.CoinsEarned{Seat: 0, Coins: 7, Purse: 9, Terms: []play.Term{
		{Key: "coin-icon", Count: 1, Each: 1, Value: 1}, {Key: "coin-icon", Count: 2, Each: 3, Value: 6}}}, only[mapmasters.CoinsEarned](events)[0])
	first := only[mapmasters.FirstScored](events)
	assert.Equal(t, mapmasters.FirstScored{Seat: 0, VP: 6, Terms: []play.Term{{Key: "key", Count: 3, Each: 2, Value: 6}}}, first[0])
	assert.Equal(t, mapmasters.FirstScored{Seat: 1, VP: 0, Terms: []play.Term{{Key: "key", Count: 0, Each: 2, Value: 0}}}, first[1])
	assert.Equal(t, []mapmasters.TimeBonusGiven{{Seat: 0, VP: 1, Millis: []int{70_000, 80_000}}}, only[mapmasters.TimeBonusGiven](events))
	assert.Equal(t, []mapmasters.SecondaryRevealed{{Round: 1, Objective: 21, Aim: dungeon.Coins, Value: 1}}, only[mapmasters.SecondaryRevealed](events))
	assert.Equal(t, 7, only[mapmasters.SecondScored](events)[0].VP)
	assert.Equal(t, []mapmasters.ExitMarked{{Seat: 0}, {Seat: 1, Exit: true}}, only[mapmasters.ExitMarked](events))
	assert.Equal(t, []mapmasters.PrimaryRevealed{{Round: 2, Objective: 18, Aim: dungeon.Rooms, Value: 1, Hourglass: true}}, only[mapmasters.PrimaryRevealed](events))
	shown := only[mapmasters.DungeonRevealed](events)
	require.Len(t, shown, 2)
	assert.Equal(t, 1, shown[1].Found.Scissors)
}

// MMV-169 to MMV-176: the end of the game says what each figure is made of.
func TestFinalEventsCarryTheirTerms(t *testing.T) {
	events := lastExplorer(t, mapmasters.Position{Round: 6, Primary: []mapmasters.ObjectiveID{1, 2, 3, 5, 6, 17},
		Secondary: []mapmasters.ObjectiveID{7, 8, 9, 10, 11}, Objectives: []mapmasters.ObjectiveID{12}}, dungeon.Result{Squares: 1})
	finals := only[mapmasters.FinalScored](events)
	require.Len(t, finals, 2)
	assert.Equal(t, []play.Term{{Key: "primary", Count: 0, Each: 1, Value: 0}, {Key: "secondary"}, {Key: "time", Each: 1},
		{Key: "exits", Count: 1, Value: 2}, {Key: "coins", Count: 4, Value: 1}}, finals[1].Terms)
	assert.Equal(t, 3, finals[1].VP)
	ranked := only[mapmasters.GameRanked](events)
	require.Len(t, ranked, 1)
	assert.Equal(t, play.Seat(1), ranked[0].Ranking[0].Seat)
	assert.Equal(t, "game-ranked", events[len(events)-1].Name())
}

// MMV-176: the ranking says how a tie was broken.
func TestTiesAreExplained(t *testing.T) {
	tied := func(rows ...mapmasters.Row) []play.Rank {
		p := mapmasters.Position{Phase: mapmasters.Over, Round: 6}
		for _, r := range rows {
			p.Players = append(p.Players, mapmasters.PlayerPosition{Rows: []mapmasters.Row{r}})
		}
		s, err := newGame(t).Set(p)
		require.NoError(t, err)
		return s.Outcome().Ranking
	}
	r := tied(mapmasters.Row{First: 8, Second: 4}, mapmasters.Row{First: 4, Second: 12}, mapmasters.Row{First: 1})
	assert.Equal(t, "tie-secondary", r[0].Tie)
	assert.Equal(t, "tie-secondary", r[1].Tie)
	assert.Equal(t, "", r[2].Tie)
	assert.Equal(t, []int{1, 2, 3}, []int{r[0].Place, r[1].Place, r[2].Place})
	r = tied(mapmasters.Row{First: 6, Second: 9}, mapmasters.Row{First: 6, Second: 8})
	assert.Equal(t, []int{1, 1}, []int{r[0].Place, r[1].Place})
	assert.Equal(t, "tie-shared", r[0].Tie)
}

// Undo stops where something came to light (MMV-115, MMV-138).
func TestWhatReveals(t *testing.T) {
	reveals := func(e play.Event) string {
		if r, ok := e.(play.Revealing); ok {
			return r.Reveals()
		}
		return ""
	}
	assert.Empty(t, reveals(mapmasters.FairyBought{}))
	assert.Empty(t, reveals(mapmasters.CardBought{Slot: mapmasters.FirstSlot}))
	assert.NotEmpty(t, reveals(mapmasters.CardBought{Slot: mapmasters.FromDeck}))
	assert.NotEmpty(t, reveals(mapmasters.BookBought{Slot: mapmasters.FromDeck}))
	assert.NotEmpty(t, reveals(mapmasters.SlotRefilled{Card: 10}))
	assert.NotEmpty(t, reveals(mapmasters.SlotRefilled{Book: 1}))
	assert.Empty(t, reveals(mapmasters.SlotRefilled{}))
	assert.Empty(t, reveals(mapmasters.HandDrawn{}))
	assert.NotEmpty(t, reveals(mapmasters.HandDrawn{Drawn: 1}))
	assert.Equal(t, "done-is-final", reveals(mapmasters.ExplorationDone{}))
	assert.Empty(t, reveals(mapmasters.CardRecycled{}))
}
