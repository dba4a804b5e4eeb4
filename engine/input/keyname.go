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

// KeyPrinted gives the key by what the keyboard's layout prints on it, so that shortcuts
// follow the letters a user sees: the key left of S on a French keyboard is Q. Name is the
// toolkit's, after the place of the key; it counts where nothing is known to be printed,
// for figures, and for the letters of other scripts.
func KeyPrinted(name, printed string) Key {
	if len(printed) != 1 {
		return KeyOf(name)
	}
	c := printed[0]
	switch {
	case c >= 'a' && c <= 'z':
		return Key(strings.ToUpper(printed))
	case c >= 'A' && c <= 'Z':
		return Key(printed)
	case c == '+':
		return "Plus"
	case c == '-':
		return "Minus"
	case len(name) == 1: // the place of a letter, with another sign on it
		return Key(printed)
	}
	return KeyOf(name)
}
