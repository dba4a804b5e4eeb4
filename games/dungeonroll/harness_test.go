package dungeonroll_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// randomGames is the number of games in TestEveryDieAndTreasureIsSomewhere; the long
// harness asks for 100000.
var randomGames = flag.Int("games", 2000, "random games with invariants")

// DR-005, DR-006, DR-020, DR-025, DR-027, DR-112: after every action of every hero, mode
// and number of players each die and treasure is somewhere exactly once; experience
// never goes down; the delve ends within its bound.
func TestEveryDieAndTreasureIsSomewhere(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	met := map[string]int{}
	moves := 0
	for n := range *randomGames {
		setup := trialTable(n)
		state, _, err := g.New(setup)
		require.NoError(t, err)
		s := state.(*dungeonroll.State)
		luck := play.NewChance("harness", fmt.Sprint(n))
		most := g.MostMoves(s.Seats())
		for s.Phase() != dungeonroll.Over {
			seat := s.Adventurer()
			before := s.Player(seat)
			m := daring(s, seat, &luck).(dungeonroll.Move)
			met[m.Kind.String()]++
			if m.Kind == dungeonroll.Ultimate {
				met[fmt.Sprint(before.Hero, before.Master)]++
			}
			if why := s.Do(seat, &m, nil); why != nil {
				t.Fatalf("game %d: %s: %v", n, m, why)
			}
			if err := s.CheckCounts(g.Tables()); err != nil {
				t.Fatalf("game %d: after %s: %v", n, m, err)
			}
			after := s.Player(seat)
			require.GreaterOrEqual(t, after.XP, before.XP, "game %d: %s", n, m)
			moves++
			if most--; most < 0 {
				t.Fatalf("game %d does not end", n)
			}
		}
	}
	t.Logf("%d games, %d moves", *randomGames, moves)
	for _, kind := range []string{"hero", "form", "assign", "fight", "reroll", "open", "quaff", "use", "specialty",
		"ultimate", "end phase", "dragon", "flee", "retire", "seek glory", "discard"} {
		assert.Positive(t, met[kind], "no game has seen %q", kind)
	}
	for _, h := range dungeonroll.Heroes() {
		for _, master := range []bool{false, true} {
			cards := h == dungeonroll.Crusader || h == dungeonroll.Spellsword
			if !cards || master {
				assert.Positive(t, met[fmt.Sprint(h, master)], "no ultimate of %s, master: %v", h, master)
			}
		}
	}
}

// Events or none, the same comes of it; and a game alone needs no memory.
func TestEventsChangeNothing(t *testing.T) {
	g := newGame(t)
	for n := range 60 {
		state, _, err := g.New(trialTable(n))
		require.NoError(t, err)
		loud, quiet := state.(*dungeonroll.State), state.Clone().(*dungeonroll.State)
		luck := play.NewChance("events", fmt.Sprint(n))
		for loud.Phase() != dungeonroll.Over {
			seat := loud.Adventurer()
			m := daring(loud, seat, &luck).(dungeonroll.Move)
			events, err := loud.Apply(seat, m)
			require.NoError(t, err)
			assert.NotEmpty(t, events, "%s tells of nothing", m)
			require.Nil(t, quiet.Do(seat, &m, nil))
			require.Equal(t, loud.Digest(), quiet.Digest(), "%s", m)
		}
	}
	s, _, err := g.New(table(1, "bench", "heroes", "none"))
	require.NoError(t, err)
	start := s.(*dungeonroll.State)
	room := *start
	assert.LessOrEqual(t, testing.AllocsPerRun(20, func() {
		room = *start
		fastGame(t, &room)
	}), 1.0, "a game alone needs room for the one move that is being made")
}
