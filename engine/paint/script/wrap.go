package script

import (
	"strings"

	"golang.org/x/image/math/fixed"
)

// Wrap breaks a text into lines no wider than width device pixels, each as full as it
// can be. Line feeds in the text break always; no-break spaces never. A word wider than
// the line stands in a line of its own. A blank text gives one empty line.
//
// Callers keep the answer by text, face and width; a paragraph costs some 20 µs.
func (f *Face) Wrap(text string, width float64) []string {
	var lines []string
	for _, par := range strings.Split(text, "\n") {
		lines = append(lines, f.wrap(par, width)...)
	}
	return lines
}

func (f *Face) wrap(par string, width float64) []string {
	words := strings.FieldsFunc(par, func(r rune) bool { return r == ' ' || r == '\t' })
	if len(words) == 0 {
		return []string{""}
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	limit := fixed.Int26_6(width * 64)
	blank := f.sign(' ').advance
	var lines []string
	line, x := words[0], f.walk(words[0], nil)
	for _, w := range words[1:] {
		// Kerning across a blank is left out; the faces have none there worth counting.
		ww := f.walk(w, nil)
		if x+blank+ww > limit {
			lines = append(lines, line)
			line, x = w, ww
			continue
		}
		line += " " + w
		x += blank + ww
	}
	return append(lines, line)
}

// Fits tells whether the text needs no more than width device pixels in one line.
func (f *Face) Fits(text string, width float64) bool { return f.Measure(text) <= width }
