package tumble

import "time"

// Pt is a place on the ground.
type Pt struct{ X, Y float64 }

// Rect is an upright rectangle.
type Rect struct{ X0, Y0, X1, Y1 float64 }

// Throw is what is thrown, and where.
type Throw struct {
	Tray Rect    // inner side of the rim
	Half float64 // half a side of a die
	Dice []Die
	// Still are the middles of dice that lie in the tray already: those thrown run into
	// them and do not move them.
	Still []Pt
	Seed  uint64
}

// Die is one die of a throw.
type Die struct {
	From, To Pt      // where its middle leaves the hand and where it comes to rest
	Yaw      float64 // its turn at rest
}

// State is a die at one moment.
type State struct {
	At     Pt
	Z      float64 // height above the ground
	Travel float64 // direction in which it rolls
	Roll   float64 // degrees still to roll, 0 or less
	Yaw    float64
	SX, SY float64 // squash, about the place on the ground
	// Last says that only the last quarter turn remains, so that the picture must show
	// the face that will lie on top; Rest says that the die lies still.
	Last, Rest bool
}

// Kind is what a die touches.
type Kind uint8

// What a die touches.
const (
	Velvet Kind = iota
	Rim
	Other
)

// Contact is a moment to be heard.
type Contact struct {
	At       time.Duration
	Die      int
	What     Kind
	Strength float64 // 0 to 1
}

const (
	tick  = 4   // milliseconds between the moments that are kept
	delay = 36  // milliseconds by which each die follows the one before, a multiple of tick
	whole = 780 // milliseconds from hand to rest
	land  = 240 // milliseconds from hand to where rim and dice are met
	slow  = 560 // milliseconds after which no contact is wanted
	tries = 12  // plans of which the best is taken

	apart = 1.15 // half-sides: dice meet as discs of this radius
)

// Edge is how far the middle of a die keeps from the rim, in half-sides.
const Edge = 1.12
