package dungeonroll

import (
	"fmt"

	"github.com/BurntSushi/toml"
)

// decode reads a file in which every key must be known.
func decode(text string, file any) error {
	meta, err := toml.Decode(text, file)
	if err != nil {
		return err
	}
	if more := meta.Undecoded(); len(more) > 0 {
		return fmt.Errorf("%s is no key of this table", more[0])
	}
	return nil
}

// checkDice sees that the file names the faces in the order of their numbers.
func checkDice(text string) error {
	type die struct{ Faces, Codes []string }
	var file struct{ Party, Dungeon die }
	if err := decode(text, &file); err != nil {
		return err
	}
	for _, d := range []die{file.Party, file.Dungeon} {
		if len(d.Faces) != sides || len(d.Codes) != sides {
			return fmt.Errorf("a die has %d faces and codes, not %d and %d", sides, len(d.Faces), len(d.Codes))
		}
	}
	for i := range sides {
		f, foe := Face(i+1), Foe(i+1)
		if file.Party.Faces[i] != f.String() || file.Party.Codes[i] != f.Code() {
			return fmt.Errorf("party face %d is %s %s", i+1, f, f.Code())
		}
		if file.Dungeon.Faces[i] != foe.String() || file.Dungeon.Codes[i] != foe.Code() {
			return fmt.Errorf("dungeon face %d is %s %s", i+1, foe, foe.Code())
		}
	}
	return nil
}

func (t *Tables) loadTreasures(text string) error {
	var file struct {
		Treasure []struct {
			ID, Code, Name      string
			Count, Unused, Pair int
		}
	}
	if err := decode(text, &file); err != nil {
		return err
	}
	for i, row := range file.Treasure {
		k, err := ParseToken(row.ID)
		if err != nil || int(k) != i+1 || row.Code != k.Code() {
			return fmt.Errorf("%s %s is out of its place", row.ID, row.Code)
		}
		if row.Count < 1 || row.Count > 99 {
			return fmt.Errorf("%s: %d tokens", row.ID, row.Count)
		}
		t.treasures[k] = Treasure{k, row.Name, row.Count, row.Unused, row.Pair}
	}
	if len(file.Treasure) != tokenCount-1 {
		return fmt.Errorf("there are %d kinds, not %d", len(file.Treasure), tokenCount-1)
	}
	return nil
}

func (t *Tables) loadHeroes(text string) error {
	var file struct {
		Hero []struct {
			ID, Set, Novice, Master string
			NovicePhases            string `toml:"novice-phases"`
			MasterPhases            string `toml:"master-phases"`
			Clauses                 []string
			Mean                    int
		}
	}
	if err := decode(text, &file); err != nil {
		return err
	}
	for i, row := range file.Hero {
		h, err := ParseHero(row.ID)
		if err != nil || int(h) != i+1 || len(row.Clauses) != 2 {
			return fmt.Errorf("%q is out of its place, or its clauses are not two", row.ID)
		}
		c := HeroCardText{Hero: h, Novice: row.Novice, Master: row.Master, Mean: row.Mean,
			FirstClause: row.Clauses[0], LastClause: row.Clauses[1]}
		if c.Set, err = parseSet(row.Set); err != nil {
			return fmt.Errorf("%s: %w", row.ID, err)
		}
		if c.NovicePhases, err = parsePhases(row.NovicePhases); err != nil {
			return fmt.Errorf("%s: %w", row.ID, err)
		}
		if c.MasterPhases, err = parsePhases(row.MasterPhases); err != nil {
			return fmt.Errorf("%s: %w", row.ID, err)
		}
		t.heroes[h] = c
	}
	if len(file.Hero) != heroCount-1 {
		return fmt.Errorf("there are %d heroes, not %d", len(file.Hero), heroCount-1)
	}
	return nil
}

func parseSet(word string) (Set, error) {
	for s, name := range setNames {
		if name == word {
			return Set(s), nil
		}
	}
	return 0, fmt.Errorf("there is no set %q", word)
}

// parsePhases reads "MLD".
func parsePhases(letters string) (Phases, error) {
	var s Phases
	for _, r := range letters {
		switch r {
		case 'M':
			s |= 1 << MonsterPhase
		case 'L':
			s |= 1 << LootPhase
		case 'D':
			s |= 1 << DragonPhase
		case 'R':
			s |= 1 << RegroupPhase
		default:
			return 0, fmt.Errorf("%q is no phase", r)
		}
	}
	return s, nil
}

func (t *Tables) loadRanks(text string) error {
	var file struct{ Rank []Rank }
	if err := decode(text, &file); err != nil {
		return err
	}
	for i, r := range file.Rank {
		if r.Key == "" || i == 0 && r.From != 0 || i > 0 && r.From <= file.Rank[i-1].From {
			return fmt.Errorf("rank %d: ranks have a key and go up from 0", i+1)
		}
	}
	if len(file.Rank) == 0 {
		return fmt.Errorf("there is no rank")
	}
	t.ranks = file.Rank
	return nil
}

func (t *Tables) loadVariant(text string) error {
	type rules struct {
		Dice      uint8
		LairLimit uint8 `toml:"lair-limit"`
		Ring      bool  `toml:"ring-takes-all"`
		Blast     bool  `toml:"battlemage-level"`
		Loot      bool  `toml:"loot-at-dragon"`
		Knight    bool  `toml:"knight-always"`
	}
	var file struct{ Rulebook, Classic rules }
	if err := decode(text, &file); err != nil {
		return err
	}
	for _, p := range []struct {
		from *rules
		to   *Rules
	}{{&file.Rulebook, &t.rulebook}, {&file.Classic, &t.classic}} {
		if p.from.Dice < scoutDice || p.from.Dice > mostDungeon || p.from.LairLimit < 1 {
			return fmt.Errorf("%d dice, lair limit %d", p.from.Dice, p.from.LairLimit)
		}
		*p.to = Rules{p.from.Dice, p.from.LairLimit, p.from.Ring, p.from.Blast, p.from.Loot, p.from.Knight}
	}
	return nil
}
