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

func TestChancesAreCompared(t *testing.T) {
	rising := []fight.Chance{{0, 10}, {1, 1000}, {1, 3}, {1, 2}, {1 << 60, 1<<61 - 1}, {2, 3}, {10, 10}}
	for i, c := range rising {
		for k, d := range rising {
			assert.Equal(t, i > k, c.Better(d), "%s %s", c, d)
		}
	}
	assert.False(t, fight.Chance{Hits: 2, Of: 4}.Better(fight.Chance{Hits: 1, Of: 2}))
}

func TestPercent(t *testing.T) {
	for c, want := range map[fight.Chance]int{{0, 10}: 0, {10, 10}: 100, {1, 1000}: 1, {999, 1000}: 99, {1, 3}: 33, {2, 3}: 67, {1, 2}: 50} {
		assert.Equal(t, want, c.Percent(), c)
	}
	assert.Equal(t, "1/3", fight.Chance{Hits: 1, Of: 3}.String())
}

// simple is the best chance by trying every order, every choice of dice and every roll:
// the slow oracle beside Best, for small hands.
func simple(f fight.Fight, hand []card.Action, need int) (hits, of int) {
	hits, of = 0, 1
	if f.Strength() >= need {
		return 1, 1
	}
	better := func(h, o int) {
		if h*of > hits*o {
			hits, of = h, o
		}
	}
	for i, a := range hand {
		rest := append(append([]card.Action{}, hand[:i]...), hand[i+1:]...)
		after := func(dice int, change func(g *fight.Fight, rolled []int)) {
			h, o := 0, 1
			cases := [][2]int{}
			every(dice, func(rolled []int) {
				g := f
				change(&g, rolled)
				ch, co := simple(g, rest, need)
				cases = append(cases, [2]int{ch, co})
				o = max(o, co)
			})
			for _, c := range cases {
				h += c[0] * (o / c[1])
			}
			better(h, o*len(cases))
		}
		enter := func(g *fight.Fight, rolled []int) {
			for _, v := range rolled {
				g.Enter(v)
			}
		}
		switch {
		case a == card.Axe && f.Holds(1):
			after(1, enter)
		case a == card.CursedBlade && f.Holds(2):
			after(2, enter)
		case a == card.Talisman && f.Holds(2):
			after(2, func(g *fight.Fight, rolled []int) { enter(g, rolled); g.DropLowest(); g.DropLowest() })
		case a == card.AimBoost:
			after(0, func(g *fight.Fight, _ []int) { g.Bonus += 3 })
		case a == card.LoadedDice:
			for mask := 1; mask < 1<<f.Count(); mask++ {
				var chosen []int
				for i := range f.Count() {
					if mask>>i&1 != 0 {
						chosen = append(chosen, i)
					}
				}
				after(len(chosen), func(g *fight.Fight, rolled []int) {
					for k, i := range chosen {
						g.Set(i, rolled[k])
					}
				})
			}
		}
	}
	return hits, of
}

// DD-089: the best order of the cards, each looked at before the next, against all orders
// tried one by one; and the card named to be played first keeps that chance.
func TestBestIsExact(t *testing.T) {
	value := func(a card.Action) int {
		return map[card.Action]int{card.AimBoost: 3, card.OrcClub: 4, card.GoblinSlingshot: 6}[a]
	}
	hands := [][]card.Action{{}, {card.Axe}, {card.Talisman}, {card.LoadedDice}, {card.AimBoost}, {card.Axe, card.AimBoost},
		{card.Axe, card.LoadedDice}, {card.Talisman, card.Axe}, {card.CursedBlade, card.AimBoost}, {card.Axe, card.Axe},
		{card.AimBoost, card.AimBoost}, {card.Shield, card.PoisonedSpikes, card.BerserkerBrew, card.GoblinSlingshot}}
	for _, dice := range [][]int{{1, 1}, {2, 7}, {6, 4}, {9, 3}} {
		for _, level := range []int{2, 6} {
			f := fight.Of(sheet.Orc, level, 0, dice...)
			for _, hand := range hands {
				h, o := simple(f, hand, 20)
				p := f.Best(hand, value, 20)
				require.Equal(t, h*p.Chance.Of, p.Chance.Hits*o, "%v +%d %v: %s, not %d/%d", dice, level, hand, p.Chance, h, o)
				require.Equal(t, p.Chance.Hits == 0 || f.Strength() >= 20, p.First == card.NoAction, "%v %v", dice, hand)
				require.Equal(t, p.First == card.LoadedDice, len(p.Reroll) > 0, "%v %v: dice are named for Loaded Dice only", dice, hand)
			}
		}
	}
	f := fight.Of(sheet.Orc, 8, 0, 7, 2)
	assert.Equal(t, fight.Plan{Chance: fight.Chance{Hits: 1, Of: 1}, First: card.OrcClub}, f.Best([]card.Action{card.Axe, card.OrcClub}, value, 20))
	stands := fight.Of(sheet.Orc, 8, 0, 7, 5)
	assert.Equal(t, fight.Plan{Chance: fight.Chance{Hits: 1, Of: 1}}, stands.Best([]card.Action{card.Axe, card.OrcClub}, value, 20), "20 is enough as it stands")
	p := f.Best([]card.Action{card.LoadedDice}, value, 20)
	assert.Equal(t, []int{1}, p.Reroll)
	assert.Equal(t, "3/5", p.Chance.String())
	f = fight.Of(sheet.Orc, 2, -7, 1, 1, 1, 1) // all four are rolled again
	p = f.Best([]card.Action{card.LoadedDice}, value, 20)
	assert.Equal(t, []int{0, 1, 2, 3}, p.Reroll)
	want := fight.AtLeast(4, 25)
	assert.Equal(t, want.Hits*p.Chance.Of, p.Chance.Hits*want.Of, p.Chance)
}

// DD-095, DD-120: of equal dice the highest is the first, the lowest the one rolled earlier.
func TestOfEqualDiceTheFirstCounts(t *testing.T) {
	f := fight.Of(sheet.Goblin, 0, 0, 4, 4)
	assert.Equal(t, 0, f.Highest())
	f = fight.Of(sheet.Goblin, 0, 0, 2, 9, 9)
	assert.Equal(t, 1, f.Highest())
	f = fight.Of(sheet.Goblin, 0, 0, 3, 1, 5, 1)
	assert.Equal(t, 1, f.DropLowest())
	assert.Equal(t, []int{3, 5, 1}, f.Dice())
}

// The worst hand: three Loaded Dice, a Talisman, an Axe.
func BenchmarkBest(b *testing.B) {
	f := fight.Of(sheet.Dragon, 4, -8, 2, 3)
	hand := []card.Action{card.LoadedDice, card.LoadedDice, card.LoadedDice, card.Talisman, card.Axe}
	for b.Loop() {
		f.Best(hand, func(card.Action) int { return 0 }, 20)
	}
}
