package pixel

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNoiseStaysInBoundsAndRepeats(t *testing.T) {
	lo, hi := 1.0, -1.0
	for i := 0; i < 5000; i++ {
		x, y := float64(i)*.37-900, float64(i)*.11-40
		v := Noise(x, y, 7)
		require.Equal(t, v, Noise(x, y, 7))
		lo, hi = math.Min(lo, v), math.Max(hi, v)
	}
	assert.Greater(t, lo, -1.0001)
	assert.Less(t, hi, 1.0)
	assert.Less(t, lo, -.8, "noise should use its range")
	assert.Greater(t, hi, .8)
	assert.NotEqual(t, Noise(.5, .5, 1), Noise(.5, .5, 2), "the seed matters")
}

func TestNoiseIsContinuousOverLatticeLines(t *testing.T) {
	for _, x := range []float64{-3, -1, 0, 1, 17} {
		assert.InDelta(t, Noise(x-1e-7, .3, 4), Noise(x+1e-7, .3, 4), 1e-5)
		assert.InDelta(t, Noise(.3, x-1e-7, 4), Noise(.3, x+1e-7, 4), 1e-5)
	}
}

func TestRowsAgreeWithNoise(t *testing.T) {
	r, f := NewRow(-2.3, 9), NewFBMRow(5.7, 3, 11)
	for _, x := range []float64{-4, -3.99, -3, -1.5, 0, .2, 1.1, 9, 3} { // also backwards
		assert.InDelta(t, Noise(x, -2.3, 9), r.At(x), 1e-12)
		assert.InDelta(t, FBM(x, 5.7, 3, 11), f.At(x), 1e-12)
	}
}

func TestDistances(t *testing.T) {
	b := Box{0, 0, 10, 6, 2}
	for _, c := range []struct{ x, y, d float64 }{
		{5, 3, -3}, {-1, 3, 1}, {5, 8, 2}, {0, 3, 0},
		{2 - 2*math.Sqrt2/2, 2 - 2*math.Sqrt2/2, 0}, // on the round corner
		{0, 0, 2*math.Sqrt2 - 2},
	} {
		assert.InDelta(t, c.d, b.Dist(c.x, c.y), 1e-9, "%v", c)
	}
	assert.Equal(t, 3.0, SMin(3, 20, 7), "exact where far apart")
	assert.InDelta(t, 3-7./4, SMin(3, 3, 7), 1e-9)
}

func TestCoverOfAnEdge(t *testing.T) {
	assert.Equal(t, 1.0, Cover(-3))
	assert.Equal(t, 0.0, Cover(3))
	assert.InDelta(t, .75, Cover(-.25), 1e-12)
}

func TestFieldReadsLinearFunctionsExactly(t *testing.T) {
	fn := func(x, y float64) float64 { return 2*x - 3*y + 1 }
	f := NewField(-4, -4, 20, 12, 1.5)
	for i := range f.V {
		f.V[i] = float32(fn(f.X0+float64(i%f.W)*f.By, f.Y0+float64(i/f.W)*f.By))
	}
	row := make([]float64, 9)
	f.Row(row, 3.3, -3, .7)
	for i, v := range row {
		assert.InDelta(t, fn(-3+.7*float64(i), 3.3), v, 1e-4)
		assert.InDelta(t, v, f.At(-3+.7*float64(i), 3.3), 1e-4)
	}
	assert.InDelta(t, f.At(-4, -4), f.At(-99, -99), 1e-4, "keeps the rim's values")
}

func TestRampKeepsItsEnds(t *testing.T) {
	r := NewRamp(0, 2, 64, math.Sqrt)
	assert.InDelta(t, 1, r.At(1), 1e-3)
	assert.Equal(t, 0.0, r.At(-5))
	assert.InDelta(t, math.Sqrt2, r.At(9), 1e-9)
	assert.Equal(t, 0.0, r.At(math.NaN()))
}

func TestBlurKeepsTheSumAndTheMiddle(t *testing.T) {
	for _, sigma := range []float64{1, 2, 4, 8, 16} {
		rim := Rim(sigma)
		m := image.NewAlpha(image.Rect(0, 0, 40+2*rim, 40+2*rim))
		before := 0
		for y := rim; y < rim+40; y++ {
			for x := rim; x < rim+40; x++ {
				m.Pix[m.PixOffset(x, y)] = 200
				before += 200
			}
		}
		Blur(m, sigma)
		after := 0
		for _, v := range m.Pix {
			after += int(v)
		}
		assert.InEpsilon(t, before, after, .02, "sigma %v", sigma)
		c := rim + 20
		assert.InDelta(t, int(m.AlphaAt(c-15, c).A), int(m.AlphaAt(c+14, c).A), 1, "even on both sides")
	}
}

func TestFillCoversItsArea(t *testing.T) {
	img := New(40, 40)
	c := NewCanvas(img, 2)
	c.Fill(RoundRect(2, 2, 10, 10, 0), Hex(0xff0000), 1)
	assert.Equal(t, uint8(255), img.RGBAAt(20, 20).R)
	assert.Equal(t, uint8(0), img.RGBAAt(30, 30).A)
	area := 0.0
	for i := 3; i < len(img.Pix); i += 4 {
		area += float64(img.Pix[i]) / 255
	}
	assert.InDelta(t, 400, area, 2)
}

func TestOddFillLeavesHolesWhateverTheDirection(t *testing.T) {
	img := New(40, 40)
	p := Circle(20, 20, 15)
	p.Add(Circle(20, 20, 5))
	NewCanvas(img, 1).FillOdd(p, Hex(0xffffff), 1)
	assert.Equal(t, uint8(0), img.RGBAAt(20, 20).A)
	assert.Equal(t, uint8(255), img.RGBAAt(30, 20).A)
}

func TestTranslucentStrokeDoesNotAddUpAtBends(t *testing.T) {
	img := New(60, 60)
	NewCanvas(img, 1).Stroke(Lines([]Pt{{10, 10}, {50, 10}, {50, 50}, {10, 10}}, false), Pen{W: 8}, Hex(0), .5)
	for i := 3; i < len(img.Pix); i += 4 {
		require.LessOrEqual(t, img.Pix[i], uint8(128))
	}
	assert.Equal(t, uint8(128), img.RGBAAt(50, 10).A)
}

func TestButtEndsAndDashes(t *testing.T) {
	img := New(60, 20)
	c := NewCanvas(img, 1)
	c.Stroke(SVG("M10 10H50"), Pen{W: 6, Butt: true, Dash: []float64{10, 10}}, Hex(0), 1)
	assert.Equal(t, uint8(0), img.RGBAAt(8, 10).A, "no cap before the start")
	assert.Equal(t, uint8(255), img.RGBAAt(15, 10).A)
	assert.Equal(t, uint8(0), img.RGBAAt(25, 10).A)
	assert.Equal(t, uint8(255), img.RGBAAt(35, 10).A)
}

func TestDotIsRound(t *testing.T) {
	img := New(20, 20)
	c := Circle(10, 10, 6) // comes back to its first point, so a piece has no length
	NewCanvas(img, 1).Stroke(c, Pen{W: 2}, Hex(0), 1)
	assert.Equal(t, uint8(0), img.RGBAAt(17, 11).A)
	NewCanvas(img, 1).Stroke(Lines([]Pt{{10, 10}, {10, 10}}, false), Pen{W: 4}, Hex(0), 1)
	assert.Equal(t, uint8(255), img.RGBAAt(10, 10).A)
	assert.Less(t, img.RGBAAt(11, 11).A, uint8(255), "no corner")
}

func TestClipKeepsOutside(t *testing.T) {
	img := New(40, 40)
	NewCanvas(img, 1).Clipped(Circle(20, 20, 8)).Fill(RoundRect(0, 0, 40, 40, 0), Hex(0xffffff), 1)
	assert.Equal(t, uint8(255), img.RGBAAt(20, 20).A)
	assert.Equal(t, uint8(0), img.RGBAAt(5, 5).A)
}

func TestPathDataOfIcons(t *testing.T) {
	p, err := ParsePath("M24 4H40V10l-3,0 L54-50C57 56 54 60 48 60a7 7 0 1 1-.1.1Q1 2 3 4zM1.5.5L2 2")
	require.NoError(t, err)
	parts := p.flatten(Identity())
	assert.Len(t, parts, 2)
	assert.True(t, parts[0].closed)
	for _, bad := range []string{"M1", "L", "M1 2X", "1 2", "M0 0A1 1 0 2 1 3 3", "M1 2Z3"} {
		_, err := ParsePath(bad)
		assert.Error(t, err, bad)
	}
}

func TestArcStaysOnItsCircle(t *testing.T) {
	p, err := ParsePath("M10 0A10 10 0 1 1 0 -10")
	require.NoError(t, err)
	for _, q := range p.flatten(Zoom(10, 10))[0].ps {
		assert.InDelta(t, 100, Hyp(q.X, q.Y), .1)
	}
}

func TestMatrixInverse(t *testing.T) {
	m := Move(3, 4).Mul(Turn(30)).Mul(Zoom(2, 5))
	p := m.Inverse().Apply(m.Apply(Pt{7, -2}))
	assert.InDelta(t, 7, p.X, 1e-9)
	assert.InDelta(t, -2, p.Y, 1e-9)
	assert.Equal(t, Identity(), Zoom(0, 1).Inverse())
}

func TestHex(t *testing.T) {
	c := Hex(0xf4ead1).Color()
	assert.Equal(t, []uint8{0xf4, 0xea, 0xd1}, []uint8{c.R, c.G, c.B})
}

func TestAColourOfTheStandardLibraryIsTheSameNumber(t *testing.T) {
	assert.Equal(t, Hex(0xf4ead1), Of(color.NRGBA{0xf4, 0xea, 0xd1, 0xff}))
	assert.Equal(t, Hex(0x0072b2), Of(color.RGBA{0x00, 0x72, 0xb2, 0xff}))
	assert.Equal(t, color.RGBA{0x12, 0x34, 0x56, 0xff}, Of(color.RGBA{0x12, 0x34, 0x56, 0xff}).Color())
}

func TestOverKeepsOpaqueOpaque(t *testing.T) {
	p := []uint8{10, 20, 30, 255}
	for i := 0; i < 100; i++ {
		Over(p, Hex(0x804020), float64(i)/100)
		require.Equal(t, uint8(255), p[3])
	}
}

func TestBandsPaintEveryRowOnce(t *testing.T) {
	for _, h := range []int{0, 1, 15, 100, 801} {
		rows := make([]int, h)
		Bands(h, func(a, b int) {
			for y := a; y < b; y++ {
				rows[y]++
			}
		})
		for _, n := range rows {
			require.Equal(t, 1, n)
		}
	}
}

func TestCatmullRomPassesThroughItsPoints(t *testing.T) {
	ps := []Pt{{0, 0}, {10, 5}, {20, 0}, {30, 9}}
	c := CatmullRom(ps, 8)
	for i, p := range ps {
		assert.InDelta(t, p.X, c[i*8].X, 1e-9)
		assert.InDelta(t, p.Y, c[i*8].Y, 1e-9)
	}
}
