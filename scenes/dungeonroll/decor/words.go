package decor

import "image/color"

// The colours of words on the table.
func plain(v uint32) color.NRGBA {
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

// Text is the colour of what is to be read on panels.
func Text() color.NRGBA { return plain(0xf2e3bf) }

// Dim is the colour of what may be read later.
func Dim() color.NRGBA { return plain(0xc8b38a) }

// Head is the colour of headings on panels and velvet.
func Head() color.NRGBA { return plain(0xf6d995) }

// Gold is the colour of figures that matter.
func Gold() color.NRGBA { return plain(0xf3cd76) }

// Risk is the colour of the way down.
func Risk() color.NRGBA { return plain(0xff9a6a) }

// Engraved is the colour of words on brass.
func Engraved() color.NRGBA { return plain(0x3a2208) }

// Sunk is the colour of the word in the sunk field of the phase plate.
func Sunk() color.NRGBA { return plain(0xffe6a6) }

// Inked is the colour of words on parchment, Rubric that of its headings.
func Inked() color.NRGBA { return plain(0x36200f) }

// Rubric is the colour of headings on parchment.
func Rubric() color.NRGBA { return plain(0x7a1c14) }
