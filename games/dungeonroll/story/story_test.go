package story_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play/scenario"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/story"
)

// What is written wrong is told with its line.
func TestFaultsNameTheLine(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	const head = "title: T\nclauses: DR-031\nseats: Blue Green\n"
	const laid = head + "table:\n  level 2\n  party C F\n  dungeon g o\n"
	for name, c := range map[string]struct{ text, want string }{
		"word of the table":  {head + "table:\n  weather fine\n", "x:5: \"weather\" is no word of a table"},
		"word of a seat":     {head + "seat Blue:\n  xp 1\n  hat red\n", "x:6: \"hat\" is no word of a seat"},
		"seat":               {head + "seat Red:\n  xp 1\n", `nobody at the table is called "Red"`},
		"phase":              {head + "table:\n  phase night\n", `"night" is no phase`},
		"ended is no phase":  {head + "table:\n  phase ended\n", `"ended" is no phase`},
		"party face":         {head + "table:\n  party C X\n", `no face "X"`},
		"dungeon face":       {head + "table:\n  dungeon G\n", `no face "G"`},
		"treasure":           {head + "seat Blue:\n  tokens SW XX\n", `no treasure "XX"`},
		"hero":               {head + "seat Blue:\n  hero bogeyman\n", `no hero "bogeyman"`},
		"number":             {head + "table:\n  lair 200\n", "out of range"},
		"assigned":           {head + "table:\n  assigned d | g\n", "are not the dice of three levels"},
		"assigned too few":   {head + "table:\n  assigned d | g | g g g\n", "level 2 has 2 dice, not 1"},
		"impossible":         {head + "table:\n  level 11\nexpect level: 11\n", "the table cannot stand so"},
		"late":               {laid + "expect lair: 0\ntable:\n  level 2\n", "before anything happens"},
		"script":             {laid + "dice: C Q\n", `there is no face or treasure "Q"`},
		"script twice":       {laid + "dice: C\ndice: C\n", "stands twice"},
		"script run out":     {laid + "dice: C\nmove Blue: flee\n", "it has run out"},
		"script wrong":       {laid + "dice: g\nmove Blue: flee\n", `g stands where a draw "party" is asked for`},
		"other than said":    {laid + "expect lair: 1\n", `lair: it is "0"`},
		"nothing to expect":  {laid + "expect weather: fine\n", `"weather" is nothing to expect of a table`},
		"nothing of a seat":  {laid + "expect hat Blue: red\n", `"hat" is nothing to expect of a seat`},
		"expect of nobody":   {laid + "expect xp Red: 1\n", `nobody at the table is called "Red"`},
		"expect what":        {laid + "expect lair\n", "wants: expect WHAT: VALUE"},
		"expect a delve":     {laid + "expect delve Blue 4: fled 1 0\n", `"4" is no delve`},
		"place too early":    {laid + "expect place Blue: 1\n", "the game is not over"},
		"refused otherwise":  {laid + "refuse Blue: NO_FLEE | end phase\n", "refused by DR-040 monsters-remain, not by NO_FLEE"},
		"refused by clause":  {laid + "refuse Blue: DR-041 MONSTERS_REMAIN | end phase\n", "refused by DR-040"},
		"allowed":            {laid + "refuse Blue: NO_FLEE | flee\n", `"flee" is allowed`},
		"not allowed":        {laid + "allow Blue: end phase\n", "refused: DR-040 monsters-remain"},
		"refuse what":        {laid + "refuse Blue: NO_FLEE\n", "wants: refuse SEAT: CODE | MOVE"},
		"no move":            {laid + "allow Blue: dance\n", "is no move of Dungeon Roll"},
		"not its turn":       {laid + "allow Green: flee\n", "refused: DR-004 not-your-turn"},
		"word of the game":   {laid + "dance: Blue\n", `"dance" is no word`},
		"option of the game": {head + "option: heroes all\nexpect lair: 0\n", "no-such-option"},
	} {
		t.Run(name, func(t *testing.T) {
			list, err := scenario.Parse("x", c.text)
			require.NoError(t, err)
			assert.ErrorContains(t, scenario.Run(list[0], story.New(g)), c.want)
		})
	}
}

// Without a table laid the game is set up by its options and its seed; dice may be said
// from then on.
func TestSetUpBySeed(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	list, err := scenario.Parse("x", `title: By seed
clauses: DR-008 DR-009
seats: Blue Green Orange
option: heroes mirror
option: hero viking
seed: lamp
dice: g g g
expect hero Orange: viking
expect side Blue: novice
expect party: H H H H H
expect out: 2
expect chest: 36
expect script: g g g
expect owed: 0
expect ultimate: ready
expect assigned: - | - | -
`)
	require.NoError(t, err)
	require.NoError(t, scenario.Run(list[0], story.New(g)))
}
