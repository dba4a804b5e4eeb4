package drawing_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/drawing"
)

func form(t testing.TB, k float64) *drawing.Form {
	return drawing.NewForm(tables(t), script.NewLibrary(), words(), k)
}

// step makes a view a little fuller, as a game does.
func step(t testing.TB, v *drawing.View, i int) {
	whole := dungeon(t, late)
	q := sheet.Square(i * 37 % sheet.Squares)
	for range sheet.Squares {
		if whole.At(q) != sheet.Empty && v.Sheet.At(q) == sheet.Empty {
			break
		}
		q = (q + 1) % sheet.Squares
	}
	v.Sheet.Draw(whole.At(q), sheet.Of(q))
	switch i % 4 {
	case 0:
		v.Checked[i%int(card.Categories)]++
	case 1:
		v.Lost++
		v.Sheet.CrossOut(v.Sheet.Creatures().First())
	case 2:
		v.Path = squares(t, way)[:min(i, 33)]
		v.Colour = pixel.Hex(0x0072b2)
	case 3:
		v.Walked = i / 3
		v.Treasures = v.Treasures.With(q)
		v.Warn = sheet.Of(q)
		v.Lit = sheet.Of(q)
	}
}

// differ counts the pixels that differ by more than a little, in any channel.
func differ(a, b *image.RGBA, most int) (n int) {
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d > most || d < -most {
			n++
		}
	}
	return n
}

func TestRepaintingWhatDiffersGivesTheWholePicture(t *testing.T) {
	f := form(t, 1)
	p := drawing.NewPaper(f)
	v := drawing.View{Seed: 5, Dungeon: "Deep End", Master: "Blue"}
	p.Show(v)
	for i := range 24 {
		step(t, &v, i)
		p.Show(v)
	}
	whole := drawing.NewPaper(f)
	whole.Show(v)
	// Grain that more than one element has pressed into may be taken up in another order.
	assert.Less(t, differ(p.Image(), whole.Image(), 6), 200)
}

func TestAnElementRepaintsItsSquaresOnly(t *testing.T) {
	p := drawing.NewPaper(form(t, 1))
	v := building(t)
	p.Show(v)
	before := make([]uint32, len(p.Pieces()))
	for i := range before {
		before[i] = p.Stamp(i)
	}
	q := sheet.At(6, 5)
	v.Sheet.Draw(sheet.Goblin, sheet.Of(q))
	changed := p.Show(v)
	require.Len(t, changed, 1)
	assert.Less(t, changed[0].Dx(), 80)
	r := drawing.SquareRect(q)
	for i, piece := range p.Pieces() {
		near := piece.Overlaps(image.Rect(int(r.X)-8, int(r.Y)-8, int(r.Right())+8, int(r.Bottom())+8))
		assert.Equal(t, near, p.Stamp(i) != before[i], "piece %v", piece)
	}
	assert.Empty(t, p.Show(v), "nothing differs any more")
}

func TestPiecesCoverTheSheetWithoutOverlap(t *testing.T) {
	for _, k := range []float64{1, 1.37} {
		f := form(t, k)
		p := drawing.NewPaper(f)
		sum := 0
		for i, r := range p.Pieces() {
			sum += r.Dx() * r.Dy()
			for _, q := range p.Pieces()[i+1:] {
				assert.False(t, r.Overlaps(q))
			}
			assert.Equal(t, r.Size(), p.Cut(i).Rect.Size())
		}
		assert.Equal(t, f.Image.Rect.Dx()*f.Image.Rect.Dy(), sum)
	}
}

func TestAGrowingDrawingEndsAsIfShown(t *testing.T) {
	f := form(t, 1)
	p, whole := drawing.NewPaper(f), drawing.NewPaper(f)
	v := building(t)
	p.Show(v)
	w := v
	w.Sheet.Draw(sheet.Wall, sheet.Of(squares(t, "C5 D5 E6")...))
	w.Sheet.Draw(sheet.Orc, sheet.Of(squares(t, "H8")...))
	w.Sheet.CrossOut(sheet.At(1, 0))
	w.Checked[card.HandTrack] = 2
	g := p.Draw(w)
	require.Greater(t, g.Duration(), .1)
	require.LessOrEqual(t, g.Duration(), .7)
	ink := func() (n int) {
		for i := 0; i < len(p.Image().Pix); i += 4 {
			if p.Image().Pix[i] < 110 {
				n++
			}
		}
		return n
	}
	last := ink()
	for i := 1; i < 40; i++ {
		g.To(float64(i) / 40)
		now := ink()
		assert.GreaterOrEqual(t, now, last, "the pencil takes nothing away")
		last = now
	}
	g.To(1)
	assert.True(t, g.Over())
	whole.Show(v)
	whole.Show(w)
	assert.Less(t, differ(p.Image(), whole.Image(), 6), 100)

	// Anything shown meanwhile completes the drawing first.
	x := w
	x.Sheet.Draw(sheet.Trap, sheet.Of(squares(t, "G6")...))
	g = p.Draw(x)
	g.To(.3)
	x.Lost = 3
	p.Show(x)
	assert.True(t, g.Over())
	assert.Empty(t, g.To(.5))
	whole.Show(x)
	assert.Less(t, differ(p.Image(), whole.Image(), 6), 100)
}

func TestErasingLeavesAFaintGhost(t *testing.T) {
	f := form(t, 1)
	p := drawing.NewPaper(f)
	v := building(t)
	p.Show(v)
	empty := drawing.NewPaper(f)
	empty.Show(v)
	w := v
	w.Sheet.Draw(sheet.Dragon, sheet.Of(squares(t, "G6")...))
	p.Show(w)
	drawn := differ(p.Image(), empty.Image(), 60)
	require.Greater(t, drawn, 500)
	p.Show(v)
	assert.Greater(t, differ(p.Image(), empty.Image(), 3), 50, "a ghost stays")
	assert.Less(t, differ(p.Image(), empty.Image(), 60), drawn/20, "a faint one")
	p.Forget()
	assert.Zero(t, differ(p.Image(), empty.Image(), 0))
}

func TestNoTwoGoblinsAreAlikeAndNoneChanges(t *testing.T) {
	f := form(t, 1)
	p := drawing.NewPaper(f)
	v := drawing.View{Seed: 3}
	v.Sheet.Draw(sheet.Goblin, sheet.Of(squares(t, "A1 C1 E1 G1 B3 D3 F3 H3")...))
	p.Show(v)
	seen := map[string]sheet.Square{}
	for q := range v.Sheet.Creatures().Each {
		r := drawing.SquareRect(q)
		text := ""
		for y := int(r.Y) + 2; y < int(r.Bottom())-2; y++ {
			for x := int(r.X) + 2; x < int(r.Right())-2; x++ {
				if p.Image().RGBAAt(x, y).R < 120 {
					text += "#"
				} else {
					text += "."
				}
			}
		}
		other, twice := seen[text]
		assert.False(t, twice, "%v looks like %v", q, other)
		seen[text] = q
	}
	// Added and crossed-out things elsewhere change nothing here.
	w := v
	w.Sheet.Draw(sheet.Wall, sheet.Of(squares(t, "A9 B9")...))
	before := image.NewRGBA(p.Image().Rect)
	copy(before.Pix, p.Image().Pix)
	p.Show(w)
	for q := range v.Sheet.Creatures().Each {
		r := drawing.SquareRect(q)
		for y := int(r.Y); y < int(r.Bottom()); y++ {
			o := before.PixOffset(int(r.X), y)
			require.Equal(t, before.Pix[o:o+240], p.Image().Pix[o:o+240])
		}
	}
}

func TestAPlayersOwnDrawingStandsInTheSchoolsPlace(t *testing.T) {
	f := form(t, 1)
	a, b := drawing.NewPaper(f), drawing.NewPaper(f)
	v := building(t)
	a.Show(v)
	own, err := sketch.Parse("10,20 30,40 80,90 / 50,50 60,20")
	require.NoError(t, err)
	v.Own[squares(t, "A3")[0]] = own
	b.Show(v)
	assert.Greater(t, differ(a.Image(), b.Image(), 40), 200)
	a.Show(v)
	assert.Less(t, differ(a.Image(), b.Image(), 6), 60)
}

// Two passes side by side can be told apart: where the path comes back along itself, the
// lanes lie 13 units apart.
func TestTwoPassesKeepTheirLanes(t *testing.T) {
	path := squares(t, "A1 B1 C1 B1 B2 C2 C1")
	there, back := drawing.PathWalk(path, 1), drawing.PathWalk(path, 2)
	require.NotEmpty(t, there)
	require.NotEmpty(t, back)
	mid := func(ps []pixel.Pt) pixel.Pt { return ps[len(ps)/2] }
	assert.InDelta(t, 13, there[len(there)/2].Y-mid(back).Y, 3)
}

func TestAPathMayHaveAnyLength(t *testing.T) {
	f := form(t, 1)
	p := drawing.NewPaper(f)
	v := building(t)
	v.Colour = pixel.Hex(0x0072b2)
	for _, n := range []int{0, 1, 2, 5, 4, 33, 1, 0} {
		v.Path = squares(t, way)[:n]
		p.Show(v)
		for i := -2; i <= n+1; i++ {
			drawing.PathPlace(v.Path, i)
			drawing.PathWalk(v.Path, i)
		}
	}
	empty := drawing.NewPaper(f)
	empty.Show(v)
	assert.Less(t, differ(p.Image(), empty.Image(), 6), 60, "stepping back leaves nothing")
}

func BenchmarkForm(b *testing.B) {
	for range b.N {
		form(b, 1)
	}
}

func BenchmarkWholeSheet(b *testing.B) {
	f := form(b, 1)
	v := defending(b)
	b.ReportAllocs()
	for range b.N {
		drawing.NewPaper(f).Show(v)
	}
}

func BenchmarkOneGoblin(b *testing.B) {
	p := drawing.NewPaper(form(b, 1))
	v := defending(b)
	p.Show(v)
	w := v
	w.Sheet.Draw(sheet.Goblin, sheet.Of(squares(b, "B10")...))
	b.ReportAllocs()
	for i := range b.N {
		if i%2 == 0 {
			p.Show(w)
		} else {
			p.Show(v)
		}
	}
}

func BenchmarkOneStepOfThePath(b *testing.B) {
	p := drawing.NewPaper(form(b, 1))
	v := defending(b)
	v.Walked = 0
	p.Show(v)
	w := v
	w.Path = v.Path[:20]
	v.Path = v.Path[:21]
	for i := range b.N {
		if i%2 == 0 {
			p.Show(w)
		} else {
			p.Show(v)
		}
	}
}

func BenchmarkMini(b *testing.B) {
	v := defending(b)
	for range b.N {
		drawing.Mini(&v, 108, 1)
	}
}

func TestGrowthToLookAt(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures to look at; set DELVEBOX_PICTURES to a folder")
	}
	p := drawing.NewPaper(form(t, 1))
	v := building(t)
	v.Warn = sheet.Of(squares(t, "B6")...)
	v.Treasures = v.Treasures.Or(v.Warn)
	p.Show(v)
	w := v
	w.Sheet.Draw(sheet.Dragon, sheet.Of(squares(t, "G6 C9")...))
	w.Sheet.Draw(sheet.Wall, sheet.Of(squares(t, "C6 C7")...))
	p.Show(w)
	p.Show(v)
	x := v
	x.Sheet.Draw(sheet.Wall, sheet.Of(squares(t, "C1 D1 E1 F1")...))
	x.Sheet.Draw(sheet.Orc, sheet.Of(squares(t, "H8")...))
	p.Draw(x).To(.55)
	apptest.Keep(t, "dd-growing", p.Image())
}
