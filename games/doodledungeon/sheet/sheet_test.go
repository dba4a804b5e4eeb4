package sheet_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/games/doodledungeon/sheet"
)

func squares(t testing.TB, text string) sheet.Set {
	t.Helper()
	s, err := sheet.ParseSet(text)
	require.NoError(t, err)
	return s
}

func TestSquaresAreNamedByColumnAndRow(t *testing.T) {
	for q := sheet.Square(0); q < sheet.Squares; q++ {
		back, err := sheet.ParseSquare(q.String())
		require.NoError(t, err)
		require.Equal(t, q, back)
	}
	assert.Equal(t, "A1", sheet.Entrance.String())
	assert.Equal(t, "H10", sheet.Exit.String())
	assert.Equal(t, "C6", sheet.At(2, 5).String())
	assert.Equal(t, sheet.NoSquare, sheet.At(8, 0))
	assert.Equal(t, sheet.NoSquare, sheet.At(0, -1))
	for _, text := range []string{"", "A", "A0", "A11", "I1", "a1", "A01", "A1 ", "1A", "A100", "A:", "A/", "A1/"} {
		_, err := sheet.ParseSquare(text)
		assert.Error(t, err, text)
	}
}

// DD-028: squares are adjacent if they share an edge; diagonal ones are not.
func TestAdjacency(t *testing.T) {
	for a := sheet.Square(0); a < sheet.Squares; a++ {
		for b := sheet.Square(0); b < sheet.Squares; b++ {
			dx, dy := a.Column()-b.Column(), a.Row()-b.Row()
			require.Equal(t, dx*dx+dy*dy == 1, a.Beside(b), "%s %s", a, b)
			require.Equal(t, dx*dx == 1 && dy*dy == 1, a.Diagonal(b), "%s %s", a, b)
			require.Equal(t, a.Beside(b), sheet.Of(a).Beside().Has(b), "%s %s", a, b)
		}
	}
	assert.False(t, sheet.NoSquare.Beside(sheet.Entrance))
}

// Sets behave like maps of squares.
func TestSetsAreSets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) (sheet.Set, map[sheet.Square]bool) {
			m := map[sheet.Square]bool{}
			var s sheet.Set
			for _, n := range rapid.SliceOf(rapid.IntRange(-1, sheet.Squares)).Draw(t, name) {
				q := sheet.Square(n)
				if s = s.With(q); q.Valid() {
					m[q] = true
				}
			}
			return s, m
		}
		a, ma := draw("a")
		b, mb := draw("b")
		count, first := 0, sheet.NoSquare
		for q := sheet.Square(0); q < sheet.Squares; q++ {
			if ma[q] {
				if first == sheet.NoSquare {
					first = q
				}
				if a.Nth(count) != q {
					t.Fatalf("%s is not number %d", q, count)
				}
				count++
			}
			if a.Has(q) != ma[q] || a.Or(b).Has(q) != (ma[q] || mb[q]) || a.And(b).Has(q) != (ma[q] && mb[q]) ||
				a.Minus(b).Has(q) != (ma[q] && !mb[q]) || a.Not().Has(q) == ma[q] || a.Without(q).Has(q) {
				t.Fatalf("%s is wrong", q)
			}
		}
		back, err := sheet.ParseSet(a.String())
		if a.Count() != count || a.First() != first || a.Empty() != (count == 0) || a.Meets(b) == a.And(b).Empty() ||
			err != nil || back != a || a.Nth(count) != sheet.NoSquare || a.Has(-1) || a.Has(127) {
			t.Fatal("count, first or text are wrong")
		}
	})
	_, err := sheet.ParseSet("A1 A1")
	assert.Error(t, err)
}

// random draws a lawful sheet at random, about half full.
func random(luck *rand.Rand) sheet.Sheet {
	var s sheet.Sheet
	for range 25 {
		if on := sheet.Of(sheet.Square(luck.IntN(sheet.Squares))); s.MayWall(on) {
			s.Draw(sheet.Wall, on)
		}
		if room := s.Room(); !room.Empty() && luck.IntN(2) == 0 {
			s.Draw(sheet.Trap+sheet.Mark(luck.IntN(4)), sheet.Of(room.Nth(luck.IntN(room.Count()))))
		}
	}
	return s
}

func TestSheetsReadBack(t *testing.T) {
	luck := rand.New(rand.NewPCG(4, 4))
	for range 100 {
		s := random(luck)
		for q := range s.Creatures().Each {
			if luck.IntN(3) == 0 {
				s.CrossOut(q)
			}
		}
		back, err := sheet.Parse(s.String())
		require.NoError(t, err)
		require.Equal(t, s, back)
		require.Equal(t, s.Creatures(), s.Stops().Or(s.Crossed()))
	}
	for _, text := range []string{"", "........", "x" + sheetText()[1:], sheetText() + "........"} {
		_, err := sheet.Parse(text)
		assert.Error(t, err)
	}
}

func sheetText() string { var s sheet.Sheet; return s.String() }

func TestMarksHaveNames(t *testing.T) {
	for m := sheet.Empty; m <= sheet.Dragon; m++ {
		back, ok := sheet.ParseMark(m.String())
		assert.True(t, ok)
		assert.Equal(t, m, back)
	}
	_, ok := sheet.ParseMark("troll") // DD-037: goblins, orcs and dragons only
	assert.False(t, ok)
	assert.Len(t, sheet.Monsters(), 3)
}
