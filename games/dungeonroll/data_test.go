package dungeonroll_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
)

// DR-005, DR-109: counts and values of table 4.3.
func TestTreasuresAreThoseOfTheTable(t *testing.T) {
	tables := newGame(t).Tables()
	want := map[string]int{"SW": 3, "TA": 3, "SC": 3, "TT": 3, "SR": 3, "RI": 4, "DS": 6, "EL": 3, "DB": 4, "TP": 4}
	chest := tables.Chest()
	assert.Equal(t, 36, chest.Count())
	value := 0
	for _, k := range dungeonroll.TokenKinds() {
		tr := tables.Treasure(k)
		assert.Equal(t, want[k.Code()], tr.Count, k.Code())
		unused := 1
		if k == dungeonroll.Portal {
			unused = 2
		}
		assert.Equal(t, unused, tr.Unused, k.Code())
		value += tr.Count*tr.Unused + tr.Count/2*tr.Pair
	}
	assert.Equal(t, 46, value)
	all := dungeonroll.Player{Tokens: chest}
	assert.Equal(t, 46, all.Total(), "the total is counted as the table says")
	for _, k := range dungeonroll.TokenKinds() {
		p := dungeonroll.Player{}
		for n := range 7 {
			p.Tokens[k] = uint8(n)
			tr := tables.Treasure(k)
			assert.Equal(t, n*tr.Unused+n/2*tr.Pair, p.Total(), "%d %s", n, k)
			sum := 0
			for _, term := range p.Terms() {
				assert.Equal(t, term.Value, term.Count*term.Each)
				sum += term.Value
			}
			assert.Equal(t, p.Total(), sum, "%d %s", n, k)
		}
	}
}

// DR-013: the six faces, and the short codes that name them.
func TestFacesAndCodes(t *testing.T) {
	for i, name := range []string{"cleric", "fighter", "mage", "thief", "champion", "scroll"} {
		f := dungeonroll.Face(i + 1)
		assert.Equal(t, name, f.String())
		for _, word := range []string{name, "CFMTHS"[i : i+1]} {
			got, err := dungeonroll.ParseFace(word)
			require.NoError(t, err)
			assert.Equal(t, f, got)
		}
	}
	for i, name := range []string{"goblin", "skeleton", "ooze", "chest", "potion", "dragon"} {
		f := dungeonroll.Foe(i + 1)
		assert.Equal(t, name, f.String())
		assert.Equal(t, i < 3, f.Monster())
		for _, word := range []string{name, "gkocpd"[i : i+1]} {
			got, err := dungeonroll.ParseFoe(word)
			require.NoError(t, err)
			assert.Equal(t, f, got)
		}
	}
	for _, word := range []string{"", "X", "none", "-", "Cleric"} {
		_, err := dungeonroll.ParseFace(word)
		assert.Error(t, err, word)
		_, err = dungeonroll.ParseFoe(word)
		assert.Error(t, err, word)
		_, err = dungeonroll.ParseToken(word)
		assert.Error(t, err, word)
		_, err = dungeonroll.ParseHero(word)
		assert.Error(t, err, word)
	}
}

// heroTable is table 4.4: id, set, novice, phases of its ultimate, master, phases.
const heroTable = `crusader basic|Crusader|MLD|Paladin|MLD
enchantress basic|Enchantress|M|Beguiler|M
halfgoblin basic|Half-Goblin|M|Chieftain|M
knight basic|Knight|M|Dragon Slayer|M
mercenary basic|Mercenary|M|Commander|M
minstrel basic|Minstrel|MLD|Bard|MLD
occultist basic|Occultist|M|Necromancer|M
spellsword basic|Spellsword|MLD|Battlemage|MLD
alchemist pack|Alchemist|MLD|Thaumaturge|MLD
archaeologist pack|Archaeologist|MLDR|Tomb Raider|MLDR
dwarf pack|Dwarf|M|Berserker|MLD
leprechaun pack|Leprechaun|M|Clurichaun|M
scout pack|Scout|M|Dungeoneer|M
sorceress pack|Sorceress|M|Drake Kin|M
tracker pack|Tracker|M|Ranger|M
viking pack|Viking|MLD|Undead Viking|MLD
guildleader promo|Guild Leader|MLD|Guild Master|MLD
timetraveller promo|Time Traveller|D|Time Lady|D`

// DR-007, DR-119: the cards are those of table 4.4, and the rules use each ultimate in the
// phases that are printed.
func TestHeroesAreThoseOfTheTable(t *testing.T) {
	tables := newGame(t).Tables()
	rows := strings.Split(heroTable, "\n")
	heroes := dungeonroll.Heroes()
	require.Len(t, heroes, len(rows))
	for i, h := range heroes {
		c := tables.Hero(h)
		got := fmt.Sprintf("%s %s|%s|%s|%s|%s", h, c.Set, c.Novice, letters(c.NovicePhases), c.Master, letters(c.MasterPhases))
		assert.Equal(t, rows[i], got)
		assert.Equal(t, c.NovicePhases, h.UltimatePhases(false), "%s", h)
		assert.Equal(t, c.MasterPhases, h.UltimatePhases(true), "%s", h)
		assert.Positive(t, c.Mean)
		assert.Less(t, c.FirstClause, c.LastClause)
	}
}

func letters(s dungeonroll.Phases) string {
	text := ""
	for i, p := range []dungeonroll.Phase{dungeonroll.MonsterPhase, dungeonroll.LootPhase, dungeonroll.DragonPhase,
		dungeonroll.RegroupPhase} {
		if s.Has(p) {
			text += "MLDR"[i : i+1]
		}
	}
	return text
}

// DR-221, DR-222: the bands of table 4.6; every total has a rank.
func TestRanks(t *testing.T) {
	tables := newGame(t).Tables()
	for total, want := range map[int]string{
		-1: "dragon-fodder", 0: "dragon-fodder", 15: "dragon-fodder", 16: "village-hero", 23: "village-hero",
		24: "seasoned-explorer", 29: "seasoned-explorer", 30: "champion", 34: "champion", 35: "hero-of-ages", 99: "hero-of-ages",
	} {
		assert.Equal(t, want, tables.Rank(total).Key, total)
	}
	assert.Len(t, tables.Ranks(), 5)
}

// DR-027, DR-100, DR-139, DR-144, DR-163, DR-194: table 4.9.
func TestVariant(t *testing.T) {
	tables := newGame(t).Tables()
	assert.Equal(t, dungeonroll.Rules{Dice: 10, LairLimit: 4, RingTakesAll: true, BattlemageLevel: false,
		LootAtDragon: true, KnightAlways: true}, tables.Rules(false))
	assert.Equal(t, dungeonroll.Rules{Dice: 7, LairLimit: 3, RingTakesAll: false, BattlemageLevel: true,
		LootAtDragon: false, KnightAlways: false}, tables.Rules(true))
}
