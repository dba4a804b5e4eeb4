package trail_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// lawful says whether a path is allowed, clause by clause over the whole list: the slow
// oracle beside the pen. It gives the first clause that is broken, "" for none.
func lawful(s *sheet.Sheet, path []sheet.Square) string {
	visits := map[sheet.Square]int{}
	for i, q := range path {
		switch {
		case i == 0 && q != sheet.Entrance:
			return "DD-053"
		case i > 0 && q == path[i-1], i > 0 && q.Diagonal(path[i-1]):
			return "DD-054"
		case i > 0 && !q.Beside(path[i-1]):
			return "DD-053"
		case s.At(q) == sheet.Wall:
			return "DD-055"
		}
		if visits[q]++; visits[q] > 2 {
			return "DD-056"
		}
		if s.At(q).Monster() {
			for k := i - 1; k >= 0; k-- {
				if s.At(path[k]).Creature() {
					if path[k] == q {
						return "DD-057"
					}
					break
				}
			}
		}
	}
	return ""
}

// DD-053 to DD-058: the pen refuses what the oracle finds broken, with the same clause,
// and nothing else; a refused step changes nothing.
func TestThePenKnowsTheRules(t *testing.T) {
	luck := rand.New(rand.NewPCG(1, 9))
	refused := map[string]int{}
	for range 400 {
		s := narrow(luck)
		p := trail.NewPen(&s)
		for range 60 {
			q := sheet.Square(luck.IntN(sheet.Squares))
			if next := p.Next(); !next.Empty() && luck.IntN(3) > 0 {
				q = next.Nth(luck.IntN(next.Count()))
			} else if near := sheet.Of(p.Tip()).Spread(); luck.IntN(2) == 0 && !near.Empty() {
				q = near.Nth(luck.IntN(near.Count()))
			}
			before := p.Path()
			want := lawful(&s, append(slices.Clone(before), q))
			why := p.Why(q)
			if want == "" {
				require.Nil(t, why)
				require.True(t, p.Next().Has(q))
				require.NoError(t, p.Step(q))
				continue
			}
			require.NotNil(t, why, "%v to %s", before, q)
			require.Equal(t, want, why.Clause, "%v to %s", before, q)
			require.Error(t, p.Step(q))
			require.Equal(t, before, p.Path())
			refused[want]++
		}
	}
	for _, clause := range []string{"DD-053", "DD-054", "DD-055", "DD-056", "DD-057"} {
		assert.Greater(t, refused[clause], 20, clause)
	}
}

// DD-057: a trap between the visits lets the monster be met again, and traps are passed
// twice without condition.
func TestAnEncounterBetweenLetsAMonsterBeMetAgain(t *testing.T) {
	var s sheet.Sheet
	s.Draw(sheet.Goblin, sheet.Of(2))
	s.Draw(sheet.Trap, sheet.Of(sheet.At(2, 2)))
	p := trail.NewPen(&s)
	path, err := trail.Parse("A1 B1 C1 C2 C3 C2 C1")
	require.NoError(t, err)
	n, err := p.Draw(path...)
	require.NoError(t, err)
	assert.Equal(t, 7, n)
	p.Reset()
	path, _ = trail.Parse("A1 B1 C1 C2 B2 B3 C3 D3 C3")
	_, err = p.Draw(path...)
	require.NoError(t, err)
	assert.Equal(t, []int{2, 6, 8}, p.Encounters())
}

// DD-056: visits are counted up to the second, and taken back with their steps.
func TestVisitsAreCounted(t *testing.T) {
	var s sheet.Sheet
	p := trail.NewPen(&s)
	_, err := p.Draw(0, 1, 0)
	require.NoError(t, err)
	visits := func() (n [3]int) {
		for q := range n {
			n[q] = p.Visits(sheet.Square(q))
		}
		return n
	}
	assert.Equal(t, [3]int{2, 1, 0}, visits())
	assert.Equal(t, sheet.Of(0), p.Twice())
	p.Back()
	assert.Equal(t, [3]int{1, 1, 0}, visits())
	assert.True(t, p.Twice().Empty())
}

// DD-058: what is crossed out later counts while drawing.
func TestCrossedOutMonstersCountForThePath(t *testing.T) {
	var s sheet.Sheet
	s.Draw(sheet.Orc, sheet.Of(1))
	s.CrossOut(1)
	p := trail.NewPen(&s)
	_, err := p.Draw(0, 1, 2, 1)
	var why *play.Refusal
	require.ErrorAs(t, err, &why)
	assert.Equal(t, "DD-057", why.Clause)
}

// DD-059: H10 and A1 may be passed in between; the path ends where the line stops on H10.
func TestTheDoorsMayBePassed(t *testing.T) {
	var s sheet.Sheet
	path, err := trail.Parse("A1 A2 A1 B1 B2 C2 D2 E2 F2 G2 H2 H3 H4 H5 H6 H7 H8 H9 H10 G10 H10")
	require.NoError(t, err)
	require.Nil(t, trail.Check(&s, path))
	require.Nil(t, trail.Check(&s, path[:19]))
	assert.Equal(t, "DD-060", trail.Check(&s, path[:20]).Clause)
	assert.Equal(t, "DD-060", trail.Check(&s, nil).Clause)
	assert.Equal(t, "DD-059", trail.NewPen(&s).Why(sheet.NoSquare).Clause, "the entrance is no way out")
}

// DD-060: steps can be taken back one by one or all at once.
func TestBackLeadsThroughTheSameLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		luck := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		s := narrow(luck)
		p := trail.NewPen(&s)
		var before []*trail.Pen
		for range 40 {
			next := p.Next()
			if next.Empty() {
				break
			}
			before = append(before, p.Clone())
			if !p.Try(next.Nth(luck.IntN(next.Count()))) {
				t.Fatal("a listed step is refused")
			}
		}
		for len(before) > 0 {
			was := before[len(before)-1]
			before = before[:len(before)-1]
			if !p.Back() || p.Next() != was.Next() || p.Twice() != was.Twice() || p.Met() != was.Met() || !slices.Equal(p.Path(), was.Path()) {
				t.Fatalf("taken back it is %v, was %v", p.Path(), was.Path())
			}
		}
		if p.Back() {
			t.Fatal("an empty line was taken back")
		}
	})
}

// DD-060: a valid path always exists, and the pen leads there.
func TestAShortestWayIsAPath(t *testing.T) {
	luck := rand.New(rand.NewPCG(3, 3))
	for range 300 {
		s := narrow(luck)
		p := trail.NewPen(&s)
		require.Nil(t, trail.Check(&s, p.WayOn()), s.String())
		p.Wander(luck.IntN)
		require.Nil(t, trail.Check(&s, p.Path()), "%v\n%s", p.Path(), s.String())
	}
}

func TestPathsReadBack(t *testing.T) {
	path, err := trail.Parse("A1 B1 H10")
	require.NoError(t, err)
	assert.Equal(t, []sheet.Square{0, 1, 79}, path)
	assert.Equal(t, "A1 B1 H10", trail.String(path))
	_, err = trail.Parse("A1 I1")
	require.ErrorContains(t, err, "square 2")
	_, err = trail.Parse(trail.String(make([]sheet.Square, trail.Longest+1)))
	require.Error(t, err)
}

func BenchmarkWander(b *testing.B) {
	luck := rand.New(rand.NewPCG(1, 1))
	s := narrow(luck)
	p := trail.NewPen(&s)
	for b.Loop() {
		p.Wander(luck.IntN)
	}
}

func BenchmarkStuck(b *testing.B) {
	s := narrow(rand.New(rand.NewPCG(1, 1)))
	p := trail.NewPen(&s)
	p.Try(sheet.Entrance)
	for b.Loop() {
		p.Stuck()
	}
}
