package dungeonroll

import "strings"

// Phase is where a delve, or the game around it, stands.
type Phase uint8

// The phases. Choosing and Discarding belong to the table, not to a delve.
const (
	Choosing     Phase = iota // heroes are being chosen (DR-008)
	Forming                   // the Mercenary's re-roll, the Scout's assignment (DR-017)
	MonsterPhase              // 3.4
	LootPhase                 // 3.5
	DragonPhase               // 3.6
	RegroupPhase              // 3.7
	Ended                     // the delve is over
	Discarding                // the Archaeologist's six at the end of the game (DR-170)
	Over                      // the game is over
	phaseCount   int   = iota
)

var phaseNames = [phaseCount]string{"choose", "form", "monster", "loot", "dragon", "regroup", "ended", "discard", "over"}

// String gives the phase's name in string keys: "monster".
func (p Phase) String() string {
	if int(p) < phaseCount {
		return phaseNames[p]
	}
	return "unknown"
}

// Phases is a set of phases.
type Phases uint16

// Has says whether the phase is in the set.
func (s Phases) Has(p Phase) bool { return s&(1<<p) != 0 }

// sets of phases that abilities and treasures work in
const (
	inMonster    Phases = 1 << MonsterPhase
	inDragon     Phases = 1 << DragonPhase
	inAllButLast Phases = 1<<MonsterPhase | 1<<LootPhase | 1<<DragonPhase // "MLD"
	inAll        Phases = inAllButLast | 1<<RegroupPhase                  // "MLDR"
)

// Ending is how a delve ended.
type Ending uint8

// The endings of a delve.
const (
	NotEnded    Ending = iota
	Retired            // at Regroup (DR-075)
	Fled               // DR-041, DR-071
	ByPortal           // a town portal (DR-107)
	ByUltimate         // Scout, Dungeoneer (DR-190, DR-192)
	endingCount int    = iota
)

var endingNames = [endingCount]string{"not-ended", "retired", "fled", "portal", "ultimate"}

// String gives the ending's name in string keys: "fled".
func (e Ending) String() string {
	if int(e) < endingCount {
		return endingNames[e]
	}
	return "unknown"
}

// list names the phases for a sentence: "monster, loot or dragon".
func (s Phases) list() string {
	var names []string
	for p := Choosing; int(p) < phaseCount; p++ {
		if s.Has(p) {
			names = append(names, p.String())
		}
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " or " + names[n-1]
	}
	return strings.Join(names, "")
}
