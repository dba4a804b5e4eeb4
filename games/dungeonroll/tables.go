package dungeonroll

import (
	"fmt"

	data "delvebox/assets/dungeonroll"
)

// Tables is the data of the game. It does not change once it is loaded and may be
// shared by everybody.
type Tables struct {
	treasures [tokenCount]Treasure
	heroes    [heroCount]HeroCardText
	ranks     []Rank
	rulebook  Rules
	classic   Rules
}

// Treasure is one kind of token (DR 4.3).
type Treasure struct {
	Kind   Token
	Name   string
	Count  int // tokens of the kind
	Unused int // points of an unused one at the end
	Pair   int // further points of each pair
}

// HeroCardText is what is printed on a hero card and known of it at the choice
// (DR 4.4, 4.10).
type HeroCardText struct {
	Hero                       Hero
	Set                        Set
	Novice, Master             string
	NovicePhases, MasterPhases Phases // in which the ultimates work
	FirstClause, LastClause    string
	Mean                       int // total of a strong player alone, in tenths
}

// Rank is a solo rank (DR-221).
type Rank struct {
	From int    // the least total
	Key  string // of its sentence
}

// Set is a set of heroes (DR-007).
type Set uint8

// The sets.
const (
	Basic Set = iota
	HeroPack
	Promo
	setCount int = iota
)

var setNames = [setCount]string{"basic", "pack", "promo"}

// String gives the set's name, which is also its option's key.
func (s Set) String() string { return setNames[s] }

// LoadTables reads the data that is built into the program.
func LoadTables() (*Tables, error) {
	t := &Tables{}
	for _, part := range []struct {
		file string
		read func(text string) error
	}{
		{"dice.toml", checkDice}, {"treasures.toml", t.loadTreasures}, {"heroes.toml", t.loadHeroes},
		{"ranks.toml", t.loadRanks}, {"variant.toml", t.loadVariant},
	} {
		text, err := data.Files.ReadFile(part.file)
		if err != nil {
			return nil, fmt.Errorf("data of Dungeon Roll: %w", err)
		}
		if err := part.read(string(text)); err != nil {
			return nil, fmt.Errorf("data of Dungeon Roll: %s: %w", part.file, err)
		}
	}
	return t, nil
}

// Treasure gives a kind of token; the zero Treasure of none.
func (t *Tables) Treasure(k Token) Treasure { return t.treasures[k] }

// Hero gives a hero card; the zero card of none.
func (t *Tables) Hero(h Hero) HeroCardText { return t.heroes[h] }

// Ranks lists the solo ranks from low to high.
func (t *Tables) Ranks() []Rank { return append([]Rank(nil), t.ranks...) }

// Rank is the solo rank of a total; there is one for every total (DR-222).
func (t *Tables) Rank(total int) Rank {
	r := t.ranks[0]
	for _, next := range t.ranks[1:] {
		if total >= next.From {
			r = next
		}
	}
	return r
}

// Rules gives the rulebook's or the Classic variant's rules.
func (t *Tables) Rules(classic bool) Rules {
	if classic {
		return t.classic
	}
	return t.rulebook
}

// Chest is the treasure chest at the start of a game (DR-005).
func (t *Tables) Chest() Tokens {
	var c Tokens
	for k := range t.treasures {
		c[k] = uint8(t.treasures[k].Count)
	}
	return c
}
