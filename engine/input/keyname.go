package input

import "strings"

// KeyOf gives the key that the window's toolkit calls by that name. Letters, arrows and
// most others bear the same name; a figure is the same on the number pad.
func KeyOf(name string) Key {
	switch name {
	case "NumpadEnter":
		return Enter
	case "Equal", "NumpadAdd":
		return "Plus"
	case "NumpadSubtract":
		return "Minus"
	}
	for _, row := range []string{"Digit", "Numpad"} {
		if figure, ok := strings.CutPrefix(name, row); ok && len(figure) == 1 {
			return Key(figure)
		}
	}
	return Key(name)
}
