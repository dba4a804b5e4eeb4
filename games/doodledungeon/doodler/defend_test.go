package doodler_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// ids of cards by what they do.
const (
	axe           card.ID = 1
	blade         card.ID = 10
	aimBoost      card.ID = 22
	spikes        card.ID = 29
	healingPotion card.ID = 35
	bomb          card.ID = 40
)

// straight is a way along the first row and down the last column.
const straight = "A1 B1 C1 D1 E1 F1 G1 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10"

// dungeon is a seat's things with marks on a sheet.
func dungeon(t *testing.T, marks map[sheet.Mark]string, hand ...card.ID) doodledungeon.PlayerPosition {
	t.Helper()
	p := doodledungeon.PlayerPosition{Hand: hand}
	for m := sheet.Wall; m <= sheet.Dragon; m++ {
		on, err := sheet.ParseSet(marks[m])
		require.NoError(t, err)
		p.Sheet.Draw(m, on)
	}
	path, err := trail.Parse(straight)
	require.NoError(t, err)
	p.Path = path
	return p
}

// asks lets a level decide for seat 0.
func asks(t *testing.T, level string, s *doodledungeon.State) play.Move {
	t.Helper()
	bot, err := game(t).Bot(level)
	require.NoError(t, err)
	luck := play.NewChance("ask", level)
	m, err := bot.Choose(context.Background(), s.Seen(0), 0, &luck)
	require.NoError(t, err)
	require.Nil(t, s.Why(0, m.(doodledungeon.Move)), "%s is legal", m)
	return m
}

// position sets up a turn of seat 0 in Phase C. Dice are the outcomes of the rolls.
func position(t *testing.T, step doodledungeon.Step, dice []int, players ...doodledungeon.PlayerPosition) *doodledungeon.State {
	t.Helper()
	var script []int
	for _, d := range dice {
		script = append(script, d-1)
	}
	s, err := game(t).Set(doodledungeon.Position{Phase: doodledungeon.Defence, Step: step, Players: players,
		Script: map[string][]int{"die": script}})
	require.NoError(t, err)
	return s
}

// met lets the hero of seat 0 walk to his first stop.
func met(t *testing.T, s *doodledungeon.State) *doodledungeon.State {
	t.Helper()
	_, err := s.Apply(0, doodledungeon.Walk{})
	require.NoError(t, err)
	return s
}

func TestHealingPotionIsKeptUntilHeartsAreCrossedOut(t *testing.T) {
	own := dungeon(t, map[sheet.Mark]string{sheet.Orc: "D1"}, healingPotion)
	rival := dungeon(t, map[sheet.Mark]string{sheet.Orc: "D1"})
	s := position(t, doodledungeon.Helping, nil, own, rival)
	assert.Equal(t, doodledungeon.Refill{}, asks(t, "hard", s), "all hearts are there (DD-111)")
	rival.Lost = 2
	s = position(t, doodledungeon.Helping, nil, own, rival)
	assert.Equal(t, "lay healing-potion above 1", asks(t, "hard", s).String())
}

func TestBombNamesTheStrongestMonsterNearTheWay(t *testing.T) {
	own := dungeon(t, nil, bomb)
	rival := dungeon(t, map[sheet.Mark]string{sheet.Goblin: "C2", sheet.Dragon: "E2", sheet.Orc: "G2", sheet.Trap: "A3"})
	rival.Sheet.Draw(sheet.Dragon, sheet.Of(sheet.At(2, 7))) // far from the way
	for _, level := range []string{"normal", "hard"} {
		s := position(t, doodledungeon.Helping, nil, own, rival)
		assert.Equal(t, "lay bomb above 1 naming E2", asks(t, level, s).String(), level)
	}
}

func TestCardsArePlayedWhereTheyTurnAFight(t *testing.T) {
	rival := dungeon(t, nil)
	for _, c := range []struct {
		name string
		dice []int
		hand []card.ID
		want map[string]string // by level
	}{
		{"won already", []int{9, 9}, []card.ID{aimBoost, axe}, map[string]string{"easy": "settle", "normal": "settle", "hard": "settle"}},
		{"three are missing", []int{8, 5}, []card.ID{aimBoost}, map[string]string{"easy": "play aim-boost", "normal": "play aim-boost", "hard": "play aim-boost"}},
		{"out of reach", []int{1, 1}, []card.ID{aimBoost}, map[string]string{"easy": "settle", "normal": "settle", "hard": "settle"}},
		{"little hope", []int{3, 4}, []card.ID{axe}, map[string]string{"easy": "settle", "normal": "settle"}},
		{"lost anyway, hearts to gain", []int{1, 2}, []card.ID{blade}, map[string]string{"easy": "settle", "normal": "settle", "hard": "play cursed-blade"}},
	} {
		own := dungeon(t, map[sheet.Mark]string{sheet.Dragon: "D1"}, c.hand...)
		for level, want := range c.want {
			s := met(t, position(t, doodledungeon.Walking, c.dice, own, rival))
			assert.Equal(t, want, asks(t, level, s).String(), "%s, %s", c.name, level)
		}
	}
}

func TestSpikesArePlayedAtTraps(t *testing.T) {
	own := dungeon(t, map[sheet.Mark]string{sheet.Trap: "D1"}, spikes)
	for _, level := range game(t).Levels() {
		s := met(t, position(t, doodledungeon.Walking, nil, own, dungeon(t, nil)))
		assert.Equal(t, "play poisoned-spikes", asks(t, level, s).String(), level)
	}
}

// What cannot help next goes under the pile, what can is kept.
func TestWhatDoesNotFitGoesUnder(t *testing.T) {
	rival := dungeon(t, nil)
	for _, c := range []struct {
		ahead sheet.Mark
		hand  card.ID
		want  string
	}{
		{sheet.Trap, axe, "under axe"},
		{sheet.Dragon, axe, "refill"},
		{sheet.Dragon, spikes, "under poisoned-spikes"},
		{sheet.Trap, spikes, "refill"},
	} {
		own := dungeon(t, map[sheet.Mark]string{c.ahead: "D1"}, c.hand)
		own.Pile = []card.ID{2, 3, 23, 30} // two Axes, an Aim Boost, Spikes
		for _, level := range []string{"normal", "hard"} {
			s := position(t, doodledungeon.Helping, nil, own, rival)
			assert.Equal(t, c.want, asks(t, level, s).String(), "%s before a %s", level, c.ahead)
		}
	}
}
