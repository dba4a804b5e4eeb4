package drawing_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

func TestEverySquareIsFoundWhereItIsPrinted(t *testing.T) {
	for q := range sheet.Square(sheet.Squares) {
		r := drawing.SquareRect(q)
		assert.Equal(t, q, drawing.SquareAt(r.X, r.Y))
		assert.Equal(t, q, drawing.SquareAt(r.Right()-.1, r.Bottom()-.1))
	}
	g := drawing.Grid()
	for _, p := range [][2]float64{{g.X - 1, g.Y + 5}, {g.X + 5, g.Y - 1}, {g.Right() + 1, g.Y + 5}, {g.X + 5, g.Bottom() + 1}} {
		assert.Equal(t, sheet.NoSquare, drawing.SquareAt(p[0], p[1]))
	}
}

func TestNothingPrintedOverlapsOrLeavesTheSheet(t *testing.T) {
	tables := tables(t)
	all := []drawing.Rect{drawing.Grid(), drawing.TreasureBox(), drawing.DungeonName(), drawing.MasterName()}
	for c := range card.Categories {
		track := drawing.TrackRect(c)
		for i := range tables.Track(c).Boxes() {
			b := drawing.BoxRect(tables, c, i)
			all = append(all, b)
			assert.True(t, b.X >= track.X && b.Right() <= track.Right() && b.Y >= track.Y && b.Bottom() <= track.Bottom(), "%v box %d", c, i)
		}
	}
	for i := range tables.Figures.Hearts {
		all = append(all, drawing.HeartRect(i))
		h := drawing.HeartsRect(tables.Figures.Hearts)
		assert.True(t, drawing.HeartRect(i).Right() <= h.Right() && drawing.HeartRect(i).Bottom() <= h.Bottom())
	}
	for i, a := range all {
		assert.True(t, a.X >= 0 && a.Y >= 0 && a.Right() <= drawing.Wide && a.Bottom() <= drawing.High, "%v", a)
		for _, b := range all[i+1:] {
			assert.False(t, a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom(), "%v and %v", a, b)
		}
	}
}

func TestEveryCardIsPaintedAtEverySize(t *testing.T) {
	for _, k := range []float64{1, 1.35} {
		cards := drawing.NewCards(tables(t), script.NewLibrary(), cloth.NewTooth(k))
		for id := card.ID(0); id <= card.Count; id++ {
			w := drawing.CardWords{Name: "Goblin Slingshot", Kind: "In your dungeon:", Text: "Roll 2 more dice into the fight, then take out the 2 lowest."}
			for i, s := range [][2]float64{{188, 288}, {108, 140}, {60, 80}} {
				if i > 0 && int(id)%7 != 0 {
					continue
				}
				m := cards.Face(drawing.CardSpec{Card: id, Words: w, W: s[0], H: s[1], Hand: int(id)%2 == 0, Turn: float64(i)})
				require.False(t, m.Rect.Empty())
			}
		}
	}
}

// Each of the twenty actions has a drawing of its own.
func TestEveryActionHasADrawingOfItsOwn(t *testing.T) {
	tooth := cloth.NewTooth(1)
	seen := map[string]card.Action{}
	for a := card.Axe; a < card.Actions; a++ {
		m := drawing.Item(a, 64, tooth)
		text := string(m.Pix)
		other, twice := seen[text]
		assert.False(t, twice, "%v and %v", a, other)
		seen[text] = a
		cover := 0
		for i := 3; i < len(m.Pix); i += 4 {
			if m.Pix[i] > 60 {
				cover++
			}
		}
		assert.Greater(t, cover, 250, "%v", a)
	}
}

func TestElementsOfACardStandApart(t *testing.T) {
	for _, w := range [][2]float64{{188, 288}, {108, 140}} {
		for n := 1; n <= 5; n++ {
			for i := range n {
				r := drawing.ElementRect(w[0], w[1], i, n)
				assert.True(t, r.X >= 0 && r.Right() <= w[0] && r.Bottom() <= w[1])
				if i > 0 {
					assert.GreaterOrEqual(t, r.X, drawing.ElementRect(w[0], w[1], i-1, n).Right())
				}
			}
		}
	}
}

func TestHeroesAreToldApartWithoutColour(t *testing.T) {
	seen := map[string]string{}
	for _, l := range icon.Liveries() {
		grey := l
		grey.Colour.R, grey.Colour.G, grey.Colour.B = 120, 120, 120
		text := string(drawing.Hero(grey, 78, 0, 1).Pix)
		assert.Empty(t, seen[text], "%s", l.Key)
		seen[text] = l.Key
	}
}

func TestAScoringSheetWrittenLineByLineIsWritten(t *testing.T) {
	lib := script.NewLibrary()
	for n := 2; n <= 4; n++ {
		spec := scoring(n)
		spec.Tie = "fewer monsters crossed out"
		slow, quick := drawing.NewScoreSheet(spec, lib, 1), drawing.NewScoreSheet(spec, lib, 1)
		quick.Write(quick.Steps(), 1)
		changed := 0
		for s := range slow.Steps() {
			assert.LessOrEqual(t, slow.Duration(s), .7)
			for i := range 20 {
				changed += len(slow.Write(s, float64(i)/19))
			}
			changed += len(slow.Write(s-1, 1)) // what is written stays written
		}
		assert.Greater(t, changed, 100)
		assert.Zero(t, differ(slow.Image(), quick.Image(), 0))
	}
	assert.Equal(t, "4 x 2 = 8", drawing.Times(4, 2))
	assert.Equal(t, "3", drawing.Times(3, 1))
	assert.Equal(t, "3", drawing.Times(1, 3))
	assert.Equal(t, "0", drawing.Times(0, 3))
}

// DD-136: the treasures are written one by one, each by itself.
func TestTreasuresAreWrittenOneByOne(t *testing.T) {
	spec := scoring(4)
	s := drawing.NewScoreSheet(spec, script.NewLibrary(), 1)
	var got []string
	for step := range s.Steps() {
		column, n, ok := s.Treasure(step)
		changed := s.Write(step, 1)
		if !ok {
			continue
		}
		q := spec.Columns[column].Hidden[n]
		got = append(got, q.Square)
		area := changed[0]
		for _, r := range changed {
			area = area.Union(r)
		}
		assert.Less(t, area.Dx(), 60, "%s is written alone", q.Square)
		assert.Equal(t, q.Lost, len(changed) > 1, "a lost one is struck out in red")
	}
	var want []string
	for _, c := range spec.Columns {
		for _, q := range c.Hidden {
			want = append(want, q.Square)
		}
	}
	assert.Equal(t, want, got)
	_, _, ok := s.Treasure(s.Steps())
	assert.False(t, ok)
}

func BenchmarkCard188(b *testing.B) {
	cards := drawing.NewCards(tables(b), script.NewLibrary(), cloth.NewTooth(1))
	for i := range b.N {
		cards.Face(drawing.CardSpec{Card: card.ID(1 + i%card.Count), Words: drawing.CardWords{Name: "Axe", Text: "Roll 1 more die into the fight."}, W: 188, H: 288})
	}
}

func BenchmarkCard108(b *testing.B) {
	cards := drawing.NewCards(tables(b), script.NewLibrary(), cloth.NewTooth(1))
	for i := range b.N {
		cards.Face(drawing.CardSpec{Card: card.ID(1 + i%card.Count), Words: drawing.CardWords{Name: "Axe"}, W: 108, H: 140})
	}
}

func BenchmarkScoreSheet(b *testing.B) {
	lib := script.NewLibrary()
	for range b.N {
		s := drawing.NewScoreSheet(scoring(4), lib, 1)
		s.Write(s.Steps(), 1)
	}
}
