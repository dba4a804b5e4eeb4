package story_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/story"
)

// What is written wrong is told with its line.
func TestFaultsNameTheLine(t *testing.T) {
	g, err := mapmasters.New()
	require.NoError(t, err)
	const head = "title: T\nclauses: MMV-109\nseats: Blue Green\n"
	for name, c := range map[string]struct{ text, want string }{
		"word of the table":   {"table:\n  weather fine\n", "x:5: \"weather\" is no word of a table"},
		"word of a seat":      {"seat Blue:\n  coins 1\n  hat red\n", "x:6: \"hat\" is no word of a seat"},
		"seat":                {"seat Red:\n  coins 1\n", `nobody at the table is called "Red"`},
		"phase":               {"table:\n  phase night\n", `"night" is no phase`},
		"card":                {"seat Blue:\n  open D99\n", `there is no card "D99"`},
		"book":                {"seat Blue:\n  books SB-20\n", `there is no book "SB-20"`},
		"objective":           {"table:\n  primary O28\n", `there is no card "O28"`},
		"row":                 {"seat Blue:\n  rows 1+2\n", `"1+2" is no row`},
		"tokens":              {"seat Blue:\n  tokens sword\n", "expected kinds and numbers"},
		"found":               {"seat Blue:\n  found luck 3\n", `"luck" cannot be found`},
		"found without":       {"seat Blue:\n  found key\n", "expected a number"},
		"column":              {"table:\n  cards 7 open D10\n", `"7" is no cost`},
		"column's words":      {"table:\n  books SB-01\n", "expected open, deck or discards"},
		"impossible":          {"seat Blue:\n  open D10 D10\nexpect phase: market\n", "the table cannot stand so"},
		"late":                {"expect phase: market\ntable:\n  round 2\n", "before anything happens"},
		"other than said":     {"expect phase: hand\n", `phase: it is "market"`},
		"nothing to expect":   {"expect weather: fine\n", `"weather" is nothing to expect of a table`},
		"nothing of a seat":   {"expect hat Blue: red\n", `"hat" is nothing to expect of a seat`},
		"expect of nobody":    {"expect coins Red: 1\n", `nobody at the table is called "Red"`},
		"expect what":         {"expect phase\n", "wants: expect WHAT: VALUE"},
		"row of no round":     {"expect row Blue 7: 0+0+0\n", `"7" is no round`},
		"draw":                {"chance: die 3\n", `"die" is no draw of this game`},
		"word of the game":    {"dance: Blue\n", `"dance" is no word`},
		"seen by nobody":      {"expect Red sees phase: hand\n", `nobody at the table is called "Red"`},
		"seen by an onlooker": {"expect Nobody sees coins Blue: 1\n", `it is "6"`},
	} {
		t.Run(name, func(t *testing.T) {
			list, err := scenario.Parse("x", head+c.text)
			require.NoError(t, err)
			assert.ErrorContains(t, scenario.Run(list[0], story.New(g)), c.want)
		})
	}
}

// Without a table laid the game is set up by its seed.
func TestSetUpBySeed(t *testing.T) {
	g, err := mapmasters.New()
	require.NoError(t, err)
	list, err := scenario.Parse("x", `title: By seed
clauses: MMV-092
seats: Blue Green Orange
seed: lamp
expect coins Blue: 6
expect deck Orange: 9
expect piles: sword 5 scroll 5 key 5 rope 5
`)
	require.NoError(t, err)
	require.NoError(t, scenario.Run(list[0], story.New(g)))
}
