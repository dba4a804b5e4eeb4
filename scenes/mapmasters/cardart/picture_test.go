package cardart

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/games/mapmasters/card"

	"github.com/stretchr/testify/require"
)

func painter() *Painter { return New(icon.NewSet(), script.NewLibrary()) }

func deck(t testing.TB) *card.Catalog {
	g, err := card.Load()
	require.NoError(t, err)
	return g
}

func find(t testing.TB, id string) *card.Card {
	c, ok := deck(t).ByID(id)
	require.True(t, ok, id)
	return c
}

// show writes a picture into the directory PICTURES, to be looked at.
func show(t *testing.T, name string, m image.Image) {
	f, err := os.Create(filepath.Join(os.Getenv("PICTURES"), name+".png"))
	require.NoError(t, err)
	require.NoError(t, png.Encode(f, m))
	require.NoError(t, f.Close())
}

func TestPictures(t *testing.T) {
	if os.Getenv("PICTURES") == "" {
		t.Skip("set PICTURES to a directory")
	}
	p := painter()
	for _, id := range []string{"D29", "D49"} {
		for _, w := range []float64{700, 280, 220, 200, 132, 110, 52} {
			show(t, fmt.Sprintf("%s-%.0f", id, w), p.Face(find(t, id), w, 1, Plain))
		}
		show(t, id+"-200-under", p.Face(find(t, id), 200, 1, Under))
		show(t, id+"-132x2", p.Face(find(t, id), 132, 2, Plain))
	}
}

func BenchmarkFace(b *testing.B) {
	for _, w := range []float64{280, 200, 132, 110} {
		for _, warm := range []bool{false, true} {
			b.Run(fmt.Sprintf("%.0f-warm=%v", w, warm), func(b *testing.B) {
				p, c := painter(), find(b, "D49")
				p.Face(c, w, 1, Plain)
				for b.Loop() {
					if !warm {
						p.plans = nil
					}
					p.Face(c, w, 1, Plain)
				}
			})
		}
	}
}
