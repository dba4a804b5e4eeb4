package lids

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"

	"github.com/stretchr/testify/assert"
)

func painter() *Painter {
	icons, faces := icon.NewSet(), script.NewLibrary()
	return New(icons, faces)
}

func designs() []Design {
	return []Design{DoodleDungeon(), DungeonRoll(), SatchelQuest(), Minotaur(), Plain("Torches", "key", pixel.Hex(0x3b4348))}
}

func TestEveryLidLiesWhereItsOriginSays(t *testing.T) {
	p := painter()
	for g, d := range designs() {
		for _, k := range []float64{1, 1.25} {
			m := p.Lid(d, "1–4 players", 120, k, 0)
			o := int(Origin(120) * k)
			assert.Equal(t, uint8(255), m.RGBAAt(o+8, o+8).A, "inside the upper left corner of %d", g)
			assert.Equal(t, uint8(255), m.RGBAAt(o+int(112*k), o+int((Height(120)-8)*k)).A)
			assert.Less(t, m.RGBAAt(1, 1).A, uint8(8), "nothing at the picture's corner")
		}
	}
}

func TestLiftMakesTheShadowLonger(t *testing.T) {
	p := painter()
	low, high := p.Lid(Minotaur(), "", 120, 1, 0), p.Lid(Minotaur(), "", 120, 1, 1)
	x := low.Rect.Dx() - 6
	y := low.Rect.Dy() / 2
	assert.Greater(t, high.RGBAAt(x, y).A, low.RGBAAt(x, y).A)
}

func TestCarvingsAreWholePaths(t *testing.T) {
	for n, d := range carvings {
		_, err := pixel.ParsePath(d)
		assert.NoError(t, err, n)
	}
}

// TestPictures writes the lids and the things beside them into the directory DELVEBOX_PICTURES.
func TestPictures(t *testing.T) {
	painttest.Only(t)
	p := painter()
	for _, k := range []float64{1, 2} {
		sheet := image.NewRGBA(image.Rect(0, 0, int(1280*k), int(620*k)))
		draw.Draw(sheet, sheet.Rect, image.NewUniform(color.RGBA{0x40, 0x28, 0x18, 255}), image.Point{}, draw.Src)
		put := func(m *image.RGBA, x, y float64) {
			draw.Draw(sheet, m.Rect.Add(image.Pt(int(x*k), int(y*k))), m, m.Rect.Min, draw.Over)
		}
		for g, d := range designs() {
			o := Origin(231)
			put(p.Lid(d, []string{"2–4 players", "1–4 players", "1–4 players", "1–4 players", "1–4 players"}[g], 231, k, 0), 28+245*float64(g)-o, 200-o)
		}
		put(p.Glow(k), 84-300, 88-300)
		put(p.Candle(k), 84-75, 88-75)
		put(p.Name(66, k), 172, 50)
		put(p.Dice(k), 1000, 40)
		put(p.Pen(pixel.Hex(0x0072b2), k), 800, 60)
		painttest.Keep(t, fmt.Sprintf("lids-%.0f", k), sheet)
	}
}

func BenchmarkLid(b *testing.B) {
	p := painter()
	for g, d := range designs() {
		b.Run(fmt.Sprint(g), func(b *testing.B) {
			for b.Loop() {
				p.Lid(d, "1–4 players", 231, 1, 0)
			}
		})
	}
}
