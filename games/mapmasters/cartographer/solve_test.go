package cartographer

import (
	"context"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// catalog loads the cards.
func catalog(t testing.TB) *card.Catalog {
	t.Helper()
	g, err := card.Load()
	require.NoError(t, err)
	return g
}

// anyWorth is a worth with every aim and optimizer in it and one Primary Objective.
func anyWorth(primary dungeon.Aim) Worth {
	w := Worth{Exit: exitWorth, Scissors: Point / 2, Recycling: Point / 2, Pact: Point}
	for b := range w.Aims {
		w.Aims[b] = values[b] * Point / 24
	}
	w.Aims[primary] += values[primary] * Point
	w.Aims[dungeon.Coins] += Point * 6 / 10
	return w
}

// anyKit draws a kit with some tokens and up to two books.
func anyKit(luck *play.Chance) dungeon.Kit {
	var kit dungeon.Kit
	for k := card.Sword; k <= card.Scroll; k++ {
		kit.Fairies = kit.Fairies.Plus(k, luck.Pick("token", 2))
	}
	for range luck.Pick("books", 3) {
		kit.Books = kit.Books.With(pathBooks[luck.Pick("book", len(pathBooks))])
	}
	return kit
}

// anyLayout lays some cards at random places.
func anyLayout(g *card.Catalog, luck *play.Chance, cards int) []dungeon.Placement {
	var placed []dungeon.Placement
	list := append([]*card.Card(nil), g.Cards()...)
	play.Shuffle(luck, "cards", list)
	for _, k := range list {
		if places := dungeon.Places(placed, k); len(placed) < cards && len(places) > 0 {
			placed = append(placed, places[luck.Pick("place", len(places))])
		}
	}
	return placed
}

// oracle tries every path there is and gives the value of the best one. It gives up
// after so many steps.
type oracle struct {
	pen   *dungeon.Pen
	worth *Worth
	left  int
	best  int
}

func (o *oracle) explore() {
	if o.left--; o.left < 0 {
		return
	}
	o.best = max(o.best, o.worth.Of(o.pen.Result()))
	for _, n := range o.pen.Next(nil) {
		steps := []dungeon.Step{}
		if !n.MustPay {
			steps = append(steps, n.Step)
		}
		if s, ok := n.Paid(); ok {
			steps = append(steps, s)
		}
		for _, s := range steps {
			if o.pen.Try(s) {
				o.explore()
				o.pen.Back()
			}
		}
	}
}

func TestSolveFindsWhatTryingEverythingFinds(t *testing.T) {
	g := catalog(t)
	compared, short := 0, 0
	for i := range 120 {
		luck := play.NewChance(strconv.Itoa(i), "oracle")
		placed := anyLayout(g, &luck, 1+luck.Pick("cards", 2))
		tableau, err := dungeon.New(placed)
		require.NoError(t, err)
		kit := anyKit(&luck)
		worth := anyWorth(dungeon.Aim(luck.Pick("aim", int(dungeon.Aims))))
		o := &oracle{pen: dungeon.NewPen(tableau, kit), worth: &worth, left: 60_000}
		o.explore()
		if o.left < 0 {
			continue
		}
		compared++
		f, err := best(context.Background(), tableau, kit, worth, 1_000_000, true)
		require.NoError(t, err)
		require.True(t, f.Exact, i)
		require.Equal(t, o.best, f.Value, "layout %d %v %v", i, placed, kit)
		quick, err := Best(context.Background(), tableau, kit, worth, 1_000_000)
		require.NoError(t, err)
		if quick.Value != f.Value {
			short++
		}
	}
	assert.Greater(t, compared, 40)
	assert.LessOrEqual(t, short, compared/20, "the shortest ways through rooms nearly always suffice")
}

func TestPathHasTheValueThatIsSaid(t *testing.T) {
	g := catalog(t)
	for i := range 60 {
		luck := play.NewChance(strconv.Itoa(i), "value")
		tableau, err := dungeon.New(anyLayout(g, &luck, 1+luck.Pick("cards", 5)))
		require.NoError(t, err)
		kit := anyKit(&luck)
		worth := anyWorth(dungeon.Aim(luck.Pick("aim", int(dungeon.Aims))))
		for _, nodes := range []int{1, 50, 1000} {
			f, err := Best(context.Background(), tableau, kit, worth, nodes)
			require.NoError(t, err)
			r, err := dungeon.Replay(tableau, kit, f.Path)
			require.NoError(t, err)
			assert.Equal(t, worth.Of(r), f.Value)
		}
	}
}

func TestMoreNodesAreNeverWorse(t *testing.T) {
	g := catalog(t)
	for i := range 20 {
		luck := play.NewChance(strconv.Itoa(i), "nodes")
		tableau, err := dungeon.New(anyLayout(g, &luck, 4))
		require.NoError(t, err)
		worth := anyWorth(dungeon.Barrels)
		few, err := Best(context.Background(), tableau, dungeon.Kit{}, worth, 200)
		require.NoError(t, err)
		many, err := Best(context.Background(), tableau, dungeon.Kit{}, worth, 200_000)
		require.NoError(t, err)
		assert.GreaterOrEqual(t, many.Value, few.Value)
	}
}

func TestKnownWorthPrefersPointsThenCoinsThenExit(t *testing.T) {
	w := Known(objective(dungeon.Keys, 2))
	var keys, coins, exit dungeon.Result
	keys.Tally[dungeon.Keys] = 1
	coins.Tally[dungeon.Coins] = 5
	exit.Exit = true
	assert.Equal(t, 2*Point, w.Of(keys))
	assert.Equal(t, 5*Point/3, w.Of(coins))
	assert.Greater(t, w.Of(exit), 0)
	assert.Less(t, w.Of(exit), Point/3)
}
