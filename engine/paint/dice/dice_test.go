package dice

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/assets/dungeonroll/faces"
)

func kinds(t testing.TB) (party, dungeon *Kind) {
	t.Helper()
	return kind(t, Ivory, "cleric", "fighter", "mage", "thief", "champion", "scroll"),
		kind(t, Black, "goblin", "skeleton", "ooze", "chest", "potion", "dragon")
}

func kind(t testing.TB, m Material, names ...string) *Kind {
	k := &Kind{Material: m}
	for i, n := range names {
		b, err := faces.Files.ReadFile(n + ".svg")
		require.NoError(t, err)
		k.Faces[i], err = ParseFace(b)
		require.NoError(t, err)
	}
	return k
}

func keep(t testing.TB, name string, m image.Image) {
	t.Helper()
	dir := os.Getenv("DELVEBOX_PICTURES")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	require.NoError(t, err)
	defer f.Close()
	require.NoError(t, png.Encode(f, m))
}

func put(m draw.Image, p *image.RGBA, x, y int) {
	draw.Draw(m, p.Rect.Add(image.Pt(x, y)), p, p.Rect.Min, draw.Over)
}

// TestSheet shows all faces in their turns, the tumbling set and the last quarter.
func TestSheet(t *testing.T) {
	if os.Getenv("DELVEBOX_PICTURES") == "" {
		t.Skip("pictures are not kept")
	}
	party, dungeon := kinds(t)
	for i, k := range []*Kind{party, dungeon} {
		m := image.NewRGBA(image.Rect(0, 0, 1536, 1200))
		draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{0x72, 0x0e, 0x20, 255}), image.Point{}, draw.Src)
		for f := range 6 {
			for n, yaw := range Turns() {
				x, y := 110+256*f, 110+200*n
				u := 37.
				if n == 0 {
					u = 72
				}
				put(m, Shadow(yaw, 0, u), x, y)
				put(m, k.Rest(f, n, u), x, y)
			}
			for n := range 6 {
				put(m, k.Tumbling(f, n, 37), 60+110*n, 680+90*f)
				put(m, k.LastQuarter(f, -24+float64(6-n)*5, 20, 6-n, 37), 800+110*n, 680+90*f)
			}
		}
		keep(t, []string{"dice-party", "dice-dungeon"}[i], m)
	}
}

func BenchmarkBody(b *testing.B) {
	party, dungeon := kinds(b)
	for _, k := range []*Kind{party, dungeon} {
		k.Rest(0, 0, 37)
		b.Run("rest", func(b *testing.B) {
			for i := range b.N {
				k.Rest(i%6, i%3, 37)
			}
		})
		b.Run("tumbling", func(b *testing.B) {
			for i := range b.N {
				k.Tumbling(i%8, i%6, 37)
			}
		})
	}
	b.Run("shadow", func(b *testing.B) {
		for range b.N {
			Shadow(3, .5, 18.5)
		}
	})
	b.Run("face", func(b *testing.B) {
		for range b.N {
			newRelief(party.Faces[0].cuts)
		}
	})
}
