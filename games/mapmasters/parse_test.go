package mapmasters_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
)

func parse(t testing.TB, text string) mapmasters.Move {
	t.Helper()
	m, err := mapmasters.ParseMove(text)
	require.NoError(t, err, text)
	return m
}

// moveTexts are the recorded actions of MMV 4.8, one of each kind and form.
var moveTexts = map[string]mapmasters.Move{
	"pass":                       mapmasters.Pass{},
	"buy fairy sword":            mapmasters.BuyFairy{Kind: card.Sword},
	"buy fairy scroll sb14 rope": mapmasters.BuyFairy{Kind: card.Scroll, Twin: card.Rope},
	"buy book 1":                 mapmasters.BuyBook{Slot: mapmasters.FirstSlot},
	"buy book deck":              mapmasters.BuyBook{Slot: mapmasters.FromDeck},
	"replace book SB-04":         mapmasters.ReplaceBook{Old: 4},
	"buy card 3 2":               mapmasters.BuyCard{Cost: 3, Slot: mapmasters.SecondSlot},
	"buy card 6 deck sb10":       mapmasters.BuyCard{Cost: 6, Slot: mapmasters.FromDeck, Haggler: true},
	"first draw keep":            mapmasters.FirstDraw{Choice: mapmasters.Keep},
	"first draw discard":         mapmasters.FirstDraw{Choice: mapmasters.PutAway},
	"first draw unused":          mapmasters.FirstDraw{},
	"refresh recycle S01":        mapmasters.UseRecycling{Card: 1},
	"refresh scissors D81":       mapmasters.UseScissors{Card: 81},
	"refresh sb13 D10":           mapmasters.UseBonfire{Card: 10},
	"refresh sb15 S09":           mapmasters.UseEncore{Card: 9},
	"refresh sb17 D30 D44":       mapmasters.UseExchange{Give: 30, Take: 44},
	"refresh done":               mapmasters.EndRefresh{},
	"explore time 0":             mapmasters.Explore{},
	"explore time 300000 timeout cards S01(0,0) D64(-5,-2,turned) sb02 rope path start(0,3,m,W) E E[item, fairy(sword)] circle(item(0,1); 2,5,m)[SB-01] wrap(SB-11)": nil,
}

func TestMovesReadBack(t *testing.T) {
	g := newGame(t)
	for text, want := range moveTexts {
		m := parse(t, text)
		assert.Equal(t, text, m.String())
		if want != nil {
			assert.Equal(t, want, m)
		}
		again, err := g.ParseMove(text)
		require.NoError(t, err)
		assert.Equal(t, play.Move(m), again)
	}
	long := parse(t, "explore time 1 cards S01(0,0) D64(-5,-2,turned) sb02 rope").(mapmasters.Explore)
	assert.Equal(t, []mapmasters.Place{{Card: 1}, {Card: 64, X: -5, Y: -2, Turned: true}}, long.Cards)
	assert.Equal(t, card.Rope, long.Pact)
}

func TestOddMovesAreRefused(t *testing.T) {
	for _, text := range []string{"", "sing", "pass now", "buy", "buy fairy", "buy fairy lamp", "buy fairy barrel",
		"buy fairy sword sb14", "buy fairy sword sb10 key", "buy book 3", "buy book", "buy card 2 1", "buy card 03 1",
		"buy card 3 1 sb14", "replace book SB-18", "replace book 4", "first draw twice", "refresh", "refresh sb17 D30",
		"refresh recycle D82", "explore", "explore time", "explore time -1", "explore time 01", "explore time 99999999999",
		"explore time 1 cards S01", "explore time 1 cards S01(0)", "explore time 1 cards S01(0,0,upright)",
		"explore time 1 cards S01(+1,0)", "explore time 1 sb02", "explore time 1 sb02 coin", "explore time 1 nonsense",
		"explore time 1 path start(0,3,W)", "explore time 1 path N[]", "explore cards S01(0,0) time 1"} {
		_, err := mapmasters.ParseMove(text)
		assert.Error(t, err, text)
	}
}

func FuzzParseMove(f *testing.F) {
	for text := range moveTexts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := mapmasters.ParseMove(text)
		if err != nil {
			return
		}
		again, err := mapmasters.ParseMove(m.String())
		require.NoError(t, err)
		require.Equal(t, m.String(), again.String())
		require.Equal(t, m, again)
	})
}
