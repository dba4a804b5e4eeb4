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

// Shortcuts follow the letters that are printed on the keys.
func TestKeysFollowTheLayout(t *testing.T) {
	for _, k := range []struct {
		layout, name, printed string
		want                  input.Key
	}{
		{"none known", "Z", "", "Z"}, {"US", "Z", "z", "Z"}, {"US", "Equal", "=", "Plus"}, {"US", "Minus", "-", "Minus"},
		{"German", "Y", "z", "Z"}, {"German", "Z", "y", "Y"}, {"German", "BracketRight", "+", "Plus"}, {"German", "Slash", "-", "Minus"},
		{"French", "Q", "a", "A"}, {"French", "Semicolon", "m", "M"}, {"French", "M", ",", ","}, {"French", "Digit2", "é", "2"}, {"French", "Digit4", "'", "4"},
		{"Dvorak", "P", "l", "L"}, {"Russian", "R", "к", "R"}, {"capitals", "R", "R", "R"},
		{"any", "Enter", "", input.Enter}, {"any", "Numpad5", "5", "5"}, {"any", "NumpadSubtract", "-", "Minus"},
	} {
		assert.Equal(t, k.want, input.KeyPrinted(k.name, k.printed), "%s, %s", k.layout, k.name)
	}
}
