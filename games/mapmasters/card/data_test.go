package card

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// catalog is the catalogue of the 81 cards.
func catalog(t testing.TB) *Catalog {
	t.Helper()
	g, err := Load()
	require.NoError(t, err)
	return g
}

func get(t testing.TB, g *Catalog, id string) *Card {
	t.Helper()
	k, ok := g.ByID(id)
	require.True(t, ok, id)
	return k
}

func TestAllCardsLoad(t *testing.T) {
	g := catalog(t)
	require.Equal(t, 81, g.Len())
	require.Len(t, g.OfCost(0), 9)
	for cost := 3; cost <= 6; cost++ {
		require.Len(t, g.OfCost(cost), 18)
	}
	for i, k := range g.Cards() {
		require.Equal(t, Index(i), k.Index)
		require.Equal(t, k.Index, k.Turned().Index)
		require.Same(t, k, g.Card(k.Index))
		require.Greater(t, len(k.Note), 40, "%s has no note about its idea", k.ID)
	}
	require.Equal(t, "S01", g.Card(0).ID)
	require.Equal(t, "D81", g.Card(80).ID)
	_, ok := g.ByID("D82")
	require.False(t, ok)
}

// wanted is one line of testdata/composition.txt.
type wanted struct {
	id, name           string
	openings           string
	rooms              []Counts
	hallway, under     Counts
	recycles, scissors int
	cost               int
}

// tally reads "1x2 B Px2 T".
func tally(t testing.TB, text string) (n Counts) {
	t.Helper()
	for _, f := range strings.Fields(text) {
		if f == "-" || f == "empty" {
			continue
		}
		glyph, times, _ := strings.Cut(f, "x")
		if glyph == "" { // the scissors below
			glyph, times = "x", strings.TrimPrefix(f, "x")
		}
		icon, ok := iconOf([]rune(glyph)[0])
		require.True(t, ok, f)
		for range max(1, int(strings.TrimSpace(times + "0")[0]-'0')) {
			n.Add(icon)
		}
	}
	return n
}

func composition(t testing.TB) []wanted {
	t.Helper()
	data, err := os.ReadFile("testdata/composition.txt")
	require.NoError(t, err)
	var list []wanted
	cost := 0
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if c, ok := strings.CutPrefix(line, "# cost "); ok {
			cost = int(c[0] - '0')
		}
		if line == "" || line[0] == '#' {
			continue
		}
		f := strings.Split(line, " | ")
		require.Len(t, f, 8, line)
		w := wanted{id: f[0], name: f[1], cost: cost, openings: "open " + f[2], hallway: tally(t, f[5]), under: tally(t, f[6])}
		if f[3] != "-" {
			w.openings += " / " + f[3]
		}
		if f[4] != "-" {
			for part := range strings.SplitSeq(f[4], ";") {
				_, inside, _ := strings.Cut(part, ":")
				w.rooms = append(w.rooms, tally(t, inside))
			}
		}
		opt := tally(t, f[7])
		w.recycles, w.scissors = opt[Recycling], opt[Scissors]
		list = append(list, w)
	}
	return list
}

// TestDungeonCardsHoldWhatTheTableSays compares each card with the composition table
// (MMV 4.3), entry by entry.
func TestDungeonCardsHoldWhatTheTableSays(t *testing.T) {
	g := catalog(t)
	list := composition(t)
	require.Len(t, list, 72)
	for _, w := range list {
		k := get(t, g, w.id)
		assert.Equal(t, w.name, k.Name, w.id)
		assert.Equal(t, w.cost, k.Cost, w.id)
		assert.Equal(t, w.openings, openLine(k.Openings()), w.id)
		var rooms []Counts
		inRoom := Counts{}
		for _, r := range k.Rooms() {
			rooms = append(rooms, r.Icons)
			for kind, n := range r.Icons {
				inRoom[kind] += n
			}
		}
		assert.Equal(t, w.rooms, rooms, "%s rooms", w.id)
		var hallway, under Counts
		for _, icon := range k.icons {
			if icon.Layer == Under {
				under.Add(icon)
			} else {
				hallway.Add(icon)
			}
		}
		for kind, n := range inRoom {
			hallway[kind] -= n
		}
		assert.Equal(t, w.hallway, hallway, "%s hallways", w.id)
		assert.Equal(t, w.under, under, "%s underground", w.id)
		assert.Equal(t, w.recycles, k.Counts()[Recycling], w.id)
		assert.Equal(t, w.scissors, k.Counts()[Scissors], w.id)
	}
}

// sum adds up cards: icons, rooms and squares with coins.
func sum(cards []*Card) (n Counts, rooms, coinSquares int) {
	for _, k := range cards {
		for _, icon := range k.icons {
			n.Add(icon)
			if icon.Kind == Coin {
				coinSquares++
			}
		}
		rooms += len(k.Rooms())
	}
	return n, rooms, coinSquares
}

// TestTotalsOfTheCards holds the totals of MMV 4.2 and 4.3.
func TestTotalsOfTheCards(t *testing.T) {
	g := catalog(t)
	n, rooms, coinSquares := sum(g.OfCost(0))
	assert.Equal(t, Counts{Barrel: 12, Sword: 7, Key: 4, Scroll: 5, Monster: 3, Padlock: 2, Stairs: 4,
		Recycling: 1, Scissors: 2, Coin: 12}, n)
	assert.Equal(t, 3, rooms)
	assert.Equal(t, 10, coinSquares)
	for _, k := range g.OfCost(0) {
		assert.Len(t, k.Openings(), 5, k.ID)
	}
	n, rooms, coinSquares = sum(g.Cards()[9:])
	assert.Equal(t, Counts{Barrel: 82, Sword: 77, Rope: 31, Key: 51, Scroll: 75, Monster: 45, Padlock: 41, Pitfall: 28,
		Lava: 9, Circle: 49, Stairs: 69, Recycling: 8, Scissors: 10, Coin: 109 + 10}, n) // ten icons are tuned by a step: testdata/composition.txt
	assert.Equal(t, 59, rooms)
	assert.Equal(t, 80, coinSquares)
}

// open lists the main-floor openings of a side.
func open(k *Card, s Side) int {
	n := 0
	for _, o := range k.Openings() {
		if o.Layer == Main && o.Side == s {
			n++
		}
	}
	return n
}

// TestFactsThatCoopRestsOn holds what the missions of the co-operative mode need of
// named cards, and the least totals.
func TestFactsThatCoopRestsOn(t *testing.T) {
	g := catalog(t)
	all := func(k *Card) bool { return open(k, N) > 0 && open(k, E) > 0 && open(k, S) > 0 && open(k, W) > 0 }
	assert.Equal(t, 1, open(get(t, g, "D10"), N))
	assert.Equal(t, 1, open(get(t, g, "D11"), S))
	assert.Equal(t, 1, open(get(t, g, "D56"), N))
	assert.Equal(t, 1, get(t, g, "D10").Counts()[Circle])
	assert.Equal(t, 1, get(t, g, "D11").Counts()[Circle])
	for _, id := range []string{"D10", "D11", "D14", "D24", "D56", "D64", "D65"} {
		assert.True(t, all(get(t, g, id)), "%s has openings on all four sides", id)
	}
	for _, id := range []string{"D29", "D31", "D34", "D49", "D81"} {
		k, sides := get(t, g, id), 0
		for _, s := range Sides() {
			sides += min(1, open(k, s))
		}
		assert.GreaterOrEqual(t, sides, 3, id)
	}
	s02 := get(t, g, "S02")
	assert.Equal(t, 2, open(s02, W), "S02 can be entered twice from the left whichever way it lies")
	assert.Equal(t, 2, open(s02.Turned(), W))
	assert.Equal(t, 2, open(get(t, g, "S04"), E))
	assert.Equal(t, 2, open(get(t, g, "S08").Turned(), W))
	for _, id := range []string{"S05", "S06"} {
		k := get(t, g, id)
		assert.True(t, open(k, N) == 0 || open(k, S) == 0, "%s has a short side without an opening", id)
		assert.True(t, open(k, E) == 0 || open(k, W) == 0, "%s has a long side without an opening", id)
	}
	n, _, _ := sum(g.Cards()[9:])
	assert.GreaterOrEqual(t, n[Rope], 24)
	assert.GreaterOrEqual(t, n[Circle], 40)
	assert.GreaterOrEqual(t, n[Scissors], 9)
	assert.GreaterOrEqual(t, n[Pitfall]+n[Lava], 30)
	bearers := 0
	for _, k := range g.Cards()[9:] {
		bearers += min(1, k.Counts()[Scissors])
	}
	assert.GreaterOrEqual(t, bearers, 7)
}

// TestEveryPlaceOccurs: every legal place is open on several cards, so that any
// card finds a neighbour.
func TestEveryPlaceOccurs(t *testing.T) {
	n := map[Opening]int{}
	for _, k := range catalog(t).Cards() {
		for _, o := range k.Openings() {
			n[o]++
		}
	}
	for _, o := range places {
		assert.GreaterOrEqual(t, n[o], 9, o.String())
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := Load(); err != nil {
			b.Fatal(err)
		}
	}
}
