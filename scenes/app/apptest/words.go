package apptest

import (
	"fmt"
	"strings"

	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// Lines gives the lines of text of the present picture, in the order in which they are
// drawn.
func Lines(r *scene.Rehearsal) []ui.Written {
	r.Draw() // everything painted
	var lines []ui.Written
	u := r.Stack.UI
	u.Witness = func(w ui.Written) { lines = append(lines, w) }
	r.Stack.Draw(r.Canvas)
	u.Witness = nil
	return lines
}

// Says tells whether the words stand in the present picture where they can be seen; they
// may be broken into lines.
func Says(r *scene.Rehearsal, words string) bool {
	var seen []string
	for _, l := range Lines(r) {
		if l.Shield {
			seen = nil
			continue
		}
		if cut := l.Rect.Cut(l.Clip); cut.W > 1 && cut.H > 1 {
			seen = append(seen, l.Text)
		}
	}
	return strings.Contains(strings.Join(seen, " "), words)
}

// Faults tells of lines of text in the present picture that cannot be read: they leave
// the window, are cut off at a side, or lie on one another.
func Faults(r *scene.Rehearsal) []string {
	u := r.Stack.UI
	window := ui.R(0, 0, u.W, u.H)
	var out []string
	var seen []ui.Written
	for _, l := range Lines(r) {
		if l.Shield { // what lies below cannot be seen, or is not looked at
			seen, out = nil, nil
			continue
		}
		cut := l.Rect.Cut(l.Clip)
		if cut.W <= 1 || cut.H <= 1 {
			continue // scrolled out of sight
		}
		in := l.Rect.Cut(window)
		if in.W < l.Rect.W-1 || in.H < l.Rect.H-1 {
			if !l.Clipped {
				out = append(out, fmt.Sprintf("%q leaves the window", l.Text))
			}
			continue
		}
		if l.Clipped && cut.W < l.Rect.W-2 && cut.H > l.Rect.H-1 {
			out = append(out, fmt.Sprintf("%q is cut off at the side", l.Text))
		}
		for _, o := range seen {
			if c := cut.Cut(o.Rect.Cut(o.Clip)); c.W > 2 && c.H > 2 {
				out = append(out, fmt.Sprintf("%q lies on %q", l.Text, o.Text))
			}
		}
		seen = append(seen, l)
	}
	return out
}
