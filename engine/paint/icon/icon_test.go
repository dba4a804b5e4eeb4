package icon

import (
	"image"
	"image/color"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func ink(m *image.RGBA) int {
	n := 0
	for i := 3; i < len(m.Pix); i += 4 {
		if m.Pix[i] > 8 {
			n++
		}
	}
	return n
}

func TestEveryIconParsesStrictlyAndShowsSomething(t *testing.T) {
	s := NewSet()
	names := s.Names()
	require.Greater(t, len(names), 140)
	for _, n := range names {
		m, err := s.Draw(n, 40)
		require.NoError(t, err, n)
		assert.Greater(t, ink(m), 120, "%s is almost empty", n)
		assert.Equal(t, 40, max(m.Rect.Dx(), m.Rect.Dy()), n)
	}
}

func TestIconsOfTheTableAreThere(t *testing.T) {
	s := NewSet()
	for _, n := range []string{"trophy", "menu", "purse", "arrow-back", "die", "keyboard", "picture", "search",
		"sword", "rope", "key", "scroll", "monster", "marker", "sponge", "undo", "redo", "exit", "log", "hint"} {
		assert.True(t, s.Has(n), n)
	}
}

func TestUnknownNamesAndBadFilesAreErrors(t *testing.T) {
	s := NewSet()
	for _, n := range []string{"no-such-icon", "", "../icons/sword", "sword.svg"} {
		_, err := s.Draw(n, 32)
		assert.Error(t, err, n)
		assert.False(t, s.Has(n), n)
	}
	_, err := s.Draw("sword", 0)
	assert.Error(t, err)
	bad := NewSetFrom(fstest.MapFS{
		"text.svg":  {Data: []byte(`<svg viewBox="0 0 64 64"><text>x</text></svg>`)},
		"plain.svg": {Data: []byte(`not SVG at all`)},
	})
	for _, n := range bad.Names() {
		_, err := bad.Draw(n, 32)
		assert.Error(t, err, n)
	}
}

func TestLineWidthsGrowWithTheIcon(t *testing.T) {
	s := NewSet()
	small, err := s.Draw("menu", 32)
	require.NoError(t, err)
	large, err := s.Draw("menu", 128)
	require.NoError(t, err)
	// Sixteen times the area, give or take the soft edges.
	assert.InDelta(t, 16, float64(ink(large))/float64(ink(small)), 4)
}

func TestEveryLiveryHasItsFigureAndBadge(t *testing.T) {
	s := NewSet()
	seen := map[color.RGBA]bool{}
	for _, l := range Liveries() {
		m, err := s.Draw(l.Mini, 88)
		require.NoError(t, err)
		assert.Equal(t, image.Rect(0, 0, 64, 88), m.Rect)
		assert.True(t, s.Has(l.Badge), l.Badge)
		assert.False(t, seen[l.Colour], "%s shares its colour", l.Key)
		seen[l.Colour] = true
		got, ok := LiveryOf(l.Key)
		assert.True(t, ok)
		assert.Equal(t, l, got)
	}
	_, ok := LiveryOf("plaid")
	assert.False(t, ok)
}

func TestEffectsKeepTheIconInPlace(t *testing.T) {
	s := NewSet()
	m, err := s.Draw("shield", 32)
	require.NoError(t, err)
	rim := Rim(m)
	assert.Negative(t, rim.Rect.Min.X)
	assert.Equal(t, m.RGBAAt(16, 16), rim.RGBAAt(16, 16), "the icon stays on top")
	assert.Greater(t, ink(rim), ink(m)+60, "the rim adds an edge")

	lifted := Lifted(m, 4)
	assert.Equal(t, m.RGBAAt(16, 16), lifted.RGBAAt(16, 16))
	assert.Greater(t, int(lifted.RGBAAt(28, 33).A), int(lifted.RGBAAt(3, -2).A), "the shadow falls to the lower right")

	grey := Grey(m)
	p := grey.RGBAAt(16, 16)
	assert.True(t, p.R == p.G && p.G == p.B && p.A > 100 && p.A < 130, "%v", p)

	glow := Glow(m, color.RGBA{255, 215, 90, 255}, 6)
	assert.Equal(t, m.Rect.Min.X, 0)
	assert.Positive(t, int(glow.RGBAAt(16, -2).A))

	fig, err := s.Figurine("mini-green-chevron", 88, true)
	require.NoError(t, err)
	assert.Greater(t, fig.Rect.Max.Y, 88, "its shadow lies before it")
}

func BenchmarkDraw48(b *testing.B) {
	s := NewSet()
	for b.Loop() {
		if _, err := s.Draw("monster", 48); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRim48(b *testing.B) {
	s := NewSet()
	m, _ := s.Draw("monster", 48)
	for b.Loop() {
		Rim(m)
	}
}

// The shadow of a figure fades out within its picture: no edge of it is cut off.
func TestShadowsEndSoftly(t *testing.T) {
	s := NewSet()
	for _, h := range []int{28, 88, 104, 300} {
		fig, err := s.Figurine("mini-blue-cross", h, true)
		require.NoError(t, err)
		b := fig.Rect
		for x := b.Min.X; x < b.Max.X; x++ {
			assert.LessOrEqual(t, fig.RGBAAt(x, b.Max.Y-1).A, uint8(6), "%d px, lower edge at %d", h, x)
		}
		for y := int(.86 * float64(h)); y < b.Max.Y; y++ { // below the figure
			assert.LessOrEqual(t, fig.RGBAAt(b.Min.X, y).A, uint8(6), "%d px, left edge at %d", h, y)
			assert.LessOrEqual(t, fig.RGBAAt(b.Max.X-1, y).A, uint8(6), "%d px, right edge at %d", h, y)
		}
	}
}
