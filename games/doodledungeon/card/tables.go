package card

import (
	"fmt"

	data "delvebox/assets/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

// Card is one of the 60 cards.
type Card struct {
	ID       ID
	Action   Action
	Elements []Element // from left to right (DD-020)
}

// ActionData is the data of an action.
type ActionData struct {
	Copies int
	Value  int    // its figure, 0 if it has none
	Clause string // where it is described
}

// Figures are the numbers of the game that are no card and no track.
type Figures struct {
	Hearts   int    // of each hero
	Strength int    // with which a monster wins (DD-085)
	Death    int    // points for a dead hero (DD-131)
	Back     [3]int // cards that go back to the box with 2, 3 and 4 players (DD-003)
	Damage   [3]int // of goblin, orc and dragon (DD-085)
	Points   [3]int // for goblin, orc and dragon (DD-130)
}

// Tables is the data of the game. It does not change once it is loaded and may be shared
// by everybody.
type Tables struct {
	Formations []*sheet.Formation
	Figures    Figures
	cards      [Count + 1]Card
	actions    [Actions]ActionData
	tracks     [Categories]Track
}

// Card gives a card; the zero Card for none and the unknown one.
func (t *Tables) Card(id ID) *Card {
	if !id.Valid() {
		return &t.cards[NoCard]
	}
	return &t.cards[id]
}

// Action gives an action's data.
func (t *Tables) Action(a Action) ActionData {
	if a >= Actions {
		a = NoAction
	}
	return t.actions[a]
}

// Value is an action's figure.
func (t *Tables) Value(a Action) int { return t.Action(a).Value }

// Track gives a category's track.
func (t *Tables) Track(c Category) *Track { return &t.tracks[min(c, Categories-1)] }

// Formation finds a formation by its code, nil if there is none.
func (t *Tables) Formation(code string) *sheet.Formation {
	for _, f := range t.Formations {
		if f.Code == code {
			return f
		}
	}
	return nil
}

// Damage is what a winning monster deals (DD-085).
func (t *Tables) Damage(m sheet.Mark) int {
	if !m.Monster() {
		return 0
	}
	return t.Figures.Damage[m-sheet.Goblin]
}

// Points is what a monster that is there at the end brings (DD-130).
func (t *Tables) Points(m sheet.Mark) int {
	if !m.Monster() {
		return 0
	}
	return t.Figures.Points[m-sheet.Goblin]
}

// Load reads the data that is built into the program. The error names the file.
func Load() (*Tables, error) {
	return load(func(file string) (string, error) {
		text, err := data.Files.ReadFile(file)
		return string(text), err
	})
}

// load reads the files in the order in which they need each other.
func load(read func(file string) (string, error)) (*Tables, error) {
	t := &Tables{}
	for _, part := range []struct {
		file string
		take func(text string) error
	}{
		{"formations.txt", t.readFormations},
		{"actions.toml", t.readActions},
		{"tracks.toml", t.readTracks},
		{"rules.toml", t.readFigures},
		{"cards.toml", t.readCards},
	} {
		text, err := read(part.file)
		if err == nil {
			err = part.take(text)
		}
		if err != nil {
			return nil, fmt.Errorf("data of Doodle Dungeon, %s: %w", part.file, err)
		}
	}
	return t, nil
}
