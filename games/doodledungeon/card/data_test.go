package card

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	data "delvebox/assets/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

func tables(t testing.TB) *Tables {
	t.Helper()
	list, err := Load()
	require.NoError(t, err)
	return list
}

// DD 4.4: 36 formations with 97 walls, 32 goblins, 19 orcs, 12 dragons, 23 traps, 22
// treasures, 69 upgrades: 213 elements on 60 cards.
func TestTotalsOfTheElements(t *testing.T) {
	n := map[string]int{}
	all, walls := 0, 0
	byShape := map[string]int{}
	for id := ID(1); id <= Count; id++ {
		c := tables(t).Card(id)
		require.Equal(t, id, c.ID)
		for _, e := range c.Elements {
			all++
			n[e.Name()]++
			if e.Kind == Formation {
				walls += e.Shape.Walls
				byShape[e.Shape.Code]++
			}
		}
	}
	assert.Equal(t, 213, all)
	assert.Equal(t, 97, walls)
	assert.Equal(t, map[string]int{"wall": 36, "goblin": 32, "orc": 19, "dragon": 12, "trap": 23, "treasure": 22, "upgrade": 69}, n)
	assert.Equal(t, map[string]int{"S1": 3, "B2": 5, "X2": 3, "G2": 3, "I3": 4, "L3": 4, "H3": 5, "V3": 1, "X3": 2, "L4": 2,
		"S4": 1, "T4": 1, "K4": 1, "P4": 1}, byShape)
}

// DD-019: every picture is one element, all walls of a card together one formation.
func TestCardsHaveOneFormationAtMost(t *testing.T) {
	tab := tables(t)
	for id := ID(1); id <= Count; id++ {
		formations := 0
		for _, e := range tab.Card(id).Elements {
			if e.Kind == Formation {
				formations++
			}
		}
		assert.LessOrEqual(t, formations, 1, id)
	}
	assert.Equal(t, "[H3 G G D]", elementText(tab, 1)) // the rulebook's example
	assert.Equal(t, "[G O O U U]", elementText(tab, 13))
	assert.Equal(t, "[U U G T]", elementText(tab, 27))
	assert.Equal(t, "[$ $ U]", elementText(tab, 54))
	for _, id := range []ID{11, 15, 25, 27, 29, 37, 41, 45, 54, 57} { // begin with trap, treasure or upgrade
		first := tab.Card(id).Elements[0]
		assert.True(t, first.Kind == Upgrade || first.Kind == Treasure || first.Mark == sheet.Trap, id)
	}
}

func elementText(t *Tables, id ID) string {
	var codes []string
	for _, e := range t.Card(id).Elements {
		codes = append(codes, e.String())
	}
	return "[" + strings.Join(codes, " ") + "]"
}

// DD-094 to DD-104 and DD-111 to DD-121: 34 Dungeon and 26 Hero actions, with the
// figures of their texts.
func TestActions(t *testing.T) {
	tab := tables(t)
	dungeon, hero := 0, 0
	for a := Axe; a < Actions; a++ {
		d := tab.Action(a)
		require.NotEqual(t, a.Hero(), a.Dungeon(), a)
		if a.Hero() {
			hero += d.Copies
		} else {
			dungeon += d.Copies
		}
		back, ok := ParseAction(a.String())
		assert.True(t, ok)
		assert.Equal(t, a, back)
		assert.Contains(t, d.Clause, "DD-")
	}
	assert.Equal(t, 34, dungeon)
	assert.Equal(t, 26, hero)
	for a, value := range map[Action]int{AimBoost: 3, GoblinSlingshot: 6, OrcClub: 4, DragonPepper: 4, PoisonedSpikes: 2,
		BerserkerBrew: 2, HealingPotion: 2, Shield: 2, Longsword: 4, Axe: 1, Talisman: 2, CursedBlade: 2, Bomb: 0} {
		assert.Equal(t, value, tab.Value(a), a)
	}
	for a, n := range map[Action]int{Axe: 5, Talisman: 4, AimBoost: 4, CursedBlade: 3, GoblinSlingshot: 3, OrcClub: 3, DragonPepper: 3,
		LoadedDice: 3, PoisonedSpikes: 2, SpareSpring: 2, BerserkerBrew: 2, HealingPotion: 5, Shield: 4, Longsword: 4, Bomb: 3,
		Lockpick: 3, CloakOfShadows: 2, HushScroll: 2, Jinx: 2, GuardianAngel: 1} {
		assert.Equal(t, n, tab.Action(a).Copies, a)
	}
}

// DD-047 to DD-050, DD 4.2: the tracks with all levels by boxes checked.
func TestTracks(t *testing.T) {
	tab := tables(t)
	want := map[Category][]int{
		GoblinTrack:   {0, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12},
		OrcTrack:      {2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12},
		DragonTrack:   {4, 4, 6, 6, 8, 8, 10, 10, 12},
		TrapTrack:     {1, 1, 1, 2, 2, 2, 3},
		TreasureTrack: {1, 1, 1, 2, 2, 2, 3, 3, 3, 4},
		HandTrack:     {1, 1, 2, 2, 2, 3, 3, 3, 4},
	}
	boxes := 0
	for c, levels := range want {
		track := tab.Track(c)
		assert.Equal(t, len(levels)-1, track.Boxes(), c)
		boxes += track.Boxes()
		for n, level := range levels {
			assert.Equal(t, level, track.Level(n), "%s with %d boxes", c, n)
		}
		back, ok := ParseCategory(c.String())
		assert.True(t, ok)
		assert.Equal(t, c, back)
	}
	assert.Equal(t, 51, boxes)
	n, level, ok := tab.Track(OrcTrack).Next(3)
	assert.Equal(t, []any{1, 6, true}, []any{n, level, ok})
	_, _, ok = tab.Track(OrcTrack).Next(10)
	assert.False(t, ok)
}

// DD-003, DD-085, DD-130, DD-131: the remaining figures.
func TestFigures(t *testing.T) {
	tab := tables(t)
	f := tab.Figures
	assert.Equal(t, Figures{Hearts: 20, Strength: 20, Death: 5, Back: [3]int{18, 4, 1}, Damage: [3]int{1, 2, 3}, Points: [3]int{1, 2, 3}}, f)
	assert.Equal(t, 3, tab.Damage(sheet.Dragon))
	assert.Equal(t, 2, tab.Points(sheet.Orc))
	assert.Zero(t, tab.Damage(sheet.Trap))
}

func TestCardsHaveNumbers(t *testing.T) {
	for id := ID(1); id <= Count; id++ {
		back, err := ParseID(id.String())
		require.NoError(t, err)
		require.Equal(t, id, back)
	}
	for _, text := range []string{"", "0", "00", "61", "1", "001", "a1", "??", "--"} {
		_, err := ParseID(text)
		assert.Error(t, err, text)
	}
	s := SetOf(1, 60, NoCard, Unknown)
	assert.Equal(t, 2, s.Size())
	assert.True(t, s.Has(60))
	assert.False(t, s.Has(Unknown))
	assert.Equal(t, SetOf(1), s.Without(60))
}

func TestDamagedDataIsRefused(t *testing.T) {
	for name, c := range map[string]struct{ file, from, to, want string }{
		"card twice":    {"cards.toml", `["02"`, `["01"`, "card 01 stands there twice"},
		"no card":       {"cards.toml", `["60"`, `["61"`, `"61" is no card`},
		"no action":     {"cards.toml", `"axe", "H3 G G D"`, `"saw", "H3 G G D"`, `there is no action "saw"`},
		"copies":        {"cards.toml", `"axe", "H3 G G D"`, `"jinx", "H3 G G D"`, "cards bear"},
		"element":       {"cards.toml", `"H3 G G D"`, `"H3 G Q D"`, `there is no element "Q"`},
		"formations":    {"cards.toml", `"H3 G G D"`, `"H3 H3"`, "at most one formation"},
		"no elements":   {"cards.toml", `"H3 G G D"`, `""`, "is no row of elements"},
		"broken":        {"cards.toml", `"H3 G G D"`, `H3`, "cards.toml"},
		"action type":   {"actions.toml", `type = "hero"`, `type = "dungeon"`, "is not its type"},
		"action twice":  {"actions.toml", `name = "talisman"`, `name = "axe"`, "axe stands there twice"},
		"unknown field": {"actions.toml", `copies = 5`, `number = 5`, "unknown field"},
		"no copies":     {"actions.toml", `copies = 5`, `copies = 0`, "that cannot be"},
		"track":         {"tracks.toml", `name = "orc"`, `name = "troll"`, `there is no track "troll"`},
		"track twice":   {"tracks.toml", `name = "orc"`, `name = "goblin"`, "stands there twice"},
		"levels":        {"tracks.toml", `levels = [6, 8, 10, 12]`, `levels = [6, 8, 10]`, "4 groups and 3 levels"},
		"group":         {"tracks.toml", `groups = [2, 3, 3]`, `groups = [2, 3, 0]`, "group 3 cannot be"},
		"no group":      {"tracks.toml", `groups = [2, 3, 3]`, `groups = [-1, 5, 4]`, "group 1 cannot be"},
		"boxes":         {"tracks.toml", `groups = [2, 3, 3]`, `groups = [2, 3, 11]`, "group 3 cannot be"},
		"level":         {"tracks.toml", `levels = [2, 3, 4]`, `levels = [2, 3, 100]`, "group 3 cannot be"},
		"base":          {"tracks.toml", `base = 4`, `base = 260`, "base 260 cannot be"},
		"no track":      {"tracks.toml", "[[track]]\nname = \"hand\"\nbase = 1\ngroups = [2, 3, 3]\nlevels = [2, 3, 4]\n", "", "track hand is missing"},
		"no last card":  {"cards.toml", `  ["60", "guardian-angel", "D $ U"],`, "", "card 60 is missing"},
		"no first card": {"cards.toml", `  ["01", "axe", "H3 G G D"],`, "", "card 01 is missing"},
		"missing":       {"actions.toml", "[[action]]\nname = \"guardian-angel\"\ntype = \"hero\"\ncopies = 1\nclause = \"DD-121\"\n", "", "guardian-angel is missing"},
		"value":         {"actions.toml", `value = 6`, `value = 21`, "that cannot be"},
		"hearts":        {"rules.toml", `hearts = 20`, `hearts = 0`, "cannot be so"},
		"formation":     {"formations.txt", "##.\n..#", "##.\n..x", "neither # nor"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := load(func(file string) (string, error) {
				text, err := data.Files.ReadFile(file)
				if file != c.file {
					return string(text), err
				}
				changed := strings.Replace(string(text), c.from, c.to, 1)
				require.NotEqual(t, string(text), changed)
				return changed, err
			})
			assert.ErrorContains(t, err, c.want)
		})
	}
}

// DD-091, DD-097 to DD-099: which encounters an action is for, and which add strength.
func TestWhatActionsAreFor(t *testing.T) {
	for a := NoAction; a < Actions; a++ {
		trap := a == PoisonedSpikes || a == SpareSpring
		assert.Equal(t, trap, a.AtTrap(), a)
		assert.Equal(t, a.Dungeon() && !trap, a.InFight(), a)
		for _, m := range sheet.Monsters() {
			club := map[sheet.Mark]Action{sheet.Goblin: GoblinSlingshot, sheet.Orc: OrcClub, sheet.Dragon: DragonPepper}[m]
			assert.Equal(t, a == AimBoost || a == club, a.Adds(m), "%s for a %s", a, m)
			assert.Equal(t, a == club, a.Only() == m, "%s for a %s", a, m)
		}
	}
}

func TestKindsHaveNames(t *testing.T) {
	assert.Equal(t, "treasure", Element{Kind: Treasure}.Name())
	assert.Equal(t, "none", NoElement.String())
	assert.Equal(t, "?", Element{}.String())
	assert.Equal(t, GoblinTrack, TrackOf(sheet.Goblin))
	assert.Equal(t, TrapTrack, TrackOf(sheet.Trap))
}
