package hand

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/pixel"

	"github.com/stretchr/testify/require"
)

// TestContactSheet paints all that the package draws; the picture is kept, to be looked
// at.
func TestContactSheet(t *testing.T) {
	h, err := New()
	require.NoError(t, err)
	const k = 1
	m := image.NewRGBA(image.Rect(0, 0, 1280, 1150))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{0xf4, 0xea, 0xd1, 255}), image.Point{}, draw.Src)
	draw.Draw(m, image.Rect(0, 640, 1280, 800), image.NewUniform(color.RGBA{0x3a, 0x24, 0x15, 255}), image.Point{}, draw.Src)
	draw.Draw(m, image.Rect(0, 800, 640, 960), image.NewUniform(color.RGBA{0x56, 0x66, 0x3a, 255}), image.Point{}, draw.Src)
	b := NewBrush(k)
	blue, green, black := pixel.Hex(0x0067a6), pixel.Hex(0x00916a), pixel.Hex(0x26221f)
	b.Write(m, h, "The Delvebox hand", 30, 86, 96, Marker(pixel.Hex(0xcf5500)))
	b.Write(m, h, "Quick, round & friendly", 780, 80, 44, Marker(blue))
	b.Write(m, h, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 30, 160, 60, Marker(black))
	b.Write(m, h, "0123456789 44 41 38 35 63", 30, 225, 60, Marker(green))
	b.Write(m, h, "Blue Orange Green Pink", 30, 290, 60, Marker(black))
	b.Write(m, h, "13 27 12", 600, 290, 40, Marker(pixel.Hex(0x933f6c)))
	b.Write(m, h, "7 pencil notes, Zoë & Björn", 740, 160, 52, Pencil(pixel.Hex(0x34353a)))
	b.Write(m, h, "smallest size 34 px", 740, 225, 34, Marker(black))
	b.Write(m, h, "in red pencil", 1000, 225, 44, Pencil(pixel.Hex(0xb5432e)))
	// rings and crosses
	for i := range 10 {
		x := 60 + float64(i)*64
		ring := Circle(x, 350, 19, string(rune('a'+i)))
		b.Pale(m, []Line{ring}, 6, .55)
		b.Draw(m, []Line{ring}, 3.6, Marker(blue))
		if i%2 == 1 {
			b.Draw(m, Cross(x, 350, 11, string(rune('a'+i))), 3, Marker(blue))
		}
	}
	b.Draw(m, []Line{Tick(740, 350, 14, "t")}, 4, Marker(green))
	b.Draw(m, []Line{Arrow(pixel.Pt{X: 1010, Y: 350}, 0, 16, "a"), Arrow(pixel.Pt{X: 1060, Y: 350}, 3.14, 16, "b")}, 5.5, Marker(blue))
	// a path, and a sponge over its end
	var stops []Stop
	for _, p := range [][2]float64{{1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {6, 1}, {6, 0}, {7, 0}, {8, 0}, {9, 0}, {10, 0}, {10, 1}, {10, 2}, {11, 2}, {12, 2}, {13, 2}, {14, 2}, {15, 2}, {16, 2}} {
		stops = append(stops, Stop{At: pixel.Pt{X: p[0] * 40, Y: 420 + p[1]*40}})
	}
	path := image.NewRGBA(m.Rect)
	b.Draw(path, []Line{Trail(stops, 40)}, TrailWidth(40), Marker(pixel.Hex(0x0072b2)))
	draw.Draw(m, m.Rect, path, image.Point{}, draw.Over)
	wiped := image.NewRGBA(m.Rect)
	b.Draw(wiped, []Line{Trail(stops, 40).Moved(600, 80)}, 6, Marker(pixel.Hex(0xd55e00)))
	Sponge(wiped, pixel.Pt{X: 1240, Y: 580}, pixel.Pt{X: 1000, Y: 560}, 46, .25)
	draw.Draw(m, m.Rect, wiped, image.Point{}, draw.Over)
	// titles
	put := func(s string, st Style, x, y int, height float64) {
		p := Title(s, st, height, k)
		draw.Draw(m, p.Rect.Add(image.Pt(x, y)), p, p.Rect.Min, draw.Over)
	}
	put("MAP MASTERS", Inlaid, 30, 660, 30)
	put("DELVEBOX", Inlaid, 330, 660, 66)
	put("Round 4: Été & 1235678", Inlaid, 30, 750, 30)
	put("SETTINGS", Inlaid, 900, 660, 30)
	put("EXPLORATION", Banner, 40, 830, 45)
	put("BLUE", Banner, 450, 815, 58)
	put("WINS", Banner, 450, 885, 58)
	put("MAP MASTERS", FeltLid, 40, 905, 38)
	put("PAUSE", Printed, 700, 830, 40)
	put("DOODLE", PaperLid, 700, 900, 36)
	put("DUNGEON", VelvetLid, 900, 830, 37)
	put("SATCHEL", LinenLid, 900, 900, 36)
	put("MINOTAUR", SlateLid, 700, 970, 44)
	big := NewBrush(2)
	big.Write(m, h, "Blue 2×", 40, 1090, 164, Marker(pixel.Hex(0x0072b2)))
	painttest.Keep(t, "hand", m)
}
