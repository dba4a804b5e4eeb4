package paint

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestAGalleryLetsTheLargestGoFirst covers a scene of one ground and small pictures by
// another: what is over the budget is taken from the ground.
func TestAGalleryLetsTheLargestGoFirst(t *testing.T) {
	g := NewGallery(4*(100*100+100*100+50*20), 0, nil)
	hang := func(key string, w, h int) {
		g.Get(key, func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, w, h)) })
	}
	for range 20 {
		hang("ground", 100, 100)
		hang("card 1", 50, 20)
		hang("card 2", 50, 20)
		g.Sweep()
	}
	for range 20 {
		hang("menu", 100, 100)
		g.Sweep()
	}
	assert.True(t, g.Has("menu"))
	assert.True(t, g.Has("card 1"))
	assert.True(t, g.Has("card 2"))
	assert.False(t, g.Has("ground"), "it is the largest of those that nobody sees")
	for range 20 {
		hang("another menu", 200, 100)
		g.Sweep()
	}
	assert.False(t, g.Has("menu"))
	assert.False(t, g.Has("card 1"), "what is drawn stays, the rest makes room")
	assert.True(t, g.Has("another menu"))
}

// TestAGalleryKeepsWhatSomebodyWaitsFor has a scene ask for pictures that it is going to
// draw when all are there: none of them goes meanwhile, however little room there is.
func TestAGalleryKeepsWhatSomebodyWaitsFor(t *testing.T) {
	g := NewGallery(1, 0, nil)
	for i := range 20 {
		g.Get(i, func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 9, 9)) })
		for j := range i + 1 {
			assert.True(t, g.Has(j), "picture %d of %d", j, i+1)
		}
		g.Sweep()
	}
	g.Sweep()
	g.Sweep()
	assert.False(t, g.Has(0), "nobody waits any more")
}

// TestALargePictureMakesRoomAtOnce has a scene follow another while its ground is painted:
// when it hangs, the ground that nobody sees any more is gone before it reaches the device.
func TestALargePictureMakesRoomAtOnce(t *testing.T) {
	g := NewGallery(3<<20, 0, nil)
	ground := func() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1024, 512)) }
	g.Get("desk", ground)
	g.Sweep()
	g.Sweep() // a frame without it
	g.Get("table", ground)
	assert.True(t, g.Has("table"))
	assert.False(t, g.Has("desk"))
	assert.Equal(t, 2<<20, g.Bytes())
	g.Sweep()
	g.Get("cloth", ground)
	assert.True(t, g.Has("table"), "it was drawn in the frame before")
}
