package dungeonroll_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// DR-224: a decision is taken back until a die was rolled or a treasure drawn, and never
// into another delve. Whatever is taken back leads to the position before it, and
// forward again.
func TestUndoStopsAtChance(t *testing.T) {
	g := newGame(t)
	taken, kept := 0, 0
	for n := range 40 {
		m, err := play.NewMatch(g, table(1+n%3, fmt.Sprint("undo ", n), "pack", "on", "promo", "on"))
		require.NoError(t, err)
		luck := play.NewChance("undo", fmt.Sprint(n))
		for m.Outcome() == nil {
			before := m.State().(*dungeonroll.State)
			seat := m.Actors()[0]
			moves := m.Moves(seat)
			move := moves[luck.Pick("move", len(moves))].(dungeonroll.Move)
			digest := m.Digest()
			events, err := m.Do(seat, move)
			require.NoError(t, err)
			after := m.State().(*dungeonroll.State)
			drew := after.Draws() != before.Draws()
			why := m.CanUndo(seat)
			switch {
			case drew || m.Outcome() != nil:
				require.NotNil(t, why, "%s", move)
				kept++
				if m.Outcome() == nil {
					assert.True(t, revealed(events), "%s: events say what came to light", move)
				}
				continue
			case move.Kind == dungeonroll.Flee || move.Kind == dungeonroll.Retire:
				t.Fatalf("%s: the next party came without a draw", move)
			}
			require.Nil(t, why, "%s", move)
			assert.False(t, revealed(events), "%s", move)
			_, err = m.Undo(seat)
			require.NoError(t, err)
			require.Equal(t, digest, m.Digest())
			_, err = m.Redo(seat)
			require.NoError(t, err)
			require.Equal(t, after.Digest(), m.Digest())
			taken++
		}
	}
	assert.Greater(t, taken, 200)
	assert.Greater(t, kept, 200)
}

func revealed(events []play.Event) bool {
	for _, e := range events {
		if r, ok := e.(play.Revealing); ok && r.Reveals() != "" {
			return true
		}
	}
	return false
}

// DR-223: a refused action changes nothing, spends nothing, draws nothing.
func TestRefusalsSpendNothing(t *testing.T) {
	s := laid(t, dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Row: row(dungeonroll.Goblin, 3),
		Party:   []dungeonroll.Die{dungeonroll.Die(dungeonroll.Cleric), dungeonroll.Die(dungeonroll.Scroll)},
		Players: []dungeonroll.Player{{Hero: dungeonroll.Archaeologist, Tokens: dungeonroll.Tokens{dungeonroll.Portal: 1}}},
		Delve:   dungeonroll.Delve{Level: 3}, Chest: &dungeonroll.Tokens{}})
	digest := s.Digest()
	for _, text := range []string{"fight 1 on 1 2", "fight 2 on 1", "fight 9 on 1", "fight 1 on 9", "reroll 2 party 2",
		"reroll 2 lair", "open 1 chests 1", "use ring", "use scales", "ultimate", "specialty on 1", "end phase", "retire",
		"seek glory", "dragon 1", "discard portal", "form keep", "assign 1 2 2 3 3 3", "hero knight"} {
		_, err := s.Apply(0, parse(t, text))
		var r *play.Refusal
		require.ErrorAs(t, err, &r, text)
		assert.Equal(t, digest, s.Digest(), text)
		assert.NotEmpty(t, r.Clause)
	}
}

// DR-223: if several reasons apply, the first in the table of 4.8 is told.
func TestTheFirstReasonIsTold(t *testing.T) {
	s := laid(t, dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Row: []dungeonroll.Foe{dungeonroll.Goblin, dungeonroll.Ooze},
		Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Cleric), dungeonroll.Die(dungeonroll.Scroll)}, Delve: dungeonroll.Delve{Level: 2}})
	for text, want := range map[string]string{
		"fight 9 on 1 2":            "not-active",    // before one-type-only
		"fight 1 as mage on 1 2":    "one-type-only", // before wrong-role
		"fight 2 on 1 2":            "scroll-no-companion",
		"fight sword on 1 2":        "one-type-only", // before token-missing
		"fight card as mage on 1":   "no-ability",
		"reroll 1 lair":             "wrong-role",  // before lair-locked
		"reroll 2 party 2 lair":     "not-active",  // before lair-locked
		"quaff sword revive C":      "wrong-phase", // before token-missing
		"dragon 1 1 2":              "wrong-phase", // before all others
		"ultimate for TP":           "no-ability",  // before token-missing
		"end phase":                 "monsters-remain",
		"fight talisman on 3":       "no-target", // before token-missing
		"fight 1 as cleric on lair": "no-target",
	} {
		m := parse(t, text)
		why := s.Why(0, &m)
		require.NotNil(t, why, text)
		assert.Equal(t, want, why.Key, text)
	}
}
