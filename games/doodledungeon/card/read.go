package card

import (
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"

	"delvebox/games/doodledungeon/sheet"
)

// decode reads a TOML text and refuses fields that v does not have.
func decode(text string, v any) error {
	meta, err := toml.Decode(text, v)
	if err != nil {
		return err
	}
	if rest := meta.Undecoded(); len(rest) > 0 {
		return fmt.Errorf("unknown field %q", rest[0].String())
	}
	return nil
}

func (t *Tables) readFormations(text string) (err error) {
	t.Formations, err = sheet.ParseFormations(text)
	return err
}

func (t *Tables) readActions(text string) error {
	var file struct {
		Action []struct {
			Name, Type, Clause string
			Copies, Value      int
		}
	}
	if err := decode(text, &file); err != nil {
		return err
	}
	for _, row := range file.Action {
		a, ok := ParseAction(row.Name)
		hero := row.Type == "hero"
		switch {
		case !ok:
			return fmt.Errorf("there is no action %q", row.Name)
		case t.actions[a].Copies > 0:
			return fmt.Errorf("%s stands there twice", row.Name)
		case row.Copies < 1 || row.Value < 0 || row.Value > 20:
			return fmt.Errorf("%s: %d copies, value %d: that cannot be", row.Name, row.Copies, row.Value)
		case hero != a.Hero() || !hero && row.Type != "dungeon":
			return fmt.Errorf("%s: %q is not its type", row.Name, row.Type)
		}
		t.actions[a] = ActionData{Copies: row.Copies, Value: row.Value, Clause: row.Clause}
	}
	for a := Axe; a < Actions; a++ {
		if t.actions[a].Copies == 0 {
			return fmt.Errorf("%s is missing", a)
		}
	}
	return nil
}

// mostLevel bounds the values of a track.
const mostLevel = 99

func (t *Tables) readTracks(text string) error {
	var file struct {
		Track []struct {
			Name           string
			Base           int
			Groups, Levels []int
		}
	}
	if err := decode(text, &file); err != nil {
		return err
	}
	for _, row := range file.Track {
		c, ok := ParseCategory(row.Name)
		switch {
		case !ok:
			return fmt.Errorf("there is no track %q", row.Name)
		case t.tracks[c].boxes > 0:
			return fmt.Errorf("track %s stands there twice", row.Name)
		case len(row.Groups) != len(row.Levels):
			return fmt.Errorf("track %s has %d groups and %d levels", row.Name, len(row.Groups), len(row.Levels))
		case row.Base < 0 || row.Base > mostLevel:
			return fmt.Errorf("track %s: base %d cannot be", row.Name, row.Base)
		}
		track, boxes := Track{Base: row.Base}, 0
		for i, n := range row.Groups {
			boxes += n
			if n < 1 || boxes >= len(track.levels) || row.Levels[i] < 0 || row.Levels[i] > mostLevel {
				return fmt.Errorf("track %s: group %d cannot be", row.Name, i+1)
			}
			track.Groups = append(track.Groups, Group{Boxes: n, Level: row.Levels[i]})
		}
		track.fill()
		t.tracks[c] = track
	}
	for c := GoblinTrack; c < Categories; c++ {
		if t.tracks[c].boxes == 0 {
			return fmt.Errorf("track %s is missing", c)
		}
	}
	return nil
}

// threes are figures of goblin, orc and dragon.
type threes struct{ Goblin, Orc, Dragon int }

func (n threes) list() [3]int { return [3]int{n.Goblin, n.Orc, n.Dragon} }

func (t *Tables) readFigures(text string) error {
	var file struct {
		Hearts, Strength, Death int
		Back                    []int `toml:"back-to-box"`
		Damage, Points          threes
	}
	if err := decode(text, &file); err != nil {
		return err
	}
	if file.Hearts < 1 || file.Hearts > 99 || file.Strength < 1 || len(file.Back) != 3 {
		return fmt.Errorf("hearts, strength or back-to-box cannot be so")
	}
	t.Figures = Figures{Hearts: file.Hearts, Strength: file.Strength, Death: file.Death,
		Damage: file.Damage.list(), Points: file.Points.list(), Back: [3]int(file.Back)}
	return nil
}

func (t *Tables) readCards(text string) error {
	var file struct{ Cards [][3]string }
	if err := decode(text, &file); err != nil {
		return err
	}
	var copies [Actions]int
	for _, row := range file.Cards {
		id, err := ParseID(row[0])
		if err != nil {
			return err
		}
		if t.cards[id].ID != NoCard {
			return fmt.Errorf("card %s stands there twice", id)
		}
		a, ok := ParseAction(row[1])
		if !ok {
			return fmt.Errorf("card %s: there is no action %q", id, row[1])
		}
		copies[a]++
		c := Card{ID: id, Action: a}
		if c.Elements, err = t.elements(row[2]); err != nil {
			return fmt.Errorf("card %s: %w", id, err)
		}
		t.cards[id] = c
	}
	for id := ID(1); id <= Count; id++ {
		if t.cards[id].ID == NoCard {
			return fmt.Errorf("card %s is missing", id)
		}
	}
	for a := Axe; a < Actions; a++ {
		if copies[a] != t.actions[a].Copies {
			return fmt.Errorf("%d cards bear %s instead of %d", copies[a], a, t.actions[a].Copies)
		}
	}
	return nil
}

// MostElements bounds the elements of a card.
const MostElements = 5

// elements reads "H3 G G D".
func (t *Tables) elements(text string) ([]Element, error) {
	var list []Element
	formations := 0
	for _, code := range strings.Fields(text) {
		e, ok := t.element(code)
		if !ok {
			return nil, fmt.Errorf("there is no element %q", code)
		}
		if e.Kind == Formation {
			formations++
		}
		list = append(list, e)
	}
	if len(list) == 0 || len(list) > MostElements || formations > 1 {
		return nil, fmt.Errorf("%q is no row of elements: at most one formation, 1 to %d in all", text, MostElements)
	}
	return list, nil
}

func (t *Tables) element(code string) (Element, bool) {
	switch code {
	case "$":
		return Element{Kind: Treasure}, true
	case "U":
		return Element{Kind: Upgrade}, true
	}
	for m := sheet.Trap; m <= sheet.Dragon; m++ {
		if creatureCodes[m] == code {
			return Element{Kind: Creature, Mark: m}, true
		}
	}
	f := t.Formation(code)
	return Element{Kind: Formation, Mark: sheet.Wall, Shape: f}, f != nil
}
