package cloth

import (
	"fmt"
	"image"
	"testing"

	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/pixel"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// kinds are all painters at their usual size on the table.
var kinds = []struct {
	name  string
	w, h  int
	paint func(w, h int, k float64) *image.RGBA
}{
	{"walnut", 1280, 800, func(w, h int, k float64) *image.RGBA { return Walnut(w, h, k, Pool{.46, .46}) }},
	{"mat", 952, 684, func(w, h int, k float64) *image.RGBA { return Mat(w, h, k, Moss(), Pool{.44, .44}, true) }},
	{"linen", 231, 358, func(w, h int, k float64) *image.RGBA { return Linen(w, h, k, pixel.Hex(0xcdb88c), 64) }},
	{"velvet", 231, 358, func(w, h int, k float64) *image.RGBA { return Velvet(w, h, k, pixel.Hex(0x861620), 63) }},
	{"slate", 231, 358, func(w, h int, k float64) *image.RGBA { return Slate(w, h, k, pixel.Hex(0x3b4348), 65) }},
	{"leather", 231, 358, func(w, h int, k float64) *image.RGBA { return Leather(w, h, k, pixel.Hex(0x7d4b25), 66) }},
	{"squared", 231, 358, Squared},
	{"paper", 560, 420, func(w, h int, k float64) *image.RGBA { return Paper(w, h, k, Cream(), 5) }},
	{"drapes", 1280, 800, func(w, h int, k float64) *image.RGBA { return Drapes(w, h, k, Curtain()) }},
	{"valance", 1280, 120, func(w, h int, k float64) *image.RGBA { return Valance(w, k) }},
	{"hem", 1280, 44, func(w, h int, k float64) *image.RGBA { return Hem(w, k, 44) }},
	{"oak", 1000, 60, func(w, h int, k float64) *image.RGBA { return Timber(w, h, k, Oak(), 300, 900, false) }},
	{"oak-upright", 60, 800, func(w, h int, k float64) *image.RGBA { return Timber(w, h, k, Oak(), 40, 100, true) }},
	{"night-table", 1280, 800, func(w, h int, k float64) *image.RGBA { return NightTable(w, h, k, Bog(), Pool{.47, .45}) }},
	{"lining", 566, 486, func(w, h int, k float64) *image.RGBA { return Lining(w, h, k, Crimson()) }},
	{"quilt", 766, 84, func(w, h int, k float64) *image.RGBA { return Quilt(w, h, k, Crimson()) }},
	{"parchment", 198, 396, func(w, h int, k float64) *image.RGBA { return Parchment(w, h, k, 0) }},
	{"book", 1248, 664, func(w, h int, k float64) *image.RGBA { return Book(w, h, k, 400) }},
}

func TestEveryClothHasItsSizeAndIsRepeatable(t *testing.T) {
	for _, c := range kinds {
		t.Run(c.name, func(t *testing.T) {
			for _, k := range []float64{1, 1.5} {
				w, h := c.w/4, c.h/4
				a, b := c.paint(w, h, k), c.paint(w, h, k)
				require.Equal(t, a.Pix, b.Pix)
				assert.Equal(t, w, a.Rect.Dx())
			}
			require.NotPanics(t, func() { c.paint(1, 1, 1); c.paint(7, 3, 3) })
		})
	}
}

func TestTableIsBrightestInThePool(t *testing.T) {
	m := Walnut(640, 400, .5, Pool{.5, .5})
	sum := func(r image.Rectangle) (s int) {
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				s += int(m.RGBAAt(x, y).R)
			}
		}
		return s
	}
	assert.Greater(t, sum(image.Rect(270, 150, 370, 250)), 4*sum(image.Rect(0, 0, 100, 100)))
}

func TestClothIsOpaque(t *testing.T) {
	for _, c := range kinds[:8] {
		m := c.paint(60, 40, 1)
		for i := 3; i < len(m.Pix); i += 4 {
			require.Equal(t, uint8(255), m.Pix[i], c.name)
		}
	}
}

// TestPictures writes every cloth into the directory DELVEBOX_PICTURES, to be looked at.
func TestPictures(t *testing.T) {
	painttest.Only(t)
	for _, c := range kinds {
		painttest.Keep(t, c.name, c.paint(c.w, c.h, 1))
	}
}

func BenchmarkCloth(b *testing.B) {
	for _, c := range kinds {
		b.Run(fmt.Sprintf("%s-%dx%d", c.name, c.w, c.h), func(b *testing.B) {
			for b.Loop() {
				c.paint(c.w, c.h, 1)
			}
		})
	}
	b.Run("walnut-3840x2160", func(b *testing.B) {
		for b.Loop() {
			Walnut(3840, 2160, 2, Pool{.46, .46})
		}
	})
}

// A part of a desk is what the whole desk has there, to the last bit.
func TestAPartOfADeskFitsIntoIt(t *testing.T) {
	const w, h, k = 230, 170, 1.25
	leaves := Under(40, 30, 100, 80)
	whole := Desk(w, h, k, leaves)
	for _, r := range []image.Rectangle{image.Rect(17, 9, 203, 51), image.Rect(150, 33, 190, 170), image.Rect(0, 0, 1, 1)} {
		part := DeskPart(w, h, k, leaves, r)
		assert.Equal(t, r, part.Rect)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				require.Equal(t, whole.RGBAAt(x, y), part.RGBAAt(x, y), "at %d,%d", x, y)
			}
		}
	}
}
