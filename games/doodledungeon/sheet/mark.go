package sheet

// Mark is what is drawn on a square.
type Mark uint8

// The marks. Of monsters there are these three and no others (DD-037).
const (
	Empty Mark = iota
	Wall
	Trap
	Goblin
	Orc
	Dragon
	markCount
)

var markNames = [markCount]string{"empty", "wall", "trap", "goblin", "orc", "dragon"}

// String gives the mark's name in moves and string keys.
func (m Mark) String() string {
	if m < markCount {
		return markNames[m]
	}
	return "unknown"
}

// ParseMark reads a mark's name.
func ParseMark(text string) (Mark, bool) {
	for m, name := range markNames {
		if name == text {
			return Mark(m), true
		}
	}
	return Empty, false
}

// Monster says whether the mark is one of the three monsters.
func (m Mark) Monster() bool { return m >= Goblin && m <= Dragon }

// Creature says whether the mark is a trap or a monster: what stops a hero, and what
// keeps its distance (DD-038).
func (m Mark) Creature() bool { return m >= Trap && m <= Dragon }

// Monsters lists the kinds of monsters from the weakest.
func Monsters() [3]Mark { return [3]Mark{Goblin, Orc, Dragon} }
