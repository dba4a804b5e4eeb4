package story_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play/scenario"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/story"
)

// What is written wrong is found, with its line.
func TestFaultsNameTheirLine(t *testing.T) {
	g, err := doodledungeon.New()
	require.NoError(t, err)
	const head = "title: T\nclauses: DD-001\nseats: Blue Green\n"
	for text, want := range map[string]string{
		"table:\n  weather rain\n":                                     `f:5: "weather" is no word of a table`,
		"table:\n  phase lunch\n":                                      `"lunch" is no phase`,
		"table:\n  round x\n":                                          "f:5:",
		"table:\n  turn Pink\n":                                        `nobody at the table is called "Pink"`,
		"table:\n  offer 99\n":                                         `"99" is no card`,
		"seat Pink:\n  hand 01\n":                                      `nobody at the table is called "Pink"`,
		"seat Blue:\n  hat red\n":                                      `f:5: "hat" is no word of a seat`,
		"seat Blue:\n  walls A1 Z9\n":                                  `"Z9" is no square`,
		"seat Blue:\n  checked orc\n":                                  "expected categories and numbers",
		"seat Blue:\n  checked luck 2\n":                               "is no category and number",
		"seat Blue:\n  hero hungry\n":                                  `"hungry" is no state of a hero`,
		"seat Blue:\n  above shield\n":                                 "wants: above CARD by SEAT",
		"seat Blue:\n  hand guardian-angel guardian-angel\n":           `no more cards with "guardian-angel"`,
		"seat Blue:\n  traps A1 A2\nexpect turn: Blue\n":               "the table cannot stand so: seat 0: DD-038",
		"expect turn: Blue\ntable:\n  round 2\n":                       "f:5: table: the table is laid before anything happens",
		"expect turn\n":                                                "wants: expect WHAT: VALUE",
		"expect weather: fine\n":                                       `"weather" is nothing to expect of a table`,
		"expect mood Blue: fine\n":                                     `"mood" is nothing to expect of a seat`,
		"expect level luck Blue: 1\n":                                  `"luck" is no category`,
		"expect checked luck Blue: 1\n":                                `"luck" is no category`,
		"expect places Q1 Blue: 1\n":                                   `"Q1" is no formation`,
		"expect round: 2\n":                                            `round: it is "1"`,
		"expect next Blue: A1\n":                                       "no line was drawn before",
		"refuse-step Blue: DD-055 path-wall | A2\n":                    "no line was drawn before",
		"line Blue: A1 A3\n":                                           "square 2: DD-053 path-branch",
		"line Blue: A1\nrefuse-step Blue: DD-055 path-wall | A2\n":     "the step to A2 is allowed",
		"line Blue: A1\nrefuse-step Blue: DD-055 path-wall | B2\n":     "refused by DD-054 path-diagonal",
		"dice: 11\n":                                                   `"11" is no die`,
		"weather: rain\n":                                              `"weather" is no word that this game knows`,
		"chance: weather 1\n":                                          `"weather" is no draw of this game`,
		"table:\n  phase defence\n  step encounter\nexpect round: 1\n": "cannot be set",
	} {
		list, err := scenario.Parse("f", head+text)
		require.NoError(t, err, text)
		assert.ErrorContains(t, scenario.Run(list[0], story.New(g)), want, text)
	}
}

// Without a table laid, the seed sets the game up.
func TestTheSeedSetsTheGameUp(t *testing.T) {
	g, err := doodledungeon.New()
	require.NoError(t, err)
	list, err := scenario.Parse("f", "title: T\nclauses: DD-008\nseats: Blue Green\nseed: lamp\nexpect phase: draft\nexpect deck: 39\nexpect place Blue: none\n"+
		"expect terms Blue: none\nexpect odds axe Blue: none\nexpect encounter: none\nexpect hero Blue: alive\n")
	require.NoError(t, err)
	require.NoError(t, scenario.Run(list[0], story.New(g)))
}
