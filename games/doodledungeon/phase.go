package doodledungeon

// Phase is a part of the game. Phase A of the rulebook is Draft and Building by turns,
// Phase B is Drawing, Phase C is Defence.
type Phase uint8

// The phases, and the end of the game.
const (
	Draft    Phase = iota // one card a seat is taken (DD-009)
	Building              // the card's elements are built (DD-011)
	Drawing               // paths are drawn through the neighbours' dungeons (DD-052)
	Defence               // the heroes walk (DD-063)
	Over
	phaseCount
)

var phaseNames = [phaseCount]string{"draft", "building", "drawing", "defence", "over"}

// String gives the phase's name in scenarios and string keys.
func (p Phase) String() string {
	if p < phaseCount {
		return phaseNames[p]
	}
	return "unknown"
}

// ParsePhase reads a phase's name.
func ParsePhase(text string) (Phase, bool) { return named[Phase](phaseNames[:], text) }

// Step is a step of a turn in Defence (DD-066).
type Step uint8

// The steps. Outside Defence the step is Walking.
const (
	Walking   Step = iota // 1: the hero moves
	Encounter             // 2: a trap or fight is open
	Helping               // 3: Hero actions
	Refilling             // 4: a card was put under the pile; the hand is refilled
	stepCount
)

var stepNames = [stepCount]string{"walking", "encounter", "helping", "refilling"}

// String gives the step's name in scenarios and string keys.
func (s Step) String() string {
	if s < stepCount {
		return stepNames[s]
	}
	return "unknown"
}

// ParseStep reads a step's name.
func ParseStep(text string) (Step, bool) { return named[Step](stepNames[:], text) }

// Hero is how a hero fares.
type Hero uint8

// A hero walks until he is dead or has escaped, for good (DD-127).
const (
	Alive Hero = iota
	Dead
	Escaped
	heroCount
)

var heroNames = [heroCount]string{"alive", "dead", "escaped"}

// String gives the name in scenarios and string keys.
func (h Hero) String() string {
	if h < heroCount {
		return heroNames[h]
	}
	return "unknown"
}

// ParseHero reads the name.
func ParseHero(text string) (Hero, bool) { return named[Hero](heroNames[:], text) }

// named finds a name's number in a list.
func named[T ~uint8](names []string, text string) (T, bool) {
	for i, name := range names {
		if name == text {
			return T(i), true
		}
	}
	return 0, false
}
