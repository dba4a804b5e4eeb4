package input_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/input"
)

// The toolkit's names were read off a real keyboard.
func TestKeysOfTheToolkitAreKnown(t *testing.T) {
	for name, want := range map[string]input.Key{
		"Digit1": "1", "Digit0": "0", "Numpad5": "5",
		"Enter": input.Enter, "NumpadEnter": input.Enter,
		"Equal": "Plus", "NumpadAdd": "Plus", "Minus": "Minus", "NumpadSubtract": "Minus",
		"R": "R", "ArrowLeft": input.ArrowL, "F11": input.F11, "Digit": "Digit",
	} {
		assert.Equal(t, want, input.KeyOf(name), name)
	}
}
