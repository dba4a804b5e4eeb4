package cartographer

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// The search must take the gates to lead where the pen says that they lead.
func TestGatesLeadWhereThePenLeads(t *testing.T) { // MMV-089
	g := catalog(t)
	kit := dungeon.Kit{Books: dungeon.BookSet(dungeon.NorthSouthGate, dungeon.EastWestGate),
		Fairies: dungeon.Tokens{5, 5, 5, 5}}
	worth := anyWorth(dungeon.Barrels)
	open, shut := 0, 0
	for i := range 40 {
		luck := play.NewChance(strconv.Itoa(i), "gates")
		tableau, err := dungeon.New(anyLayout(g, &luck, 1+i%5))
		require.NoError(t, err)
		s := survey(tableau, kit, &worth, false)
		pen := dungeon.NewPen(tableau, kit)
		for range 60 { // walk at random, and look out of every opening passed
			for _, next := range pen.Next(nil) {
				if next.Unpaid != dungeon.Outside || pen.Books().Count() < 2 {
					continue
				}
				to := s.gate(pen.Node(), next.Step.Side)
				require.True(t, pen.Try(next.Step))
				wraps := pen.Next(nil)
				switch {
				case len(wraps) > 0:
					open++
					assert.Equal(t, wraps[0].To, to)
				case to != dungeon.Nowhere: // the rules of the gate allow it, the path's own line does not
					assert.Positive(t, pen.Carried(to))
				default:
					shut++
				}
				pen.Back()
			}
			nexts := pen.Next(nil)
			if len(nexts) == 0 {
				pen.Reset()
				continue
			}
			n := nexts[luck.Pick("step", len(nexts))]
			step := n.Step
			if paid, ok := n.Paid(); ok {
				step = paid
			}
			if !pen.Try(step) {
				pen.Reset()
			}
		}
	}
	assert.Greater(t, open, 20)
	assert.Greater(t, shut, 20)
}

// No path that goes on can bring more than the bound says.
func TestBoundIsNeverExceeded(t *testing.T) {
	g := catalog(t)
	for i := range 150 {
		luck := play.NewChance(strconv.Itoa(i), "bound")
		tableau, err := dungeon.New(anyLayout(g, &luck, 1+i%4))
		require.NoError(t, err)
		kit, worth := anyKit(&luck), anyWorth(dungeon.Aim(i%int(dungeon.Aims)))
		w := newWalker(t.Context(), tableau, kit, &worth, walker{best: -1})
		bounds := []int{}
		for range 80 {
			nexts := w.pen.Next(nil)
			if len(nexts) == 0 {
				break
			}
			n := nexts[luck.Pick("step", len(nexts))]
			step := n.Step
			if paid, ok := n.Paid(); ok && luck.Pick("pay", 4) > 0 {
				step = paid
			}
			if !w.pen.Try(step) {
				break
			}
			if s := w.pen.Standing(); s == dungeon.Moving || s == dungeon.OnPit {
				bounds = append(bounds, w.bound())
			}
		}
		v := worth.Of(w.pen.Result())
		for _, b := range bounds {
			require.GreaterOrEqual(t, b, v, "%d", i)
		}
	}
}

func TestOtherNodeLiesOnTheOtherLayer(t *testing.T) {
	g := catalog(t)
	luck := play.NewChance("x", "other")
	tableau, err := dungeon.New(anyLayout(g, &luck, 3))
	require.NoError(t, err)
	for n := range dungeon.Node(tableau.Nodes()) {
		a, b := tableau.Spot(n), tableau.Spot(other(n))
		assert.Equal(t, card.Under, a.Layer|b.Layer)
		a.Layer, b.Layer = 0, 0
		assert.Equal(t, a, b)
	}
}
