package rulebook

import (
	"strings"
	"unicode"
	"unicode/utf8"

	book "delvebox/engine/rulebook"
	"delvebox/engine/ui"
)

// piece is a stretch of text in one style on one line.
type piece struct {
	x, w     float64 // from the paragraph's left edge
	text     string
	style    book.Style
	target   string // of a link
	link     int    // which link of the paragraph, from 0
	first    bool   // of its link's pieces
	from, to int    // the bytes of the paragraph's text
}

// faceOf is the face of a style.
func faceOf(s book.Style) ui.Style {
	switch s {
	case book.Bold:
		return ui.BodyBold
	case book.Link:
		return ui.BodyMedium
	case book.Key:
		return ui.Note
	}
	return ui.Body
}

// keyPad is what a drawn key is wider than its name, both sides together.
const keyPad = 16

// leading is the distance of the base lines of text that is read at length.
func leading(u *ui.UI) float64 { return 1.45 * ui.Body.Size * u.TextScale }

// atom is a stretch without a blank in one style.
type atom struct {
	span     int
	from, to int
	glued    bool // to the atom before
	w        float64
}

// width is how wide a stretch in a style is.
func width(u *ui.UI, style book.Style, text string) float64 {
	w := u.Width(faceOf(style), text)
	if style == book.Key {
		w += keyPad
	}
	return w
}

// atoms takes a paragraph apart.
func atoms(u *ui.UI, spans []book.Span) (out []atom, text string) {
	var all strings.Builder
	glued := false
	put := func(span, from, to int) {
		part := spans[span].Text
		a := atom{span: span, from: all.Len() + from, to: all.Len() + to, glued: glued}
		a.w = width(u, spans[span].Style, part[from:to])
		out = append(out, a)
		glued = true
	}
	for i, s := range spans {
		if s.Style == book.Key {
			put(i, 0, len(s.Text))
			all.WriteString(s.Text)
			continue
		}
		from := -1
		for at, r := range s.Text {
			blank := unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f'
			if blank && from >= 0 {
				put(i, from, at)
				from = -1
			}
			if blank {
				glued = false
			} else if from < 0 {
				from = at
			}
		}
		if from >= 0 {
			put(i, from, len(s.Text))
		}
		all.WriteString(s.Text)
	}
	return out, all.String()
}

// typeset breaks a paragraph into lines no wider than w.
func typeset(u *ui.UI, spans []book.Span, w float64) [][]piece {
	list, text := atoms(u, spans)
	blank := u.Width(ui.Body, "n n") - u.Width(ui.Body, "nn")
	var lines [][]piece
	var line []piece
	x := 0.0
	for i := 0; i < len(list); {
		end, need := i+1, list[i].w
		for end < len(list) && list[end].glued {
			need += list[end].w
			end++
		}
		if len(line) > 0 && x+blank+need > w {
			lines, line, x = append(lines, line), nil, 0
		}
		for ; i < end; i++ {
			a := list[i]
			span := spans[a.span]
			gap := 0.0
			if !a.glued && len(line) > 0 {
				gap = blank
			}
			if n := len(line); n > 0 && line[n-1].link == a.span && span.Style != book.Key {
				last := &line[n-1]
				last.to = a.to
				last.text = text[last.from:last.to]
				last.w = width(u, span.Style, last.text)
				x = last.x + last.w
				continue
			}
			p := piece{x: x + gap, w: a.w, text: text[a.from:a.to], style: span.Style, target: span.Target, link: a.span, from: a.from, to: a.to}
			line = append(line, p)
			x = p.x + p.w
		}
	}
	if len(line) > 0 {
		lines = append(lines, line)
	}
	number(lines)
	return lines
}

// number counts the links of a paragraph in place of its spans.
func number(lines [][]piece) {
	n, last := -1, -1
	for _, l := range lines {
		for i := range l {
			p := &l[i]
			if p.style != book.Link {
				continue
			}
			if p.link != last {
				last = p.link
				n++
				p.first = true
			}
			p.link = n
		}
	}
}

// within gives the part of a piece that a stretch of the paragraph's text covers, as
// place and width along the line; false if it covers nothing.
func (p piece) within(u *ui.UI, start, end int) (x, w float64, ok bool) {
	start, end = max(start, p.from), min(end, p.to)
	if start >= end {
		return 0, 0, false
	}
	if p.style == book.Key {
		return p.x, p.w, true
	}
	cut := func(at int) int {
		at -= p.from
		for at > 0 && at < len(p.text) && !utf8.RuneStart(p.text[at]) {
			at--
		}
		return at
	}
	f := faceOf(p.style)
	a := u.Width(f, p.text[:cut(start)])
	return p.x + a, u.Width(f, p.text[:cut(end)]) - a, true
}
