package script

import (
	"fmt"
	"image"
	"image/color"
	"io/fs"
	"strings"
	"sync"
	"testing"
	"unicode"

	assets "delvebox/assets/strings"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sentence holds what English, German and French sentences of the box may need.
const sentence = "“Blue’s” path – 3 × 2 = 6 VP; 27 ÷ 2, −4 coins… ‘½’ · Zoë, Björn, Señor Façade, ÄÖÜß éèêàâîôû"

func TestEveryFontParsesAndHasMeasures(t *testing.T) {
	l := NewLibrary()
	for r := Body; r < roles; r++ {
		f := l.Face(r, 16)
		assert.Positive(t, f.XTop, r)
		assert.Greater(t, f.CapTop, f.XTop-2, r)
		assert.Positive(t, f.Descent, r)
		assert.InDelta(t, 20.8, f.Leading, .01)
		assert.Same(t, f, l.Face(r, 16), "made once")
	}
}

// Signs of real typography stand in the faces of the interface, or in their stand-ins.
func TestSignsOfSentencesAreInTheFaces(t *testing.T) {
	l := NewLibrary()
	for r := Body; r < roles; r++ {
		f := l.Face(r, 20)
		for _, c := range sentence + "→♠♥" {
			c = plain(c)
			ok := f.Has(c) || f.other != nil && f.other.Has(c)
			assert.True(t, ok, "role %d lacks %q", r, c)
		}
	}
}

func TestEverySignOfTheStringsIsInTheFaces(t *testing.T) {
	l := NewLibrary()
	runes := map[rune]string{}
	err := fs.WalkDir(assets.Files, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := fs.ReadFile(assets.Files, path)
		for _, r := range string(b) {
			runes[r] = path
		}
		return err
	})
	require.NoError(t, err)
	require.NotEmpty(t, runes)
	for r, path := range runes {
		if unicode.IsControl(r) {
			continue
		}
		for _, role := range []Role{Body, Medium, Bold, Heading} {
			f := l.Face(role, 16)
			assert.True(t, f.Has(plain(r)) || f.other != nil && f.other.Has(plain(r)), "%s: role %d lacks %q", path, role, r)
		}
	}
}

func TestMeasureGrowsWithTextAndSize(t *testing.T) {
	l := NewLibrary()
	f := l.Face(Body, 16)
	assert.Zero(t, f.Measure(""))
	assert.Greater(t, f.Measure("Blue explores"), f.Measure("Blue"))
	assert.InDelta(t, 2*f.Measure("Map Masters"), l.Face(Body, 32).Measure("Map Masters"), 1.5)
	h := l.Face(Heading, 40)
	assert.Less(t, h.Measure("AV"), h.Measure("A")+h.Measure("V"), "pairs are kerned")
}

func TestLineStandsOnItsBaseLine(t *testing.T) {
	f := NewLibrary().Face(Bold, 24)
	m := f.Line("Hxx")
	assert.InDelta(t, -f.CapTop, m.Rect.Min.Y, 1.1)
	assert.LessOrEqual(t, m.Rect.Max.Y, 1)
	assert.InDelta(t, f.Measure("Hxx"), m.Rect.Max.X, 3)
	assert.Greater(t, f.Line("g").Rect.Max.Y, 3)
	assert.True(t, f.Line("").Rect.Empty())
	assert.True(t, f.Line("   ").Rect.Empty())
	wide := f.Spaced("Hxx", 4)
	assert.Equal(t, m.Rect.Dx()+8, wide.Rect.Dx())
}

func TestDrawAndLineAgree(t *testing.T) {
	f := NewLibrary().Face(Medium, 18)
	img := image.NewRGBA(image.Rect(0, 0, 200, 40))
	w := f.Draw(img, "Best path", 10, 28, color.RGBA{255, 255, 255, 255})
	assert.InDelta(t, f.Measure("Best path"), w, .01)
	m := f.Line("Best path")
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			assert.InDelta(t, m.AlphaAt(x, y).A, img.RGBAAt(x+10, y+28).A, 40)
		}
	}
	right := image.NewRGBA(image.Rect(0, 0, 200, 40))
	f.DrawAt(right, "Best path", 190, 28, color.RGBA{0, 0, 0, 255}, Right)
	assert.Zero(t, right.RGBAAt(195, 22).A)
	assert.NotZero(t, inkIn(right, image.Rect(170, 0, 191, 40)))
}

func inkIn(m *image.RGBA, r image.Rectangle) (n int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			n += int(m.RGBAAt(x, y).A)
		}
	}
	return n
}

func TestWrapNeverCutsAndNeverOverruns(t *testing.T) {
	f := NewLibrary().Face(Body, 16)
	text := "The same seed deals the same cards and picks who begins. Nothing is kept elsewhere."
	for _, width := range []float64{90, 140, 240, 1000} {
		lines := f.Wrap(text, width)
		assert.Equal(t, text, strings.Join(lines, " "), "no word is lost")
		for i, l := range lines {
			if strings.Contains(l, " ") {
				assert.LessOrEqual(t, f.Measure(l), width+1, l)
			}
			if i > 0 { // greedy: the next word would not have fitted
				next := strings.Fields(l)[0]
				assert.Greater(t, f.Measure(lines[i-1]+" "+next), width-1)
			}
		}
	}
	assert.Equal(t, []string{"Unbreakableword", "and"}, f.Wrap("Unbreakableword and", 30)[:2])
	assert.Equal(t, []string{"one", "", "two"}, f.Wrap("one\n\ntwo", 300))
	assert.Equal(t, []string{""}, f.Wrap("", 300))
	assert.Len(t, f.Wrap("12\u00a0VP", 10), 1, "a no-break space does not break")
}

func TestFacesServeSeveralPaintersAtOnce(t *testing.T) {
	l := NewLibrary()
	want := l.Face(Heading, 21).Line(sentence).Pix
	var wg sync.WaitGroup
	errs := make(chan error, 8)
	fresh := NewLibrary()
	for range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if got := fresh.Face(Heading, 21).Line(sentence).Pix; string(got) != string(want) {
				errs <- fmt.Errorf("another picture")
			}
		}()
	}
	wg.Wait()
	close(errs)
	for err := range errs {
		t.Error(err)
	}
}

func BenchmarkLine(b *testing.B) {
	f := NewLibrary().Face(Body, 16)
	for b.Loop() {
		f.Line("Crosses the pitfall, rope fairy spent")
	}
}

func BenchmarkFirstLine(b *testing.B) {
	for b.Loop() {
		NewLibrary().Face(Body, 16).Line("Crosses the pitfall, rope fairy spent")
	}
}

func BenchmarkWrap(b *testing.B) {
	f := NewLibrary().Face(Body, 16)
	text := strings.Repeat("Enters the vault: sword, 3 coins and two more. ", 8)
	for b.Loop() {
		f.Wrap(text, 300)
	}
}
