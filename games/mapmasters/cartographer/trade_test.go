package cartographer

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// chosen sets a position up and lets the seat at turn choose.
func chosen(t *testing.T, p mapmasters.Position) mapmasters.Move {
	t.Helper()
	s, err := gameOf(t).Set(p)
	require.NoError(t, err)
	luck := play.NewChance("chosen", "bot")
	m, err := normal(t).Choose(context.Background(), s.Seen(p.Turn), p.Turn, &luck)
	require.NoError(t, err)
	_, err = s.Apply(p.Turn, m)
	require.NoError(t, err, "%v", m)
	return m.(mapmasters.Move)
}

// shop lays out columns in which only these cards lie open.
func shop(open ...mapmasters.CardID) mapmasters.Position {
	p := mapmasters.Position{Books: &mapmasters.BookColumn{}}
	for i := range p.Columns {
		p.Columns[i] = &mapmasters.CardColumn{}
	}
	for _, id := range open {
		c := p.Columns[id.Cost()-3]
		if c.Open[0] == mapmasters.NoCard {
			c.Open[0] = id
		} else {
			c.Open[1] = id
		}
	}
	return p
}

func cardNamed(t *testing.T, name string) mapmasters.CardID {
	t.Helper()
	id, err := mapmasters.ParseCardID(name)
	require.NoError(t, err)
	return id
}

func TestBotBuysTheCardThatServesTheObjective(t *testing.T) {
	// D53 bears two monsters, D50 three circles: both cost 5.
	for _, c := range []struct {
		primary mapmasters.ObjectiveID
		slot    mapmasters.Slot
	}{{10, mapmasters.FirstSlot}, {23, mapmasters.SecondSlot}} {
		p := shop(cardNamed(t, "D53"), cardNamed(t, "D50"))
		p.Primary = []mapmasters.ObjectiveID{c.primary}
		p.Players = []mapmasters.PlayerPosition{{Coins: 6}, {Coins: 6}}
		assert.Equal(t, mapmasters.BuyCard{Cost: 5, Slot: c.slot}, chosen(t, p))
	}
}

func TestBotSpendsTheHagglerOnACard(t *testing.T) { // MMV-122
	p := shop(cardNamed(t, "D53"))
	p.Primary = []mapmasters.ObjectiveID{10}
	p.Players = []mapmasters.PlayerPosition{{Coins: 4, Books: []mapmasters.BookID{mapmasters.Haggler}}, {Coins: 6}}
	assert.Equal(t, mapmasters.BuyCard{Cost: 5, Slot: mapmasters.FirstSlot, Haggler: true}, chosen(t, p))
}

func TestBotBuysAKeyForTheLocksThatItKnowsOf(t *testing.T) {
	p := shop()
	p.Round = 6
	p.Primary = []mapmasters.ObjectiveID{1, 4, 6, 8, 10, 14} // a padlock counts in the last round
	p.Secondary = []mapmasters.ObjectiveID{2, 5, 7, 9, 11}
	p.Players = []mapmasters.PlayerPosition{{Coins: 1}, {Coins: 0}}
	assert.Equal(t, mapmasters.BuyFairy{Kind: card.Key}, chosen(t, p))
}

func TestBotPassesWhereNothingHelps(t *testing.T) { // MMV-110
	p := shop()
	p.Primary = []mapmasters.ObjectiveID{20}
	p.Players = []mapmasters.PlayerPosition{{Coins: 6}, {Coins: 6}}
	assert.Equal(t, mapmasters.Pass{}, chosen(t, p))
}

func TestBotGivesTheWeakerBookAway(t *testing.T) { // MMV-119
	p := shop()
	p.Primary = []mapmasters.ObjectiveID{10}
	p.Players = []mapmasters.PlayerPosition{
		{Coins: 4, Books: []mapmasters.BookID{dungeon.MonsterTeleport, dungeon.CrossedWays, dungeon.BarrelTeleport}}, {Coins: 6}}
	assert.Equal(t, mapmasters.ReplaceBook{Old: dungeon.CrossedWays}, chosen(t, p))
}

func TestBasketHoldsWhatBringsMost(t *testing.T) {
	sword, dear, cheap, rope := offer{price: 1, gain: 70}, offer{price: 6, gain: 500, card: true}, offer{price: 3, gain: 300, card: true}, offer{price: 1, gain: 60}
	all := []offer{sword, dear, cheap, rope}
	for _, c := range []struct {
		name        string
		coins, room int
		want        []offer
	}{
		{"nothing to spend", 0, 5, nil},
		{"small change", 2, 5, []offer{sword, rope}},
		{"the cheap card and tokens", 5, 5, []offer{sword, cheap, rope}},
		{"the dear card", 6, 5, []offer{dear}}, // 200 against 180
		{"both", 9, 5, []offer{dear, cheap}},
		{"no room", 9, 0, []offer{sword, rope}},
		{"room for one", 20, 1, []offer{sword, dear, rope}},
	} {
		assert.Equal(t, c.want, basket(all, c.coins, c.room, 50), c.name)
	}
}

func TestFirstDrawIsPutAwayWhenTheNextPromisesMore(t *testing.T) { // MMV-129
	for _, c := range []struct {
		first string
		want  mapmasters.Choice
	}{{"S02", mapmasters.PutAway}, {"S07", mapmasters.DoNotUse}} { // monsters count
		first := cardNamed(t, c.first)
		p := shop()
		p.Phase = mapmasters.HandPhase
		p.Primary = []mapmasters.ObjectiveID{10}
		p.Players = []mapmasters.PlayerPosition{{Books: []mapmasters.BookID{mapmasters.SecondThoughts}, Down: []mapmasters.CardID{first}}, {}}
		for id := mapmasters.CardID(1); id <= 9; id++ {
			if id != first {
				p.Players[0].Deck = append(p.Players[0].Deck, id)
			}
		}
		assert.Equal(t, mapmasters.FirstDraw{Choice: c.want}, chosen(t, p), c.first)
	}
}

// refreshing is a position in which the first seat refreshes this hand, with barrels as
// the last and monsters as the next Primary Objective.
func refreshing(t *testing.T, found dungeon.Result, coins int, books []mapmasters.BookID, hand ...string) mapmasters.Position {
	t.Helper()
	p := shop(cardNamed(t, "D67"), cardNamed(t, "D81"))
	p.Phase = mapmasters.RefreshPhase
	p.Primary = []mapmasters.ObjectiveID{1, 10}
	p.Secondary = []mapmasters.ObjectiveID{4}
	p.Players = []mapmasters.PlayerPosition{{Coins: coins, Books: books, Found: &found}, {Found: &dungeon.Result{}}}
	for _, name := range hand {
		p.Players[0].Down = append(p.Players[0].Down, cardNamed(t, name))
	}
	return p
}

func TestRefreshRecyclesTheBestAndCutsTheWeakest(t *testing.T) { // MMV-157, MMV-158
	hand := []string{"S02", "D53", "S05", "S06", "S08"}
	m := chosen(t, refreshing(t, dungeon.Result{Recycling: 1}, 0, nil, hand...))
	assert.Equal(t, mapmasters.UseRecycling{Card: cardNamed(t, "D53")}, m)
	m = chosen(t, refreshing(t, dungeon.Result{Scissors: 1}, 0, nil, hand...))
	cut, ok := m.(mapmasters.UseScissors)
	require.True(t, ok, "%v", m)
	assert.True(t, cut.Card.Starter())
	m = chosen(t, refreshing(t, dungeon.Result{}, 0, nil, hand...))
	assert.Equal(t, mapmasters.EndRefresh{}, m)
}

func TestRefreshUsesItsBooks(t *testing.T) { // MMV-161 to MMV-163
	hand := []string{"S02", "D75", "S05", "S06", "S08"}
	m := chosen(t, refreshing(t, dungeon.Result{}, 0, []mapmasters.BookID{mapmasters.Bonfire}, hand...))
	assert.IsType(t, mapmasters.UseBonfire{}, m)
	m = chosen(t, refreshing(t, dungeon.Result{}, 0, []mapmasters.BookID{mapmasters.Exchange}, hand...))
	exchange, ok := m.(mapmasters.UseExchange)
	require.True(t, ok, "%v", m)
	assert.Equal(t, mapmasters.UseExchange{Give: cardNamed(t, "D75"), Take: cardNamed(t, "D67")}, exchange)
	m = chosen(t, refreshing(t, dungeon.Result{}, 6, []mapmasters.BookID{mapmasters.Encore}, "S02", "D53", "S05", "S06", "S08"))
	assert.Equal(t, mapmasters.UseEncore{Card: cardNamed(t, "D53")}, m)
}

func TestSmallDecksAreNotCut(t *testing.T) {
	p := refreshing(t, dungeon.Result{Scissors: 1}, 0, nil, "S02", "D53", "S05", "S06", "S08")
	p.Players[0].Deck = []mapmasters.CardID{cardNamed(t, "S01"), cardNamed(t, "S03")}
	assert.Equal(t, mapmasters.EndRefresh{}, chosen(t, p))
}
