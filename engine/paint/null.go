package paint

import (
	"image"
	"image/color"
)

// Null is a Surface that draws nothing: it shows what describing a picture costs by
// itself, and lets layouts be walked through quickly.
type Null struct{ Size [2]int }

// Bounds implements Surface.
func (n *Null) Bounds() image.Rectangle { return image.Rect(0, 0, n.Size[0], n.Size[1]) }

// Draw implements Surface.
func (n *Null) Draw(*Picture, Place) {}

// DrawPart implements Surface.
func (n *Null) DrawPart(*Picture, image.Rectangle, Box, float64) {}

// Fill implements Surface.
func (n *Null) Fill(Box, color.NRGBA) {}

// Clip implements Surface.
func (n *Null) Clip(image.Rectangle) {}

// Unclip implements Surface.
func (n *Null) Unclip() {}

// Snapshot implements Surface.
func (n *Null) Snapshot() *Picture { return &Picture{W: n.Size[0], H: n.Size[1]} }
