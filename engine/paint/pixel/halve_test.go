package pixel_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/pixel"
)

// An odd row and column fall away; all else is the mean of four, rounded.
func TestHalve(t *testing.T) {
	m := image.NewRGBA(image.Rect(3, 5, 3+5, 5+3))
	for y := range 3 {
		for x := range 5 {
			m.Pix[y*m.Stride+4*x], m.Pix[y*m.Stride+4*x+3] = uint8(10*x+y), 255
		}
	}
	h := pixel.Halve(m)
	require.Equal(t, image.Rect(0, 0, 2, 1), h.Rect)
	require.Equal(t, []uint8{(0 + 10 + 1 + 11 + 2) / 4, 0, 0, 255, (20 + 30 + 21 + 31 + 2) / 4, 0, 0, 255}, h.Pix)
}
