package pen

import "delvebox/engine/ui"

// Legible is the least size of printed letters, in logical pixels.
const Legible = 14

// Short fits a name into a width: smaller as far as it can be read, then cut off. It is
// nothing where less than a few letters would be left.
func Short(u *ui.UI, s ui.Style, name string, w float64) (string, ui.Style) {
	have := u.Width(s, name)
	if have <= w {
		return name, s
	}
	s.Size = max(s.Size*w/have, Legible/u.TextScale)
	if u.Width(s, name) <= w+.5 {
		return name, s
	}
	letters := []rune(name)
	for len(letters) > 3 && u.Width(s, string(letters)+"…") > w {
		letters = letters[:len(letters)-1]
	}
	if name = string(letters) + "…"; u.Width(s, name) > w {
		return "", s
	}
	return name, s
}
