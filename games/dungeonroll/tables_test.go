package dungeonroll_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	data "delvebox/assets/dungeonroll"
	"delvebox/games/dungeonroll"
)

// A data file that is not as it must be is refused, and the message names the place.
func TestDamagedDataIsRefused(t *testing.T) {
	readers := map[string]func(string) error{
		"dice.toml": dungeonroll.CheckDice, "treasures.toml": dungeonroll.LoadTreasures, "heroes.toml": dungeonroll.LoadHeroes,
		"ranks.toml": dungeonroll.LoadRanks, "variant.toml": dungeonroll.LoadVariant,
	}
	for _, c := range []struct{ file, old, new, want string }{
		{"dice.toml", `"cleric", "fighter"`, `"fighter", "cleric"`, "party face 1 is cleric C"},
		{"dice.toml", `"g", "k"`, `"k", "g"`, "dungeon face 1 is goblin g"},
		{"dice.toml", `"ooze", `, ``, "a die has 6 faces"},
		{"treasures.toml", `"SW"`, `"TA"`, "sword TA is out of its place"},
		{"treasures.toml", `"portal"`, `"crown"`, "crown TP is out of its place"},
		{"treasures.toml", `count = 6`, `count = 0`, "scales: 0 tokens"},
		{"treasures.toml", `count = 6`, `counts = 6`, "is no key of this table"},
		{"heroes.toml", `"crusader"`, `"knight"`, "out of its place"},
		{"heroes.toml", `set = "pack"`, `set = "bag"`, `there is no set "bag"`},
		{"heroes.toml", `novice-phases = "MLD"`, `novice-phases = "MLX"`, "'X' is no phase"},
		{"heroes.toml", `master-phases = "D"`, `master-phases = "Q"`, "'Q' is no phase"},
		{"ranks.toml", `from = 16`, `from = 40`, "rank 3"},
		{"ranks.toml", `from = 0`, `from = 1`, "rank 1"},
		{"variant.toml", `dice = 7`, `dice = 5`, "5 dice"},
		{"variant.toml", `dice = 10`, `dice = "ten"`, "incompatible"},
	} {
		text, err := data.Files.ReadFile(c.file)
		require.NoError(t, err)
		require.NoError(t, readers[c.file](string(text)))
		require.Contains(t, string(text), c.old)
		assert.ErrorContains(t, readers[c.file](strings.Replace(string(text), c.old, c.new, 1)), c.want, "%s: %s", c.file, c.new)
	}
	assert.ErrorContains(t, dungeonroll.LoadRanks(""), "there is no rank")
	assert.ErrorContains(t, dungeonroll.LoadTreasures(""), "there are 0 kinds")
	assert.ErrorContains(t, dungeonroll.LoadHeroes(""), "there are 0 heroes")
}

// What cannot stand on the table is refused when a position is set up.
func TestImpossiblePositionsAreRefused(t *testing.T) {
	die := dungeonroll.Die(dungeonroll.Cleric)
	eight := []dungeonroll.Die{die, die, die, die, die, die, die, die}
	for want, p := range map[string]dungeonroll.Position{
		"8 party dice and 0 in the graveyard": {Phase: dungeonroll.MonsterPhase, Party: eight, Row: row(dungeonroll.Goblin, 1)},
		"party dice and 6 in the graveyard":   {Phase: dungeonroll.DragonPhase, Party: eight[:2], Delve: dungeonroll.Delve{Lair: 3, Graveyard: 6}},
		"dungeon dice too many":               {Phase: dungeonroll.MonsterPhase, Row: row(dungeonroll.Goblin, 9), Delve: dungeonroll.Delve{Lair: 2}},
		"level 11":                            {Phase: dungeonroll.RegroupPhase, Delve: dungeonroll.Delve{Level: 11}},
		"a dragon lies on the level":          {Phase: dungeonroll.MonsterPhase, Row: []dungeonroll.Foe{dungeonroll.Goblin, dungeonroll.Dragon}},
		"monsters in the Loot phase":          {Phase: dungeonroll.LootPhase, Row: []dungeonroll.Foe{dungeonroll.Goblin, dungeonroll.Chest}},
		"at Regroup":                          {Phase: dungeonroll.RegroupPhase, Row: row(dungeonroll.Goblin, 1)},
		"a full lair": {Phase: dungeonroll.MonsterPhase, Row: row(dungeonroll.Goblin, 1), Delve: dungeonroll.Delve{Lair: 4},
			Players: []dungeonroll.Player{{Hero: dungeonroll.Sorceress}}},
		"there are 3 treasures sword, not 4": {Phase: dungeonroll.RegroupPhase,
			Players: []dungeonroll.Player{{Tokens: dungeonroll.Tokens{dungeonroll.Sword: 4}}}},
		"a party die shows 7":  {Phase: dungeonroll.MonsterPhase, Party: []dungeonroll.Die{7}, Row: row(dungeonroll.Goblin, 1)},
		"there is no round 4":  {Phase: dungeonroll.MonsterPhase, Round: 4},
		"5 seats":              {Seats: 5},
		"has ended is no":      {Phase: dungeonroll.Ended},
		"13 dice in the party": {Phase: dungeonroll.MonsterPhase, Party: append(eight, eight[:5]...)},
	} {
		_, _, err := newGame(t).Set(p)
		assert.ErrorContains(t, err, want)
	}
}
