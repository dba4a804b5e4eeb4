package mapmasters_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters"
)

func TestPositionsThatCannotBe(t *testing.T) {
	type seats = []mapmasters.PlayerPosition
	for name, p := range map[string]mapmasters.Position{
		"one seat":      {Players: make(seats, 1)},
		"six seats":     {Players: make(seats, 6)},
		"round 7":       {Round: 7},
		"no such turn":  {Turn: 2},
		"no such first": {First: -1},
		"six cards":     {Players: seats{{Open: []mapmasters.CardID{1, 2, 3, 4, 5, 6}}, {}}},
		"card twice":    {Players: seats{{Open: []mapmasters.CardID{1, 1}}, {}}},
		"card of both":  {Players: seats{{Open: []mapmasters.CardID{30}}, {Discards: []mapmasters.CardID{30}}}},
		"no such card":  {Players: seats{{Open: []mapmasters.CardID{82}}, {}}},
		"wrong column":  {Columns: [4]*mapmasters.CardColumn{{Deck: []mapmasters.CardID{30}}}},
		"market's card": {Players: seats{{Open: []mapmasters.CardID{10}}, {}}, Columns: [4]*mapmasters.CardColumn{{Deck: []mapmasters.CardID{10}}}},
		"book twice":    {Players: seats{{Books: []mapmasters.BookID{3, 3}}, {}}},
		"book used":     {Players: seats{{Used: []mapmasters.BookID{3}}, {}}},
		"poor":          {Players: seats{{Coins: -1}, {}}},
		"objective":     {Primary: []mapmasters.ObjectiveID{4}, Secondary: []mapmasters.ObjectiveID{4}},
		"seven rows":    {Players: seats{{Rows: make([]mapmasters.Row, 7)}, {}}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := newGame(t).Set(p)
			assert.Error(t, err)
		})
	}
}

func TestPositionLeftOutIsAsAtTheStart(t *testing.T) {
	s, err := newGame(t).Set(mapmasters.Position{})
	require.NoError(t, err)
	require.NoError(t, s.CheckCounts())
	assert.Equal(t, 2, s.Seats())
	assert.Equal(t, mapmasters.MarketPhase, s.Phase())
	assert.Equal(t, 6, s.Coins(1))
	assert.Equal(t, [2]mapmasters.CardID{10, 11}, s.OpenCards(3))
	assert.Equal(t, "O22", s.Primary(1).ID.String())
	assert.Zero(t, s.Primary(7))
	assert.Zero(t, s.OpenCards(7))
}
