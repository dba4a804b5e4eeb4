package fight_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// DD 4.2: the chance that a monster wins with 2 dice and no cards.
func TestOpeningChances(t *testing.T) {
	for level, percent := range map[int]int{0: 1, 2: 6, 4: 15, 6: 28, 8: 45, 10: 64, 12: 79} {
		assert.Equal(t, percent, fight.Opening(level, 20).Percent(), "+%d", level)
	}
}

// DD-084, DD-095: the two lowest go, of equal dice the one rolled earlier.
func TestTheLowestDiceGo(t *testing.T) {
	f := fight.Of(sheet.Orc, 8, 0, 7, 2)
	assert.Equal(t, 17, f.Strength())
	f.Bonus += 4
	assert.Equal(t, 21, f.Strength())
	f = fight.Of(sheet.Dragon, 4, 0, 1, 6, 4, 8)
	assert.Equal(t, 1, f.DropLowest())
	assert.Equal(t, 4, f.DropLowest())
	assert.Equal(t, []int{6, 8}, f.Dice())
	f = fight.Of(sheet.Dragon, 4, 0, 3, 5, 3, 3)
	f.DropLowest()
	assert.Equal(t, []int{5, 3, 3}, f.Dice())
	f = fight.Fight{}
	assert.Zero(t, f.DropLowest())
}

// DD-092: never more than four dice.
func TestNeverMoreThanFourDice(t *testing.T) {
	f := fight.Of(sheet.Goblin, 0, 0, 1, 2, 3)
	assert.True(t, f.Holds(1))
	assert.False(t, f.Holds(2))
	f.Enter(4)
	f.Enter(5)
	assert.Equal(t, []int{1, 2, 3, 4}, f.Dice())
	assert.Zero(t, f.Die(4))
	assert.Zero(t, f.Die(-1))
}

// DD-120: of equal dice the first is turned.
func TestTheHighestDie(t *testing.T) {
	f := fight.Of(sheet.Goblin, 0, 0, 6, 6)
	assert.Equal(t, 0, f.Highest())
	f.Set(0, 1)
	assert.Equal(t, []int{1, 6}, f.Dice())
	assert.Equal(t, 1, f.Highest())
}

// every tries all values of so many dice.
func every(n int, try func(dice []int)) {
	dice := make([]int, n)
	var fill func(i int)
	fill = func(i int) {
		if i == n {
			try(dice)
			return
		}
		for v := 1; v <= fight.Faces; v++ {
			dice[i] = v
			fill(i + 1)
		}
	}
	fill(0)
}

// The chances are those of all cases counted one by one.
func TestChancesAreExact(t *testing.T) {
	for dice := range 4 {
		for sum := -1; sum <= 41; sum++ {
			hits, of := 0, 0
			every(dice, func(d []int) {
				total := 0
				for _, v := range d {
					total += v
				}
				if of++; total >= sum {
					hits++
				}
			})
			require.Equal(t, fight.Chance{Hits: hits, Of: of}, fight.AtLeast(dice, sum), "%d dice, %d", dice, sum)
		}
	}
}

// What a card does to the chance, against all rolls counted one by one; of Loaded Dice,
// no choice of dice is better than the one named.
func TestOddsAreExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := fight.Of(sheet.Orc, rapid.IntRange(0, 12).Draw(t, "level"), rapid.IntRange(-8, 9).Draw(t, "bonus"),
			rapid.SliceOfN(rapid.IntRange(1, 10), 2, 3).Draw(t, "dice")...)
		const need = 20
		win := func(g fight.Fight) bool { return g.Strength() >= need }
		count := func(dice int, after func(g *fight.Fight, rolled []int)) fight.Chance {
			c := fight.Chance{}
			every(dice, func(rolled []int) {
				g := f
				after(&g, rolled)
				if c.Of++; win(g) {
					c.Hits++
				}
			})
			return c
		}
		same := func(a card.Action, value int, want fight.Chance) {
			if got := f.After(a, value, need).Chance; got.Hits*want.Of != want.Hits*got.Of {
				t.Fatalf("%s: %s, not %s", a, got, want)
			}
		}
		enter := func(g *fight.Fight, rolled []int) {
			for _, v := range rolled {
				g.Enter(v)
			}
		}
		same(card.Axe, 1, count(1, enter))
		if f.Holds(2) {
			same(card.CursedBlade, 2, count(2, enter))
			same(card.Talisman, 2, count(2, func(g *fight.Fight, rolled []int) {
				enter(g, rolled)
				g.DropLowest()
				g.DropLowest()
			}))
		}
		same(card.OrcClub, 4, count(0, func(g *fight.Fight, _ []int) { g.Bonus += 4 }))
		same(card.BerserkerBrew, 2, f.Now(need))
		best := f.After(card.LoadedDice, 0, need)
		for mask := 1; mask < 1<<f.Count(); mask++ {
			var chosen []int
			for i := range f.Count() {
				if mask>>i&1 != 0 {
					chosen = append(chosen, i)
				}
			}
			c := count(len(chosen), func(g *fight.Fight, rolled []int) {
				for k, i := range chosen {
					g.Set(i, rolled[k])
				}
			})
			if c.Better(best.Chance) {
				t.Fatalf("rolling %v again gives %s, more than %s", chosen, c, best.Chance)
			}
		}
		if len(best.Reroll) == 0 {
			t.Fatal("no dice are named")
		}
	})
}

func TestPercent(t *testing.T) {
	for c, want := range map[fight.Chance]int{{0, 10}: 0, {10, 10}: 100, {1, 1000}: 1, {999, 1000}: 99, {1, 3}: 33, {2, 3}: 67, {1, 2}: 50} {
		assert.Equal(t, want, c.Percent(), c)
	}
	assert.Equal(t, "1/3", fight.Chance{Hits: 1, Of: 3}.String())
}
