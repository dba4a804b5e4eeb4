package dungeonroll_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

func script(t testing.TB, text string) *dungeonroll.Script {
	t.Helper()
	s, err := dungeonroll.ParseScript(text)
	require.NoError(t, err)
	return s
}

// DR-227, DR-228: a script names faces and treasures in the order of the draws, before
// automatic changes.
func TestAScriptIsTakenInOrder(t *testing.T) {
	s, _, err := newGame(t).Set(dungeonroll.Position{Phase: dungeonroll.Forming,
		Players: []dungeonroll.Player{{Hero: dungeonroll.Knight}}, Script: script(t, "C S M T H S F  d")})
	require.NoError(t, err)
	d := s.Delve()
	want := []dungeonroll.Face{dungeonroll.Cleric, dungeonroll.Champion, dungeonroll.Mage, dungeonroll.Thief,
		dungeonroll.Champion, dungeonroll.Champion, dungeonroll.Fighter}
	for i, f := range want {
		assert.Equal(t, f, d.Party.At(i+1).Face())
	}
	assert.Equal(t, 1, int(d.Lair))
	assert.Empty(t, s.ScriptLeft())
}

// DR-228: a script that runs out, names the wrong kind, a treasure that is not there, or
// a face that does not exist is the test's error: never a refusal, and nothing changes.
func TestScriptsThatDoNotFit(t *testing.T) {
	for _, text := range []string{"X", "g x", "SW sword", "CF", "1"} {
		_, err := dungeonroll.ParseScript(text)
		var fault *dungeonroll.ScriptFault
		require.ErrorAs(t, err, &fault, text)
		assert.ErrorContains(t, err, "there is no face or treasure", text)
	}
	for text, want := range map[string]string{
		"":        "it has run out; a draw \"token\" is asked for",
		"SW":      "it has run out",
		"SW g":    "g stands where a draw \"token\" is asked for (entry 2)",
		"SW C":    "C stands where a draw \"token\" is asked for (entry 2)",
		"TP SW":   "no TP is left in the treasure chest (entry 1)",
		"SW SW":   "no SW is left in the treasure chest (entry 2)",
		"SW TA g": "",
	} {
		s := laid(t, dungeonroll.Position{Phase: dungeonroll.LootPhase, Row: row(dungeonroll.Chest, 2), Script: script(t, text),
			Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Thief)}, Delve: dungeonroll.Delve{Level: 2},
			Chest: &dungeonroll.Tokens{dungeonroll.Sword: 1, dungeonroll.Talisman: 1}})
		digest := s.Digest()
		_, err := s.Apply(0, parse(t, "open 1 chests 2"))
		if want == "" {
			require.NoError(t, err)
			assert.Equal(t, []string{"g"}, s.ScriptLeft())
			continue
		}
		var fault *dungeonroll.ScriptFault
		require.ErrorAs(t, err, &fault, text)
		assert.ErrorContains(t, err, want, text)
		assert.Equal(t, digest, s.Digest(), text)
	}
	_, _, err := newGame(t).Set(dungeonroll.Position{Phase: dungeonroll.Forming, Script: script(t, "C C C")})
	assert.ErrorContains(t, err, "it has run out")
}

// DR-012, DR-228: a script's draws go through the stream, so that they count as draws
// and cannot be taken back; a view has no script.
func TestAScriptGoesThroughTheStream(t *testing.T) {
	s := laid(t, dungeonroll.Position{Phase: dungeonroll.LootPhase, Row: row(dungeonroll.Chest, 1), Script: script(t, "RI g g"),
		Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Thief)}})
	before, clone := s.Draws(), s.Clone().(*dungeonroll.State)
	_, err := s.Apply(0, parse(t, "open 1 chests 1"))
	require.NoError(t, err)
	assert.Equal(t, before+1, s.Draws())
	p := s.Player(0)
	assert.Equal(t, 1, int(p.Tokens[dungeonroll.Ring]))
	assert.Equal(t, []string{"RI", "g", "g"}, clone.ScriptLeft(), "the clone has its own script")
	assert.Empty(t, s.Seen(play.NoSeat).(*dungeonroll.State).ScriptLeft())
	require.NoError(t, s.SetScript(script(t, "k")))
	assert.Equal(t, []string{"g", "g", "k"}, s.ScriptLeft(), "a further script comes behind")
}

// DR-228: no script at all is the test's error, and changes nothing; an empty one is a
// script that has run out.
func TestNoScriptIsAnError(t *testing.T) {
	for _, have := range []*dungeonroll.Script{nil, script(t, "RI")} {
		s := laid(t, dungeonroll.Position{Phase: dungeonroll.LootPhase, Row: row(dungeonroll.Chest, 1), Script: have,
			Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Thief)}})
		digest := s.Digest()
		var fault *dungeonroll.ScriptFault
		require.ErrorAs(t, s.SetScript(nil), &fault)
		assert.EqualError(t, fault, "script of dice and treasures: there is none")
		assert.Equal(t, digest, s.Digest())
		_, err := s.Apply(0, parse(t, "open 1 chests 1"))
		require.NoError(t, err, "the draws are as they were")
	}
	s := laid(t, dungeonroll.Position{Phase: dungeonroll.LootPhase, Row: row(dungeonroll.Chest, 1),
		Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Thief)}})
	require.NoError(t, s.SetScript(script(t, "")))
	_, err := s.Apply(0, parse(t, "open 1 chests 1"))
	assert.EqualError(t, err, "script of dice and treasures: it has run out; a draw \"token\" is asked for")
}
