package hand

import (
	"image"
	"math"
	"strings"
	"testing"

	"delvebox/engine/paint/pixel"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func theHand(t testing.TB) *Hand {
	h, err := New()
	require.NoError(t, err)
	return h
}

func alpha(m *image.RGBA, r image.Rectangle) (n int) {
	r = r.Intersect(m.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			n += int(m.RGBAAt(x, y).A)
		}
	}
	return n
}

func TestReadRefusesBrokenHands(t *testing.T) {
	for name, data := range map[string]string{
		"no JSON":      `strokes`,
		"no drawing":   `{"glyphs":{"?":[{"advance":3}],"a":[]}}`,
		"no width":     `{"glyphs":{"?":[{"advance":0}]}}`,
		"no stand-in":  `{"glyphs":{"a":[{"advance":3}]}}`,
		"empty object": `{}`,
	} {
		_, err := Read([]byte(data))
		assert.Error(t, err, name)
	}
}

func TestHandWritesNamesFiguresAndSigns(t *testing.T) {
	h := theHand(t)
	for _, s := range []string{"Blue", "Orange", "Green", "Pink", "0123456789", "+3 −2", "Zoë Björn Señor Façade", "“It’s mine!” – no…", "Ářčí"} {
		assert.True(t, h.CanWrite(s), s)
	}
	assert.False(t, h.CanWrite("名前"))
	assert.NotEmpty(t, h.Lines("名", 0, 0, 50), "still something is written")
}

func TestMeasureAgreesWithWhatIsWritten(t *testing.T) {
	h := theHand(t)
	for _, s := range []string{"Blue", "63", "Orange 41", "To Ta VA"} {
		w := h.Measure(s, 100)
		x0, x1 := math.Inf(1), math.Inf(-1)
		for _, l := range h.Lines(s, 0, 0, 100) {
			for _, p := range l {
				x0, x1 = math.Min(x0, p.X), math.Max(x1, p.X)
			}
		}
		assert.InDelta(t, 0, x0, 14, s)
		assert.InDelta(t, w, x1, 16, s)
	}
	assert.Zero(t, h.Measure("", 50))
	assert.InDelta(t, 2*h.Measure("Green", 40), h.Measure("Green", 80), 1e-9)
	assert.LessOrEqual(t, h.Measure("A very long name", h.SizeFor("A very long name", 90, 60)), 90.01)
	assert.Equal(t, 60.0, h.SizeFor("I", 90, 60))
}

func TestWritingIsTheSameEveryTimeAndBounces(t *testing.T) {
	h := theHand(t)
	assert.Equal(t, h.Lines("Round 3", 5, 5, 50), h.Lines("Round 3", 5, 5, 50))
	// Figures have three drawings each, used in turn.
	w := h.Lines("000", 0, 0, 100)
	assert.NotEqual(t, w[0].Moved(-w[0][0].X, -w[0][0].Y), w[1].Moved(-w[1][0].X, -w[1][0].Y))
}

func TestBegunWritesFromTheFirstStrokeOn(t *testing.T) {
	h := theHand(t)
	all := h.Lines("63", 0, 0, 80)
	length := func(ls []Line) (s float64) {
		for _, l := range ls {
			s += l.Length()
		}
		return s
	}
	assert.Empty(t, Begun(all, 0))
	assert.Equal(t, all, Begun(all, 1))
	for _, share := range []float64{.1, .5, .9} {
		assert.InDelta(t, share*length(all), length(Begun(all, share)), .5)
	}
}

func TestMarkerInkIsTranslucentAndDoesNotDarkenOnItself(t *testing.T) {
	b := NewBrush(1)
	m := image.NewRGBA(image.Rect(0, 0, 60, 60))
	c := pixel.Hex(0x0067a6)
	b.Draw(m, []Line{{{X: 10, Y: 30}, {X: 50, Y: 30}, {X: 10, Y: 30}}}, 10, Marker(c))
	once := m.RGBAAt(30, 33).A
	assert.Greater(t, int(once), 215)
	assert.Less(t, int(once), 250, "what lies under the ink shines through")
	b.Draw(m, []Line{{{X: 10, Y: 30}, {X: 50, Y: 30}}}, 10, Marker(c))
	assert.Greater(t, m.RGBAAt(30, 33).A, once, "a second stroke over the first is darker")
	edge, mid := m.RGBAAt(30, 26), m.RGBAAt(30, 32)
	assert.Less(t, edge.B, mid.B, "the rim is pooled")
}

func TestDrawingOutsideThePictureIsHarmless(t *testing.T) {
	b := NewBrush(1)
	m := image.NewRGBA(image.Rect(0, 0, 20, 20))
	lines := []Line{{{X: -500, Y: -500}, {X: -400, Y: -300}}, {}, {{X: 5, Y: 5}}, {{X: -50, Y: 10}, {X: 900, Y: 10}}}
	for _, ink := range []Ink{Marker(pixel.RGB{}), Pencil(pixel.RGB{})} {
		b.Draw(m, lines, 4, ink)
	}
	b.Pale(m, lines, 3, .5)
	Sponge(m, pixel.Pt{X: -90, Y: -90}, pixel.Pt{X: -80, Y: -90}, 20, .2)
	assert.NotZero(t, m.RGBAAt(5, 5).A)
}

func TestRingsNeverCloseAndNeverLookAlike(t *testing.T) {
	seen := map[string]bool{}
	for i := range 60 {
		seed := strings.Repeat("x", i)
		l := Circle(100, 100, 20, seed)
		gap := pixel.Hyp(l[0].X-l[len(l)-1].X, l[0].Y-l[len(l)-1].Y)
		assert.Greater(t, gap, .8, "ring %d closes", i)
		for _, p := range l {
			assert.InDelta(t, 20, pixel.Hyp(p.X-100, p.Y-100), 4)
		}
		key := ""
		for _, p := range l[:8] {
			key += string(rune(int(p.X*50))) + string(rune(int(p.Y*50)))
		}
		assert.False(t, seen[key])
		seen[key] = true
		assert.Equal(t, l, Circle(100, 100, 20, seed))
	}
}

func stops(n int) []Stop {
	s := make([]Stop, n)
	x, y, right := 20.0, 20.0, true
	for i := range s {
		s[i].At = pixel.Pt{X: x, Y: y}
		switch {
		case right && x > 880 || !right && x < 60:
			right = !right
			y += 40
		case right:
			x += 40
		default:
			x -= 40
		}
	}
	return s
}

func TestTrailPassesEverySquareAndStaysWhenItGrows(t *testing.T) {
	full := stops(60)
	l := Trail(full, 40)
	for _, s := range full {
		near := math.Inf(1)
		for _, p := range l {
			near = math.Min(near, pixel.Hyp(p.X-s.At.X, p.Y-s.At.Y))
		}
		assert.Less(t, near, 13.0, "the ink leaves the square at %v", s.At)
	}
	short := Trail(full[:30], 40)
	for i := range short[:len(short)-120] {
		assert.Equal(t, short[i], l[i], "ink already drawn moved")
	}
}

func TestSpongeTakesInkAwayAndLeavesTheRest(t *testing.T) {
	b := NewBrush(1)
	m := image.NewRGBA(image.Rect(0, 0, 200, 60))
	b.Draw(m, []Line{{{X: 10, Y: 30}, {X: 190, Y: 30}}}, 8, Marker(pixel.Hex(0x00916a)))
	left, right := alpha(m, image.Rect(0, 0, 80, 60)), alpha(m, image.Rect(120, 0, 200, 60))
	Sponge(m, pixel.Pt{X: 190, Y: 30}, pixel.Pt{X: 120, Y: 30}, 30, .1)
	assert.Equal(t, left, alpha(m, image.Rect(0, 0, 80, 60)))
	after := alpha(m, image.Rect(120, 0, 200, 60))
	assert.Less(t, after, right/4)
	assert.Positive(t, after, "a smear stays")
	Sponge(m, pixel.Pt{X: 200, Y: 30}, pixel.Pt{X: 0, Y: 30}, 50, 0)
	Sponge(m, pixel.Pt{X: 200, Y: 30}, pixel.Pt{X: 0, Y: 30}, 50, 0)
	assert.Less(t, alpha(m, m.Rect), 60)
}

func TestCapitalsAreWellFormed(t *testing.T) {
	for r, c := range capitals() {
		assert.Positive(t, c.width, "%q", r)
		for _, s := range c.strokes {
			b := parseBone(s)
			assert.Greater(t, len(b.line), 4, "%q: %s", r, s)
			for _, p := range b.line {
				assert.True(t, p.X >= -5 && p.X <= 115 && p.Y >= -2 && p.Y <= 115, "%q: %v", r, p)
			}
		}
	}
	assert.True(t, HasLetters("Round 4: Hall of Fame & Été"))
	assert.True(t, HasLetters("groß"))
	assert.False(t, HasLetters("名"))
}

func TestTitlesAreAsWideAsMeasured(t *testing.T) {
	for s := Inlaid; s <= SlateLid; s++ {
		m := Title("Map Masters", s, 40, 1)
		w := TitleWidth("Map Masters", s, 40)
		assert.InDelta(t, w, m.Rect.Max.X, 12)
		assert.InDelta(t, 0, m.Rect.Min.X, 9)
		assert.InDelta(t, 40, m.Rect.Max.Y, 9)
	}
	assert.LessOrEqual(t, TitleWidth("Exploration", Banner, TitleHeight("Exploration", Banner, 200, 60)), 200.01)
}

func BenchmarkTrail100Squares(b *testing.B) {
	br := NewBrush(1)
	m := image.NewRGBA(image.Rect(0, 0, 952, 684))
	s := stops(100)
	for b.Loop() {
		clear(m.Pix)
		br.Draw(m, []Line{Trail(s, 40)}, 6, Marker(pixel.Hex(0x0072b2)))
	}
}

func BenchmarkWordBlue46(b *testing.B) {
	h := theHand(b)
	br := NewBrush(1)
	for b.Loop() {
		br.Word(h, "Blue", 46, Marker(pixel.Hex(0x0072b2)))
	}
}

func BenchmarkCircleAndCross(b *testing.B) {
	br := NewBrush(1)
	m := image.NewRGBA(image.Rect(0, 0, 60, 60))
	for b.Loop() {
		br.Draw(m, append(Cross(30, 30, 11, "a"), Circle(30, 30, 19, "a")), 3.6, Marker(pixel.Hex(0x0072b2)))
	}
}

func BenchmarkTitleInlaid30(b *testing.B) {
	for b.Loop() {
		Title("MAP MASTERS", Inlaid, 30, 1)
	}
}
