package figures

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/rulebook/figuretest"
)

// Every picture that the rulebook calls is there with a number for each caption, and none
// is left over.
func TestTheRulebookCallsItsPictures(t *testing.T) {
	figuretest.Called(t, "en/dungeonroll.md", Figures(nil))
}

// bright is the share of pixels in a part of a picture that are as light as ivory.
func bright(m *image.RGBA, r image.Rectangle) float64 {
	r = r.Intersect(m.Rect)
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if p := m.RGBAAt(x, y); p.R > 170 && p.G > 150 && p.B > 110 {
				n++
			}
		}
	}
	return float64(n) / float64(r.Dx()*r.Dy())
}

// A party's dice are ivory, those of the dungeon black, and each lies whole in the picture.
func TestDiceLieWhereTheirNumbersAre(t *testing.T) {
	for name, throw := range throws() {
		m := throw.paint(300, 1)
		for i := range throw.faces {
			p := throw.place(i)
			r := image.Rect(int(p.X)-24, int(p.Y)-24, int(p.X)+24, int(p.Y)+20)
			assert.True(t, r.In(m.Rect), "%s %d", name, i)
			if name == "companions" {
				assert.Greater(t, bright(m, r), .25, "%s %d", name, i)
			} else {
				assert.Less(t, bright(m, r), .25, "%s %d", name, i)
			}
		}
	}
}

// The three companions of the dragon's picture stand on the velvet, not in the lair.
func TestThreeCompanionsStandBesideTheLair(t *testing.T) {
	m := lair(lairWide, 1)
	for i, p := range party() {
		assert.Greater(t, bright(m, image.Rect(int(p.X)-20, int(p.Y)-20, int(p.X)+20, int(p.Y)+16)), .25, "companion %d", i)
	}
	assert.Less(t, bright(m, image.Rect(lairWide-140, 0, lairWide, lairHigh)), .05)
}

// Pictures are painted whole, in their proportions.
func TestPicturesArePainted(t *testing.T) {
	for name, f := range Figures(nil) {
		m := f.Paint(300, 1)
		apptest.Keep(t, "roll-figure-"+name, m)
		assert.Equal(t, 300, m.Rect.Dx(), name)
		assert.InDelta(t, 300*f.H/f.W, m.Rect.Dy(), 1.1, name)
		for i := 3; i < len(m.Pix); i += 4 {
			if !assert.EqualValues(t, 255, m.Pix[i], "%s has a hole", name) {
				break
			}
		}
	}
}

// On its page each picture stands whole in the window, whatever its size.
func TestPicturesStandOnTheirPages(t *testing.T) {
	g, err := dungeonroll.New()
	require.NoError(t, err)
	figuretest.OnTheirPages(t, app.Box{ID: g.ID(), Game: g, Figures: Figures}, map[string]string{"companions": "DR-081", "dungeon": "DR-023", "dragon": "DR-062", "hero": "DR-112"})
}
