package tray

import (
	"fmt"

	"delvebox/assets/dungeonroll/faces"
	"delvebox/engine/paint/dice"
)

// Dice holds the two kinds of dice with their engraved faces. One for a program is enough:
// the depth maps of the faces are kept in it.
type Dice struct {
	kinds [2]*dice.Kind
	where map[string]spot
}

// spot is where a face is found.
type spot struct{ kind, face int }

// names lists the faces in the order in which they sit on the cube.
func names() [2][6]string {
	return [2][6]string{
		{"cleric", "fighter", "mage", "thief", "champion", "scroll"},
		{"goblin", "skeleton", "ooze", "chest", "potion", "dragon"},
	}
}

// New reads the faces. It fails only if a file built into the program is broken, which a
// test rules out.
func New() (*Dice, error) {
	d := &Dice{where: map[string]spot{}}
	for i, set := range names() {
		d.kinds[i] = &dice.Kind{Material: [2]dice.Material{dice.Ivory, dice.Black}[i]}
		for f, n := range set {
			svg, err := faces.Files.ReadFile(n + ".svg")
			if err != nil {
				return nil, fmt.Errorf("faces of the dice: %w", err)
			}
			if d.kinds[i].Faces[f], err = dice.ParseFace(svg); err != nil {
				return nil, fmt.Errorf("%s: %w", n, err)
			}
			d.where[n] = spot{i, f}
		}
	}
	return d, nil
}

// Die is a die as it lies: the name of its upper face (that of the file in
// assets/dungeonroll/faces) and its turn, 0 to 2. An unknown name shows a blank die.
type Die struct {
	Face string
	Turn int
}

func (d Die) turn() int    { return ((d.Turn % 3) + 3) % 3 }
func (d Die) yaw() float64 { return dice.Turns()[d.turn()] }
