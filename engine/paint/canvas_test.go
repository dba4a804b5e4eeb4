package paint

import (
	"image"
	"image/color"
	"image/draw"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A part of a picture that has a margin is drawn where it is put, in its own size or
// stretched.
func TestAPartLandsWhereItIsPut(t *testing.T) {
	red := color.RGBA{255, 0, 0, 255}
	img := image.NewRGBA(image.Rect(-50, -50, 50, 50))
	for y := 16; y < 24; y++ {
		for x := -32; x < -28; x++ {
			img.SetRGBA(x, y, red)
		}
	}
	p := NewPicture(img)
	part := image.Rect(-32, 16, -28, 24).Sub(p.Origin)
	for _, dst := range []Box{{X: 68, Y: 116, W: 4, H: 8}, {X: 68, Y: 116, W: 8, H: 16}} {
		c := NewCanvas(200, 200)
		c.DrawPart(p, part, dst, 0)
		assert.Equal(t, red, c.Image.RGBAAt(69, 120))
		assert.Equal(t, red, c.Image.RGBAAt(67+int(dst.W), 115+int(dst.H)))
		assert.Zero(t, c.Image.RGBAAt(67, 120).R)
		assert.Zero(t, c.Image.RGBAAt(69, 115).R)
	}
}

// A picture that fades may be a part of a larger image, or lie in more memory than it
// fills.
func TestAFadingPictureMayLieInLargerMemory(t *testing.T) {
	large := image.NewRGBA(image.Rect(0, 0, 8, 4))
	for i := range large.Pix {
		large.Pix[i] = uint8(i * 7)
	}
	part := large.SubImage(image.Rect(2, 1, 5, 3)).(*image.RGBA)
	alone := image.NewRGBA(part.Rect)
	draw.Draw(alone, alone.Rect, part, part.Rect.Min, draw.Src)
	roomy := &image.RGBA{Pix: append(slices.Clone(alone.Pix), make([]byte, 64)...), Stride: alone.Stride, Rect: alone.Rect}
	want := faded(alone)
	assert.Equal(t, want, faded(part))
	assert.Equal(t, want, faded(roomy))
}

func faded(img *image.RGBA) []byte {
	c := NewCanvas(10, 10)
	c.Draw(NewPicture(img), Place{X: 1, Y: 1, Fade: .5})
	return c.Image.Pix
}
