package dungeon

// Aim is what an objective counts (MMV-101), in the order of the objective cards.
type Aim uint8

// The twelve aims.
const (
	Barrels Aim = iota
	Keys
	Pits // pitfalls and lava pits together (MMV-102)
	Scrolls
	Monsters
	Ropes
	Padlocks
	Swords
	Rooms
	Coins // coins, not squares (MMV-103)
	Circles
	Stairways
	Aims // their number
)

var aimNames = [Aims]string{"barrel", "key", "pit", "scroll", "monster", "rope", "padlock", "sword",
	"room", "coin", "circle", "stairs"}

// String is the aim's name as in the data files.
func (a Aim) String() string {
	if a < Aims {
		return aimNames[a]
	}
	return "unknown"
}

// ParseAim reads what String writes.
func ParseAim(s string) (Aim, bool) {
	for i, n := range aimNames {
		if n == s {
			return Aim(i), true
		}
	}
	return 0, false
}

// Tally is how many Discoveries of each aim a path has circled, crossed out ones
// included (MMV-015, MMV-150).
type Tally [Aims]int16

// Of is the number for an aim.
func (t *Tally) Of(a Aim) int { return int(t[a]) }
