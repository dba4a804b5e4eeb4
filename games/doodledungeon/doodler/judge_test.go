package doodler

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

func squares(t *testing.T, text string) []sheet.Square {
	t.Helper()
	list, err := trail.Parse(text)
	require.NoError(t, err)
	return list
}

// draw draws marks on a sheet by their signs' squares.
func drawn(t *testing.T, marks map[sheet.Mark]string) sheet.Sheet {
	t.Helper()
	var s sheet.Sheet
	for m := sheet.Wall; m <= sheet.Dragon; m++ {
		on, err := sheet.ParseSet(marks[m])
		require.NoError(t, err)
		s.Draw(m, on)
	}
	return s
}

// certain is the outlook of a sheet whose goblins always lose and whose dragons always
// win.
func certain(t *testing.T, s *sheet.Sheet) *outlook {
	t.Helper()
	tables, err := card.Load()
	require.NoError(t, err)
	o := outlookOf(tables, s, levels{card.TrapTrack: 2, card.TreasureTrack: 1, card.HandTrack: 1}, 0)
	o.win = [kinds]int{sheet.Dragon: whole}
	o.relief = 0
	return o
}

// A path is worth the monsters that stay, less the hearts of the hero: DD-130, DD-132.
func TestJudgeCountsWhatIsCertain(t *testing.T) {
	s := drawn(t, map[sheet.Mark]string{sheet.Goblin: "C1 E1", sheet.Dragon: "G1", sheet.Trap: "A3"})
	o := certain(t, &s)
	const down = " H2 H3 H4 H5 H6 H7 H8 H9 H10"
	for _, c := range []struct {
		name, path string
		points     int
	}{
		{"nothing met", "A1 A2 B2 C2 D2 E2 F2 G2" + down, 1 + 1 + 3 - 20},
		{"one goblin lost", "A1 B1 C1 C2 D2 E2 F2 G2" + down, 1 + 3 - 20},
		{"a dragon hurts, and stays", "A1 A2 B2 C2 D2 E2 F2 F1 G1 H1" + down, 1 + 1 + 3 - 17},
		{"a trap hurts once", "A1 A2 A3 B3 A3 A2 B2 C2 D2 E2 F2 G2" + down, 1 + 1 + 3 - 18},
		{"a lost goblin is lost once", "A1 B1 C1 D1 E1 D1 C1 C2 D2 E2 F2 G2" + down, 3 - 20},
	} {
		got, ok := o.judge(squares(t, c.path))
		assert.True(t, ok, c.name)
		assert.Equal(t, c.points*point, got, c.name)
	}
	_, ok := o.judge(squares(t, "A1 B1 C1 C2 C1 D1"))
	assert.False(t, ok, "the same goblin twice running (DD-057)")
}

// With the hero dies what would still be lost: DD-131.
func TestJudgeLetsTheHeroDie(t *testing.T) {
	s := drawn(t, map[sheet.Mark]string{sheet.Dragon: "C1", sheet.Goblin: "E1"})
	o := certain(t, &s)
	o.hearts = 3
	got, ok := o.judge(squares(t, "A1 B1 C1 D1 E1 F1 G1 H1 H2 H3 H4 H5 H6 H7 H8 H9 H10"))
	require.True(t, ok)
	assert.Equal(t, (5+3+1)*point, got, "dead before the goblin")
}

// The search visits what brings points and leaves alone what costs them.
func TestSearchVisitsTheWeakAndAvoidsTheStrong(t *testing.T) {
	s := drawn(t, map[sheet.Mark]string{sheet.Wall: "D2 G2", sheet.Goblin: "C3 F8 A9 H1", sheet.Dragon: "C9 E4", sheet.Trap: "E6"})
	o := certain(t, &s)
	c := newClimber(&s, o, 7)
	path := c.search(trail.NewPen(&s), 20, 2, 2000, func() bool { return false })
	require.Nil(t, trail.Check(&s, path))
	got, ok := o.judge(path)
	require.True(t, ok)
	assert.Equal(t, (3+3-20)*point, got, "all goblins are lost, no dragon and no trap is met: %s", trail.String(path))
}

// Of two dead ends behind one square the hero can enter one only: DD-056, example E13.
func TestForksKeepTheSecondDeadEndSafe(t *testing.T) {
	s := drawn(t, map[sheet.Mark]string{sheet.Wall: "C4 B5 D5 B6 E6 D7"})
	var weight [sheet.Squares]int
	c5, d6 := sheet.At(2, 4), sheet.At(3, 5)
	weight[c5] = 700
	assert.Zero(t, forks(&s, &weight), "one dead end can be entered")
	weight[d6] = 300
	assert.Equal(t, 300, forks(&s, &weight), "the hero takes the better one")
}

// A plan checks no more boxes than there are: DD-046, DD-050.
func TestPlanKeepsToTheBoxes(t *testing.T) {
	tables, err := card.Load()
	require.NoError(t, err)
	for boxes := 0; boxes <= 60; boxes += 5 {
		p := prospect{tables: tables, treasures: 500, boxes: boxes * hundred,
			creatures: [kinds]int{sheet.Trap: 500, sheet.Goblin: 700, sheet.Orc: 400, sheet.Dragon: 300}}
		p.checked[card.GoblinTrack] = 3
		plan, sum := p.plan(), 0
		for c := range card.Categories {
			assert.LessOrEqual(t, p.checked[c]+plan.boxes[c], tables.Track(c).Boxes())
			sum += plan.boxes[c]
		}
		assert.LessOrEqual(t, sum, boxes)
		if boxes >= 10 {
			assert.GreaterOrEqual(t, sum, boxes/2, "boxes are used")
		}
	}
}
