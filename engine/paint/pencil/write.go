package pencil

import (
	"math"
	"strings"
	"unicode"

	"delvebox/engine/paint/pixel"

	"golang.org/x/text/unicode/norm"
)

// gap is the room between two letters on the letters' grid.
const gap = 1.35

// Script is the pencil hand: capitals and figures written with single strokes. It does
// not change and may be used from any goroutine.
type Script struct {
	letters map[rune]letter
	marks   map[rune]string
}

// NewScript makes the hand.
func NewScript() *Script { return &Script{letters(), marks()} }

// Knows says whether the hand has every sign of a text. What it lacks it leaves out.
func (s *Script) Knows(text string) bool {
	for _, r := range spelled(text) {
		if _, ok := s.letters[r]; !ok && s.marks[r] == "" {
			return false
		}
	}
	return true
}

// spelled is the text in capitals, accents apart from their letters. x stays small where
// it stands alone: it is the sign of multiplication.
func spelled(text string) []rune {
	text = strings.ReplaceAll(norm.NFD.String(text), " x ", " × ")
	var out []rune
	for _, r := range text {
		if r == 'ß' {
			out = append(out, r)
			continue
		}
		if unicode.IsSpace(r) {
			r = ' '
		}
		out = append(out, unicode.ToUpper(r))
	}
	return out
}

// Width is the width of a text written with capitals h high.
func (s *Script) Width(text string, h float64) float64 {
	w := 0.0
	for _, r := range spelled(text) {
		if g, ok := s.letters[r]; ok {
			w += g.width + gap
		}
	}
	return math.Max(0, (w-gap)*h/6)
}

// Write writes a text with the upper left corner of its capitals at (x,y), h high. Every
// letter is a little different. It returns where the next letter would begin.
func (p Pencil) Write(s *Script, text string, x, y, h float64) float64 {
	k := h / 6
	p.Wobble *= .45
	last := 0.0
	for _, r := range spelled(text) {
		if m, ok := s.marks[r]; ok {
			p.letter(m, x-(last/2+gap)*k, y, h)
			continue
		}
		g, ok := s.letters[r]
		if !ok {
			continue
		}
		p.letter(g.path, x, y, h)
		last = g.width
		x += (g.width + gap + p.Jitter(.14)) * k
	}
	return x
}

// WriteMiddle is Write with the middle of the text at x.
func (p Pencil) WriteMiddle(s *Script, text string, x, y, h float64) {
	p.Write(s, text, x-s.Width(text, h)/2, y, h)
}

func (p Pencil) letter(path string, x, y, h float64) {
	k := h / 6
	size, dy, turn := k*(1+p.Jitter(.045)), p.Jitter(.028)*h, p.Jitter(.035)
	sin, cos := math.Sincos(turn)
	for _, q := range pixel.SVG(path).Polylines(k) {
		ps := make([]pixel.Pt, len(q.Points))
		for i, a := range q.Points {
			ax, ay := a.X*size+(6-a.Y)*k*.13, (a.Y-6)*size
			ps[i] = pixel.Pt{X: x + ax*cos - ay*sin, Y: y + h + dy + ax*sin + ay*cos}
		}
		p.Line(ps...)
	}
}

// Letter gives the lines of a sign of the hand on its grid, 6 high, and its width; none
// for a sign that it lacks.
func (s *Script) Letter(r rune) (lines []pixel.Polyline, width float64) {
	g := s.letters[r]
	return pixel.SVG(g.path).Polylines(8), g.width
}
