package house

import "delvebox/engine/ui"

// Short is a text cut to a width, in pixels, with an ellipsis where it is too long. Where
// not even three letters have room it is empty: a figure or a tooltip then says the name.
func Short(u *ui.UI, s ui.Style, text string, most float64) string {
	if u.Width(s, text) <= most {
		return text
	}
	letters := []rune(text)
	for n := len(letters) - 1; n >= 3; n-- {
		if short := string(letters[:n]) + "…"; u.Width(s, short) <= most {
			return short
		}
	}
	return ""
}

// Fit fits a name into a width, in pixels: smaller as far as it can be read, then as Short.
func Fit(u *ui.UI, s ui.Style, name string, most float64) (string, ui.Style) {
	least := ui.Legible / u.TextScale
	for have := u.Width(s, name); have > most; have = u.Width(s, name) {
		if s.Size <= least {
			return Short(u, s, name, most), s
		}
		s.Size = max(min(s.Size*most/have, s.Size-.25), least) // letters do not shrink evenly
	}
	return name, s
}
