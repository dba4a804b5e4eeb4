package dungeon

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/games/mapmasters/card"
)

// slowLinked looks at every pair of neighbouring squares of two cards, as MMV-133 says.
func slowLinked(a, b Placement) bool {
	o := &oracle{placed: []Placement{a, b}}
	for x := a.X; x < a.X+5; x++ {
		for y := a.Y; y < a.Y+7; y++ {
			for side, d := range compass {
				for _, l := range []card.Layer{card.Main, card.Under} {
					to := Spot{x + d.x, y + d.y, l}
					if i, ok := o.cardAt(to.X, to.Y); ok && i == 1 && o.joined(Spot{x, y, l}, side) && o.joined(to, against[side]) {
						return true
					}
				}
			}
		}
	}
	return false
}

func slowOverlap(a, b Placement) bool {
	o := &oracle{placed: []Placement{b}}
	for x := a.X; x < a.X+5; x++ {
		for y := a.Y; y < a.Y+7; y++ {
			if _, ok := o.cardAt(x, y); ok {
				return true
			}
		}
	}
	return false
}

// MMV-132, MMV-133, MMV-135: links and overlaps against the slow way, and links at even
// offsets only.
func TestLinksAndOverlaps(t *testing.T) {
	all, err := card.Load()
	require.NoError(t, err)
	rapid.Check(t, func(rt *rapid.T) {
		p := rapidPick(rt)
		a := Placement{one(p, all.Cards()), p(5) - 2, p(5) - 2, p(2) == 1}
		b := Placement{one(p, all.Cards()), a.X + p(17) - 8, a.Y + p(21) - 10, p(2) == 1}
		if p(2) == 1 { // touching, more often than not
			b.X = a.X + one(p, []int{-5, 5})
		}
		overlap := slowOverlap(a, b)
		require.Equal(rt, overlap, a.overlaps(b))
		if overlap {
			refused(rt, Check([]Placement{a, b}), "MMV-132", "overlap")
			refused(rt, Fits([]Placement{a}, b), "MMV-132", "overlap")
			return
		}
		linked := slowLinked(a, b)
		require.Equal(rt, linked, a.linked(b), "%v %v", a, b)
		require.Equal(rt, linked, b.linked(a))
		if !linked {
			refused(rt, Check([]Placement{a, b}), "MMV-133", "not-linked")
			refused(rt, Fits([]Placement{a}, b), "MMV-133", "not-linked")
			return
		}
		require.NoError(rt, Check([]Placement{a, b}))
		require.NoError(rt, Fits([]Placement{a}, b))
		along := b.Y - a.Y
		if b.Y-a.Y == 7 || a.Y-b.Y == 7 {
			along = b.X - a.X
		}
		require.Zero(rt, along%2, "links need an even offset")
	})
}

// TestPlacesAreAllPlacesThatFit compares Places with trying every square around.
func TestPlacesAreAllPlacesThatFit(t *testing.T) {
	all, err := card.Load()
	require.NoError(t, err)
	rapid.Check(t, func(rt *rapid.T) {
		p := rapidPick(rt)
		placed := drawTableau(p, all.Cards())
		if len(placed) > 3 {
			placed = placed[:3]
		}
		k := one(p, all.Cards())
		got := Places(placed, k)
		var want []Placement
		for _, turned := range []bool{false, true} {
			for y := -30; y <= 30; y++ {
				for x := -30; x <= 30; x++ {
					if q := (Placement{k, x, y, turned}); Fits(placed, q) == nil {
						want = append(want, q)
					}
				}
			}
		}
		require.Equal(rt, want, got)
	})
	k := all.Card(0)
	require.Equal(t, []Placement{{Card: k}, {Card: k, Turned: true}}, Places(nil, k))
}

// MMV-133: the order of placing does not matter.
func TestOrderOfPlacingDoesNotMatter(t *testing.T) {
	list := lay(t, "S01 0,0; S02 10,4; S03 5,2")
	require.Error(t, Check(list[:2]))
	for _, order := range [][]int{{0, 1, 2}, {1, 0, 2}, {2, 1, 0}, {1, 2, 0}} {
		var placed []Placement
		for _, i := range order {
			placed = append(placed, list[i])
		}
		err := Check(placed)
		require.Equal(t, Check(list) == nil, err == nil, "%v", order)
	}
}

// MMV-134: what openings meet.
func TestEdges(t *testing.T) {
	tab := tableau(t, "S01 0,0; S04 5,0")
	found := map[string]Way{}
	for _, e := range tab.Edges() {
		found[e.At.String()+e.Side.String()] = e.Way
		n := tab.NodeAt(e.At)
		require.Equal(t, e.Card, tab.CardOf(n))
		require.Equal(t, e.At, tab.Spot(n))
	}
	assert.Equal(t, Free, found["0,3,mW"])
	assert.Equal(t, DeadEnd, found["4,5,mE"], "row 5 of S04 is rock on the left")
	to, ok := found["4,1,mE"].Node()
	require.True(t, ok)
	assert.Equal(t, Spot{5, 1, card.Main}, tab.Spot(to))
	_, ok = Free.Node()
	assert.False(t, ok)
}

func TestLooseTableau(t *testing.T) {
	tab, err := Lay(lay(t, "S01 0,0; S03 20,0; S02 5,0; S04 18,7"))
	require.NoError(t, err)
	assert.False(t, tab.Linked())
	assert.Equal(t, [][]int{{0, 2}, {1, 3}}, tab.Parts())
	tab, err = Lay(nil)
	require.NoError(t, err)
	assert.False(t, tab.Linked())
	assert.Empty(t, tab.Parts())
	assert.Equal(t, Nowhere, tab.NodeAt(Spot{}))
	_, err = New(nil)
	refused(t, err, "MMV-131", "no-cards")
	_, err = Lay([]Placement{{Card: tableau(t, "S01 0,0").Placements()[0].Card, X: Reach + 1}})
	refused(t, err, "MMV-132", "off-table")
}

func TestRoomsOfATableau(t *testing.T) {
	tab := tableau(t, "D64 0,0")
	require.Equal(t, 2, tab.Rooms())
	n := tab.NodeAt(Spot{1, 1, card.Main})
	assert.Equal(t, 1, tab.Monsters(tab.Room(n)))
	assert.Equal(t, card.Monster, tab.Icon(n).Kind)
	assert.Equal(t, byte('A'), tab.Cell(n).Room)
	assert.Equal(t, -1, tab.Room(tab.NodeAt(Spot{1, 1, card.Under})))
	assert.Equal(t, card.None, tab.Icon(tab.NodeAt(Spot{1, 1, card.Under})).Kind)
}
