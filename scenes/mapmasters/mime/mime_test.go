package mime

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// An exploration made by hand is the one that was wanted if cards and way are; what paid
// may be written in another way, and the time is the hand's own.
func TestTheWayCountsNotWhatPays(t *testing.T) {
	path, err := dungeon.ParsePath("start(0,3,m,W) E E E[item(1,3)] E E")
	require.NoError(t, err)
	want := mapmasters.Explore{Cards: []mapmasters.Place{{Card: 1}}, Path: path, Millis: 5}
	made := want
	made.Path, made.Millis = path.Clone(), 40_000
	made.Path[3].Pay = []dungeon.Resource{dungeon.Item()}
	assert.True(t, Mime{}.Same(want, made))
	made.Path = path[:4]
	assert.False(t, Mime{}.Same(want, made), "another way")
	made.Path, made.Cards = path, nil
	assert.False(t, Mime{}.Same(want, made), "other cards")
	assert.False(t, Mime{}.Same(want, mapmasters.Pass{}))
	assert.True(t, Mime{}.Same(mapmasters.Pass{}, mapmasters.Pass{}))
	assert.False(t, Mime{}.Same(mapmasters.Pass{}, mapmasters.EndRefresh{}))
}

// Names of controls are those that the views give them.
func TestNamesOfControls(t *testing.T) {
	assert.Equal(t, "deck", slot(mapmasters.FromDeck))
	assert.Equal(t, "2", slot(mapmasters.SecondSlot))
	assert.Equal(t, "edge 3,-4 W", edge(dungeon.Spot{X: 3, Y: -4}, card.W))
	assert.Equal(t, "edge 0,0 N u", edge(dungeon.Spot{Layer: card.Under}, card.N))
}

// A resource is found among the offers by its place, its kind or its book.
func TestResourcesAreFoundAmongTheOffers(t *testing.T) {
	fairy := dungeon.Resource{Source: dungeon.Fairy}
	book := dungeon.Resource{Source: dungeon.Spell, Book: dungeon.PhantomBlade}
	other := dungeon.Resource{Source: dungeon.Spell, Book: dungeon.Featherfall}
	offers := []dungeon.Resource{fairy, other, book}
	assert.Equal(t, 1, index(offers, fairy))
	assert.Equal(t, 3, index(offers, book))
	assert.Equal(t, 1, index(offers, dungeon.Item()), "the first, where it is not offered")
	assert.Equal(t, []dungeon.Resource{fairy, book}, without(offers, 1))
	assert.Equal(t, offers, without(offers, 7))
}
