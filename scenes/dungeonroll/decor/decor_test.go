package decor_test

import (
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/scenes/dungeonroll/decor"
)

func TestEveryPieceIsPaintedAtAnyScaleAndRepeatable(t *testing.T) {
	for _, p := range pieces() {
		t.Run(p.name, func(t *testing.T) {
			small := p.paint(.4)
			require.Equal(t, small.Pix, p.paint(.4).Pix)
			var some, wrong bool
			for i := 0; i+3 < len(small.Pix); i += 4 {
				a := small.Pix[i+3]
				some = some || a > 0
				wrong = wrong || small.Pix[i] > a || small.Pix[i+1] > a || small.Pix[i+2] > a
			}
			assert.True(t, some, "something is painted")
			assert.False(t, wrong, "colours are premultiplied")
			for _, edge := range corners(small) {
				if p.name != "table" {
					assert.Zero(t, edge, "nothing is cut off at the rim")
				}
			}
		})
	}
}

// corners gives the opacity of the four corners of a picture.
func corners(m *image.RGBA) [4]uint8 {
	r := m.Rect
	at := func(x, y int) uint8 { return m.RGBAAt(x, y).A }
	return [4]uint8{at(r.Min.X, r.Min.Y), at(r.Max.X-1, r.Min.Y), at(r.Min.X, r.Max.Y-1), at(r.Max.X-1, r.Max.Y-1)}
}

// windows are the sizes between which a window may have any.
func windows() [][2]float64 {
	return [][2]float64{{1024, 640}, {1024, 768}, {1280, 800}, {1366, 768}, {1920, 1080}, {2520, 1080}, {2560, 1440}, {3840, 2160}}
}

func TestPlacesLieInTheWindowAndApart(t *testing.T) {
	for _, w := range windows() {
		p := decor.Lay(w[0], w[1])
		rs := map[string]decor.Rect{
			"hero": p.Hero, "coach": p.Coach, "log": p.Log, "chest": p.Chest, "treasures": p.Treasures,
			"players": p.Players, "choice": p.Choice, "main": p.Main, "second": p.Second,
		}
		for n, r := range rs {
			name := fmt.Sprintf("%s at %v: %v", n, w, r)
			assert.True(t, r.X >= 0 && r.Y >= 0 && r.Right() <= w[0] && r.Bottom() <= w[1], name)
			assert.True(t, r.W > 40 && r.H > 40, name)
			for m, o := range rs {
				if n != m {
					c := r.Cut(o)
					assert.False(t, c.W > 0 && c.H > 0, "%s meets %s at %v", n, m, w)
				}
			}
		}
		lid := []decor.Rect{p.Level, p.LevelWord, p.Phases, p.Hoard, p.HoardWord}
		for i := 1; i < len(lid); i++ {
			assert.GreaterOrEqual(t, lid[i].X, lid[i-1].Right(), "on the lid at %v", w)
		}
		assert.GreaterOrEqual(t, p.Phases.W, 280.0)
		assert.Less(t, p.HoardWord.Right(), p.Lid.Right())
	}
}

func TestGravesAndHollowsLieInTheirFields(t *testing.T) {
	for _, w := range windows() {
		p := decor.Lay(w[0], w[1])
		for _, c := range decor.Hollows(p.Lair) {
			r := p.InLair * 1.5
			assert.True(t, c.X > r && c.X < p.Lair.W-r && c.Y > r*.9 && c.Y < p.LairPlate.Y-p.Lair.Y, "%v %v", w, c)
		}
		at, size := decor.Plots(p.Yard)
		for _, c := range at {
			assert.True(t, c.X > 20*size && c.X < p.Yard.W-20*size && c.Y > 60*size && c.Y+8*size < p.YardPlate.Y-p.Yard.Y, "%v %v %v", w, c, p.Yard)
		}
	}
}

func TestQuietThingsKeepTheirShape(t *testing.T) {
	m := decor.Hoard(1)
	q := decor.Quiet(m)
	require.Equal(t, m.Rect, q.Rect)
	for i := 3; i < len(m.Pix); i += 4 {
		require.Equal(t, m.Pix[i], q.Pix[i])
	}
	assert.NotEqual(t, m.Pix, q.Pix)
}
