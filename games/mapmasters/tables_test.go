package mapmasters_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// coinsFound is an exploration that circled so many coins.
func coinsFound(n int) *dungeon.Result {
	r := &dungeon.Result{Squares: 1}
	r.Tally[dungeon.Coins] = int16(n)
	for ; n > 0; n -= 2 {
		r.Finds = append(r.Finds, dungeon.Find{Icon: card.Icon{Kind: card.Coin, Coins: 2}})
	}
	return r
}

// MMV-101, MMV-099: 27 cards of twelve kinds, their values, copies and hourglasses.
func TestObjectiveCards(t *testing.T) {
	tables := newGame(t).Tables()
	for _, row := range []struct {
		aim         dungeon.Aim
		first, last mapmasters.ObjectiveID
		value       int
		hourglass   mapmasters.ObjectiveID
	}{
		{dungeon.Barrels, 1, 3, 1, 1}, {dungeon.Keys, 4, 5, 2, 4}, {dungeon.Pits, 6, 7, 3, 0},
		{dungeon.Scrolls, 8, 9, 1, 8}, {dungeon.Monsters, 10, 11, 3, 10}, {dungeon.Ropes, 12, 13, 3, 0},
		{dungeon.Padlocks, 14, 15, 3, 14}, {dungeon.Swords, 16, 17, 1, 16}, {dungeon.Rooms, 18, 19, 1, 18},
		{dungeon.Coins, 20, 22, 1, 20}, {dungeon.Circles, 23, 24, 2, 0}, {dungeon.Stairways, 25, 27, 1, 25},
	} {
		for id := row.first; id <= row.last; id++ {
			assert.Equal(t, mapmasters.Objective{ID: id, Aim: row.aim, Value: row.value, Hourglass: id == row.hourglass},
				tables.Objective(id), "%s", id)
		}
	}
	assert.Zero(t, tables.Objective(mapmasters.NoObjective))
	assert.Zero(t, tables.Objective(mapmasters.UnknownObjective))
	assert.Zero(t, tables.Objective(28))
}

// MMV-090: 17 books in the order of the Versus list, each with its phase.
func TestSpellbooks(t *testing.T) {
	tables := newGame(t).Tables()
	phases := map[mapmasters.BookID]mapmasters.Phase{
		10: mapmasters.MarketPhase, 14: mapmasters.MarketPhase, 16: mapmasters.HandPhase,
		13: mapmasters.RefreshPhase, 15: mapmasters.RefreshPhase, 17: mapmasters.RefreshPhase}
	for b := mapmasters.BookID(1); b <= 17; b++ {
		book := tables.Book(b)
		when, ok := phases[b]
		if !ok {
			when = mapmasters.ExplorationPhase
		}
		assert.Equal(t, when, book.When, "%s", b)
		assert.Equal(t, b <= 9, book.Coop, "%s", b)
		assert.NotEmpty(t, book.Name)
		assert.Regexp(t, `^MMV-\d{3}$`, book.Clause)
	}
	assert.Zero(t, tables.Book(mapmasters.UnknownBook))
}

func TestCardIDs(t *testing.T) {
	tables := newGame(t).Tables()
	for id := mapmasters.CardID(1); id <= 81; id++ {
		back, err := mapmasters.ParseCardID(id.String())
		require.NoError(t, err)
		assert.Equal(t, id, back)
		assert.Equal(t, id.String(), tables.Card(id).ID)
		assert.Equal(t, id.Starter(), tables.Card(id).Starter())
	}
	assert.Nil(t, tables.Card(mapmasters.NoCard))
	assert.Nil(t, tables.Card(mapmasters.UnknownCard))
	for _, text := range []string{"", "S00", "S10", "D09", "D82", "D1", "S1", "D010", "s01", "S0x"} {
		_, err := mapmasters.ParseCardID(text)
		assert.Error(t, err, text)
	}
}
