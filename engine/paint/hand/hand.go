// Package hand writes and draws by hand: the marker hand with its ink or pencil, the
// path of the dry-erase marker, circles and crosses round discoveries, the sponge; and
// the display lettering of titles, cut from one skeleton with several pens.
//
// Lengths are device pixels; where a look has a natural size in logical pixels (grain,
// wobble), k is the number of device pixels to one of those. Size is the height of the
// hand's grid of 100 units: capitals are .66 of it, small letters .42, and the base line
// lies at 72. Nothing is random: what is drawn depends on words, places and seeds alone,
// so that it never changes between frames.
package hand

import (
	"encoding/json"
	"fmt"
	"math"
	"unicode/utf8"

	asset "delvebox/assets/hand"
	"delvebox/engine/paint/pixel"

	"golang.org/x/text/unicode/norm"
)

// Line is one stroke of a pen: a curve in straight pieces of a pixel or two.
type Line []pixel.Pt

// Hand is a single-stroke handwriting. It is never changed, so any goroutine may use it.
type Hand struct {
	alias  map[string]string
	kern   map[string]float64
	glyphs map[string][]glyph
}

type glyph struct {
	Advance float64        `json:"advance"`
	Strokes [][][2]float64 `json:"strokes"`
}

// The grid of a sign, downwards.
const (
	gridBase   = 72.0 // base line
	gridTrack  = 5.0  // between two signs
	bounceUp   = 1.6  // a sign stands up to so many units off the line
	bounceTurn = .015 // and is turned by up to so many radians
)

// New is the marker hand of the box.
func New() (*Hand, error) { return Read(asset.Marker) }

// Read reads a hand from JSON: glyphs with advance and strokes, alias, kern. It fails
// for malformed JSON and for a glyph without a drawing.
func Read(data []byte) (*Hand, error) {
	var f struct {
		Alias  map[string]string
		Kern   map[string]float64
		Glyphs map[string][]glyph
	}
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("marker hand: %w", err)
	}
	for name, g := range f.Glyphs {
		if len(g) == 0 {
			return nil, fmt.Errorf("marker hand: sign %q has no drawing", name)
		}
		for _, d := range g {
			if d.Advance <= 0 {
				return nil, fmt.Errorf("marker hand: sign %q has no width", name)
			}
		}
	}
	if len(f.Glyphs["?"]) == 0 {
		return nil, fmt.Errorf("marker hand: the sign for unknown ones, %q, is missing", "?")
	}
	return &Hand{f.Alias, f.Kern, f.Glyphs}, nil
}

// look finds the drawings of a rune; accents that the hand lacks are left away.
func (h *Hand) look(r rune) (string, []glyph, bool) {
	c := string(r)
	switch r {
	case '\u00a0', '\u202f', '\t', '\n':
		c = " "
	case '—':
		c = "–"
	}
	if a, ok := h.alias[c]; ok {
		c = a
	}
	if g := h.glyphs[c]; len(g) > 0 {
		return c, g, true
	}
	bare, _ := utf8.DecodeRuneInString(norm.NFD.String(c)) // the letter comes before its accents
	if g := h.glyphs[string(bare)]; len(g) > 0 {
		return string(bare), g, true
	}
	return "?", h.glyphs["?"], false
}

// CanWrite tells whether the hand has every sign of the text, if need be without its
// accent. Where it cannot, a printed face serves better.
func (h *Hand) CanWrite(text string) bool {
	for _, r := range text {
		if _, _, ok := h.look(r); !ok {
			return false
		}
	}
	return true
}

// walk goes through a text: each sign's drawing and where it begins, in grid units. It
// returns where the last sign ends.
func (h *Hand) walk(text string, at func(i int, r rune, g *glyph, x float64)) float64 {
	turn := map[string]int{}
	x, prev, i := 0.0, "", 0
	for _, r := range text {
		c, gs, _ := h.look(r)
		g := &gs[turn[c]%len(gs)]
		turn[c]++
		x += h.kern[prev+c]
		if at != nil {
			at(i, r, g, x)
		}
		x += g.Advance + gridTrack
		prev = c
		i++
	}
	return math.Max(0, x-gridTrack)
}

// Measure is the width of a text at a size, in the unit of the size.
func (h *Hand) Measure(text string, size float64) float64 {
	return h.walk(text, nil) * size / 100
}

// SizeFor is the size, at most max, at which the text is no wider than width.
func (h *Hand) SizeFor(text string, width, max float64) float64 {
	if w := h.Measure(text, max); w > width {
		return max * width / w
	}
	return max
}

// Lines gives the strokes of a text, in the order of writing, with the pen beginning
// at x on the base line y.
func (h *Hand) Lines(text string, x, y, size float64) []Line {
	k := size / 100
	var out []Line
	h.walk(text, func(i int, r rune, g *glyph, gx float64) {
		up := bounceUp * (2*pixel.Hash(i, int(r), 77) - 1)
		turn := bounceTurn * (2*pixel.Hash(i, int(r), 78) - 1)
		mid := g.Advance / 2
		for _, s := range g.Strokes {
			ps := make([]pixel.Pt, len(s))
			for j, q := range s {
				dx, dy := q[0]-mid, q[1]-gridBase
				ps[j] = pixel.Pt{X: x + (gx+mid+dx-dy*turn)*k, Y: y + (dy+dx*turn+up)*k}
			}
			out = append(out, Smooth(ps))
		}
	})
	return out
}

// PenWidth is the width of the marker, or of the pencil, for a size of the hand.
func PenWidth(size float64, pencil bool, k float64) float64 {
	if pencil {
		return math.Max(1.8*k, size*.048)
	}
	return math.Max(2.2*k, size*.10)
}
