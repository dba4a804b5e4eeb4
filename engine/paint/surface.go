package paint

import (
	"image"
	"image/color"
	"math/bits"
)

// Place says where and how a picture is drawn. The zero value of every field but X
// and Y means "as it is".
type Place struct {
	X, Y   float64     // place of the picture's point (0,0), or of the pivot if it is set
	Scale  float64     // 0 stands for 1
	Turn   float64     // clockwise, in radians, round the pivot
	PivotX float64     // in pixels of the picture
	PivotY float64     //
	Fade   float64     // 0 solid, 1 invisible
	Tint   color.NRGBA // multiplies the picture's colours; alpha 0 stands for none
}

// Box is a rectangle of float device pixels.
type Box struct{ X, Y, W, H float64 }

// Surface is what a frame is drawn on.
type Surface interface {
	// Bounds is the whole surface; its Min is (0,0).
	Bounds() image.Rectangle
	// Draw draws the picture. A nil picture is nothing.
	Draw(p *Picture, at Place)
	// DrawPart stretches the part src of the picture, counted from its upper left
	// pixel, over dst.
	DrawPart(p *Picture, src image.Rectangle, dst Box, fade float64)
	// Fill covers the box with a colour.
	Fill(b Box, c color.NRGBA)
	// Clip confines all drawing to r, within earlier clips, until Unclip.
	Clip(r image.Rectangle)
	// Unclip takes the last clip back.
	Unclip()
	// Snapshot is a copy of what has been drawn so far.
	Snapshot() *Picture
}

// Texture is a surface's own form of a picture.
type Texture interface{ Free() }

// Picture is a finished image. It belongs to one surface kind at a time.
type Picture struct {
	W, H    int
	Origin  image.Point // where its upper left pixel lies; negative for a margin
	Pix     *image.RGBA // nil once a surface has taken it over
	Texture Texture     // nil until a surface needs it
}

// NewPicture wraps a painted image. Bounds that begin elsewhere than at (0,0) become
// the picture's Origin: a margin for shadow or glow lies at negative places.
func NewPicture(img *image.RGBA) *Picture {
	return &Picture{W: img.Rect.Dx(), H: img.Rect.Dy(), Origin: img.Rect.Min, Pix: img}
}

// Bytes is about the memory the picture takes on a device that rounds the sides of
// textures up to powers of two; very large ones are cut so that nothing is wasted.
func (p *Picture) Bytes() int {
	if n := p.W * p.H; n > 400*400 || n < 64*64 {
		return 4 * n
	}
	return 4 << (bits.Len(uint(p.W-1)) + bits.Len(uint(p.H-1)))
}

// Free lets go of the surface's form of the picture.
func (p *Picture) Free() {
	if p != nil && p.Texture != nil {
		p.Texture.Free()
		p.Texture = nil
	}
}
