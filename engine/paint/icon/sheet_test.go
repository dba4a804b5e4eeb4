package icon

import (
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/painttest"
)

// TestContactSheet shows the effects on dark and on light ground. The page is
// kept, to be looked at.
func TestContactSheet(t *testing.T) {
	s := NewSet()
	m := image.NewRGBA(image.Rect(0, 0, 900, 560))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{0x2a, 0x1d, 0x14, 255}), image.Point{}, draw.Src)
	draw.Draw(m, image.Rect(0, 380, 900, 560), image.NewUniform(color.RGBA{0xf4, 0xea, 0xd6, 255}), image.Point{}, draw.Src)
	put := func(p *image.RGBA, x, y int) {
		draw.Draw(m, p.Rect.Add(image.Pt(x, y)), p, p.Rect.Min, draw.Over)
	}
	names := []string{"trophy", "menu", "purse", "plus", "minus", "chevron-left", "chevron-right", "sword", "monster", "rope", "key", "scroll", "fairy", "die"}
	for i, n := range names {
		p, err := s.Draw(n, 44)
		require.NoError(t, err)
		x := 12 + i*62
		put(p, x, 10)
		put(Rim(p), x, 70)
		put(Grey(p), x, 130)
		put(Glow(p, color.RGBA{255, 215, 90, 255}, 8), x, 190)
		put(p, x, 190)
		put(Lifted(p, 4), x, 400)
		put(Grey(p), x, 460)
		small, err := s.Draw(n, 20)
		require.NoError(t, err)
		put(Rim(small), x, 515-270)
		put(small, x, 520)
	}
	for i, l := range Liveries() {
		p, err := s.Figurine(l.Mini, 88, true)
		require.NoError(t, err)
		put(p, 20+i*100, 280)
		b, err := s.Draw(l.Badge, 28)
		require.NoError(t, err)
		put(b, 20+i*100+66, 290)
	}
	painttest.Keep(t, "icons", m)
}
