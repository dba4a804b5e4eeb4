package sheet_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	data "delvebox/assets/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
)

func formations(t testing.TB) []*sheet.Formation {
	t.Helper()
	text, err := data.Files.ReadFile("formations.txt")
	require.NoError(t, err)
	list, err := sheet.ParseFormations(string(text))
	require.NoError(t, err)
	return list
}

func formation(t testing.TB, code string) *sheet.Formation {
	t.Helper()
	for _, f := range formations(t) {
		if f.Code == code {
			return f
		}
	}
	t.Fatalf("no formation %s", code)
	return nil
}

// reached walks from a square over all that is no wall, with a map: the slow oracle
// beside the flood.
func reached(walls map[sheet.Square]bool, from sheet.Square) map[sheet.Square]bool {
	seen := map[sheet.Square]bool{}
	todo := []sheet.Square{from}
	for len(todo) > 0 {
		q := todo[0]
		todo = todo[1:]
		if seen[q] || walls[q] {
			continue
		}
		seen[q] = true
		for _, step := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			if n := sheet.At(q.Column()+step[0], q.Row()+step[1]); n.Valid() {
				todo = append(todo, n)
			}
		}
	}
	return seen
}

// mayWall is the law of walls by the letter (DD-027, DD-032): each square blank, and
// every square without a wall reachable from entrance and from exit.
func mayWall(s *sheet.Sheet, on sheet.Set) bool {
	walls := map[sheet.Square]bool{}
	for q := sheet.Square(0); q < sheet.Squares; q++ {
		if on.Has(q) && s.At(q) != sheet.Empty {
			return false
		}
		walls[q] = on.Has(q) || s.At(q) == sheet.Wall
	}
	in, out := reached(walls, sheet.Entrance), reached(walls, sheet.Exit)
	for q := sheet.Square(0); q < sheet.Squares; q++ {
		if !walls[q] && (!in[q] || !out[q]) {
			return false
		}
	}
	return true
}

// DD-027, DD-030, DD-031, DD-032, DD-034, DD-036: all legal places of all formations are
// those that the oracle finds, on sheets from empty to full.
func TestLegalPlacesAreExact(t *testing.T) {
	luck := rand.New(rand.NewPCG(2, 2))
	rounds := 30
	if testing.Short() {
		rounds = 8
	}
	refused := map[string]int{}
	for n := range rounds {
		var s sheet.Sheet
		if n > 0 {
			s = random(luck)
		}
		for _, f := range formations(t) {
			legal := map[sheet.Set]bool{}
			for _, on := range s.Legal(f, nil) {
				require.False(t, legal[on], "%s twice", on)
				legal[on] = true
			}
			for _, on := range f.Places() {
				require.Equal(t, mayWall(&s, on), legal[on], "%s at %s\n%s", f.Code, on, s.String())
				why := s.WhyWall(f, on)
				require.Equal(t, legal[on], why == nil, "%s at %s: %v", f.Code, on, why)
				require.Equal(t, legal[on], s.MayWall(on))
				if why != nil {
					refused[why.Key]++
				}
			}
			on, ok := s.Place(f, luck.IntN(len(f.Places())))
			require.Equal(t, len(legal) > 0, ok)
			require.Equal(t, ok, legal[on])
		}
	}
	for _, key := range []string{"square-taken", "door", "cut-off", "way-blocked"} {
		assert.Positive(t, refused[key], key)
	}
}

// DD-032: the refusal names just the squares that would be cut off.
func TestTheSquaresCutOffAreNamed(t *testing.T) {
	var s sheet.Sheet
	s.Draw(sheet.Wall, squares(t, "A5 B5 C5 G5 H5"))
	h3 := formation(t, "H3")
	why := s.WhyWall(h3, squares(t, "F1 G2 H2"))
	require.NotNil(t, why)
	assert.Equal(t, "G1 H1", why.Args["squares"])
	why = s.WhyWall(h3, squares(t, "D5 E5 F6"))
	assert.Equal(t, "way-blocked", why.Key)
	cut := squares(t, why.Args["squares"])
	assert.True(t, cut.Has(sheet.Exit))
	assert.False(t, cut.Has(sheet.Entrance))
	lost, parted := s.CutOff(squares(t, "D5 E5 F6"))
	assert.Equal(t, cut, lost)
	assert.True(t, parted)
	assert.Equal(t, "E1", func() string {
		s.Draw(sheet.Dragon, squares(t, "E1"))
		return s.WhyWall(h3, squares(t, "D1 E1 F2")).Args["square"]
	}())
}

// DD-033: A1 and H10 can never hold a wall.
func TestTheDoorsStayOpen(t *testing.T) {
	var s sheet.Sheet
	one := formation(t, "S1")
	for _, door := range []sheet.Square{sheet.Entrance, sheet.Exit} {
		assert.False(t, s.MayWall(sheet.Of(door)))
		assert.Equal(t, "DD-033", s.WhyWall(one, sheet.Of(door)).Clause)
	}
	assert.Len(t, s.Legal(one, nil), sheet.Squares-2)
}

// DD-034, DD-035: walls touching at a corner close the way; walls may stand beside
// anything.
func TestWallsAtACornerCloseTheWay(t *testing.T) {
	var s sheet.Sheet
	s.Draw(sheet.Wall, squares(t, "B1"))
	s.Draw(sheet.Trap, squares(t, "C3"))
	s.Draw(sheet.Orc, squares(t, "E3"))
	assert.False(t, s.MayWall(squares(t, "A2")))
	assert.True(t, s.MayWall(squares(t, "C1")), "beside a wall")
	assert.True(t, s.MayWall(squares(t, "D3")), "beside trap and monster")
}

// DD-031: squares between the walls of a formation with gaps may hold anything.
func TestGapsMayHoldAnything(t *testing.T) {
	var s sheet.Sheet
	s.Draw(sheet.Goblin, squares(t, "D4"))
	assert.Nil(t, s.WhyWall(formation(t, "G2"), squares(t, "C4 E4")))
}

// DD-029: shapes with their positions, numbers and names as printed in DD 4.3.
func TestFormationsAreThoseOfTheTable(t *testing.T) {
	want := map[string][2]int{"S1": {1, 1}, "B2": {2, 2}, "X2": {2, 2}, "G2": {2, 2}, "I3": {3, 2}, "L3": {3, 4}, "H3": {3, 8},
		"V3": {3, 4}, "X3": {3, 2}, "L4": {4, 8}, "S4": {4, 4}, "T4": {4, 4}, "K4": {4, 8}, "P4": {4, 4}}
	list := formations(t)
	require.Len(t, list, len(want))
	for _, f := range list {
		assert.Equal(t, want[f.Code], [2]int{f.Walls, f.Positions()}, f.Code)
		places := 0
		for p := range f.Positions() {
			w, h := f.Size(p)
			places += (sheet.Columns - w + 1) * (sheet.Rows - h + 1)
			on, inside := f.At(p, 2, 3)
			assert.True(t, inside)
			assert.True(t, f.Fits(on))
			assert.Len(t, f.Cells(p), f.Walls)
			_, inside = f.At(p, sheet.Columns-w+1, 0)
			assert.False(t, inside)
		}
		assert.Len(t, f.Places(), places, f.Code)
	}
}

// DD-029: four turns lead back, two mirrorings too, and all positions can be come by.
func TestTurningAndMirroring(t *testing.T) {
	for _, f := range formations(t) {
		met := map[int]bool{}
		for p := range f.Positions() {
			assert.Equal(t, p, f.Turn(f.Turn(f.Turn(f.Turn(p)))), f.Code)
			assert.Equal(t, p, f.Mirror(f.Mirror(p)), f.Code)
			met[f.Turn(p)], met[f.Mirror(p)] = true, true
		}
		assert.Len(t, met, f.Positions())
	}
	h3 := formation(t, "H3")
	asShown, _ := h3.At(0, 0, 0)
	assert.Equal(t, "A1 B1 C2", asShown.String())
	mirrored, _ := h3.At(h3.Mirror(0), 0, 0)
	assert.Equal(t, "B1 C1 A2", mirrored.String())
	turned, _ := h3.At(h3.Turn(0), 0, 0)
	assert.Equal(t, "B1 B2 A3", turned.String())
}

// DD-030, DD-031: parts and other shapes are refused, and what sticks out of the grid.
func TestOnlyTheWholeShapeInsideTheGrid(t *testing.T) {
	var s sheet.Sheet
	h3 := formation(t, "H3")
	for text, key := range map[string]string{"G8 H8": "outside", "H9": "outside", "F8 G8 H8": "other-shape", "F8 H8": "other-shape",
		"F8 G8 H9 C3": "other-shape", "": "other-shape"} {
		why := s.WhyWall(h3, squares(t, text))
		require.NotNil(t, why, text)
		assert.Equal(t, key, why.Key, text)
	}
}

// DD-038, DD-039: traps and monsters keep their distance, by the letter.
func TestRoomForTrapsAndMonsters(t *testing.T) {
	luck := rand.New(rand.NewPCG(8, 8))
	for range 200 {
		s := random(luck)
		require.Nil(t, s.Check())
		for q := sheet.Square(0); q < sheet.Squares; q++ {
			want := s.At(q) == sheet.Empty
			for n := sheet.Square(0); n < sheet.Squares; n++ {
				want = want && !(n.Beside(q) && s.At(n).Creature())
			}
			require.Equal(t, want, s.Room().Has(q))
			require.Equal(t, want, s.WhyCreature(sheet.Orc, q) == nil)
		}
	}
	var s sheet.Sheet
	assert.Equal(t, "DD-037", s.WhyCreature(sheet.Wall, 5).Clause)
	assert.Equal(t, "DD-027", s.WhyCreature(sheet.Trap, 99).Clause)
	s.Draw(sheet.Trap, squares(t, "C3"))
	assert.Equal(t, "C3", s.WhyCreature(sheet.Trap, sheet.At(2, 3)).Args["squares"])
}

func TestUnlawfulSheetsAreFound(t *testing.T) {
	for text, clause := range map[string]string{"walls A2 B1": "DD-032", "walls G10 H9": "DD-032", "walls H1 G2": "", "traps A1 A2": "DD-038"} {
		var s sheet.Sheet
		mark, on, _ := strings.Cut(text, " ")
		s.Draw(map[string]sheet.Mark{"walls": sheet.Wall, "traps": sheet.Trap}[mark], squares(t, on))
		why := s.Check()
		if clause == "" {
			assert.Nil(t, why, text)
			continue
		}
		require.NotNil(t, why, text)
		assert.Equal(t, clause, why.Clause, text)
	}
	var s sheet.Sheet
	s.Draw(sheet.Wall, squares(t, "C3"))
	s.Draw(sheet.Orc, squares(t, "C3"))
	assert.Equal(t, "DD-027", s.Check().Clause)
}

// DD-033: a sheet with a wall on a door is against the law.
func TestNoWallStandsOnADoor(t *testing.T) {
	for _, door := range []sheet.Square{sheet.Entrance, sheet.Exit} {
		var s sheet.Sheet
		s.Draw(sheet.Wall, sheet.Of(door))
		assert.False(t, sheet.Connected(s.Walls()), door)
		assert.NotNil(t, s.Check(), door)
	}
}

func TestDamagedFormationsAreRefused(t *testing.T) {
	for text, want := range map[string]string{"#\n": "line 1: a row before", "A\n": "has no walls", "A\n#x\n": "neither # nor",
		"A\n##\n#\n": "row 2 is 1 long", "A\n#\nA\n#\n": "stands there twice", "A\n#########\n": "too large"} {
		_, err := sheet.ParseFormations(text)
		assert.ErrorContains(t, err, want)
	}
}

// steps is the number of steps from entrance to exit, counted square by square.
func steps(s *sheet.Sheet) int {
	met := map[sheet.Square]bool{sheet.Entrance: true}
	front := []sheet.Square{sheet.Entrance}
	for n := 0; len(front) > 0; n++ {
		var next []sheet.Square
		for _, p := range front {
			if p == sheet.Exit {
				return n
			}
			for q := range s.Free().Each {
				if q.Beside(p) && !met[q] {
					met[q] = true
					next = append(next, q)
				}
			}
		}
		front = next
	}
	return -1
}

func TestWaysAndBottlenecks(t *testing.T) {
	luck := rand.New(rand.NewPCG(6, 1))
	for range 100 {
		s := random(luck)
		way := sheet.Shortest(s.Free(), sheet.Entrance, sheet.Exit)
		require.Len(t, way, steps(&s)+1)
		for i, q := range way {
			require.NotEqual(t, sheet.Wall, s.At(q))
			require.True(t, i == 0 && q == sheet.Entrance || i > 0 && q.Beside(way[i-1]))
		}
		for q := range s.Free().Each {
			walls := map[sheet.Square]bool{q: true}
			for w := range s.Walls().Each {
				walls[w] = true
			}
			must := q == sheet.Entrance || q == sheet.Exit || !reached(walls, sheet.Entrance)[sheet.Exit]
			require.Equal(t, must, s.Bottlenecks().Has(q), "%s\n%s", q, s.String())
		}
	}
	var s sheet.Sheet
	assert.Nil(t, sheet.Shortest(sheet.Of(0, 79), 0, 79))
	assert.Len(t, sheet.Shortest(s.Free(), 5, 5), 1)
}

// One wall placement: under 2 microseconds.
func BenchmarkMayWall(b *testing.B) {
	s := random(rand.New(rand.NewPCG(1, 1)))
	places := formation(b, "H3").Places()
	i := 0
	for b.Loop() {
		s.MayWall(places[i%len(places)])
		i++
	}
}

// One flood over the whole sheet, the worst of a check.
func BenchmarkConnected(b *testing.B) {
	s := random(rand.New(rand.NewPCG(1, 1)))
	for b.Loop() {
		sheet.Connected(s.Walls())
	}
}

func BenchmarkLegalOnEmptyPaper(b *testing.B) {
	var s sheet.Sheet
	f := formation(b, "H3")
	buf := make([]sheet.Set, 0, 512)
	for b.Loop() {
		buf = s.Legal(f, buf[:0])
	}
}

// Whatever stands in a file of formations is read or refused, and what is read fits itself.
func FuzzParseFormations(f *testing.F) {
	for _, text := range []string{"H3\n##.\n..#\n", "; legend\nS1\n#\n\nB2\n##\n", "A", "A\n.\n", "#\n", "A\n#.#.#.#.#.#\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		list, err := sheet.ParseFormations(text)
		if err != nil {
			return
		}
		for _, formation := range list {
			require.NotEmpty(t, formation.Places())
			for _, walls := range formation.Places() {
				require.True(t, formation.Fits(walls), "%s on %s", formation.Code, walls)
			}
			for n := range formation.Positions() {
				p := n
				for range 4 {
					p = formation.Turn(p)
				}
				require.Equal(t, n, p, "turned round")
				require.Equal(t, n, formation.Mirror(formation.Mirror(n)))
			}
		}
	})
}

// Whatever text is read as a sheet is written as one, and read back.
func FuzzParse(f *testing.F) {
	f.Add(sheetText())
	f.Add("#t.GoD..\n" + sheetText())
	f.Fuzz(func(t *testing.T, text string) {
		s, err := sheet.Parse(text)
		if err != nil {
			return
		}
		back, err := sheet.Parse(s.String())
		require.NoError(t, err)
		require.Equal(t, s, back)
	})
}
