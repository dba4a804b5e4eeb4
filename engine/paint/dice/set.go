package dice

import (
	"image"
	"math"
)

// Turns are the three ways in which a die may lie, so that a row of dice does not look
// printed: degrees of yaw.
func Turns() [3]float64 { return [3]float64{-11, 3, 14} }

// Size of the tumbling set.
const (
	Ways   = 8 // directions of travel
	Phases = 6 // of a quarter turn
	step   = 90 / Phases
)

// Rest paints a die that lies with a face up in one of the three turns.
func (k *Kind) Rest(face, turn int, unit float64) *image.RGBA {
	return k.Body(Pose{Up: face, Yaw: Turns()[turn%3]}, unit, true)
}

// Tumbling paints a picture of the set for quick motion: any die of the kind, rolling
// one of the eight ways (way·45 degrees counter-clockwise from the right), in one of the
// six phases of a quarter turn. A cube repeats after a quarter.
func (k *Kind) Tumbling(way, phase int, unit float64) *image.RGBA {
	// As seen in the middle of a throw, where a die has about 40 degrees of yaw to go.
	return k.Body(Pose{Up: way % 6, Yaw: -34, Travel: 45 * float64(way), Roll: -step * float64(Phases-phase), Soft: .45}, unit, false)
}

// TumblingAt gives way and phase of the set's picture for a direction of travel and a
// roll, both in degrees.
func TumblingAt(travel, roll float64) (way, phase int) {
	way = wrap(int(math.Round(travel/45)), Ways)
	phase = wrap(int(math.Round(roll/step)), Phases)
	return way, phase
}

func wrap(i, n int) int { return ((i % n) + n) % n }

// LastQuarter paints one of the six pictures, n = 1 to 6, of a die that has n·15 degrees
// to roll before it lies as rest says; yaw is what it shows on the way.
func (k *Kind) LastQuarter(face int, yaw, travel float64, n int, unit float64) *image.RGBA {
	return k.Body(Pose{Up: face, Yaw: yaw, Travel: travel, Roll: -step * float64(n)}, unit, false)
}

// LastQuarterAt gives n of LastQuarter for a roll from -90 to 0; 0 is the die at rest.
func LastQuarterAt(roll float64) int {
	return min(max(int(math.Round(-roll/step)), 0), Phases)
}

// Moving is the unit with which dice in motion are painted for dice of the given unit:
// what moves need not be sharp, so large dice are painted smaller and drawn larger. With
// 40 a body of any turn is no wider than 128 device pixels, the size of its texture.
func Moving(unit float64) float64 { return min(unit, 40) }
