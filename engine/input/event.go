// Package input turns what the hand does into events, the same for a real mouse and
// keyboard (engine/window) and for the scripted player.
//
// Units: places in logical pixels (device pixels divided by the scale), times as
// durations since the program's start.
package input

// Kind is what happened.
type Kind uint8

// The kinds of events.
const (
	Tick    Kind = iota // time went on, nothing else
	Move                // the pointer moved
	Press               // a pointer button went down
	Release             // a pointer button came up
	Leave               // the pointer left the window or the window lost the focus
	Wheel               // the wheel turned by DX, DY notches
	KeyDown             // a key went down, or repeats
	KeyUp               // a key came up
	Rune                // a character was typed
)

// Button is a pointer button.
type Button uint8

// The pointer buttons.
const (
	Left Button = iota
	Right
	Middle
)

// Key names a key of the keyboard: "Enter", "A", "F11", "ArrowLeft", "Plus".
type Key string

// Keys with a meaning of their own.
const (
	Enter     Key = "Enter"
	Escape    Key = "Escape"
	Space     Key = "Space"
	Tab       Key = "Tab"
	Backspace Key = "Backspace"
	Delete    Key = "Delete"
	ArrowL    Key = "ArrowLeft"
	ArrowR    Key = "ArrowRight"
	ArrowU    Key = "ArrowUp"
	ArrowD    Key = "ArrowDown"
	Home      Key = "Home"
	End       Key = "End"
	PageUp    Key = "PageUp"
	PageDown  Key = "PageDown"
	F11       Key = "F11"
	F12       Key = "F12"
)

// Mods are the modifier keys held.
type Mods struct{ Shift, Ctrl, Alt bool }

// Event is one thing the hand did. X and Y are the pointer's place at that moment.
type Event struct {
	Kind   Kind
	X, Y   float64
	Button Button
	DX, DY float64
	Key    Key
	Mods   Mods
	Rune   rune
}
