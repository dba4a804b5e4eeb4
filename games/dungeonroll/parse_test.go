package dungeonroll_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
)

var moveTexts = []string{
	"hero knight", "form keep", "form reroll 1 3", "assign 1 2 2 3 3 3", "fight 1 on 2 3", "fight 1 as cleric on 2",
	"fight sword on 1", "fight card as fighter on 1", "fight 1 on lair", "reroll 2 party 1 3 level 1 2",
	"reroll scroll level 4 lair", "open 1 chests 2", "open 3 as thief chests 1", "quaff 1 revive champion thief",
	"quaff card revive scroll", "use ring", "use elixir revive mage", "specialty on 3", "ultimate", "ultimate on 2 1",
	"ultimate on 1 2 3", "ultimate party 1 3 level 2", "ultimate party 2 to champion", "ultimate level 1 to chest",
	"ultimate party 2 to mage level 1 to dragon", "ultimate for portal revive fighter cleric", "ultimate for sword",
	"ultimate die 3", "end phase", "dragon 1 2 3", "dragon 1=cleric 2 sword=fighter", "dragon 1 card=mage talisman",
	"flee", "retire", "seek glory", "discard scales scales portal",
}

func TestMovesReadBack(t *testing.T) {
	for _, text := range moveTexts {
		m, err := dungeonroll.ParseMove(text)
		require.NoError(t, err, text)
		assert.Equal(t, text, m.String())
	}
	for short, long := range map[string]string{
		"fight SW on 3 1": "fight sword on 1 3", "quaff 1 revive H T": "quaff 1 revive champion thief",
		"discard TP DS DS": "discard scales scales portal", "ultimate party 2 to H level 1 to c": "ultimate party 2 to champion level 1 to chest",
	} {
		m, err := dungeonroll.ParseMove(short)
		require.NoError(t, err, short)
		assert.Equal(t, long, m.String())
	}
}

func TestNonsenseIsNoMove(t *testing.T) {
	for text, want := range map[string]string{
		"":                      "is no move of Dungeon Roll",
		"dance":                 "is no move of Dungeon Roll",
		"fights 1 on 1":         "is no move of Dungeon Roll",
		"fight":                 "something is missing",
		"fight 0 on 1":          "neither a slot nor a treasure",
		"fight 16 on 1":         "neither a slot nor a treasure",
		"fight 1 on":            "expected slots",
		"fight 1 on 1 1":        "named twice",
		"fight 1 on x":          "expected slots",
		"fight 1 as hero on 1":  "no face \"hero\"",
		"open 1":                "expected \"chests\"",
		"open 1 chests 100":     "no number up to 99",
		"open 1 chests 01":      "no number up to 99",
		"quaff 1 revive":        "expected faces",
		"quaff 1 revive X":      "no face \"X\"",
		"use crown":             "no treasure \"crown\"",
		"end phase now":         "\"now\" was not expected",
		"hero bogeyman":         "no hero \"bogeyman\"",
		"assign 1 2 2":          "something is missing",
		"ultimate on 1 level 2": "named twice",
		"dragon 1=king":         "no face \"king\"",
		"dragon 1 2 3 4 5 6 7":  "more than 6",
		"form 1":                "expected \"reroll\"",
		"quaff 1 revive" + strings.Repeat(" C", 11): "more than 10",
		"fight 1 on " + strings.Repeat("1 ", 400):   "too long",
	} {
		_, err := dungeonroll.ParseMove(text)
		assert.ErrorContains(t, err, want, text)
	}
}

// Whatever stands in a journal: it is read back to itself or refused, and never panics
// when it is tried.
func FuzzParseMove(f *testing.F) {
	for _, text := range moveTexts {
		f.Add(text)
	}
	s := laid(f, dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Row: row(dungeonroll.Goblin, 3),
		Party:   []dungeonroll.Die{dungeonroll.Die(dungeonroll.Cleric), dungeonroll.Die(dungeonroll.Scroll)},
		Players: []dungeonroll.Player{{Hero: dungeonroll.Crusader, XP: 5, Tokens: dungeonroll.Tokens{dungeonroll.Sword: 1}}}})
	f.Fuzz(func(t *testing.T, text string) {
		m, err := dungeonroll.ParseMove(text)
		if err != nil {
			return
		}
		back, err := dungeonroll.ParseMove(m.String())
		if err != nil || back != m {
			t.Fatalf("%q reads as %q, then %v, %v", text, m, back, err)
		}
		_, _ = s.Clone().Apply(0, m)
	})
}
