package fight

import (
	"fmt"
	"math/bits"

	"delvebox/games/doodledungeon/card"
)

// Chance is a fraction: in Hits of Of equally likely cases.
type Chance struct{ Hits, Of int }

// Percent is the chance in whole per cent, rounded; nothing but 0 and certainty is shown
// as 0 or 100.
func (c Chance) Percent() int {
	switch {
	case c.Hits <= 0:
		return 0
	case c.Hits >= c.Of:
		return 100
	}
	return max(1, min(99, (200*c.Hits+c.Of)/(2*c.Of)))
}

// Better says whether c is greater than d.
func (c Chance) Better(d Chance) bool {
	hi1, lo1 := bits.Mul64(uint64(c.Hits), uint64(d.Of))
	hi2, lo2 := bits.Mul64(uint64(d.Hits), uint64(c.Of))
	return hi1 > hi2 || hi1 == hi2 && lo1 > lo2
}

// String gives the fraction.
func (c Chance) String() string { return fmt.Sprintf("%d/%d", c.Hits, c.Of) }

func certain(yes bool) Chance {
	if yes {
		return Chance{1, 1}
	}
	return Chance{0, 1}
}

// AtLeast is the chance that so many dice make this sum or more.
func AtLeast(dice, sum int) Chance {
	ways := [Limit*Faces + 1]int{0: 1}
	of := 1
	for range min(max(dice, 0), Limit) {
		var next [Limit*Faces + 1]int
		for s, n := range ways {
			for v := 1; n > 0 && v <= Faces; v++ {
				next[s+v] += n
			}
		}
		ways = next
		of *= Faces
	}
	hits := 0
	for s := max(sum, 0); s < len(ways); s++ {
		hits += ways[s]
	}
	return Chance{hits, of}
}

// Opening is the chance that a fresh fight of two dice makes the strength without any
// card: level and bonus are what is added to the dice.
func Opening(level, need int) Chance { return AtLeast(First, need-level) }

// Odds is what a card would do to the chance of a strength.
type Odds struct {
	Action card.Action
	Chance Chance
	Reroll []int // for Loaded Dice: the dice it is best to choose, by number from 0
}

// After is the chance to have at least the strength when the fight is settled after
// playing this one card now. Value is the card's figure. A card that adds nothing to the
// strength leaves the chance as it stands. Of Loaded Dice the best choice is taken.
func (f *Fight) After(a card.Action, value, need int) Odds {
	missing := need - f.Level - f.Bonus
	switch a {
	case card.Axe:
		return Odds{Action: a, Chance: AtLeast(1, missing-f.Sum())}
	case card.CursedBlade:
		return Odds{Action: a, Chance: AtLeast(2, missing-f.Sum())}
	case card.Talisman:
		return Odds{Action: a, Chance: f.talisman(need)}
	case card.LoadedDice:
		return f.loaded(missing)
	case card.AimBoost, card.GoblinSlingshot, card.OrcClub, card.DragonPepper:
		return Odds{Action: a, Chance: certain(f.Strength()+value >= need)}
	}
	return Odds{Action: a, Chance: f.Now(need)}
}

// Now is the chance if the fight is settled as it stands: all or nothing.
func (f *Fight) Now(need int) Chance { return certain(f.Strength() >= need) }

func (f *Fight) talisman(need int) Chance {
	c := Chance{Of: Faces * Faces}
	for a := 1; a <= Faces; a++ {
		for b := 1; b <= Faces; b++ {
			g := *f
			g.Enter(a)
			g.Enter(b)
			g.DropLowest()
			g.DropLowest()
			if g.Strength() >= need {
				c.Hits++
			}
		}
	}
	return c
}

// loaded tries to roll again the lowest die, the two lowest, and so on: to roll a higher
// die again instead is never better.
func (f *Fight) loaded(missing int) Odds {
	best := Odds{Action: card.LoadedDice}
	order := f.rising()
	kept := f.Sum()
	for n := 1; n <= f.Count(); n++ {
		kept -= f.Die(order[n-1])
		if c := AtLeast(n, missing-kept); best.Reroll == nil || c.Better(best.Chance) {
			best.Chance, best.Reroll = c, order[:n:n]
		}
	}
	return best
}

// rising lists the dice by value, the lowest first, of equal ones the earlier.
func (f *Fight) rising() []int {
	order := make([]int, 0, Limit)
	for v := 1; v <= Faces; v++ {
		for i := range f.Count() {
			if f.Die(i) == v {
				order = append(order, i)
			}
		}
	}
	return order
}
