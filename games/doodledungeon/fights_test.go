package doodledungeon_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// DD-072, DD-084 to DD-086, DD-092, DD-125: what the events of Phase C tell adds up, worked
// out beside the rules from the positions before and after.
func TestEventsOfDefenceAddUp(t *testing.T) {
	g := newGame(t)
	games := 120
	if testing.Short() {
		games = 30
	}
	seen := map[string]int{}
	for n := range games {
		opened, _, err := g.New(table(2+n%3, "fights"+string(rune('a'+n))))
		require.NoError(t, err)
		s := opened.(*doodledungeon.State)
		luck := rand.New(rand.NewPCG(uint64(n), 11))
		for s.Outcome() == nil {
			before := s.Clone().(*doodledungeon.State)
			seat := s.Turn()
			m := s.Sample(seat, luck.IntN)
			events, err := s.Apply(seat, m)
			require.NoError(t, err)
			for _, e := range events {
				seen[e.Name()]++
				switch e := e.(type) {
				case doodledungeon.FightSettled:
					settled(t, before, e)
				case doodledungeon.HeroWalked:
					walked(t, before, e, events)
				case doodledungeon.TrapSprung:
					want := before.Level(e.Seat, card.TrapTrack) + e.Spikes
					if e.Picked {
						want = 0
					}
					require.Equal(t, want, e.Damage)
				}
			}
		}
	}
	for _, name := range []string{"fight-settled", "hero-walked", "trap-sprung", "trap-kept", "hero-card-used", "hero-card-wasted", "die-changed", "die-removed"} {
		assert.Positive(t, seen[name], name)
	}
}

// settled works a fight out again.
func settled(t *testing.T, before *doodledungeon.State, e doodledungeon.FightSettled) {
	t.Helper()
	sum := 0
	for _, d := range e.Dice {
		require.True(t, d >= 1 && d <= 10)
		sum += d
	}
	paper := before.Sheet(e.Seat)
	require.LessOrEqual(t, len(e.Dice), 4)
	require.Equal(t, before.HeroSquare(e.Seat), e.Square)
	require.True(t, paper.Guards().Has(e.Square))
	require.Equal(t, paper.At(e.Square), e.Mark)
	require.Equal(t, before.Strength(e.Seat, e.Mark), e.Level)
	require.Equal(t, sum+e.Level+e.Bonus, e.Strength)
	require.Equal(t, e.Strength >= 20, e.Won)
	if e.Won {
		require.GreaterOrEqual(t, e.Damage, map[sheet.Mark]int{sheet.Goblin: 1, sheet.Orc: 2, sheet.Dragon: 3}[e.Mark])
	} else {
		require.Zero(t, e.Damage)
	}
}

// walked sees that no trap or monster was passed by without a Cloak or a Bomb.
func walked(t *testing.T, before *doodledungeon.State, e doodledungeon.HeroWalked, events []play.Event) {
	t.Helper()
	path, paper := before.Path(e.Seat), before.Sheet(e.Seat)
	gone := sheet.Set{}
	for _, other := range events {
		if c, ok := other.(doodledungeon.CrossedOut); ok && c.By == doodledungeon.ByBomb {
			gone = gone.With(c.Square)
		}
	}
	require.Less(t, e.From, e.To)
	for i := e.From + 1; i < min(e.To, len(path)); i++ {
		require.False(t, paper.Stops().Minus(gone).Has(path[i]), "passed by %s", path[i])
	}
}
