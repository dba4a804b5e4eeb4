package window

import (
	"errors"
	"image"
	"math/bits"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/paint"
)

// The tiles of a large picture cover it without gap or overlap, are powers of two down to
// the last rest, and are few.
func TestCutsCoverTheLength(t *testing.T) {
	for length := range 5000 {
		parts := cuts(length)
		sum := 0
		for i, n := range parts {
			require.Positive(t, n)
			sum += n
			if i+1 < len(parts) {
				require.Equal(t, 1, bits.OnesCount(uint(n)), "%d: %v", length, parts)
				require.GreaterOrEqual(t, n, parts[i+1], "the largest first")
			}
		}
		require.Equal(t, length, sum)
		require.LessOrEqual(t, len(parts), 10, "%d: %v", length, parts)
	}
	assert.Equal(t, []int{1024, 256}, cuts(1280))
	assert.Equal(t, []int{512, 256, 32}, cuts(800))
	assert.Equal(t, []int{64, 1}, cuts(65))
	assert.Empty(t, cuts(0))
}

// The tiles of a picture, whether it is painted or a copy of the window, cover each of its
// pixels once.
func TestTilesCoverThePictureOnce(t *testing.T) {
	for _, size := range []image.Point{{1280, 800}, {1024, 640}, {401, 777}, {65, 63}, {1, 1}} {
		seen := make([]int, size.X*size.Y)
		for _, r := range tileRects(size.X, size.Y) {
			require.True(t, r.In(image.Rectangle{Max: size}), "%v of %v", r, size)
			for y := r.Min.Y; y < r.Max.Y; y++ {
				for x := r.Min.X; x < r.Max.X; x++ {
					seen[y*size.X+x]++
				}
			}
		}
		for i, n := range seen {
			require.Equal(t, 1, n, "%v: pixel %d", size, i)
		}
	}
}

// What a tiled picture takes on the device: each side rounded up to a power of two, tile by
// tile, is hardly more than the picture has, where the whole would take up to four times as
// much.
func TestTilesTakeHardlyMoreThanTheyShow(t *testing.T) {
	taken := func(length int) (sum int) {
		for _, n := range cuts(length) {
			sum += 1 << bits.Len(uint(n-1))
		}
		return sum
	}
	for _, length := range []int{400, 640, 700, 800, 1024, 1080, 1280, 1920, 2160, 2560, 3840} {
		assert.LessOrEqual(t, taken(length), length+leastTile, "%d", length)
	}
}

// The picture of a canvas is read back as it is; a surface of another kind has none.
func TestPixelsOfACanvas(t *testing.T) {
	c := paint.NewCanvas(30, 20)
	assert.Same(t, c.Image, Pixels(c))
	assert.Nil(t, Pixels(&paint.Null{Size: [2]int{30, 20}}))
	assert.Equal(t, image.Rect(0, 0, 30, 20), Pixels(c).Bounds())
}

// A mistake of the program ends as an error with its words and its place, not as a panic.
func TestAMistakeIsCaught(t *testing.T) {
	g := &Window{}
	func() {
		defer g.guard()
		panic("no such card")
	}()
	require.NotNil(t, g.crash)
	assert.EqualError(t, g.crash, "no such card")
	assert.Contains(t, string(g.crash.Stack), "tiles_test.go")
	var c *Crash
	assert.True(t, errors.As(error(g.crash), &c))
	g.crash = nil
	func() { defer g.guard() }()
	assert.Nil(t, g.crash, "without a mistake there is none")
}
