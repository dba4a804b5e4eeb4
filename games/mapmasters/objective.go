package mapmasters

import (
	"fmt"

	"github.com/BurntSushi/toml"

	"delvebox/games/mapmasters/dungeon"
)

// Aim is what an objective card counts. The names are those of objectives.toml.
type Aim = dungeon.Aim

// ObjectiveID numbers the objective cards from 1 (O01) to 27 (O27).
type ObjectiveID uint8

const (
	// NoObjective stands where no objective card lies.
	NoObjective ObjectiveID = 0
	// UnknownObjective is a facedown card in a position as a seat sees it.
	UnknownObjective ObjectiveID = 255

	objectiveCards = 27
)

// String gives "O04", "none" or "?".
func (o ObjectiveID) String() string {
	switch o {
	case NoObjective:
		return "none"
	case UnknownObjective:
		return "?"
	}
	return fmt.Sprintf("O%02d", int(o))
}

// Objective is one of the 27 objective cards (MMV 4.5).
type Objective struct {
	ID        ObjectiveID
	Aim       Aim
	Value     int  // victory points for each one counted
	Hourglass bool // as Primary Objective the card makes a Time Bonus round (MMV-099)
}

// loadObjectives reads objectives.toml. Index 0 of the result is empty.
func loadObjectives(text string) ([objectiveCards + 1]Objective, error) {
	var out [objectiveCards + 1]Objective
	var file struct {
		Objective []struct {
			Kind      string
			Value     int
			Cards     []string
			Hourglass []string
		}
	}
	if err := decodeTable(text, &file); err != nil {
		return out, fmt.Errorf("objectives.toml: %w", err)
	}
	for _, row := range file.Objective {
		aim, ok := dungeon.ParseAim(row.Kind)
		if !ok {
			return out, fmt.Errorf("objectives.toml: unknown kind %q", row.Kind)
		}
		for _, name := range row.Cards {
			n, err := numberAfter("O", name, objectiveCards)
			if err != nil {
				return out, fmt.Errorf("objectives.toml: kind %q: %w", row.Kind, err)
			}
			if out[n].ID != NoObjective {
				return out, fmt.Errorf("objectives.toml: kind %q: card %s stands there twice", row.Kind, name)
			}
			out[n] = Objective{ID: ObjectiveID(n), Aim: aim, Value: row.Value}
		}
		for _, name := range row.Hourglass {
			n, err := numberAfter("O", name, objectiveCards)
			if err != nil || out[n].ID == NoObjective || out[n].Aim != aim {
				return out, fmt.Errorf("objectives.toml: kind %q: hourglass on %q, which is no card of this kind", row.Kind, name)
			}
			out[n].Hourglass = true
		}
	}
	for n := 1; n <= objectiveCards; n++ {
		if out[n].ID == NoObjective {
			return out, fmt.Errorf("objectives.toml: card %s is missing", ObjectiveID(n))
		}
	}
	return out, nil
}

// decodeTable reads a TOML text and refuses fields that v does not have.
func decodeTable(text string, v any) error {
	meta, err := toml.Decode(text, v)
	if err != nil {
		return err
	}
	if rest := meta.Undecoded(); len(rest) > 0 {
		return fmt.Errorf("unknown field %q", rest[0].String())
	}
	return nil
}

// numberAfter reads "O07" with the prefix "O" as 7; the number has two digits and is
// at least 1 and at most most.
func numberAfter(prefix, name string, most int) (int, error) {
	if len(name) != len(prefix)+2 || name[:len(prefix)] != prefix {
		return 0, fmt.Errorf("%q is no card name like %s01", name, prefix)
	}
	digits := name[len(prefix):]
	if digits[0] < '0' || digits[0] > '9' || digits[1] < '0' || digits[1] > '9' {
		return 0, fmt.Errorf("%q is no card name like %s01", name, prefix)
	}
	n := int(digits[0]-'0')*10 + int(digits[1]-'0')
	if n < 1 || n > most {
		return 0, fmt.Errorf("there is no card %q", name)
	}
	return n, nil
}

// ParseObjectiveID reads "O04".
func ParseObjectiveID(text string) (ObjectiveID, error) {
	n, err := numberAfter("O", text, objectiveCards)
	return ObjectiveID(n), err
}
