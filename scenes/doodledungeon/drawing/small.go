package drawing

import (
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Thing is what a small drawing shows: on tracks, cards, lists and the scoring sheet.
type Thing uint8

// The things.
const (
	TrapThing Thing = iota
	GoblinThing
	OrcThing
	DragonThing
	ChestThing
	GuardedThing // a chest with a monster on it
	UpgradeThing
	CardsThing
	HeartThing
	StoneThing // a hero's stone
	WallThing
	OpenThing // a chest with its lid up
)

// ThingOf is the thing of a mark.
func ThingOf(m sheet.Mark) Thing {
	switch m {
	case sheet.Wall:
		return WallThing
	case sheet.Goblin:
		return GoblinThing
	case sheet.Orc:
		return OrcThing
	case sheet.Dragon:
		return DragonThing
	}
	return TrapThing
}

func trackThing(c card.Category) Thing {
	switch c {
	case card.GoblinTrack:
		return GoblinThing
	case card.OrcTrack:
		return OrcThing
	case card.DragonTrack:
		return DragonThing
	case card.TreasureTrack:
		return ChestThing
	case card.HandTrack:
		return CardsThing
	}
	return TrapThing
}

var thingMarks = [...]sheet.Mark{TrapThing: sheet.Trap, GoblinThing: sheet.Goblin, OrcThing: sheet.Orc, DragonThing: sheet.Dragon}

// thingPaths gives the lines of the things that are no creatures, on 60 units.
func thingPaths(t Thing) []string {
	switch t {
	case ChestThing:
		return []string{"M8 28Q8 12 20 12L44 12Q56 12 56 28L8 28L8 54L56 54L56 28", "M27 28L27 38L37 38L37 28", "M18 13L18 54M46 13L46 54"}
	case OpenThing:
		return []string{"M8 30L8 54L56 54L56 30Z", "M8 30L14 8Q16 3 22 3L52 3Q57 3 56 9L56 30", "M27 30L27 39L37 39L37 30", "M18 31L18 54M46 31L46 54", "M14 29Q20 20 26 27Q31 17 37 26Q43 19 50 29"}
	case GuardedThing:
		return []string{"M8 28Q8 12 20 12L44 12Q56 12 56 28L8 28L8 54L56 54L56 28", "M27 28L27 38L37 38L37 28"}
	case UpgradeThing:
		return []string{"M10 54L10 32L32 32L32 54Z", "M14 42L20 50L34 26", "M47 54L47 14M37 25L47 12L57 25"}
	case CardsThing:
		return []string{"M10 20L34 12L46 48L22 56Z", "M34 14L54 18L48 54L34 52"}
	case HeartThing:
		return []string{"M30 55Q4 34 6 19Q10 5 22 9Q28 11 30 19Q32 11 38 9Q50 5 54 19Q56 34 30 55"}
	case StoneThing:
		return []string{"M12 56L12 24Q12 6 30 6Q48 6 48 24L48 56ZM21 26L39 26M30 18L30 40"}
	case WallThing:
		return []string{"M8 8L52 8L52 52L8 52Z", "M8 22L22 8M8 36L36 8M8 50L50 8M20 52L52 20M34 52L52 34"}
	}
	return nil
}

// drawSmall draws a thing in a box of the given side, heavier the smaller it is, so that
// it still reads.
func drawSmall(to *pencil.Drawing, t Thing, x, y, side float64) {
	k := side / 64
	p := pencil.New(to, smallLead(side), 22)
	p.Press = .97
	if k < .8 {
		p = p.Steadier(math.Max(.35, k))
	}
	if int(t) < len(thingMarks) {
		drawCreature(p, thingMarks[t], x+2*k, y+2*k, k)
		return
	}
	for _, d := range thingPaths(t) {
		p.Path(d, x+k, y+k, k)
	}
	if t == GuardedThing {
		drawCreature(p.Harder(.8), sheet.Dragon, x+33*k, y-4*k, k*.48)
	}
}

// smallLead is the lead for drawings of a side.
func smallLead(side float64) pencil.Lead {
	l := pencil.Graphite()
	l.Radius = math.Min(1.2, math.Max(.42, .30+side*.0125))
	l.Flow = .5
	return l
}
