package card

// Kind is what an icon shows.
type Kind uint8

// The kinds of icons. Sword, Key, Rope and Scroll stand in a row: they are the kinds
// that answer an obstacle or a circle, and those of the fairy tokens (MMV-018).
const (
	None Kind = iota
	Sword
	Key
	Rope
	Scroll
	Coin
	Barrel
	Monster
	Padlock
	Pitfall
	Lava
	Circle
	Stairs
	Recycling
	Scissors
	Kinds // their number, None included
)

// Resources is the number of kinds that can pay for something.
const Resources = 4

var kindNames = [Kinds]string{"none", "sword", "key", "rope", "scroll", "coin", "barrel", "monster",
	"padlock", "pitfall", "lava", "circle", "stairs", "recycling", "scissors"}

// String is the kind's name in lower case, "padlock".
func (k Kind) String() string {
	if k < Kinds {
		return kindNames[k]
	}
	return "unknown"
}

// ParseKind reads what String writes, None left out.
func ParseKind(s string) (Kind, bool) {
	for k := Sword; k < Kinds; k++ {
		if kindNames[k] == s {
			return k, true
		}
	}
	return None, false
}

// Resource numbers the kinds that can pay: sword 0, key 1, rope 2, scroll 3.
func (k Kind) Resource() (index int, ok bool) {
	return int(k) - int(Sword), k >= Sword && k <= Scroll
}

// Item says whether the path collects the icon (MMV-012).
func (k Kind) Item() bool { return k >= Sword && k <= Barrel }

// Obstacle says whether the icon bars the way or drops the path (MMV-012).
func (k Kind) Obstacle() bool { return k >= Monster && k <= Lava }

// Optimizer says whether the icon works in the Refresh phase (MMV-026).
func (k Kind) Optimizer() bool { return k == Recycling || k == Scissors }

// Answer is the resource that overcomes or activates the icon: a sword beats a
// monster, a key opens a padlock, a rope crosses a pit, a scroll activates a circle
// (MMV-018). It is None for everything else.
func (k Kind) Answer() Kind {
	switch k {
	case Monster:
		return Sword
	case Padlock:
		return Key
	case Pitfall, Lava:
		return Rope
	case Circle:
		return Scroll
	}
	return None
}

// Icon is what lies at one position of a card (MMV-008). The zero Icon is nothing.
type Icon struct {
	Kind  Kind
	Coins int8  // 1 to 3 for a Coin, else 0
	Layer Layer // the layer it lies on; stairs lie on both and say Main
}

// On says whether the icon lies on the layer.
func (i Icon) On(l Layer) bool {
	return i.Kind != None && (i.Kind == Stairs || i.Layer == l)
}

// Counts is how many icons of each kind there are. Coin counts coins, not squares.
type Counts [Kinds]int

// Add counts an icon in.
func (n *Counts) Add(i Icon) {
	switch i.Kind {
	case None:
	case Coin:
		n[Coin] += int(i.Coins)
	default:
		n[i.Kind]++
	}
}
