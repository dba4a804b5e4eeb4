package dungeonroll

import "fmt"

// Face is the face of a party die. NoFace stands where no face is named.
type Face uint8

// The faces of a party die, in the order of the tables (DR 4.1). The first five are
// the companions.
const (
	NoFace Face = iota
	Cleric
	Fighter
	Mage
	Thief
	Champion
	Scroll
	faceCount int = iota
)

// faces of either die, each with the chance of one in six (DR-013)
const sides = 6

var faceNames = [faceCount]string{"none", "cleric", "fighter", "mage", "thief", "champion", "scroll"}

// FaceCodes are the short codes of the specification, by face: C F M T H S.
const FaceCodes = "-CFMTHS"

// String gives the face's name in string keys and moves: "cleric".
func (f Face) String() string {
	if int(f) < faceCount {
		return faceNames[f]
	}
	return "unknown"
}

// Code gives the short code: "C".
func (f Face) Code() string { return FaceCodes[f : f+1] }

// ParseFace reads a face's name or short code.
func ParseFace(word string) (Face, error) {
	for f := Cleric; int(f) < faceCount; f++ {
		if word == faceNames[f] || word == f.Code() {
			return f, nil
		}
	}
	return NoFace, fmt.Errorf("a party die has no face %q", word)
}

// Faces is a set of party faces.
type Faces uint8

// facesOf makes a set.
func facesOf(list ...Face) Faces {
	var s Faces
	for _, f := range list {
		s |= 1 << f
	}
	return s
}

// Has says whether the face is in the set.
func (s Faces) Has(f Face) bool { return s&(1<<f) != 0 }

// companions are the faces that fight (DR-065); the scroll is none (DR-087).
const companions Faces = 1<<Cleric | 1<<Fighter | 1<<Mage | 1<<Thief | 1<<Champion

// Foe is the face of a dungeon die: a monster, a chest, a potion or a dragon.
type Foe uint8

// The faces of a dungeon die, in the order of the tables (DR 4.1). The first three
// are the monsters.
const (
	NoFoe Foe = iota
	Goblin
	Skeleton
	Ooze
	Chest
	Potion
	Dragon
	foeCount int = iota
)

var foeNames = [foeCount]string{"none", "goblin", "skeleton", "ooze", "chest", "potion", "dragon"}

// FoeCodes are the short codes of the specification, by face: g k o c p d.
const FoeCodes = "-gkocpd"

// Monster says whether the face is one that has to be defeated.
func (f Foe) Monster() bool { return f >= Goblin && f <= Ooze }

// String gives the face's name in string keys and moves: "goblin".
func (f Foe) String() string {
	if int(f) < foeCount {
		return foeNames[f]
	}
	return "unknown"
}

// Code gives the short code: "g".
func (f Foe) Code() string { return FoeCodes[f : f+1] }

// ParseFoe reads a face's name or short code.
func ParseFoe(word string) (Foe, error) {
	for f := Goblin; int(f) < foeCount; f++ {
		if word == foeNames[f] || word == f.Code() {
			return f, nil
		}
	}
	return NoFoe, fmt.Errorf("a dungeon die has no face %q", word)
}
