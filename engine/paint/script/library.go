// Package script sets lines of text on the CPU.
//
// A Library holds the fonts; Face gives one of them at a size in device pixels. A line
// is measured, broken into lines, or turned into an alpha mask whose point (0,0) is
// where the pen stands on the base line, so that bounds reach to negative y. Signs are
// kept once drawn, at four positions within a pixel, and pairs are kerned.
//
// Sizes are em sizes in device pixels: size on paper x text size x device scale,
// rounded. Nothing is ever cut or shortened: what does not fit is wrapped, and a word
// longer than the line stands alone and wider.
package script

import (
	"fmt"
	"sync"

	"github.com/go-fonts/latin-modern/lmroman10bold"
	"github.com/go-fonts/latin-modern/lmroman10italic"
	"github.com/go-fonts/latin-modern/lmromancaps10regular"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gobolditalic"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
)

// Role says what a face is for.
type Role uint8

// The roles and their faces.
const (
	Body       Role = iota // Go: body, notes, labels
	Medium                 // Go medium: buttons, seats, clause names
	Bold                   // Go bold: main button, what is active
	Italic                 // Go italic: asides
	BoldItalic             // Go bold italic: stress inside bold
	Mono                   // Go mono: seeds, move text
	Heading                // Latin Modern Roman bold: headings
	Caps                   // Latin Modern Roman small capitals: names of cards
	Slant                  // Latin Modern Roman italic: mottoes
	roles
)

// fonts gives the font file of each role.
func fonts() [roles][]byte {
	return [roles][]byte{
		Body: goregular.TTF, Medium: gomedium.TTF, Bold: gobold.TTF, Italic: goitalic.TTF,
		BoldItalic: gobolditalic.TTF, Mono: gomono.TTF,
		Heading: lmroman10bold.TTF, Caps: lmromancaps10regular.TTF, Slant: lmroman10italic.TTF,
	}
}

// fallback is the role whose face stands in for signs that a face lacks.
func fallback(r Role) Role {
	switch r {
	case Heading:
		return Bold
	case Slant:
		return Italic
	default:
		return Body
	}
}

// Library holds the fonts and the faces made of them. It and its faces may be used from
// any goroutine.
type Library struct {
	mu    sync.Mutex
	files [roles][]byte
	fonts [roles]*opentype.Font // parsed when first asked for
	faces map[shelfmark]*Face
}

type shelfmark struct {
	role Role
	px   int
}

// NewLibrary makes a library of the box's fonts. They are parsed when first used.
func NewLibrary() *Library {
	return &Library{files: fonts(), faces: map[shelfmark]*Face{}}
}

// Face gives the face of a role at an em size of px device pixels, at least 1.
// It panics only if a font built into the program is broken, which a test rules out.
func (l *Library) Face(role Role, px int) *Face {
	if role >= roles {
		role = Body
	}
	px = max(px, 1)
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.face(role, px)
}

func (l *Library) face(role Role, px int) *Face {
	key := shelfmark{role, px}
	if f := l.faces[key]; f != nil {
		return f
	}
	f, err := newFace(l.font(role), px)
	if err != nil {
		panic(fmt.Sprintf("script: role %d at %d px: %v", role, px, err))
	}
	if b := fallback(role); b != role {
		f.other = l.face(b, px)
	}
	l.faces[key] = f
	return f
}

func (l *Library) font(role Role) *opentype.Font {
	if l.fonts[role] == nil {
		f, err := opentype.Parse(l.files[role])
		if err != nil {
			panic(fmt.Sprintf("script: font of role %d: %v", role, err))
		}
		l.fonts[role] = f
	}
	return l.fonts[role]
}
