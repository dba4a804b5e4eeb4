package hand

import (
	"image"
	"math"
)

// Write writes a text into a picture with the pen beginning at x on the base line y.
func (b *Brush) Write(dst *image.RGBA, h *Hand, text string, x, y, size float64, ink Ink) {
	b.Draw(dst, h.Lines(text, x, y, size), PenWidth(size, ink.Pencil, b.k), ink)
}

// Word is a text as a picture of its own; its point (0,0) is where the pen begins on
// the base line, so that its bounds reach to negative y.
func (b *Brush) Word(h *Hand, text string, size float64, ink Ink) *image.RGBA {
	return b.Sketch(h.Lines(text, 0, 0, size), PenWidth(size, ink.Pencil, b.k), ink)
}

// Sketch is lines as a picture of their own, in their own coordinates. No lines give
// an empty picture.
func (b *Brush) Sketch(lines []Line, width float64, ink Ink) *image.RGBA {
	far := image.Rect(-1<<20, -1<<20, 1<<20, 1<<20)
	var area image.Rectangle
	for _, l := range lines {
		area = area.Union(reach(l, width/2+math.Max(2, 2*b.k), far))
	}
	m := image.NewRGBA(area)
	b.Draw(m, lines, width, ink)
	return m
}
