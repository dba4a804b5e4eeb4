package dungeonart

import (
	"image"
	"image/color"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

// Ink is what a seat draws with.
type Ink struct {
	Tone  color.NRGBA
	Badge string // the picture of the seat's pattern, "" where the line does not bear it
}

// InkOf is the ink of a seat; with patterns it bears the seat's own. The plain livery has
// none: a line without marks is told from all others.
func InkOf(l icon.Livery, patterns bool) Ink {
	ink := Ink{Tone: ui.Opaque(l.Colour)}
	if patterns && l.Key != plain {
		ink.Badge = l.Badge
	}
	return ink
}

// plain is the livery whose base bears no pattern.
const plain = "black"

// RGB is the tone for painters.
func (i Ink) RGB() pixel.RGB {
	return pixel.Of(i.Tone)
}

// Stamps draws icons for sheets and keeps what it has drawn. It belongs to one
// goroutine; a new one costs nothing.
type Stamps struct {
	set  *icon.Set
	kept map[stampKey]*image.RGBA
}

type stampKey struct {
	name string
	px   int
}

// stampsKept is how many pictures a set of stamps keeps before it begins anew.
const stampsKept = 120

// NewStamps draws the icons of a set.
func NewStamps(set *icon.Set) *Stamps {
	return &Stamps{set: set, kept: map[stampKey]*image.RGBA{}}
}

// get is the icon of so many device pixels, nil if there is none.
func (s *Stamps) get(name string, px int) *image.RGBA {
	key := stampKey{name, px}
	if img, ok := s.kept[key]; ok {
		return img
	}
	if len(s.kept) > stampsKept {
		clear(s.kept)
	}
	img, err := s.set.Draw(name, px)
	if err != nil {
		img = nil
	}
	s.kept[key] = img
	return img
}
