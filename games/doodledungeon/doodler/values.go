package doodler

import (
	"math"

	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// point is one point of the final score in the unit of values.
const point = 1000

// lowest is below every value: the best of nothing so far.
const lowest = math.MinInt

// What elements and actions of a card are worth to somebody without a plan.
const (
	plainTrap      = 1300
	plainGoblin    = 1000
	plainOrc       = 1600
	plainDragon    = 2300
	plainTreasure  = 1500
	plainUpgrade   = 1200
	plainFormation = 1200
	plainDungeon   = 500
	plainHero      = 400
)

// plainWorth is what a card is worth to somebody without a plan.
func plainWorth(c *card.Card) int {
	v := plainDungeon
	if c.Action.Hero() {
		v = plainHero
	}
	for _, e := range c.Elements {
		v += plainElement(e)
	}
	return v
}

func plainElement(e card.Element) int {
	switch e.Kind {
	case card.Treasure:
		return plainTreasure
	case card.Upgrade:
		return plainUpgrade
	case card.Formation:
		return plainFormation
	}
	switch e.Mark {
	case sheet.Trap:
		return plainTrap
	case sheet.Goblin:
		return plainGoblin
	case sheet.Orc:
		return plainOrc
	}
	return plainDragon
}
