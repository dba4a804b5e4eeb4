package doodledungeon_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// DD-100: the coach says what each playable card does to the chance, for the seat in the
// fight only.
func TestTheCoach(t *testing.T) {
	var paper sheet.Sheet
	paper.Draw(sheet.Orc, sheet.Of(1))
	s, err := newGame(t).Set(doodledungeon.Position{Phase: doodledungeon.Defence, Step: doodledungeon.Walking,
		Script: map[string][]int{"die": {6, 1}}, Players: []doodledungeon.PlayerPosition{
			{Sheet: paper, Checked: [card.Categories]int{card.OrcTrack: 6}, Hand: []card.ID{1, 6, 13, 16, 22, 26, 29, 35}}, {Hand: []card.ID{2}}}})
	require.NoError(t, err)
	_, ok := s.Coach(0)
	assert.False(t, ok)
	do(t, s, "walk")
	_, ok = s.Coach(1)
	assert.False(t, ok)
	a, ok := s.SeenBy(0).Coach(0)
	require.True(t, ok)
	assert.Equal(t, 20, a.Need)
	assert.Equal(t, "0/1", a.Now.String())
	got := map[string]string{}
	for _, o := range a.Cards {
		got[o.Action.String()] = o.Chance.String()
	}
	// 7 + 2 + 8 = 17: three are missing.
	assert.Equal(t, map[string]string{"axe": "8/10", "talisman": "84/100", "orc-club": "1/1", "aim-boost": "1/1", "loaded-dice": "6/10"}, got)
	best, ok := s.BestPlay(0)
	require.True(t, ok)
	assert.Equal(t, fight.Plan{Chance: fight.Chance{Hits: 1, Of: 1}, First: card.OrcClub}, best)
	_, ok = s.BestPlay(1)
	assert.False(t, ok)
	for _, o := range a.Cards {
		if o.Action == card.LoadedDice {
			assert.Equal(t, []int{1}, o.Reroll)
		}
	}
}

// DD-023: the game shows which elements would lapse.
func TestDoomedElementsAreShown(t *testing.T) {
	var paper sheet.Sheet
	for q := sheet.Square(0); q < sheet.Squares; q++ {
		if (q.Column()+q.Row())%2 == 0 && q != 0 && q != 2 && q != 9 {
			paper.Draw(sheet.Trap, sheet.Of(q))
		}
	}
	s, err := newGame(t).Set(doodledungeon.Position{Phase: doodledungeon.Building,
		Players: []doodledungeon.PlayerPosition{{Card: 45, Sheet: paper}, {Card: 2}}})
	require.NoError(t, err)
	assert.Empty(t, s.Doomed(0, nil))
	assert.Equal(t, []int{1, 2}, s.SeenBy(0).Doomed(0, parse(t, "draw trap B1")))
	assert.Empty(t, s.Doomed(0, parse(t, "draw trap A1")))
	assert.Nil(t, s.Doomed(0, parse(t, "draw trap H10")))
	do(t, s, "draw trap A1", "draw goblin B2")
	assert.Empty(t, s.Doomed(0, nil))
	assert.Equal(t, []int{0, 1}, s.Erasable(0))
}

// Only the seat that builds has something due, and something to erase.
func TestOthersHaveNothingDue(t *testing.T) {
	s, err := newGame(t).Set(doodledungeon.Position{Phase: doodledungeon.Building,
		Players: []doodledungeon.PlayerPosition{{Card: 13}, {Card: 2}}})
	require.NoError(t, err)
	n, e, ok := s.Due(0)
	assert.True(t, ok)
	assert.Zero(t, n)
	assert.Equal(t, sheet.Goblin, e.Mark)
	_, _, ok = s.Due(1)
	assert.False(t, ok, "not its turn")
	do(t, s, "draw goblin C3", "draw orc E5", "draw orc G7", "upgrade orc", "upgrade orc")
	_, _, ok = s.Due(0)
	assert.False(t, ok, "all is built")
	assert.Equal(t, []int{0, 1, 2, 3, 4}, s.Erasable(0))
	assert.Empty(t, s.Erasable(1))
	drafting, _ := start(t, 2, "due")
	_, _, ok = drafting.Due(drafting.Turn())
	assert.False(t, ok, "nothing is built during the draft")
	assert.Empty(t, drafting.Erasable(drafting.Turn()))
}
