package cartographer

import (
	"context"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

func objective(a dungeon.Aim, value int) mapmasters.Objective {
	return mapmasters.Objective{ID: 1, Aim: a, Value: value}
}

// checked designs a dungeon and checks that it is legal and worth what it says.
func checked(t *testing.T, hand []*card.Card, kit dungeon.Kit, worth Worth) Project {
	t.Helper()
	p, err := Design(context.Background(), hand, kit, worth, Normal())
	require.NoError(t, err)
	kit.Pact = p.Pact
	r, err := dungeon.Plan{Placed: p.Placed, Path: p.Path}.Check(kit)
	require.NoError(t, err)
	value := worth.Of(r)
	if p.Pact != card.None {
		value -= worth.Pact
	}
	require.Equal(t, value, p.Value)
	return p
}

func TestDesignsAreLegalAndWorthWhatTheySay(t *testing.T) {
	g := catalog(t)
	for i := range 12 {
		luck := play.NewChance(strconv.Itoa(i), "design")
		d := luck.Pick("dungeon cards", 6)
		kit := anyKit(&luck)
		kit.Books = kit.Books.With(dungeon.FairyPact)
		checked(t, handOf(g, &luck, 5-d, d, 0), kit, anyWorth(dungeon.Aim(i)))
	}
}

func TestDesignUsesOnlyCardsThatHelp(t *testing.T) {
	g := catalog(t)
	var hand []*card.Card
	for _, id := range []string{"S01", "S02", "S03", "S04", "S05"} {
		k, ok := g.ByID(id)
		require.True(t, ok)
		hand = append(hand, k)
	}
	p := checked(t, hand, dungeon.Kit{}, Known(objective(dungeon.Padlocks, 3)))
	kit := dungeon.Kit{}
	for i := range p.Placed {
		less := append(append([]dungeon.Placement(nil), p.Placed[:i]...), p.Placed[i+1:]...)
		r, err := dungeon.Plan{Placed: less, Path: p.Path}.Check(kit)
		known := Known(objective(dungeon.Padlocks, 3))
		assert.False(t, err == nil && known.Of(r) == p.Value, "%v is not needed", p.Placed[i])
	}
}

func TestDesignOfNothingIsNothing(t *testing.T) {
	p := checked(t, nil, dungeon.Kit{}, anyWorth(dungeon.Keys))
	assert.Empty(t, p.Placed)
	assert.Empty(t, p.Path)
	assert.Zero(t, p.Value)
}

func TestDesignGivesFairyPactUpWhenThatBringsMoreThanItCosts(t *testing.T) { // MMV-074
	g := catalog(t)
	k, ok := g.ByID("S08") // a padlock without a key
	require.True(t, ok)
	worth := Known(objective(dungeon.Padlocks, 3))
	kit := dungeon.Kit{Books: dungeon.BookSet(dungeon.FairyPact)}
	p := checked(t, []*card.Card{k}, kit, worth)
	assert.Equal(t, card.Key, p.Pact)
	worth.Pact = 4 * Point
	p = checked(t, []*card.Card{k}, kit, worth)
	assert.Equal(t, card.None, p.Pact)
}

func TestLayoutsThatDifferInViewOnlyAreTheSame(t *testing.T) {
	g := catalog(t)
	luck := play.NewChance("mark", "mark")
	for range 30 {
		placed := anyLayout(g, &luck, 5)
		moved := make([]dungeon.Placement, len(placed))
		for i, p := range placed {
			moved[len(placed)-1-i] = dungeon.Placement{Card: p.Card, X: 7 - p.X, Y: 3 - p.Y, Turned: !p.Turned}
		}
		assert.Equal(t, markOf(placed), markOf(moved))
		other := append([]dungeon.Placement(nil), placed...)
		other[0].X++
		assert.NotEqual(t, markOf(placed), markOf(other))
	}
}

func TestJointsCountWhatTheTableauLinks(t *testing.T) {
	g := catalog(t)
	luck := play.NewChance("joints", "joints")
	for range 100 {
		placed := anyLayout(g, &luck, 2)
		tableau, err := dungeon.New(placed)
		require.NoError(t, err)
		met, dead := 0, 0
		for _, e := range tableau.Edges() {
			if _, ok := e.Way.Node(); ok {
				met++
			}
			if e.Way == dungeon.DeadEnd {
				dead++
			}
		}
		links, lost := joints(placed[0], placed[1])
		assert.Equal(t, met, 2*links)
		assert.Equal(t, dead, lost)
		assert.Greater(t, links, 0)
	}
}
