package pencil_test

import (
	"image"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
)

func scribble(seed uint64) pencil.Drawing {
	var d pencil.Drawing
	p := pencil.New(&d, pencil.Graphite(), seed)
	p.Ruled(20, 30, 200, 34)
	p.Path("M20 60Q80 40 120 80L90 110Z", 10, 10, 1)
	p.Cross(150, 60, 190, 100)
	p.Tick(220, 60, 13)
	return d
}

func TestEqualSeedsDrawAlikeAndOthersDoNot(t *testing.T) {
	a, b, c := scribble(7), scribble(7), scribble(8)
	assert.Equal(t, a.Strokes, b.Strokes)
	assert.NotEqual(t, a.Strokes, c.Strokes)
}

func TestDrawingInPartsIsDrawingAsAWhole(t *testing.T) {
	tooth := cloth.NewTooth(1)
	d := scribble(3)
	r := image.Rect(0, 0, 300, 160)
	whole, parts := pencil.NewLayer(r, tooth), pencil.NewLayer(r, tooth)
	whole.Draw(&d)
	n := d.Len()
	for i := range 40 {
		q := d.Part(n*i/40, n*(i+1)/40)
		parts.Draw(&q)
	}
	assert.Equal(t, picture(whole), picture(parts))
}

func picture(l *pencil.Layer) []uint8 {
	m := image.NewRGBA(l.Rect)
	l.Over(m, pencil.GraphiteColour(), l.Rect)
	return m.Pix
}

func TestALayerDrawsWhatLiesWithinItAsALargerOneDoes(t *testing.T) {
	for _, k := range []float64{1, 1.36, 2.5} {
		tooth := cloth.NewTooth(k)
		d := scribble(5)
		large := pencil.NewLayer(image.Rect(0, 0, int(300*k), int(160*k)), tooth)
		large.Draw(&d)
		small := pencil.NewLayer(image.Rect(int(60*k), int(50*k), int(140*k), int(110*k)), tooth)
		changed := small.Draw(&d)
		assert.False(t, changed.Empty())
		a, b := image.NewRGBA(large.Rect), image.NewRGBA(large.Rect)
		large.Over(a, pixel.RGB{}, small.Rect)
		small.Over(b, pixel.RGB{}, large.Rect)
		assert.Equal(t, a.Pix, b.Pix)
	}
}

func TestHatchingRunsOnThroughANeighbourAddedLater(t *testing.T) {
	h := pencil.Hatching{X1: 240, Y1: 120, Angle: -math.Pi / 4, Gap: 5.9, Seed: 4}
	draw := func(wide float64) pencil.Drawing {
		var d pencil.Drawing
		pencil.New(&d, pencil.Graphite(), 1).Hatch(h, 0, 0, 240, 120, func(x, y float64) bool {
			return x >= 60 && x < 60+wide && y >= 30 && y < 90
		})
		return d
	}
	one, two := draw(60), draw(120)
	require.Greater(t, two.Len(), one.Len()*3/2)
	// Away from the common edge the first square's dabs are there as before.
	places := map[[2]float32]bool{}
	for _, s := range two.Strokes {
		for _, b := range s.Dabs {
			places[[2]float32{round(b.X), round(b.Y)}] = true
		}
	}
	kept, all := 0, 0
	for _, s := range one.Strokes {
		for _, b := range s.Dabs {
			if b.X < 110 {
				all++
				if places[[2]float32{round(b.X), round(b.Y)}] {
					kept++
				}
			}
		}
	}
	assert.Greater(t, float64(kept), .9*float64(all))
}

func round(v float32) float32 { return float32(math.Round(float64(v) * 2)) }

func TestCoverIsSaturated(t *testing.T) {
	tooth := cloth.NewTooth(1)
	var d pencil.Drawing
	p := pencil.New(&d, pencil.Coloured(), 1)
	for range 60 {
		p.Ruled(10, 20, 90, 20)
	}
	l := pencil.NewLayer(image.Rect(0, 0, 100, 40), tooth)
	l.Draw(&d)
	m := image.NewRGBA(l.Rect)
	l.Over(m, pixel.RGB{}, l.Rect)
	most := uint8(0)
	for i := 3; i < len(m.Pix); i += 4 {
		most = max(most, m.Pix[i])
	}
	assert.Greater(t, most, uint8(180))
	assert.Less(t, most, uint8(255))
}

func TestTheHandWritesNamesAndSaysWhatItLacks(t *testing.T) {
	s := pencil.NewScript()
	for _, text := range []string{"The Grumbling Cellar", "Sky", "Grüne Größe", "Łódź", "Æsir!", "9 + 8 + 4 − 4 = 17", "4 x 2 = 8"} {
		assert.True(t, s.Knows(text), text)
		assert.Positive(t, s.Width(text, 20))
	}
	assert.False(t, s.Knows("地下城"))
	var d pencil.Drawing
	p := pencil.New(&d, pencil.Graphite(), 2)
	end := p.Write(s, "MIX", 10, 10, 20)
	assert.InDelta(t, 10+s.Width("MIX", 20), end, 8)
	x0, y0, x1, y1 := d.Bounds()
	assert.True(t, x0 > 4 && y0 > 4 && x1 < 90 && y1 < 38, "%v %v %v %v", x0, y0, x1, y1)
}

func TestPencilsOnPaper(t *testing.T) {
	for _, k := range []float64{1, 2} {
		tooth := cloth.NewTooth(k)
		page := cloth.Page{Pitch: 15, X: 7, Y: 7, Cups: []cloth.Cup{{X: 520, Y: 230, R: 58}, {X: 543, Y: 244, R: 58}}, Drops: true, Low: .6, Light: cloth.Pool{X: .4, Y: .4}}
		m := page.Paint(int(640*k), int(340*k), tooth)
		s := pencil.NewScript()
		var d, c pencil.Drawing
		p := pencil.New(&d, pencil.Graphite(), 4)
		p.Press = .9
		p.Write(s, "The Grumbling Cellar", 20, 20, 20)
		p.Write(s, "Grüner Ångström 0123456789", 20, 60, 18)
		p.Write(s, "abcdefghijklmnopqrstuvwxyz!?&%", 20, 95, 16)
		p.Cross(20, 130, 70, 180)
		p.Tick(100, 150, 13)
		p.Ring(180, 160, 40, 22, 1.9)
		p.Hatch(pencil.Hatching{X1: 640, Y1: 340, Angle: -math.Pi / 4, Gap: 5.9, Seed: 3}, 0, 0, 640, 340, func(x, y float64) bool {
			return x > 240 && x < 360 && y > 130 && y < 190
		})
		q := pencil.New(&c, pencil.Coloured(), 5)
		q.Press, q.Lead.Flow = .9, .34
		q.Freehand([]pixel.Pt{{X: 20, Y: 230}, {X: 120, Y: 260}, {X: 160, Y: 210}, {X: 300, Y: 280}, {X: 420, Y: 250}})
		r := m.Rect
		l := pencil.NewLayer(r, tooth)
		l.Draw(&c)
		l.Multiply(m, pixel.Hex(0x0072b2), r)
		l.Clear(r)
		l.Draw(&d)
		l.Over(m, pencil.GraphiteColour(), r)
		painttest.Keep(t, map[float64]string{1: "pencil-1", 2: "pencil-2"}[k], m)
	}
}

func BenchmarkRuledLine100(b *testing.B) {
	tooth := cloth.NewTooth(1)
	l := pencil.NewLayer(image.Rect(0, 0, 200, 60), tooth)
	var d pencil.Drawing
	for range b.N {
		d.Reset()
		pencil.New(&d, pencil.Graphite(), 1).Ruled(20, 20, 120, 30)
		l.Draw(&d)
	}
}

func BenchmarkPage788x776(b *testing.B) {
	tooth := cloth.NewTooth(1)
	for range b.N {
		cloth.Page{Pitch: 15, Low: .6}.Paint(788, 776, tooth)
	}
}

func BenchmarkTooth(b *testing.B) {
	for range b.N {
		cloth.NewTooth(1)
	}
}
