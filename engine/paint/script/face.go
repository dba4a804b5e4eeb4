package script

import (
	"image"
	"math"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// positions is the number of places within a pixel at which a sign is drawn.
const positions = 4

// Face is one font at one size. Its measures are in device pixels.
type Face struct {
	Px      int     // em size
	Ascent  float64 // from the base line up to the top of the tallest plain letters (d, H)
	CapTop  float64 // from the base line up to the top of capitals
	XTop    float64 // from the base line up to the top of small letters
	Descent float64 // from the base line down to the foot of g
	Leading float64 // from one base line to the next, 1.3 em

	mu    sync.Mutex
	font  *opentype.Font
	face  font.Face
	buf   sfnt.Buffer
	other *Face // for signs that this one lacks
	signs map[rune]*sign
	kerns map[[2]rune]fixed.Int26_6
}

// sign is a rune of a face, drawn on demand.
type sign struct {
	of      *Face // the face that has it, this or the other
	advance fixed.Int26_6
	masks   [positions]*image.Alpha
	drawn   [positions]bool
}

func newFace(f *opentype.Font, px int) (*Face, error) {
	ff, err := opentype.NewFace(f, &opentype.FaceOptions{Size: float64(px), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil, err
	}
	q := &Face{Px: px, font: f, face: ff, signs: map[rune]*sign{}, kerns: map[[2]rune]fixed.Int26_6{}}
	top := func(r rune) (up, down float64) {
		b, _, ok := ff.GlyphBounds(r)
		if !ok {
			return 0, 0
		}
		return -float64(b.Min.Y) / 64, float64(b.Max.Y) / 64
	}
	q.CapTop, _ = top('H')
	q.XTop, _ = top('x')
	q.Ascent, _ = top('d')
	q.Ascent = math.Max(q.Ascent, q.CapTop)
	_, q.Descent = top('g')
	q.Leading = 1.3 * float64(px)
	return q, nil
}

// Has tells whether the face itself, without help, has a drawing of the rune.
func (f *Face) Has(r rune) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.has(r)
}

func (f *Face) has(r rune) bool {
	g, err := f.font.GlyphIndex(&f.buf, r)
	return err == nil && g != 0
}

// plain gives a rune's usual form: odd blanks are blanks, odd hyphens are hyphens.
func plain(r rune) rune {
	switch r {
	case '\u00a0', '\u202f', '\u2007', '\t':
		return ' '
	case '\u2011':
		return '-'
	}
	return r
}

func (f *Face) sign(r rune) *sign {
	if s := f.signs[r]; s != nil {
		return s
	}
	s := &sign{of: f}
	if !f.has(r) && f.other != nil && f.other.Has(r) {
		s.of = f.other
	}
	if s.of == f {
		s.advance, _ = f.face.GlyphAdvance(r)
	} else {
		s.of.mu.Lock()
		s.advance = s.of.sign(r).advance
		s.of.mu.Unlock()
	}
	f.signs[r] = s
	return s
}

// kern is by how much b moves nearer to a; the face is locked.
func (f *Face) kern(a, b rune) fixed.Int26_6 {
	k, ok := f.kerns[[2]rune{a, b}]
	if !ok {
		if f.signs[a].of == f && f.signs[b].of == f {
			k = f.face.Kern(a, b)
		}
		f.kerns[[2]rune{a, b}] = k
	}
	return k
}

// mask gives the drawing of a rune at a place within the pixel; the face is locked.
func (f *Face) mask(r rune, s *sign, at int) *image.Alpha {
	if s.drawn[at] {
		return s.masks[at]
	}
	var m *image.Alpha
	if s.of != f {
		s.of.mu.Lock()
		m = s.of.mask(r, s.of.sign(r), at)
		s.of.mu.Unlock()
	} else {
		dot := fixed.Point26_6{X: fixed.Int26_6(at * 64 / positions)}
		if dr, src, sp, _, ok := f.face.Glyph(dot, r); ok && !dr.Empty() {
			m = image.NewAlpha(dr)
			a, isAlpha := src.(*image.Alpha)
			for y := range dr.Dy() {
				for x := range dr.Dx() {
					if isAlpha { // the usual case; the source is reused by the next call
						m.Pix[y*m.Stride+x] = a.AlphaAt(sp.X+x, sp.Y+y).A
						continue
					}
					_, _, _, v := src.At(sp.X+x, sp.Y+y).RGBA()
					m.Pix[y*m.Stride+x] = uint8(v >> 8)
				}
			}
		}
	}
	s.masks[at], s.drawn[at] = m, true
	return m
}

// walk goes through a line's signs with the pen's place; the face is locked.
func (f *Face) walk(text string, at func(r rune, s *sign, x fixed.Int26_6)) fixed.Int26_6 {
	var x fixed.Int26_6
	prev := rune(-1)
	for _, r := range text {
		r = plain(r)
		s := f.sign(r)
		if prev >= 0 {
			x += f.kern(prev, r)
		}
		if at != nil {
			at(r, s, x)
		}
		x += s.advance
		prev = r
	}
	return x
}

// Measure is how far the pen moves along the line, in device pixels.
func (f *Face) Measure(text string) float64 {
	f.mu.Lock()
	defer f.mu.Unlock()
	return float64(f.walk(text, nil)) / 64
}
