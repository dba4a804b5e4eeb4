package heroart

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/painttest"
)

// grid lays pictures out in rows of n on velvet.
func grid(ms []*image.RGBA, n int) *image.RGBA {
	w, h := 0, 0
	for _, m := range ms {
		w, h = max(w, m.Rect.Dx()+8), max(h, m.Rect.Dy()+8)
	}
	out := image.NewRGBA(image.Rect(0, 0, w*n+8, h*((len(ms)+n-1)/n)+8))
	draw.Draw(out, out.Rect, image.NewUniform(color.RGBA{0x5a, 0x10, 0x1c, 255}), image.Point{}, draw.Src)
	for i, m := range ms {
		at := image.Pt(8+i%n*w, 8+i/n*h)
		draw.Draw(out, m.Rect.Sub(m.Rect.Min).Add(at), m, m.Rect.Min, draw.Over)
	}
	return out
}

// drained is what is left of a picture without its colours.
func drained(m *image.RGBA) *image.Gray {
	g := image.NewGray(m.Rect)
	draw.Draw(g, g.Rect, m, m.Rect.Min, draw.Src)
	return g
}

func TestSheetOfPortraits(t *testing.T) {
	painttest.Only(t)
	for i, size := range [][3]float64{{372, 250, 1}, {171, 115, 1}, {96, 64, 1}} {
		var all []*image.RGBA
		for _, id := range Heroes() {
			for _, s := range []Side{Novice, Master} {
				m, err := Portrait(id, s, size[0], size[1], size[2])
				require.NoError(t, err, id)
				all = append(all, m)
			}
		}
		name := []string{"large", "card", "small"}[i]
		if i == 0 {
			for j := 0; j < len(all); j += 12 {
				painttest.Keep(t, "portraits-large-"+string(rune('a'+j/12)), grid(all[j:j+12], 4))
			}
			continue
		}
		g := grid(all, 6)
		painttest.Keep(t, "portraits-"+name, g)
		painttest.Keep(t, "portraits-"+name+"-grey", drained(g))
	}
}
