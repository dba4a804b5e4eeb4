package rulebook_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"delvebox/engine/rulebook"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// heroes are the pages of Dungeon Roll's heroes: novice, master, and the first and last
// clause that speaks of them.
var heroes = []struct {
	novice, master string
	first, last    int
}{
	{"Crusader", "Paladin", 130, 133},
	{"Enchantress", "Beguiler", 134, 137},
	{"Half-Goblin", "Chieftain", 138, 142},
	{"Knight", "Dragon Slayer", 143, 146},
	{"Mercenary", "Commander", 147, 153},
	{"Minstrel", "Bard", 154, 157},
	{"Occultist", "Necromancer", 158, 160},
	{"Spellsword", "Battlemage", 161, 163},
	{"Alchemist", "Thaumaturge", 164, 167},
	{"Archaeologist", "Tomb Raider", 168, 175},
	{"Dwarf", "Berserker", 176, 182},
	{"Leprechaun", "Clurichaun", 183, 186},
	{"Scout", "Dungeoneer", 187, 192},
	{"Sorceress", "Drake Kin", 193, 197},
	{"Tracker", "Ranger", 198, 201},
	{"Viking", "Undead Viking", 202, 205},
	{"Guild Leader", "Guild Master", 206, 209},
	{"Time Traveller", "Time Lady", 210, 213},
}

// Each hero has a page: all clauses of the hero, a specialty and an ultimate, and an
// example for either side.
func TestEveryHeroHasAPage(t *testing.T) {
	b := book(t, "en/dungeonroll.md")
	for _, h := range heroes {
		at, ok := b.Find(rulebook.Anchor(h.novice + " and " + h.master))
		if !assert.True(t, ok, h.novice) {
			continue
		}
		page := b.Chapters[at.Chapter]
		for n := h.first; n <= h.last; n++ {
			p, ok := b.Find(fmt.Sprintf("%s-%03d", "DR", n))
			require.True(t, ok, n)
			assert.Equal(t, at.Chapter, p.Chapter, "clause %d of the %s", n, h.novice)
		}
		text, examples := "", map[string]int{}
		side := ""
		for _, block := range page.Blocks {
			if block.Kind == rulebook.Heading {
				side = block.Text()
			}
			if strings.HasPrefix(block.Text(), "Example.") {
				examples[side]++
			}
			text += block.Text() + "\n"
		}
		assert.Contains(t, text, "Specialty", h.novice)
		assert.Contains(t, text, "Ultimate", h.novice)
		assert.Equal(t, map[string]int{h.novice: 1, h.master: 1}, examples, h.novice)
	}
}

// The treasures in the book are the 36 of the chest.
func TestTheBookNamesAllTreasures(t *testing.T) {
	b := book(t, "en/dungeonroll.md")
	at, ok := b.Find("treasures")
	require.True(t, ok)
	names := []string{"Vorpal Sword", "Talisman", "Scepter of Power", "Thieves’ Tools", "Scroll", "Ring of Invisibility", "Dragon Scales", "Elixir", "Dragon Bait", "Town Portal"}
	sum := 0
	for _, name := range names {
		found := false
		for _, block := range b.Chapters[at.Chapter].Blocks {
			var n int
			if rest, is := strings.CutPrefix(block.Text(), name+" ("); is {
				_, err := fmt.Sscanf(rest, "%d)", &n)
				require.NoError(t, err)
				sum += n
				found = true
			}
		}
		assert.True(t, found, name)
	}
	assert.Equal(t, 36, sum)
}

// percent is a chance as the book prints it.
func percent(p float64) int { return int(math.Round(100 * p)) }

// choose gives the number of ways to choose k of n.
func choose(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}

// kinds gives the chances that the dice of a level show none, one, two or three kinds of
// monsters.
func kinds(level int) (p [4]float64) {
	for g := range level + 1 {
		for k := range level + 1 - g {
			for o := range level + 1 - g - k {
				n := 0
				for _, there := range []bool{g > 0, k > 0, o > 0} {
					if there {
						n++
					}
				}
				ways := choose(level, g) * choose(level-g, k) * choose(level-g-k, o)
				p[n] += ways * math.Pow(3, float64(level-g-k-o)) / math.Pow(6, float64(level))
			}
		}
	}
	return p
}

// arrives gives the chance that a level fills a lair to three dice or more.
func arrives(level, lair int) (p float64) {
	dice := min(level, 10-lair)
	for n := 3 - lair; n <= dice; n++ {
		p += choose(dice, n) * math.Pow(5, float64(dice-n)) / math.Pow(6, float64(dice))
	}
	return p
}

func TestTheBooksOddsAreRight(t *testing.T) {
	b := book(t, "en/dungeonroll.md")
	at, ok := b.Find("odds")
	require.True(t, ok)
	tables, heading := map[string]int{}, ""
	for _, block := range b.Chapters[at.Chapter].Blocks {
		if block.Kind == rulebook.Heading {
			heading = block.Text()
		}
		var level int
		if _, err := fmt.Sscanf(block.Text(), "Level %d:", &level); err != nil {
			continue
		}
		want := fmt.Sprintf("Level %d: ", level)
		switch heading {
		case "How many kinds of monsters":
			p := kinds(level)
			want += fmt.Sprintf("%d, %d, %d, %d", percent(p[0]), percent(p[1]), percent(p[2]), percent(p[3]))
		case "Will the dragon come":
			want += fmt.Sprintf("%d, %d, %d", percent(arrives(level, 0)), percent(arrives(level, 1)), percent(arrives(level, 2)))
		default:
			continue
		}
		tables[heading]++
		assert.Equal(t, want, block.Text(), heading)
	}
	assert.Equal(t, map[string]int{"How many kinds of monsters": 9, "Will the dragon come": 9}, tables)
}
