package dungeonroll_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/playtest"
	"delvebox/engine/play/scenario"
	"delvebox/games/dungeonroll"
)

// DR-225, DR-226: saved and loaded at every decision, when somebody leaves too, every hero on both sides goes on alike:
// the journal read back gives the same position, field by field, and the same draws.
func TestSavedAtEveryDecision(t *testing.T) {
	t.Parallel()
	g := newGame(t)
	for i, h := range dungeonroll.Heroes() {
		t.Run(h.String(), func(t *testing.T) {
			sides := map[bool]bool{}
			for try := 0; try < 40 && len(sides) < 2; try++ {
				playSaved(t, g, h, fmt.Sprint("saved ", i, " ", try), sides)
			}
			require.Len(t, sides, 2, "novice and master have both been played")
		})
	}
}

func playSaved(t *testing.T, g *dungeonroll.Game, h dungeonroll.Hero, seed string, sides map[bool]bool) {
	m, err := play.NewMatch(g, table(1, seed, "heroes", "choice", "pack", "on", "promo", "on"))
	require.NoError(t, err)
	_, err = m.Do(0, dungeonroll.Move{Kind: dungeonroll.PickHero, Hero: h})
	require.NoError(t, err)
	luck := play.NewChance(seed, "moves")
	for m.Outcome() == nil {
		back, _, err := play.Replay([]play.Game{g}, m.Journal())
		require.NoError(t, err)
		full := m.State().(*dungeonroll.State)
		require.Equal(t, playtest.Dump(full), playtest.Dump(back.State()))
		p := full.Player(0)
		sides[p.Master] = true
		move := daring(full, 0, &luck)
		_, err = m.Do(0, move)
		require.NoError(t, err)
		_, err = back.Do(0, move)
		require.NoError(t, err)
		require.Equal(t, m.Digest(), back.Digest(), "%s", move)
	}
}

// daring is a random move of somebody who flees only if there is nothing else, and goes
// deeper or retires as it comes.
func daring(s *dungeonroll.State, seat play.Seat, luck *play.Chance) play.Move {
	moves := s.Moves(seat)
	for range 4 {
		m := moves[luck.Pick("move", len(moves))].(dungeonroll.Move)
		if m.Kind != dungeonroll.Flee && m.Kind != dungeonroll.Retire {
			return m
		}
		if m.Kind == dungeonroll.Retire {
			if d := s.Delve(); d.Level > 2 {
				return m
			}
		}
	}
	return moves[len(moves)-1]
}

// Whole games that must never go another way.
func TestGoldenGames(t *testing.T) {
	if os.Getenv("DELVEBOX_GOLDEN") != "" {
		writeGolden(t)
	}
	scenario.TestGolden(t, os.DirFS("testdata/golden"), newGame(t))
}

// writeGolden makes the journals anew, when the rules are meant to change.
func writeGolden(t *testing.T) {
	g := newGame(t)
	for name, setup := range map[string]play.Setup{
		"alone":   table(1, "golden lantern", "heroes", "random", "pack", "on", "promo", "on"),
		"three":   table(3, "golden lantern", "heroes", "choice", "pack", "on"),
		"classic": table(4, "golden lantern", "heroes", "mirror", "hero", "halfgoblin", "classic", "on"),
		"scouts":  table(2, "golden lantern", "heroes", "mirror", "hero", "scout"),
		"diggers": table(2, "golden lantern", "heroes", "mirror", "hero", "archaeologist"),
	} {
		m, err := play.NewMatch(g, setup)
		require.NoError(t, err)
		luck := play.NewChance(name, "golden")
		for m.Outcome() == nil {
			seat := m.Actors()[0]
			_, err := m.Do(seat, daring(m.State().(*dungeonroll.State), seat, &luck))
			require.NoError(t, err)
		}
		require.NoError(t, os.WriteFile("testdata/golden/"+name+".journal", m.Journal(), 0o644))
	}
}
