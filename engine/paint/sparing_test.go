package paint_test

import (
	"image"
	"image/color"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/engine/paint"
)

// counting is a canvas that counts the pixels it is asked to draw on.
type counting struct {
	*paint.Canvas
	calls int
}

func (c *counting) Draw(p *paint.Picture, at paint.Place) {
	c.calls++
	c.Canvas.Draw(p, at)
}

// patch is a picture of one colour, half transparent at its rim.
func patch(w, h int, c color.NRGBA) *paint.Picture {
	img := image.NewRGBA(image.Rect(-1, -1, w-1, h-1))
	for y := -1; y < h-1; y++ {
		for x := -1; x < w-1; x++ {
			q := c
			if x < 1 || y < 1 {
				q.A /= 2
			}
			img.Set(x, y, q)
		}
	}
	return paint.NewPicture(img)
}

func background(s paint.Surface) {
	s.Fill(paint.Box{W: 200, H: 120}, color.NRGBA{40, 30, 20, 255})
}

func TestOnlyWhatChangedIsDrawnAgain(t *testing.T) {
	under := &counting{Canvas: paint.NewCanvas(200, 120)}
	s := paint.NewSparing()
	a, b := patch(20, 20, color.NRGBA{255, 0, 0, 255}), patch(20, 20, color.NRGBA{0, 255, 0, 255})
	frame := func(x float64) {
		s.Begin(under)
		background(s)
		s.Draw(a, paint.Place{X: 10, Y: 10})
		s.Draw(b, paint.Place{X: x, Y: 60})
		s.Flush()
	}
	frame(100)
	require.Equal(t, 200*120, s.Drawn(), "the first frame is drawn as a whole")
	under.calls = 0
	frame(100)
	require.Zero(t, s.Drawn(), "nothing changed")
	require.Zero(t, under.calls)
	frame(104)
	require.Equal(t, 1, under.calls, "the other patch stays")
	require.LessOrEqual(t, s.Drawn(), 28*24)
	require.Equal(t, color.RGBA{0, 255, 0, 255}, under.Image.RGBAAt(122, 70))
	require.Equal(t, color.RGBA{40, 30, 20, 255}, under.Image.RGBAAt(101, 70), "the old place is clean")
}

func TestAnotherSizeIsDrawnAsAWhole(t *testing.T) {
	s := paint.NewSparing()
	for _, size := range []image.Point{{200, 120}, {100, 100}} {
		s.Begin(paint.NewCanvas(size.X, size.Y))
		background(s)
		s.Flush()
		require.Equal(t, size.X*size.Y, s.Drawn())
	}
}

func TestASnapshotHoldsWhatWasDrawnSoFar(t *testing.T) {
	s := paint.NewSparing()
	under := paint.NewCanvas(200, 120)
	s.Begin(under)
	background(s)
	s.Flush()
	s.Begin(under)
	old := s.Snapshot()
	require.Equal(t, color.RGBA{40, 30, 20, 255}, old.Pix.RGBAAt(5, 5), "before the first mark the frame before still stands")
	background(s)
	s.Fill(paint.Box{X: 0, Y: 0, W: 10, H: 10}, color.NRGBA{255, 255, 255, 255})
	require.Equal(t, color.RGBA{255, 255, 255, 255}, s.Snapshot().Pix.RGBAAt(5, 5))
	s.Fill(paint.Box{X: 0, Y: 0, W: 10, H: 10}, color.NRGBA{9, 9, 9, 255})
	s.Flush()
	require.Equal(t, color.RGBA{9, 9, 9, 255}, under.Image.RGBAAt(5, 5), "what comes after a snapshot is drawn too")
}

// scribble draws a random frame that shares much with others of the same seed.
func scribble(s paint.Surface, pictures []*paint.Picture, seeds []uint8) {
	background(s)
	for _, seed := range seeds {
		r := rand.New(rand.NewPCG(uint64(seed), 7))
		clip := seed%5 == 0
		if clip {
			x, y := r.IntN(150), r.IntN(100)
			s.Clip(image.Rect(x, y, x+40, y+30))
		}
		x, y := float64(r.IntN(190)), float64(r.IntN(110))
		switch p := pictures[r.IntN(len(pictures))]; seed % 4 {
		case 0:
			s.Fill(paint.Box{X: x, Y: y, W: 17.5, H: 9}, color.NRGBA{uint8(r.IntN(256)), 90, 10, 200})
		case 1:
			s.Draw(p, paint.Place{X: x, Y: y})
		case 2:
			s.Draw(p, paint.Place{X: x, Y: y, Scale: 1.3, Turn: r.Float64(), PivotX: 8, PivotY: 9, Fade: .2})
		case 3:
			s.DrawPart(p, image.Rect(2, 2, 9, 11), paint.Box{X: x, Y: y, W: 31, H: 14}, .1)
		}
		if clip {
			s.Unclip()
		}
	}
}

// TestASparingSurfaceLooksLikeAPlainOne draws random frames one after the other, each a
// little different from the one before, and compares with drawing everything anew.
func TestASparingSurfaceLooksLikeAPlainOne(t *testing.T) {
	pictures := []*paint.Picture{patch(16, 16, color.NRGBA{200, 40, 40, 255}), patch(30, 9, color.NRGBA{30, 200, 60, 180}), patch(7, 24, color.NRGBA{30, 60, 220, 255})}
	rapid.Check(t, func(t *rapid.T) {
		s := paint.NewSparing()
		under := paint.NewCanvas(200, 120)
		seeds := rapid.SliceOfN(rapid.Uint8(), 0, 14).Draw(t, "seeds")
		for range rapid.IntRange(2, 6).Draw(t, "frames") {
			s.Begin(under)
			scribble(s, pictures, seeds)
			s.Flush()
			plain := paint.NewCanvas(200, 120)
			scribble(plain, pictures, seeds)
			if at := differs(plain.Image, under.Image); at != nil {
				t.Fatalf("pixel %v is %v, not %v", *at, under.Image.RGBAAt(at.X, at.Y), plain.Image.RGBAAt(at.X, at.Y))
			}
			seeds = changed(t, seeds)
		}
	})
}

// changed gives the seeds with some of them taken out, put in or exchanged.
func changed(t *rapid.T, seeds []uint8) []uint8 {
	out := append([]uint8(nil), seeds...)
	for range rapid.IntRange(0, 3).Draw(t, "changes") {
		switch i := rapid.IntRange(0, len(out)).Draw(t, "at"); {
		case i == len(out) || rapid.Bool().Draw(t, "insert"):
			out = append(out[:i:i], append([]uint8{rapid.Uint8().Draw(t, "new")}, out[i:]...)...)
		case rapid.Bool().Draw(t, "exchange"):
			j := rapid.IntRange(0, len(out)-1).Draw(t, "with")
			out[i], out[j] = out[j], out[i]
		default:
			out = append(out[:i:i], out[i+1:]...)
		}
	}
	return out
}

// differs gives the first pixel in which two pictures differ.
func differs(a, b *image.RGBA) *image.Point {
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				return &image.Point{X: x, Y: y}
			}
		}
	}
	return nil
}

// BenchmarkSparingFrame is the cost of comparing a frame of 600 marks of which one
// moved, without drawing.
func BenchmarkSparingFrame(b *testing.B) {
	s := paint.NewSparing()
	p := patch(16, 16, color.NRGBA{200, 40, 40, 255})
	under := &paint.Null{Size: [2]int{1280, 800}}
	b.ReportAllocs()
	for i := range b.N {
		s.Begin(under)
		for j := range 600 {
			x := float64(j%40) * 30
			if j == 300 {
				x += float64(i % 7)
			}
			s.Draw(p, paint.Place{X: x, Y: float64(j/40) * 40})
		}
		s.Flush()
	}
}
